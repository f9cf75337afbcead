import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Classified, ClassifiedProduct } from '../import/classify/classify-product.ts';
import { basisText, figure } from '../product/classification-reasons.ts';
import { classifyWithLists } from '../import/read/classify-with-lists.ts';
import { findListsInForce, type KnownLists } from '../import/classify/known-lists.ts';
import { findProductFiles } from '../import/read/open-source.ts';
import { problemText } from '../product/findings.ts';
import { regulatoryListNames } from '../tables/regulatory-lists.ts';
import { hazardClasses } from '../law/hazard-classes.ts';
import type { Database } from '../store/database.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { checkDay, today } from './input.ts';
import { formatCount, printTable } from './output.ts';
import { commandReader } from './product-files.ts';
import { withLists } from './with-lists.ts';

/**
 * `classify`: derives the classification of the newest version of product files, with the entries of the lists in force for the
 * ingredients. Needs no database and changes nothing.
 */
export function addClassifyCommand(program: Command, context: CommandContext): void {
  const { folder, output, errors } = context;
  program
    .command('classify <files...>')
    .description('derives the classification of mixtures from product files, with its arithmetic')
    .option('--json', 'one JSON object per file and line')
    .option('--on <day>', 'the day for which it is classified, YYYY-MM-DD; by default today')
    .action(async (paths: string[], { json = false, on = today() }: { json?: boolean; on?: string }) => {
      checkDay(on);
      const files = await findProductFiles(paths.map((path) => resolve(folder, path)));
      let unread = 0;
      await withLists(context, async (database) => {
        for (const path of files) {
          const shown = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
          const read = (lists: KnownLists | null) => commandReader.read({ task: 'classifyFile', path, shown, lists });
          const { result, tableExtras, problems } = await classifyWithLists(database, read, on);
          if (json || !result) problems.forEach((problem) => errors.write(`${problemText(problem)}\n`));
          if (!result) unread += 1;
          else if (json) output.write(`${JSON.stringify(result)}\n`);
          else {
            printClassified(output, shown, result, tableExtras);
            printList(output, 'To be checked', problems.map(problemText));
          }
        }
        if (!json && unread < files.length) output.write(await comparisonText(database));
      });
      if (unread > 0) throw new CommandError(`${formatCount(unread, 'file')} cannot be classified.`);
    });
}

/** Lists that affect a classification: Annex VI that of the ingredients, the Candidate List the duty to have a sheet. */
const affectingLists = ['annexVI', 'candidateList'] as const;

/** States which lists the ingredients were compared with, and of which day. */
async function comparisonText(database: Database | null): Promise<string> {
  const loaded = await findListsInForce(database);
  return affectingLists
    .map((kind) => {
      const list = loaded.find((candidate) => candidate.kind === kind);
      const name = regulatoryListNames[kind];
      return list ? `Compared with ${name} of ${list.published}.\n` : `Not compared with ${name}: not loaded.\n`;
    })
    .join('');
}

type Entry = ClassifiedProduct['classification'][number];

const addUnit = (value: number | null, unit: string | null, limit?: number | null) =>
  value === null ? '' : `${figure(value, limit)}${unit === null || unit === 'pH' ? '' : ` ${unit}`}`;

/** The limit of a sum is 1: the sum is a multiple of the ingredients' limits. */
const limitText = ({ limit, unit }: Entry) => (unit === '×' ? '1 ×' : addUnit(limit, unit));

