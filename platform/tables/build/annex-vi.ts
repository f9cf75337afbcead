import type { HarmonisedClass, ListRow, SubstanceNumbers } from '../regulatory-lists.ts';
import { type TableBuild, unionLicence } from './table-build.ts';

interface SourceClass {
  /** Null: the reference `****` stands without a class. */
  category: string | null;
  h: string | null;
  mark?: '*' | '****';
  hMark?: '*' | '**' | '***';
  detail?: string[];
}

interface SourceLimit {
  category?: string;
  h: string;
  from?: number;
  fromExclusive?: true;
  below?: number;
  belowInclusive?: true;
}

interface SourceAte {
  route: 'oral' | 'dermal' | 'inhalation';
  value: number;
  unit: string;
  form?: 'dustMist' | 'vapour' | 'gas';
}

interface SourceMember {
  name: string;
  cas?: string[];
  ec?: string[];
}

/** A version of an entry, which applies from `from` to `to`, or an entry that was deleted. */
export interface SourceRow {
  index: string;
  names: string[];
  cas: string[];
  ec: string[];
  members?: SourceMember[];
  classes?: SourceClass[];
  suppl?: string[];
  limits?: SourceLimit[];
  ate?: SourceAte[];
  mFactor?: { acute?: number; chronic?: number; single?: true };
  limitStar?: ('all' | 'oral')[];
  notes?: string[];
  from?: string;
  to?: string;
  deletedFrom?: string;
  check?: true;
}

/** Deletions that only one unofficial reading has; the consolidated text still prints the entries. */
const doubtfulDeletions = new Set(['607-331-00-5', '609-066-00-0']);

/** Statements that the act prints for a class of another statement, by class: CLP Annex I has one statement for each category. */
const statementsOfAnnexI: Readonly<Record<string, string>> = { 'Self-heat. 1': 'H251', 'Self-react. C': 'H242' };

function classOf({ category, h, mark, hMark, detail }: SourceClass): HarmonisedClass[] {
  if (category === null) return [];
  const statement = statementsOfAnnexI[category] ?? h;
  return [
    {
      category,
      h: statement === null ? [] : [statement],
      ...(detail !== undefined && { detail: detail.join('; ') }),
      ...(mark === '*' && { isMinimum: true }),
      ...(mark === '****' && { dependsOnForm: true }),
      ...(hMark === '**' && { mayHaveOtherRoutes: true }),
      ...(hMark === '***' && { mayHaveOtherEffects: true }),
    },
  ];
}

/** `C ≥ 5 %`, `14 % ≤ C < 22 %`, `C < 10 %` */
function rangeText({ from, fromExclusive, below, belowInclusive }: SourceLimit): string {
  const upper = below === undefined ? '' : ` ${belowInclusive ? '≤' : '<'} ${below} %`;
  if (from === undefined) return `C${upper}`;
  return below === undefined
    ? `C ${fromExclusive ? '>' : '≥'} ${from} %`
    : `${from} % ${fromExclusive ? '<' : '≤'} C${upper}`;
}

const limitText = (limit: SourceLimit): string =>
  `${limit.category === undefined ? '' : `${limit.category}; `}${limit.h}: ${rangeText(limit)}`;

const forms = { dustMist: ' (dusts or mists)', vapour: ' (vapours)', gas: ' (gases)' };
const units: Readonly<Record<string, string>> = { 'mg/kg': 'mg/kg bw', 'mg/l': 'mg/l', ppmV: 'ppmV' };
const ateText = ({ route, value, unit, form }: SourceAte): string =>
  `${route}: ATE = ${value} ${units[unit]}${form === undefined ? '' : forms[form]}`;

function factorTexts({ mFactor }: SourceRow): string[] {
  if (!mFactor) return [];
  const { acute, chronic, single } = mFactor;
  if (single) return [`M = ${acute}`];
  return [
    ...(acute === undefined ? [] : [`M (acute) = ${acute}`]),
    ...(chronic === undefined ? [] : [`M (chronic) = ${chronic}`]),
  ];
}

