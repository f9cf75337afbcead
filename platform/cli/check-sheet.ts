import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { checkSheet, type PointResult, type Score, scoreOf } from '../documents/sds/check-sheet.ts';
import {
  contradictionTexts,
  openContradictions,
  openContradictionWarnings,
} from '../product/check/contradictions/find-contradictions.ts';
import { publishingErrors } from '../product/check/check-mixture.ts';
import { openFileForCheck, type OpenSheetCheck, openStoredForCheck } from '../import/open-sheet-check.ts';
import { productOf } from '../import/read/product-reader.ts';
import { problemText, pathText } from '../product/findings.ts';
import { isCountryCode } from '../languages/languages.ts';
import { findForCheck } from '../store/products/stored-products.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { parsePermalinkIds } from './input.ts';
import { printTable } from './output.ts';
import { commandReader } from './product-files.ts';

/** The checklist of a sheet as a program reads it. */
interface CheckedSheetReport {
  name: string;
  code: string;
  /** The language that was read. */
  language: string;
  /** ISO 3166 code of the country for which the sheet was read. */
  market: string;
  points: PointResult[];
  /** Contradictions and lacking classes that nobody justifies: they refuse publishing. */
  contradictions: string[];
  /** Contradictions that do not refuse publishing. */
  warnings: string[];
  score: Score;
}

/** `check-sheet`: what an authority would object to in a safety data sheet. Changes nothing. */
export function addCheckSheetCommand(program: Command, context: CommandContext): void {
  program
    .command('check-sheet <targets...>')
    .description('checks safety data sheets, of product files or permalink ids, against REACH Annex II point by point')
    .option('--json', 'one JSON object per sheet and line')
    .option('--market <country>', 'the sheet for this country, such as AT, in a language of it', country)
    .action(async (targets: string[], { json = false, market }: { json?: boolean; market?: string }) => {
      for (const target of targets) {
        const stats = await stat(resolve(context.folder, target)).catch(() => null);
        const report = stats?.isFile()
          ? await checkFile(context, target, market)
          : await checkStored(context, target, market);
        if (json) context.output.write(`${JSON.stringify(report)}\n`);
        else printReport(context, report);
      }
    });
}

/** @throws InvalidArgumentError */
function country(value: string): string {
  if (isCountryCode(value)) return value;
  throw new InvalidArgumentError('must be a country code of ISO 3166 such as AT.');
}

async function checkFile({ folder, errors }: CommandContext, name: string, market?: string) {
  const read = productOf(await commandReader.read({ task: 'file', path: resolve(folder, name), shown: name }));
  if (read.product) return createReport(name, read.product.code, openFileForCheck(read.product, market));
  read.problems.forEach((problem) => errors.write(`${problemText(problem)}\n`));
  throw new CommandError(`${name} has errors; its sheet cannot be checked.`);
}

async function checkStored(
  { onDatabase }: CommandContext,
  target: string,
  market?: string,
): Promise<CheckedSheetReport> {
  if (!/^\d+$/.test(target)) throw new CommandError(`There is no file ${target}.`);
  const [id] = parsePermalinkIds([target]);
  let report: CheckedSheetReport | undefined;
  await onDatabase(async (database) => {
    const product = await findForCheck(database, id!);
    const open = product && openStoredForCheck(product, market);
    if (product && open) report = createReport(target, product.code, open);
  });
  if (!report) throw new CommandError(`There is no product ${target} with a version.`);
  return report;
}

function createReport(name: string, code: string, open: OpenSheetCheck): CheckedSheetReport {
  const points = checkSheet(open.sheet);
  const contradictions = [
    ...publishingErrors(open.facts, []).map(({ path, message }) => `${pathText(path)}: ${message}`),
    ...openContradictions(open).map((contradiction) => contradictionTexts(contradiction).en),
  ];
  const { lang: language, market } = open.sheet;
  const warnings = openContradictionWarnings(open).map((contradiction) => contradictionTexts(contradiction).en);
  return { name, code, language, market: market.country, points, contradictions, warnings, score: scoreOf(points) };
}

const resultTexts = {
  met: 'met',
  notMet: 'NOT MET',
  notAssessed: 'not assessed',
  notApplicable: 'not applicable',
} as const;

function printReport(
  { output }: CommandContext,
  { name, code, language, market, points, contradictions, warnings, score }: CheckedSheetReport,
) {
  output.write(`${name}: ${code}, read in ${language} for ${market}\n\n`);
  printTable(
    output,
    ['Point', 'Result', 'What the law asks for', 'Provision', 'Why'],
    points.map(({ id, result, asks, provision, why = '', remedy }) => [
      id,
      resultTexts[result],
      asks,
      provision,
      remedy ? `${why}; ${remedy}` : why,
    ]),
  );
  if (contradictions.length > 0) {
    output.write('\nContradictions, which refuse publishing\n');
    contradictions.forEach((text) => output.write(`  ${text}\n`));
  }
  if (warnings.length > 0) {
    output.write('\nWarnings\n');
    warnings.forEach((text) => output.write(`  ${text}\n`));
  }
  const { met, notMet, notAssessed, applicable, notApplicable, percent } = score;
  const otherCounts = `${notMet} not met, ${notAssessed} not assessed; ${notApplicable} not applicable`;
  output.write(`\n${met} of ${applicable} points met (${percent} %), ${otherCounts}.\n\n`);
}

/**
 * Lists what an authority would object to: `point 9.1-j (REACH Annex II 9.1(j)): …`, and in a last line the points that could not be
 * assessed, since the sheet does not answer them.
 */
export function objectionsOf({ sheet }: OpenSheetCheck): string[] {
  const results = checkSheet(sheet);
  const open = results.filter(({ result }) => result === 'notAssessed').map(({ id }) => id);
  return [
    ...results
      .filter(({ result }) => result === 'notMet')
      .map(({ id, provision, why, remedy }) => `point ${id} (${provision}): ${why}; ${remedy}`),
    ...(open.length > 0 ? [`points not assessed, see check-sheet: ${open.join(', ')}`] : []),
  ];
}
