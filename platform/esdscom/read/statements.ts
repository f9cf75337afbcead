import { isStatementCode, statementPlaceNames, statementText } from '../../languages/statements.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { localisedText, type Part, type Sheet } from './part.ts';
import type { ProductFactsInput } from '../../product/facts.ts';

type Label = ProductFactsInput['label'];
type Places = NonNullable<ProductFactsInput['statementPlaces']>;

/** The statements of a label, and the texts of their places. */
export interface Statements {
  h: string[];
  euh: string[];
  p: string[];
  places: Places;
}

/** Elements of a label by the kind of their statements; those of Regulation (EU) 2023/707 are among the hazard statements. */
const elements = [
  { path: 'HazardStatement', kinds: ['H', 'EUH'] },
  { path: 'SupplementalHazardInformation', kinds: ['EUH'] },
  { path: 'SpecialSupplementalLabelInfoMixtures', kinds: ['EUH'] },
  { path: 'PrecautionaryStatement', kinds: ['P'] },
] as const;

function readStatements(sheet: Sheet, labelling: Part): Statements {
  const statements: Statements = { h: [], euh: [], p: [], places: {} };
  for (const { path, kinds } of elements) {
    for (const part of labelling.all(path)) {
      for (const code of readCodes(sheet, part, kinds)) {
        const list = code.startsWith('P')
          ? statements.p
          : code.startsWith('EUH') && path !== 'HazardStatement'
            ? statements.euh
            : statements.h;
        if (!list.includes(code)) list.push(code);
        const places = readPlaces(sheet, part, code);
        if (places) statements.places[code] = places;
      }
    }
  }
  return statements;
}

/** The codes of a statement's element: one, or its parts if CLP has no combined statement. Codes that CLP does not have are omitted. */
export function readCodes({ lang }: Sheet, part: Part, kinds: readonly ('H' | 'EUH' | 'P')[]): string[] {
  const parts = part.all('PhraseCode');
  const statementCodes = parts.map(({ node: { text } }) => {
    const bare = text.replace(/^(?:EUH|H|P)/, '');
    return kinds.map((kind) => kind + bare).find(isStatementCode);
  });
  if (statementCodes.length === 0 || statementCodes.some((code) => code === undefined)) return [];
  parts.forEach((codePart) => codePart.take());
  part.all('PhraseId').forEach((idPart) => idPart.take());
  const codes = (statementCodes as string[]).map((code) => wordingCode(code, part, lang));
  const combinedCode = codes.join('+');
  return isStatementCode(combinedCode) ? [combinedCode] : codes;
}

/** H350i is a wording of H350, which has no code of its own in eSDScom. */
const wordingCode = (code: string, part: Part, lang: LanguageCode): string =>
  code === 'H350' && part.fullText === statementText('H350i', lang) ? 'H350i' : code;

/** Maximum length of the type `string1024`. */
const maxStatementLength = 1024;

const mark = '\uE000';
const normalise = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/**
 * The texts at the placeholders of CLP's wording; undefined if the text is CLP's wording itself, or differs from it: such a text stays
 * unread.
 */
function readPlaces(sheet: Sheet, part: Part, code: string): Places[string] | undefined {
  const { lang } = sheet;
  const text = part.fullText;
  if (text === undefined) return undefined;
  if (normalise(text) === normalise(statementText(code, lang))) {
    part.take();
    return undefined;
  }
  if (text.length > maxStatementLength) return undefined;
  for (const names of subsets([...new Set(statementPlaceNames(code, lang))])) {
    const markedText = statementText(code, lang, Object.fromEntries(names.map((name) => [name, { [lang]: mark }])));
    const pattern = markedText.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(mark, '(.+?)');
    const values = new RegExp(`^${pattern}$`).exec(text)?.slice(1);
    if (values?.length !== names.length) continue;
    part.take();
    return Object.fromEntries(names.map((name, index) => [name, localisedText(sheet, values[index]!)]));
  }
  return undefined;
}

/** In ascending order; a statement has at most four placeholders. */
const subsets = (names: readonly string[]): string[][] =>
  names
    .reduce<string[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]])
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length);

/** A label of a product file, without missing elements; undefined for a sheet that is not for the European Union. */
export function readLabel(
  sheet: Sheet,
  ingredientNames: readonly string[],
): { label: Label; places: Places } | undefined {
  const region = sheet.part.first('HazardIdentification/RegionEU');
  if (!region) return undefined;
  const labelling = ['ClpHazardLabelling_2023_707', 'ClpAtp14HazardLabelling']
    .map((name) => region.first(`HazardLabelling/${name}`))
    .find((candidate) => candidate !== undefined);
  if (!labelling) return { label: { signalWord: null, pictograms: [], h: [], p: [] }, places: {} };
  const { places, ...codes } = readStatements(sheet, labelling);
  const signal = labelling.text('SignalWord/PhraseCode', (code) => code in signalWords);
  const { contains, precautions, supplementalTexts } = readAdditional(sheet, labelling, ingredientNames);
  const label: Label = {
    signalWord: signal === undefined ? null : signalWords[signal]!,
    pictograms: labelling.texts('HazardPictogram', (code) => /^GHS0[1-9]$/.test(code)),
    h: codes.h,
    euh: codes.euh,
    p: [...precautions, ...codes.p],
    ...(contains.length > 0 && { contains }),
    ...(supplementalTexts.length > 0 && { supplementalTexts }),
  };
  return { label, places };
}

const signalWords: Record<string, 'danger' | 'warning'> = { DGR: 'danger', WNG: 'warning' };

/** The names on the label, the statements without a code in eSDScom, both as exported, and further texts: by which act, the XML does not say. */
function readAdditional(sheet: Sheet, labelling: Part, ingredientNames: readonly string[]) {
  const { labels, colon } = sheet.words;
  const beginning = `${labels.contains}${colon}`;
  const precautions: string[] = [];
  const contains: Label['contains'] = [];
  const supplementalTexts: NonNullable<Label['supplementalTexts']> = [];
  for (const part of labelling.all('AdditionalLabellingInfo')) {
    const text = part.fullText ?? '';
    const code = /^P10[123]/.exec(text)?.[0];
    if (code && text.startsWith(`${code}${colon}`)) {
      part.take();
      precautions.push(code);
    } else if (text.startsWith(beginning)) {
      part.take();
      contains.push(
        ...namesIn(text.slice(beginning.length), ingredientNames).map((name) => localisedText(sheet, name)),
      );
    } else if (text !== '' && !text.startsWith(`${labels.pictograms}${colon}`)) {
      part.take();
      supplementalTexts.push({ act: 'supplier', wording: localisedText(sheet, text) });
    }
  }
  return { contains, precautions, supplementalTexts };
}

/** Splits names that are separated by commas; names of ingredients may contain commas. */
function namesIn(text: string, known: readonly string[]): string[] {
  if (text === '') return [];
  const name = known
    .filter((candidate) => text === candidate || text.startsWith(`${candidate}, `))
    .sort((a, b) => b.length - a.length)[0];
  const first = name ?? text.split(', ')[0]!;
  return [first, ...namesIn(text.slice(first.length + 2), known)];
}