function printClassified(
  output: Writable,
  file: string,
  product: ClassifiedProduct,
  tableExtras: Classified['tableExtras'],
): void {
  const { classification, open, supplemental, unknownToxicity, labelNames, sds, differences } = product;
  output.write(`${file}: ${product.code}\n\n`);
  if (classification.length === 0 && open.length === 0) output.write('No hazard class follows from what is known.\n');
  else if (classification.length === 0) output.write('No hazard class is known; classes are open.\n');
  else {
    printTable(
      output,
      ['Category', 'Statements', 'Found', 'Limit', 'By', 'Provision'],
      classification.map((entry) => [
        entry.category,
        entry.h.join(', '),
        addUnit(entry.value, entry.unit, entry.limit),
        limitText(entry),
        entry.basis === 'typed' ? 'as given, not derived' : basisText(entry.basis),
        entry.provision,
      ]),
    );
  }
  printList(
    output,
    'Not known: answer these before publishing',
    open.map(
      ({ class: hazardClass, question, field, provision }) => `${hazardClass}: ${question} ${field} (${provision})`,
    ),
  );
  printSteps(output, classification);
  printList(output, 'Notes', tableExtras?.notes ?? []);
  printList(
    output,
    'Supplemental statements',
    supplemental.map(
      (statement) =>
        `${statement.h}${statement.for.length > 0 ? ` for ${statement.for.join(', ')}` : ''} (${statement.provision})`,
    ),
  );
  printList(
    output,
    'Unknown toxicity',
    unknownToxicity.map(({ route, percent }) => `${route}: ${figure(percent)} % of the mixture`),
  );
  printList(output, 'Names on the label', labelNames);
  printList(output, `Safety data sheet: ${dutyTexts[sds.duty]}`, sds.because, true);
  printList(output, 'Further duties', dutyLines(tableExtras));
  printList(
    output,
    'The classification in the file differs',
    differences.map(({ category, kind, because }) =>
      kind === 'lacking' ? `lacks ${category}: ${because}` : `has ${category}, which does not follow: ${because}`,
    ),
  );
  printNotClassified(output, product);
  output.write('\n');
}

const dutyTexts = {
  required: 'required',
  onRequest: 'on request',
  none: 'no duty found',
  unknown: 'not known, since a class is open',
} as const;

/** The duties that apply. Fastening and tactile warning are for packs for the public. */
const dutyLines = (tableExtras: Classified['tableExtras']): string[] => [
  ...(tableExtras?.duties.poisonCentre ? ['Notification to poison centres, with a UFI (CLP Art. 45, Annex VIII)'] : []),
  ...(tableExtras?.duties.childResistant ? ['Child-resistant fastening (CLP Annex II 3.1.1)'] : []),
  ...(tableExtras?.duties.tactile ? ['Tactile warning of danger (CLP Annex II 3.2.1)'] : []),
];

function printSteps(output: Writable, classification: readonly Entry[]): void {
  const rows = classification.flatMap(({ category, h, unit, steps }) =>
    steps.map(({ ingredient, content, limit, factor, contribution, inSum }, index) => [
      index === 0 ? `${category} ${h.join(' ')}` : '',
      ingredient,
      `${figure(content, limit)} %`,
      limit === null
        ? 'below the cut-off'
        : `${figure(limit)} ${['mg/kg', 'mg/l', 'ppmV'].includes(unit ?? '') ? unit : '%'}`,
      factor === 1 ? '' : `× ${factor.toLocaleString('en')}`,
      `${figure(contribution, 1)}${inSum === false ? ' (by itself, not in the sum)' : ''}`,
    ]),
  );
  if (rows.length === 0) return;
  output.write('\n');
  printTable(output, ['Arithmetic', 'Ingredient', 'Content', 'Limit or ATE', 'Factor', 'Contribution'], rows);
}

function printList(output: Writable, heading: string, lines: readonly string[], isAlways = false): void {
  if (lines.length === 0 && !isAlways) return;
  output.write(`\n${heading}\n`);
  lines.forEach((line) => output.write(`  ${line.replace(/\p{Cc}+/gu, ' ')}\n`));
}

/** Prints the classes by reason, one line each, in the order of CLP. */
function printNotClassified(output: Writable, { notClassified }: ClassifiedProduct): void {
  const classesByReason = new Map<string, string[]>();
  const sorted = notClassified.toSorted((a, b) => hazardClasses.indexOf(a.class) - hazardClasses.indexOf(b.class));
  for (const { class: hazardClass, of: effect, reason } of sorted) {
    const sentence = reason.replace(/ \([^()]*\)$/, '');
    const name = effect === undefined ? hazardClass : `${hazardClass} (${effect})`;
    classesByReason.set(sentence, [...(classesByReason.get(sentence) ?? []), name]);
  }
  printList(
    output,
    'Not classified',
    [...classesByReason].map(([reason, classes]) => `${[...new Set(classes)].join(', ')}: ${reason}`),
  );
}
