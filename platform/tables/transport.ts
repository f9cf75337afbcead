import { LawTable } from './law-table.ts';

/** A row of ADR, Chapter 3.2, Table A. An omitted field is empty in the table, unless `x` names it. */
export interface RoadRow {
  /** Column 1: `1993`. */
  un: string;
  /** Column 2: the proper shipping name in capitals, the rest in small letters. */
  n: TransportNames;
  /** Column 3a. */
  c: string;
  /** Column 3b; alternatives with ` or `. */
  k?: string;
  /** Column 4. */
  pg?: PackingGroup;
  /** Column 5: numbers of labels. */
  l?: string[];
  /** Column 6: special provisions. */
  sp?: string[];
  /** Columns 7a and 7b: limited quantity, code of excepted quantities. */
  lq?: string;
  eq?: string;
  /** Column 15: transport category and tunnel restriction code; `-` is the printed dash. */
  tc?: string;
  tu?: string;
  /** Column 20: hazard identification number. */
  h?: string;
  /** The state of matter that name, classification code or class presuppose. */
  st?: 'solid' | 'liquid' | 'gas';
  /** Carriage is prohibited by ADR. */
  prohibited?: true;
  /** Carriage is prohibited by RID. */
  prohibitedRail?: true;
  notSubject?: true;
  /** Fields that are doubtful: left out, or of a list in part. */
  x?: (keyof RoadRow)[];
}

/** A row of the dangerous goods list of the IMDG Code. */
export interface SeaRow {
  un: string;
  /** Columns 2 to 4: name, class, subsidiary hazards. */
  n: string;
  c: string;
  sub?: string[];
  pg?: PackingGroup;
  /** Columns 7a and 7b: limited quantity, code of excepted quantities. */
  lq?: string;
  eq?: string;
  /** Column 15: emergency schedules of fire and of spillage, `F-E`, `S-E`. */
  ems?: string[];
  /** Column 16a: stowage category, stowage and handling codes. */
  cat?: string;
  sw?: string[];
  /** Column 16b: segregation codes. */
  seg?: string[];
  /** Column 4 has P: marine pollutant. */
  mp?: true;
  /** Special provision 900 prohibits carriage of the whole entry. */
  prohibited?: true;
  /** Special provision 960: not subject to the IMDG Code. */
  notSubject?: true;
  x?: (keyof SeaRow)[];
}

export type PackingGroup = 'I' | 'II' | 'III';

/** Names of Table A by language: `en` in each row, `de` and `fr` in nearly all; other languages have none here. */
export interface TransportNames {
  en: string;
  de?: string;
  fr?: string;
}
export const transportNameLanguages = ['en', 'de', 'fr'] as const;

export const roadTable = new LawTable<RoadRow>('transport-road', ({ un }) => [un]);
export const seaTable = new LawTable<SeaRow>('transport-sea', ({ un }) => [un]);

/** `UN 1993`, `UN1993` or `1993` → `1993`. */
const digitsOf = (un: string): string => un.replace(/^UN\s*/i, '');

export interface TransportQuery {
  packingGroup?: PackingGroup | null | undefined;
  /** Rows whose name or code is for another state are left out. */
  state?: 'solid' | 'liquid' | 'gas' | null | undefined;
}

const isWanted = ({ packingGroup, state }: TransportQuery) =>
  function isWantedRow({ pg, st }: { pg?: PackingGroup; st?: RoadRow['st'] }): boolean {
    return (packingGroup === undefined || (pg ?? null) === packingGroup) && (!state || !st || st === state);
  };

/** The rows of Table A of a UN number, `UN1993`; none: ADR does not have the number. */
export const roadRowsOf = (un: string, query: TransportQuery = {}): RoadRow[] =>
  roadTable.find([digitsOf(un)]).filter(isWanted(query));

/** The rows of the IMDG list of a UN number. */
export const seaRowsOf = (un: string, { packingGroup }: Pick<TransportQuery, 'packingGroup'> = {}): SeaRow[] =>
  seaTable.find([digitsOf(un)]).filter(isWanted({ packingGroup }));

