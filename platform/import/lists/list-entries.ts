import type { HarmonisedClass, RegulatoryEntry, RegulatoryEntryData } from '../../tables/regulatory-lists.ts';
import { readCategory, readLimitLine, readLimits } from '../../law/classification/model/limit-lines.ts';
import { textsOf } from '../../languages/messages.ts';
import { hazardCategory } from '../../law/hazard-classes.ts';
import { isCasNumber, isEcNumber, isIndexNumber } from '../../law/identifiers.ts';
import { type ColumnName, type FoundTable, readDay } from './list-kinds.ts';

/** A row, or a part of it, that could not be read. */
export interface RowIssue {
  /** As the spreadsheet counts, from 1. */
  row: number;
  reason: string;
  /** Whether the whole row is skipped, not only a part. */
  isSkipped: boolean;
}

interface ReadEntries {
  entries: RegulatoryEntry[];
  issues: RowIssue[];
  rowsRead: number;
}

type Cell = (column: ColumnName) => string;

/** Reads the rows below the headings. `today` decides which entries of Annex VI are past. */
export function readEntries({ kind, columns, headingRows, rows }: FoundTable, today: string): ReadEntries {
  const result: ReadEntries = { entries: [], issues: [], rowsRead: 0 };
  for (let rowIndex = headingRows; rowIndex < rows.length; rowIndex += 1) {
    const cells = rows[rowIndex]!;
    if (cells.every((text) => text === '')) continue;
    const cell: Cell = (column) => {
      const text = columns[column] === undefined ? '' : (cells[columns[column]] ?? '');
      return /^[-–—]$/.test(text) ? '' : text;
    };
    const report = (reason: string, isSkipped = false) => result.issues.push({ row: rowIndex + 1, reason, isSkipped });
    const numbers = readNumbers(cell, report);
    const name = cell('name').replace(/\s+/g, ' ');
    const data = kind === 'annexVI' ? readHarmonised(cell, today, report) : readReach(cell);
    if (typeof data === 'string') report(data, true);
    else if (name === '') report('it has no name', true);
    else {
      result.rowsRead += 1;
      if (data === null) continue;
      const indexNumber = kind === 'annexVI' ? cell('index') : null;
      for (const pair of numbers) result.entries.push({ ...pair, indexNumber, name, data });
    }
  }
  return result;
}

/**
 * Reads the pairs of CAS and EC number of a row. Numbers of several substances are marked `[1]`, `[2]`, or have the same order; numbers that
 * cannot be paired become entries of their own. A row without numbers is one entry without numbers.
 */
function readNumbers(cell: Cell, report: (reason: string) => void): { cas: string | null; ec: string | null }[] {
  const cas = numbersOf(cell('cas'), /(?<!\d)(\d{2,7}-\d{2}-\d)(?!\d)(?:\s?\[(\d{1,3})\])?/g, isCasNumber);
  const ec = numbersOf(cell('ec'), /(?<!\d)(\d{3}-\d{3}-\d)(?!\d)(?:\s?\[(\d{1,3})\])?/g, isEcNumber);
  for (const number of [...cas.wrong, ...ec.wrong])
    report(`the number ${number} has a wrong check digit and is left out`);
  const isTagged = [...cas.found, ...ec.found].some(({ tag }) => tag !== undefined);
  if (!isTagged && cas.found.length === ec.found.length && cas.found.length > 0)
    return cas.found.map(({ number }, index) => ({ cas: number, ec: ec.found[index]!.number }));
  const used = new Set<string>();
  const pairs: { cas: string | null; ec: string | null }[] = cas.found.map(({ number, tag }) => {
    const match = tag === undefined ? undefined : ec.found.find((other) => other.tag === tag);
    if (match) used.add(match.number);
    return { cas: number, ec: match?.number ?? null };
  });
  pairs.push(...ec.found.filter(({ number }) => !used.has(number)).map(({ number }) => ({ cas: null, ec: number })));
  return pairs.length > 0 ? pairs : [{ cas: null, ec: null }];
}

