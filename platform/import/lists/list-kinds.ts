import { type RegulatoryListKind, regulatoryListNames } from '../../tables/regulatory-lists.ts';
import { SourceError } from '../read/source-error.ts';
import type { Sheet } from './read-workbook.ts';

/** Patterns of the column headings of ECHA's tables. */
const columnPatterns = {
  index: /^index (?:no|number)$/,
  name: /^(?:international chemical identification|chemical name|substance name|name)$/,
  ec: /^ec(?: list)? (?:no|number)$/,
  cas: /^cas (?:no|number)$/,
  /** Annex VI; in ECHA CHEM's export with the statements in the same cell. */
  classes: /^(?:classification )?hazard class (?:and )?category (?:and statement )?codes?$/,
  statements: /^(?:classification )?hazard statement codes?$/,
  euh: /suppl(?:emental|ementary)? hazard statement codes?$/,
  limits: /^(?:specific conc|m scl ate|m factor)/,
  notes: /^notes?$/,
  comment: /^comments?$/,
  from: /^from$/,
  to: /^to$/,
  /** Column of a sheet with former versions of entries. */
  history: /^(?:celex|in application)$/,
  reason: /^(?:reason for inclusion|intrinsic propert)/,
  included: /^date of inclusion$/,
  entry: /^entry (?:no|number)$/,
  sunsetDate: /sunset date$/,
  latestApplication: /latest application date$/,
  exemptedUses: /^exempted /,
  conditions: /conditions/,
  group: /^(?:regulatory group|group relationship)$/,
} as const;
export type ColumnName = keyof typeof columnPatterns;
export type Columns = Partial<Record<ColumnName, number>>;

/** The columns by which each table is recognised. The first matching row counts, since Annex XIV also has the columns of the rows after it. */
const kinds: readonly { kind: RegulatoryListKind; has: readonly ColumnName[]; lacks?: readonly ColumnName[] }[] = [
  { kind: 'annexVI', has: ['index', 'name', 'classes'], lacks: ['history'] },
  { kind: 'annexXIV', has: ['name', 'sunsetDate'] },
  { kind: 'candidateList', has: ['name', 'included', 'reason'], lacks: ['entry'] },
  { kind: 'annexXVII', has: ['name', 'entry', 'conditions'] },
];

export interface FoundTable {
  kind: RegulatoryListKind;
  columns: Columns;
  /** Number of rows up to and including the headings. */
  headingRows: number;
  rows: string[][];
}

/** The headings are in the first rows, below a title and remarks. */
const maxHeadingRow = 40;

/**
 * Finds the first of ECHA's tables by its headings, which may take two rows, regardless of case, spaces and line breaks.
 * @throws SourceError naming the headings that were found, when there is none
 */
export function findTable(sheets: readonly Sheet[], shown: string): FoundTable {
  let hasMembers = false;
  for (const { rows } of sheets) {
    for (let rowIndex = 0; rowIndex < Math.min(rows.length, maxHeadingRow); rowIndex += 1) {
      for (const headingRows of [1, 2]) {
        const columns = columnsOf(rows.slice(rowIndex, rowIndex + headingRows));
        const match = kinds.find(
          ({ has, lacks = [] }) =>
            [...has, 'cas' as const].every((name) => name in columns) && !lacks.some((name) => name in columns),
        );
        if (match) return { kind: match.kind, columns, headingRows: rowIndex + headingRows, rows };
        hasMembers ||= 'group' in columns && 'cas' in columns;
      }
    }
  }
  const names = Object.values(regulatoryListNames).join(', ');
  throw new SourceError(
    hasMembers
      ? `${shown} is ECHA's table of the substances in scope, whose columns do not say of which list; import the full list instead. Nothing is changed.`
      : `${shown} has none of the tables that can be imported (${names}): no row has their headings. Nothing is changed.`,
  );
}

/** `Hazard Class and\nCategory Code(s)` → `hazard class and category codes` */
const normaliseHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Finds the columns by their headings. An upper heading of two rows spans several columns, and only the first has its text. */
function columnsOf(headings: readonly string[][]): Columns {
  const columns: Columns = {};
  const width = Math.max(0, ...headings.map((row) => row.length));
  for (let columnIndex = 0; columnIndex < width; columnIndex += 1) {
    const texts = headings.map((row) => normaliseHeading(row[columnIndex] ?? '')).filter((text) => text !== '');
    for (const text of new Set([texts.join(' '), ...texts])) {
      for (const [name, pattern] of Object.entries(columnPatterns)) {
        // Annex VI has 'Hazard Statement Code(s)' for the classification and again for the label.
        if (pattern.test(text) && !(name in columns)) columns[name as ColumnName] = columnIndex;
      }
    }
  }
  return columns;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as ECHA writes it, `27-Jun-2018`, `27/06/2018`, `3 March 2026` or `2026-03-03`, as YYYY-MM-DD; null: none. */
export function readDay(text: string): string | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const namedMonth = /(?<!\d)(\d{1,2})[ -]([A-Za-z]{3})[a-z]{0,6}[ -](\d{4})(?!\d)/.exec(text);
  if (namedMonth)
    return dayOf(namedMonth[3]!, String(months.indexOf(namedMonth[2]!.toLowerCase()) + 1), namedMonth[1]!);
  const numeric = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/.exec(text);
  return numeric && dayOf(numeric[3]!, numeric[2]!, numeric[1]!);
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/**
 * The date of a list, from the rows above its headings ('Last updated: 3 March 2026'), else from its file name, such as ECHA's
 * `candidate_list_full-2026-08-24.xlsx`; null: neither has one.
 */
export function findListDate(rowsAbove: readonly string[][], file: string): string | null {
  const texts = rowsAbove.map((row) => row.join(' '));
  const updated = texts.filter((text) => /updated?|version|status|as of|date/i.test(text));
  for (const text of [...updated, ...texts, file]) {
    const day = readDay(text);
    if (day) return day;
  }
  return null;
}