/** The pairs of numbers of a row. Numbers that belong to no other of the same row stand alone. */
export function substancesOf({ members, names, cas, ec }: SourceRow): SubstanceNumbers[] {
  const pairs = ({ name, cas: casNumbers = [], ec: ecNumbers = [] }: SourceMember): SubstanceNumbers[] =>
    Array.from({ length: Math.max(casNumbers.length, ecNumbers.length) }, (_, position) => ({
      ...(casNumbers[position] !== undefined && { cas: casNumbers[position] }),
      ...(ecNumbers[position] !== undefined && { ec: ecNumbers[position] }),
      ...(members && { name }),
    }));
  if (!members) return pairs({ name: names.join('; '), cas, ec });
  const paired = members.flatMap(pairs);
  const isOpen = (number: string) => !paired.some((pair) => pair.cas === number || pair.ec === number);
  return [
    ...paired,
    ...cas.filter(isOpen).map((number) => ({ cas: number })),
    ...ec.filter(isOpen).map((number) => ({ ec: number })),
  ];
}

function rowOf(row: SourceRow): ListRow {
  const { index, names, classes = [], suppl = [], limits = [], ate = [], limitStar, notes = [], from, to } = row;
  const limitLines = [...ate.map(ateText), ...factorTexts(row), ...limits.map(limitText)];
  return {
    index,
    name: [...new Set(names)].join('; '),
    substances: substancesOf(row),
    data: {
      ...(classes.length > 0 && { classification: classes.flatMap(classOf) }),
      ...(classes.some(({ category }) => category === null) && { dependsOnForm: true }),
      ...(suppl.length > 0 && { euh: suppl }),
      ...(limitLines.length > 0 && { limits: limitLines }),
      ...(limitStar && { minimumRoutes: limitStar }),
      ...(notes.length > 0 && { notes: notes.join(', ') }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(row.deletedFrom !== undefined && { deletedFrom: row.deletedFrom }),
    },
  };
}

export const annexVI: TableBuild<SourceRow> = {
  name: 'annex-vi',
  meta: {
    title: 'CLP Annex VI, Part 3, Table 3',
    act: 'Regulation (EC) No 1272/2008',
    edition: 'ATP 23, Regulation (EU) 2025/1222',
    published: '2026-07-23',
    sources: [
      'Facts of the Regulation and its adaptations, read in ECHA’s unofficial table of ATP 23, of 2026-07-23.',
      'Classes, marks and statements of 4,416 entries compared with the consolidated text of 2026-05-01: 4,407 are the same.',
      'All 32 rows of ATP 23 compared with the text of Regulation (EU) 2025/1222: the same, organs and routes not compared.',
      '220 rows drawn at random, names, numbers, classes, limits and notes compared with the consolidated text of 2026-07-01: the same, but for EUH071 of 612-049-00-0, which that text lacks, and H304 of 649-315-00-0, which it prints without a class.',
      'One unofficial transcription alone: organs and routes of ATP 23; names, numbers and limits of ATP 18 to 22 but for those drawn at random.',
    ],
    licence: unionLicence,
    uncertain: 11,
    leftOut: 5,
    remarks: [
      'The class decides where the act contradicts itself: nabam has H400 (006-014-00-3), 009-017-00-8 has H260, 609-010-00-5 has H200, 602-091-00-8 has Aquatic Chronic 2, Self-heat. 1 has H251 (012-002-00-9) and Self-react. C has H242 (607-225-00-9).',
      'Left out: statements without a class in 649-175-00-0, 649-176-00-6 (H340) and 649-315-00-0 (H304).',
      'Left out: the deletion of 607-331-00-5 and 609-066-00-0, which the consolidated text still prints.',
      'Names with braces that the first print garbled are as the consolidated text has them (31 entries).',
      'The mark **** of two limits of hydrogen peroxide (008-003-00-9, Ox. Liq. 1 and 2) is not in the table.',
      'Of two M factors the first counts as acute; a single one counts for both hazards of the entry.',
    ],
  },
  build: (source) =>
    source.filter(({ index, deletedFrom }) => !(deletedFrom && doubtfulDeletions.has(index))).map(rowOf),
};