function numbersOf(text: string, pattern: RegExp, isRight: (number: string) => boolean) {
  const found: { number: string; tag: string | undefined }[] = [];
  const wrong: string[] = [];
  for (const [, number, tag] of text.matchAll(pattern))
    if (isRight(number!)) found.push({ number: number!, tag });
    else wrong.push(number!);
  return { found, wrong };
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const countUnread = (text: string): number => readLimitLine(text).filter(({ kind }) => kind === 'unreadable').length;

/** Splits a cell into limits, joining a limit that is broken over lines: `Repr. 1A;` and `H360D: C ≥ 0,03 %`. */
function limitsIn(text: string): string[] {
  const limits: string[] = [];
  for (const line of linesOf(text)) {
    const last = limits.at(-1) ?? '';
    const joined = `${last} ${line}`;
    if (countUnread(joined) < countUnread(last) + countUnread(line)) limits.splice(-1, 1, joined);
    else limits.push(line);
  }
  return limits;
}

/** Returns a string with the reason if the row cannot be read; null for an entry that was deleted or no longer applies. */
function readHarmonised(
  cell: Cell,
  today: string,
  report: (reason: string) => void,
): RegulatoryEntryData | null | string {
  if (!isIndexNumber(cell('index'))) return `'${cell('index').slice(0, 40)}' is no index number`;
  const [from, to] = [readDay(cell('from')), readDay(cell('to'))];
  if (/deleted/i.test(cell('comment')) || (to !== null && to < today)) return null;
  const classification = readClasses(linesOf(cell('classes')), linesOf(cell('statements')), report);
  if (classification.length === 0) return 'it has no hazard class';
  const limits = limitsIn(cell('limits'));
  for (const line of readLimits(limits))
    if (line.kind === 'unreadable')
      report(`the limit '${line.text}' is kept, but not used: ${textsOf(line.reason).en}`);
  const euh = [...cell('euh').matchAll(/EUH\s?(\d{3}[A-Z]?)/g)].map(([, number]) => `EUH${number}`);
  const notes = cell('notes').replace(/\s+/g, ' ');
  return {
    classification,
    ...(euh.length > 0 && { euh }),
    ...(limits.length > 0 && { limits }),
    ...(notes !== '' && { notes }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/**
 * Reads the classes with their statements. The statements are in a separate cell, in the same order but without lines for classes without
 * statements (`Press. Gas`); in ECHA CHEM's export they follow their class.
 */
function readClasses(
  lines: readonly string[],
  statementLines: readonly string[],
  report: (reason: string) => void,
): HarmonisedClass[] {
  const open = statementLines.flatMap((line) => statementsIn(line));
  const classes = lines.flatMap((line): HarmonisedClass[] => {
    const [first] = statementsIn(line);
    const written = (first ? line.slice(0, line.indexOf(first.written)) : line)
      .replaceAll('*', '')
      .trim()
      .replace(/ ?[;:,]$/, '');
    if (written === '') return [];
    const category = readCategory(written) ?? written;
    const index = open.findIndex(({ code }) => belongs(category, code));
    const statement = first ?? (index === -1 ? undefined : open.splice(index, 1)[0]);
    if (readCategory(written) === null && !olderCategories.test(written))
      report(`the class '${written}' is unknown and kept as written`);
    return [
      {
        category,
        h: statement ? [statement.code] : [],
        ...(statement?.detail && { detail: statement.detail }),
        ...(/\*/.test(line) && { isMinimum: true }),
      },
    ];
  });
  for (const { code } of open) report(`${code} belongs to none of its classes`);
  return classes;
}

/** Categories of older acts, and of entries without the form that decides the category (Annex VI, Note U). */
const olderCategories =
  /^(?:Flam\. Gas\.? [12]|Press\. Gas|Expl\.|(?:Self-react|Org\. Perox)\. ?[A-G]{1,2}|Unst\. Expl\.?)$/i;

const belongs = (category: string, code: string): boolean =>
  readCategory(category) === null
    ? (/^Flam\. Gas/i.test(category) && /^H22[01]$/.test(code)) ||
      (/^Expl/i.test(category) && /^H20/.test(code)) ||
      (/^(?:Self-react|Org\. Perox)/i.test(category) && /^H24/.test(code))
    : hazardCategory(category, [code]) !== undefined;

function statementsIn(line: string): { written: string; code: string; detail?: string }[] {
  return [...line.matchAll(/((?:EU)?H\d{3})\s?([A-Za-z]{0,2})(?![A-Za-z])[\s*]{0,6}(?:\(([^()]{1,200})\))?/g)].map(
    ([written, code, suffix, detail]) => ({ written, code: `${code}${suffix}`, ...(detail && { detail }) }),
  );
}

function readReach(cell: Cell): RegulatoryEntryData {
  const data: RegulatoryEntryData = {};
  for (const column of ['reason', 'entry', 'exemptedUses', 'conditions'] as const) {
    const text = linesOf(cell(column)).join('; ');
    if (text !== '') data[column] = text;
  }
  for (const column of ['included', 'sunsetDate', 'latestApplication'] as const) {
    const text = cell(column);
    if (text !== '') data[column] = readDay(text) ?? text;
  }
  return data;
}
