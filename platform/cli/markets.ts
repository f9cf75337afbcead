import type { Command } from 'commander';
import type { MarketPack } from '../product/markets/market-pack.ts';
import { limitTables } from '../tables/limit-tables.ts';
import { marketPacks } from '../product/markets/markets.ts';
import type { CommandContext } from './command-context.ts';
import { printTable } from './output.ts';

/** `markets`: for which countries sheets are made, and what is known of each. */
export function addMarketsCommand(program: Command, { output }: CommandContext): void {
  program
    .command('markets')
    .description(
      'the countries of safety data sheets: advisory bodies, lists of limits with their dates, national headings',
    )
    .action(() =>
      printTable(
        output,
        ['Country', 'Languages', 'Advisory body', 'Agreement', 'Limits', 'Headings'],
        marketPacks().map((pack) => [
          pack.country,
          pack.languages.join(', '),
          bodyOf(pack),
          pack.advisoryBodies?.some(({ needsAgreement }) => needsAgreement) ? 'needed' : '',
          limitsOf(pack),
          String(pack.national.length),
        ]),
      ),
    );
}

function bodyOf({ advisoryBodies, noAdvisoryBody }: MarketPack): string {
  if (advisoryBodies?.length) return advisoryBodies.map(({ telephone }) => telephone).join(', ');
  return noAdvisoryBody ? 'none' : 'not recorded';
}

function limitsOf({ country, limitLists, limitLaw }: MarketPack): string {
  const lists = [
    ...limitLists.map(({ law, source, isComplete }) => `${law} of ${source.date}${isComplete ? '' : ' (in part)'}`),
    ...limitTables
      .filter(({ area }) => area === country)
      .map(({ table: { meta } }) => `${meta.act} of ${meta.published} (in part)`),
  ];
  return lists.length === 0 ? `not loaded: ${limitLaw}` : lists.join(', ');
}