/** Letters and figures of a name: case, accents, spaces and punctuation do not count. */
export const nameKey = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** Small letters that are part of a name: `n-BUTYL`, `tert-BUTYL`, `m-XYLENE`. */
const prefix = /^(?:n|o|m|p|sec|tert|iso|cis|trans|alpha|beta|gamma|omega|et|and|und|en|de|des|aux|du)(?:$|[-,'’])/;
/** Words between alternatives. */
const alternatives = /,? (?:or|oder|ou) /;

/** The first words in capitals, without what follows in small letters or in brackets. */
function capitalWords(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => /[\p{Ll}]/u.test(word.replace(/^\(/, '')) && !prefix.test(word));
  const kept = end < 0 ? words : words.slice(0, end);
  while (kept.length > 0 && /^\p{Ll}+$/u.test(kept.at(-1)!)) kept.pop();
  return kept.join(' ').replace(/[,;]$/, '');
}

/** Texts in brackets, outermost only, and the text without them. */
function splitBrackets(text: string): { plain: string; inner: string[] } {
  const inner: string[] = [];
  const plain = text.replace(/ ?\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, content: string) => {
    inner.push(content);
    return '';
  });
  return { plain, inner };
}

/**
 * The proper shipping names of a text of column 2 (ADR 3.1.2.1): the parts in capitals, each alternative, and the synonyms in brackets.
 * `ETHANOL (ETHYL ALCOHOL) or ETHANOL SOLUTION` → ETHANOL, ETHANOL SOLUTION, ETHYL ALCOHOL. A text without capitals stands as it is.
 */
export function properShippingNames(text: string): string[] {
  const { plain, inner } = splitBrackets(text);
  const names = [plain, ...inner.flatMap((content) => content.split(';'))]
    .flatMap((part) => part.split(alternatives))
    .map((part) => capitalWords(part.trim()))
    .filter((name) => /\p{Lu}{2}/u.test(name));
  return [...new Set(names)];
}

let indexesByName: ReadonlyMap<string, readonly number[]> | undefined;

/** The rows of Table A by each of their names, made on first use. */
function namesOfTable(): ReadonlyMap<string, readonly number[]> {
  if (indexesByName) return indexesByName;
  const found = new Map<string, number[]>();
  let index = 0;
  for (const { n } of roadTable.rows()) {
    const texts = transportNameLanguages.flatMap((lang) => n[lang] ?? []);
    for (const key of new Set(texts.flatMap((text) => [text, ...properShippingNames(text)]).map(nameKey))) {
      const same = found.get(key);
      if (same) same.push(index);
      else found.set(key, [index]);
    }
    index += 1;
  }
  indexesByName = found;
  return found;
}

/** The rows of Table A with a name in English, German or French; case, accents and punctuation do not count. */
export const roadRowsByName = (name: string, query: TransportQuery = {}): RoadRow[] =>
  (namesOfTable().get(nameKey(name)) ?? []).map((index) => roadTable.rowAt(index)).filter(isWanted(query));

/** Class and labels, the class first: `3 (6.1)` → 3, 6.1. Of class 2 the label is the class, of class 1 the division. */
export function classesOfRow({ c, k = '', l = [] }: RoadRow): string[] {
  if (c === '1') return [/^1\.\d/.exec(k)?.[0] ?? c, ...l.filter((label) => !label.startsWith('1'))];
  if (c === '2') return l.length > 0 ? l : [c];
  return [c, ...l.map((label) => label.replace(/[A-Z]$/, '')).filter((label) => label !== c)];
}

/** `3 (6.1 + 8)`, as section 14.3 writes it. */
export function hazardClassOf(row: RoadRow): string {
  const [main, ...others] = classesOfRow(row);
  return others.length > 0 ? `${main} (${others.join(' + ')})` : main!;
}

/** Contents, mass %, for which alone a row is. */
export interface ContentLimits {
  min: number;
  max: number;
  isMinExcluded: boolean;
  isMaxExcluded: boolean;
}

const contentLimits =
  /(?:\b(?<lower>more than|not less than|at least) (?<min>[\d.]+) ?%)?(?:,? ?(?:but|and) )?(?:(?<upper>less than|not more than) (?<max>[\d.]+) ?%)? (?<of>[a-z][a-z ]*?)(?: by mass)?$/;

/**
 * The limits that column 2 sets for the substance of the row itself: `with not less than 8% but less than 20% hydrogen peroxide`. Null: none,
 * or the limits are of another constituent, such as water, or of one of several.
 */
export function contentLimitsOf({ n: { en } }: RoadRow): ContentLimits | null {
  const text = en
    .split(alternatives)
    .find((part) => part.includes('%'))
    ?.replace(/ \(.*\)/g, '')
    .replaceAll(',', '')
    .replace(/(% )([a-z ]+) and (?=not more than [\d.]+% \2$)/, '$1and ');
  const { lower, min, upper, max, of = '' } = (text && contentLimits.exec(text)?.groups) || {};
  const name = capitalWords(en).toLowerCase();
  if (wordsOf(name).includes('and')) return null;
  const isOfSubstance =
    of === 'hydrogen fluoride'
      ? name === 'hydrofluoric acid'
      : of.split(' ').every((word) => wordsOf(name).includes(word));
  if ((min === undefined && max === undefined) || !isOfSubstance) return null;
  return {
    min: Number(min ?? 0),
    max: Number(max ?? 100),
    isMinExcluded: lower === 'more than',
    isMaxExcluded: upper === 'less than',
  };
}

/** Whether a row is for what no other row names. */
export const isNotOtherwiseSpecified = ({ n }: Pick<RoadRow, 'n'>): boolean => n.en.includes('N.O.S.');

/** Special provisions 274 and 318: the technical name in brackets (ADR 3.1.2.8). */
export const needsTechnicalName = ({ sp = [] }: RoadRow): boolean => sp.includes('274') || sp.includes('318');

/** The rows of viscous liquids with a flash point below 23 °C, which are of packing group III (ADR 2.2.3.1.4). */
export const isOfViscous = ({ n }: Pick<RoadRow, 'n'>): boolean => n.en.includes('2.2.3.1.4');

/** Words that the consignor adds: waste (ADR 5.4.1.1.3), solution or mixture (3.1.3.2), molten, stabilized, sample (3.1.2.5, 3.1.2.6, 2.1.4). */
const addedWords =
  /^(?:waste|abfall|dechet)|(?:,?(?:en)?(?:solution|mixture|molten|stabilized|sample|losung|gemisch|geschmolzen|stabilisiert|muster|melange|fondue?|stabilisee?|echantillon))$/g;

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).map(nameKey);

/**
 * Whether a text begins with a name of column 2, before the technical name in brackets, a description in small letters or figures. Of an entry
 * that joins several names any choice of its words will do (ADR 3.1.2.2).
 */
export function hasShippingName(text: string, entries: readonly string[]): boolean {
  const plain = splitBrackets(text.split(/\s+/).join(' ')).plain.trim();
  const stated = plain.split(alternatives).map((part) => capitalWords(part) || part);
  const keys = stated.flatMap((name) => [name, name.replace(/,? [<>≤≥~]? ?\d.*$/, '')]).map(nameKey);
  const candidates = [...keys, ...keys.map((key) => key.replace(addedWords, ''))];
  return entries.some((entry) => {
    const names = [entry, ...properShippingNames(entry)].map(nameKey);
    if (candidates.some((key) => names.includes(key))) return true;
    const words = wordsOf(entry);
    const isChoice = /\s(?:or|oder|ou|and|und|et)\s/.test(entry);
    const chosen = wordsOf(stated[0]!).filter((word) => word !== '');
    return isChoice && chosen[0] === words[0] && chosen.every((word) => words.includes(word));
  });
}
