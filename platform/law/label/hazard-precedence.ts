/** The packing group of a CLP category in its transport class. */
export interface HazardDegree {
  /** Transport class. */
  goods: string;
  categories: RegExp;
  /** Only with one of these statements. */
  h?: RegExp;
  group: 'I' | 'II' | 'III';
  /** The route of class 6.1, since some cells of the table differ by it. */
  route?: 'oral' | 'dermal' | 'inhalation';
  /** The group may be milder: it follows from another test, too. */
  isIndicative?: true;
  provision: string;
}

const toxicityGroups = [
  { categories: /^Acute Tox\. 1/, group: 'I' },
  { categories: /^Acute Tox\. 2/, group: 'II' },
  { categories: /^Acute Tox\. 3/, group: 'III' },
] as const;
const acute = { goods: '6.1', provision: 'ADR 2.2.61.1.7' } as const;

/** Categories with the same criteria as a packing group. */
export const hazardDegrees: readonly HazardDegree[] = [
  { goods: '3', categories: /^Flam\. Liq\. 1/, group: 'I', provision: 'ADR 2.2.3.1.3' },
  { goods: '3', categories: /^Flam\. Liq\. 2/, group: 'II', provision: 'ADR 2.2.3.1.3' },
  { goods: '3', categories: /^Flam\. Liq\. 3/, group: 'III', provision: 'ADR 2.2.3.1.3' },
  { goods: '4.2', categories: /^Self-heat\. 1/, group: 'II', provision: 'ADR 2.2.42.1.8' },
  { goods: '4.2', categories: /^Self-heat\. 2/, group: 'III', provision: 'ADR 2.2.42.1.8' },
  { goods: '4.3', categories: /^Water-react\. 1/, group: 'I', provision: 'ADR 2.2.43.1.8' },
  { goods: '4.3', categories: /^Water-react\. 2/, group: 'II', provision: 'ADR 2.2.43.1.8' },
  { goods: '4.3', categories: /^Water-react\. 3/, group: 'III', provision: 'ADR 2.2.43.1.8' },
  { goods: '5.1', categories: /^Ox\. (?:Liq|Sol)\. 1/, group: 'I', provision: 'ADR 2.2.51.1' },
  { goods: '5.1', categories: /^Ox\. (?:Liq|Sol)\. 2/, group: 'II', provision: 'ADR 2.2.51.1' },
  { goods: '5.1', categories: /^Ox\. (?:Liq|Sol)\. 3/, group: 'III', provision: 'ADR 2.2.51.1' },
  ...toxicityGroups.flatMap((row): HazardDegree[] => [
    { ...acute, ...row, h: /^H30[01]/, route: 'oral' },
    { ...acute, ...row, h: /^H31[01]/, route: 'dermal' },
  ]),
  // Of vapours the group follows from the volatility, too (ADR 2.2.61.1.8).
  { ...acute, ...toxicityGroups[0], h: /^H330/, route: 'inhalation', isIndicative: true },
  { goods: '8', categories: /^Skin Corr\. 1A/, group: 'I', provision: 'ADR 2.2.8.1.5' },
  { goods: '8', categories: /^Skin Corr\. 1B/, group: 'II', isIndicative: true, provision: 'ADR 2.2.8.1.5' },
  { goods: '8', categories: /^Skin Corr\. 1C/, group: 'III', isIndicative: true, provision: 'ADR 2.2.8.1.5' },
];

/** `=`: for liquids the class of the row, for solids that of the column; `~`: the other way round. */
type Winner = 'row' | 'column' | '=' | '~';
const winners: Readonly<Record<string, Winner>> = { r: 'row', c: 'column', '=': '=', '~': '~' };

const columns = [
  '3 I',
  '3 II',
  '3 III',
  '4.2 II',
  '4.2 III',
  '4.3 I',
  '4.3 II',
  '4.3 III',
  '5.1 I',
  '5.1 II',
  '5.1 III',
];
const toxicColumns = ['6.1 I dermal', '6.1 I oral', '6.1 II dermal', '6.1 II oral', '6.1 III'];

/** ADR 2.1.3.10, table of precedence of hazards: `r` the row, `c` the column, by the columns above. */
const precedence: Readonly<Record<string, string>> = {
  '4.2 II': '~~~',
  '4.2 III': '~~~',
  '4.3 I': 'rrr rr',
  '4.3 II': 'rrr rr',
  '4.3 III': 'rrr rr',
  '5.1 I': '~~~ rr rrr',
  '5.1 II': '~~~ cr ccr',
  '5.1 III': '~~~ cc ccc',
  '6.1 I dermal': 'ccr rr rrr crr',
  '6.1 I oral': 'ccr rr ccr ccr',
  '6.1 II dermal': 'ccr cr ccr ccr',
  '6.1 II oral': 'ccr cr ccr ccr',
  '6.1 III': 'ccc cc ccc ccc',
  '8 I': 'crr rr crr crr ===rr',
  '8 II': 'ccr cr ccr ccr cc==r',
  '8 III': 'ccc cc ccc ccc ccccr',
};

/** The keys of a hazard in the table: with the route, and without it. */
const keysOf = ({ goods, group, route }: HazardDegree): string[] => [`${goods} ${group} ${route}`, `${goods} ${group}`];

/**
 * The transport class of two hazards that has precedence: toxic by inhalation in packing group I comes before all but class 8 (ADR 2.1.3.5.3
 * (h)), else the table decides. Null: the table does not decide it, or only for a known physical state.
 */
export function precedingClass(first: HazardDegree, second: HazardDegree, isLiquid: boolean | null): string | null {
  const hazards = [first, second];
  if (hazards.some(({ route }) => route === 'inhalation'))
    return hazards.some(({ goods }) => goods === '8') ? null : '6.1';
  return cellOf(first, second, isLiquid) ?? cellOf(second, first, isLiquid);
}

function cellOf(row: HazardDegree, column: HazardDegree, isLiquid: boolean | null): string | null {
  const cells = keysOf(row)
    .map((key) => precedence[key]?.replaceAll(' ', ''))
    .find((text) => text !== undefined);
  const index = [...columns, ...toxicColumns].findIndex((name) => keysOf(column).includes(name));
  const winner = index < 0 ? undefined : winners[cells?.[index] ?? ''];
  if (winner === 'row') return row.goods;
  if (winner === 'column') return column.goods;
  if (winner === undefined || isLiquid === null) return null;
  return (winner === '=') === isLiquid ? row.goods : column.goods;
}
