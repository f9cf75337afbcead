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
  prohibited?: true;
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
  lq?: string;
  /** Column 15: emergency schedules of fire and of spillage, `F-E`, `S-E`. */
  ems?: string[];
  /** Column 16a: stowage category, stowage and handling codes. */
  cat?: string;
  sw?: string[];
  /** Column 16b: segregation codes. */
  seg?: string[];
  /** Column 4 has P: marine pollutant. */
  mp?: true;
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
const alternatives = /,?\s+(?:or|oder|ou)\s+/;

/** The first words in capitals, without what follows in small letters or in brackets. */
function capitalWords(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => /[\p{Ll}]/u.test(word.replace(/^\(/, '')) && !prefix.test(word));
  const kept = end < 0 ? words : words.slice(0, end);
  while (kept.length > 0 && /^\p{Ll}+$/u.test(kept.at(-1)!)) kept.pop();
  return kept.join(' ').replace(/[\s,;]+$/, '');
}

/** Texts in brackets, outermost only, and the text without them. */
function withoutBrackets(text: string): { plain: string; inner: string[] } {
  const inner: string[] = [];
  const plain = text.replace(/\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, content: string) => {
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
  const { plain, inner } = withoutBrackets(text);
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
  (namesOfTable().get(nameKey(name)) ?? []).map((index) => roadTable.at(index)).filter(isWanted(query));
