import type { ChecklistTexts } from '../../../languages/en/checklist.ts';
import type { Phrases, StandardPhrase } from '../../../languages/en/sheet.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { type MessageWith, type Texts, translateAll, messageTexts } from '../../../languages/messages.ts';
import { saysNoData } from '../../../languages/no-data.ts';
import { phraseTexts } from '../../../languages/phrases.ts';
import { hazardClassRows } from '../../../law/hazard-classes.ts';
import type { SectionName } from '../../../product/file-sections.ts';
import { isComparedWith } from '../../../product/ingredients.ts';
import { unknownHazards } from '../../../product/not-classified.ts';
import { slotDefaults } from '../../../product/phrase-rules.ts';
import type { reachListKinds } from '../../../tables/regulatory-lists.ts';
import type { Block } from '../../blocks/block.ts';
import { blockTexts } from '../../blocks/builders.ts';
import type { SdsDocument } from '../../blocks/sds-document.ts';
import { type SentenceKey, sentenceText } from '../../blocks/sentence.ts';
import { notClassifiedSentences, outcomeOf } from './not-classified.ts';
import { sheetSentences } from './sentences.ts';
import type { Sheet } from './sheet.ts';

/** A safety data sheet in one language with the facts behind it, as the points of the checklist read it. */
export interface SheetUnderCheck extends Sheet {
  /** Languages in which the sheet is issued. */
  languages: readonly LanguageCode[];
  sheet: SdsDocument;
}

/**
 * A requirement of the law for a sheet. It is met when nothing is missing and nothing is left open: `missing` and `open` look for what can
 * be absent, so that no point is met by default.
 */
export interface Point {
  /** `8.2-3`: the subsection and a number in it; `0` for the sheet as a whole. */
  id: string;
  asks: Texts;
  provision: string;
  /** Why the point does not apply, in English; false: it applies. */
  exempt?: (sheet: SheetUnderCheck) => string | false;
  /** What the sheet lacks; false: nothing. */
  missing: (sheet: SheetUnderCheck) => Texts | false;
  /**
   * Why the sheet, which lacks nothing, does not answer the point either: it says itself that something is not known, was compared with no
   * list, or has a standard phrase without the data behind it. False: it answers the point.
   */
  open?: (sheet: SheetUnderCheck) => Texts | false;
  /** The requirement depends on the hazards: while these are unknown, the point is neither met nor exempt. */
  isHazardDependent?: true;
  remedy: Remedy;
}

type SubsectionOf<Number extends SectionNumber> = Extract<SubsectionNumber, `${Number}.${string}`>;

/** A section of the safety data sheet (REACH Annex II Part B). */
export interface Section<Number extends SectionNumber> {
  /** Functions that build the contents of its subsections; section 16 has none. */
  subsections: Record<SubsectionOf<Number>, (sheet: Sheet) => Block[]>;
  /** The requirements of the law for it. */
  points: readonly Point[];
}
export type SectionNumber = keyof Phrases['sections'];
export type SubsectionNumber = keyof Phrases['subsections'];

/** What resolves a point, and the section of a product file for it; `section` omitted: the product file has none. */
interface Remedy {
  texts: Texts;
  section?: SectionName;
}

/** Remedies without a row have no section in a product file. */
const sectionOfRemedy: Partial<Record<keyof ChecklistTexts, SectionName>> = {
  giveDay: 'version',
  keepVersions: 'version',
  fillInName: 'identity',
  fillInNumbers: 'identity',
  fillInReach: 'identity',
  fillInUfi: 'identity',
  fillInUses: 'identity',
  fillInAdvisedAgainst: 'identity',
  fillInSupplier: 'identity',
  fillInTelephone: 'identity',
  fillInEmail: 'identity',
  fillInEmergencyTelephone: 'identity',
  translateTexts: 'identity',
  restrictAudience: 'identity',
  completeIngredients: 'ingredients',
  fillInComposition: 'ingredients',
  fillInContent: 'ingredients',
  askSupplier: 'ingredients',
  translateNames: 'ingredients',
  fillInIngredientNumbers: 'ingredients',
  fillInIngredientReach: 'ingredients',
  addAte: 'ingredients',
  addMFactor: 'ingredients',
  addAteOrMFactor: 'ingredients',
  addIngredientAtes: 'ingredients',
  fillInClassification: 'classification',
  giveStatements: 'classification',
  addOverride: 'classification',
  fillInClassOverridesStudies: 'classification',
  identify: 'classification',
  addClassData: 'classification',
  derivePictograms: 'label',
  deriveSignalWord: 'label',
  deriveHazards: 'label',
  derivePrecautions: 'label',
  deriveContains: 'label',
  deriveSupplemental: 'label',
  addEuh210: 'label',
  convertValue: 'properties',
  fillInProperty: 'properties',
  fillInCondition: 'properties',
  fillInState: 'properties',
  fillInPartition: 'properties',
  fillInWasteCode: 'properties',
  fillInLimits: 'properties',
  fillInLimitValue: 'properties',
  fillInBiological: 'properties',
  fillInNoEffect: 'properties',
  fillInClassOrStudies: 'properties',
  giveSources: 'properties',
  addToxicityFigure: 'properties',
  addMixtureStudies: 'properties',
  addAquaticStudies: 'properties',
  addTechnicalName: 'properties',
  fillInTransport: 'properties',
  fillInShippingName: 'properties',
  fillInTransportClass: 'properties',
  fillInPackingGroup: 'properties',
  fillInEnvironment: 'properties',
  addText: 'texts',
  addPhrases: 'texts',
  addPhrasesOrText: 'texts',
  addStudies: 'texts',
  fillInSubsections: 'texts',
  stateHazard: 'texts',
  addCombustionProducts: 'texts',
  addMaterials: 'texts',
  addGloves: 'texts',
  addFilter: 'texts',
  stateFilter: 'texts',
  addAssessment: 'texts',
  addActs: 'texts',
  addYouthPhrases: 'texts',
  addCarcinogensPhrase: 'texts',
  fillInChanges: 'texts',
  addLanguage: 'languages',
  addMarketPack: 'markets',
  addMarketLaw: 'markets',
};

/** What resolves a point, by the code of its message. */
export function remedy<Code extends keyof ChecklistTexts>(...message: Parameters<typeof messageTexts<Code>>): Remedy {
  const section = sectionOfRemedy[message[0]];
  return { texts: messageTexts(...message), ...(section && { section }) };
}

/** The blocks of a subsection, or of section 16. */
export function blocksOf({ sheet }: SheetUnderCheck, number: string): readonly Block[] {
  if (number === '16') return sheet.sections.find((section) => section.number === 16)?.blocks ?? [];
  return (
    sheet.sections.flatMap(({ subsections }) => subsections).find((subsection) => subsection.number === number)
      ?.blocks ?? []
  );
}

/** The texts of a block about the product: values without their terms, rows without their head. */
function contentsOf(block: Block): string[] {
  if (block.kind === 'definitions') return block.rows.flatMap(({ values }) => values);
  if (block.kind === 'table') return block.rows.flat(2);
  return block.kind === 'subheading' ? [] : blockTexts(block);
}

/** The texts of a subsection that say something: without 'not available', 'No information is available' and an author's 'no data'. */
export const textsOf = (sheet: SheetUnderCheck, number: string): string[] =>
  filterKnown(sheet, blocksOf(sheet, number).flatMap(contentsOf));

/** Replaces the non-breaking spaces of figures by plain ones, as the phrases have them. */
export const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

function filterKnown(sheet: SheetUnderCheck, texts: readonly string[]): string[] {
  const { notAvailable, sentences } = sheet.phrases;
  const isOfSheet = isAbsence(sheet);
  return texts
    .map(withPlainSpaces)
    .filter((text) => ![notAvailable, sentences.noInformation, ''].includes(text.trim()))
    .filter((text) => !saysNoData(text) || isOfSheet(text));
}

/** The blocks below a subheading such as 6.1.2. */
export function blocksBelow(sheet: SheetUnderCheck, number: string, subheading: string): readonly Block[] {
  const blocks = blocksOf(sheet, number);
  const start = blocks.findIndex((block) => block.kind === 'subheading' && block.number === subheading);
  if (start < 0) return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'subheading' && block.number !== null);
  return end < 0 ? rest : rest.slice(0, end);
}

export const textsBelow = (sheet: SheetUnderCheck, number: string, subheading: string): string[] =>
  filterKnown(sheet, blocksBelow(sheet, number, subheading).flatMap(contentsOf));

/** The values beside a term of a subsection, without 'not available'. */
export const valuesOf = (sheet: SheetUnderCheck, number: string, term: string): string[] =>
  filterKnown(
    sheet,
    blocksOf(sheet, number).flatMap((block) =>
      block.kind === 'definitions' ? block.rows.filter((row) => row.term === term).flatMap(({ values }) => values) : [],
    ),
  );

/** The rows of the tables of a subsection with a caption. */
export const tableRows = (
  sheet: SheetUnderCheck,
  number: string,
  caption?: string,
): (readonly (readonly string[])[])[] =>
  blocksOf(sheet, number).flatMap((block) =>
    block.kind === 'table' && (caption === undefined || block.caption === caption) ? block.rows : [],
  );

/** Whether a subsection has one of some standard phrases. */
export const hasPhrase = (sheet: SheetUnderCheck, number: string, ...keys: (keyof Phrases['standard'])[]): boolean => {
  const text = textsOf(sheet, number).join('\n');
  return keys.some((key) => text.includes(withPlainSpaces(sheet.phrases.standard[key])));
};

/** Tests whether a text is a sentence of the documents with its placeholders filled in: `{country}`. */
export function isFilled(sentence: string): (text: string) => boolean {
  const parts = withPlainSpaces(sentence).split(/\{[a-z]{1,20}\}/i);
  return (text) => text.startsWith(parts[0]!) && text.endsWith(parts.at(-1)!);
}

/** Whether the author wrote a text for a subsection or a part of it that says more than that there are no data. */
export const hasOwnText = ({ facts }: SheetUnderCheck, number: string): boolean =>
  Object.entries(facts.texts).some(
    ([slot, text]) => slot.startsWith(number) && Object.values(text).some((words) => words && !saysNoData(words)),
  );

/** Sentences by which a sheet says that something is not known, such as 'no information recorded'. */
const absences: SentenceKey[] = [
  ...[...notClassifiedSentences, ...Object.values(sheetSentences).flat()].flatMap(({ key, basis }) =>
    key !== null && basis === 'absence' ? [key] : [],
  ),
  ...Object.values(slotDefaults).flatMap(({ phrase, isAbsence }) => (isAbsence ? [`standard.${phrase}` as const] : [])),
];

export function isAbsence({ lang }: SheetUnderCheck): (text: string) => boolean {
  const tests = absencesIn.get(lang) ?? absenceTests(lang);
  absencesIn.set(lang, tests);
  return (text) => tests.some((matches) => matches(text));
}

/** Cached, since each text of a sheet is compared with them. */
const absencesIn = new Map<LanguageCode, ReturnType<typeof absenceTests>>();

const absenceTests = (lang: LanguageCode) =>
  absences.flatMap((key) =>
    (['mixture', 'substance'] as const).map((kind) => isFilled(sentenceText(key, { lang, kind }))),
  );

/** All statements of section 2 that the classification gives. */
export const statementsOf = ({ facts }: SheetUnderCheck): string[] =>
  facts.classification.flatMap(({ h }) => h.flatMap((code) => code.split('+')));

export const hasStatement = (sheet: SheetUnderCheck, pattern: RegExp): boolean =>
  statementsOf(sheet).some((code) => pattern.test(code));

export const isMixture = ({ facts }: SheetUnderCheck) => facts.kind === 'mixture';

export const isSubstance = ({ facts }: SheetUnderCheck) => facts.kind === 'substance';

export const isClassified = ({ facts }: SheetUnderCheck) => facts.classification.length > 0;

/** A part of a subsection such as `8.2.2.eyes`, of which a reader of the form sees the number. */
export const slotText = (slot: string): Texts => {
  const number = slot.replace(/\.[a-z]+$/i, '');
  return { ...translateAll(() => number), en: slot, form: number };
};

/** Reasons for an exemption that hold whatever the hazards are. */
export const lastingReasons = {
  substance: 'the product is a substance',
  mixture: 'the product is a mixture',
  outsideUnion: 'the market is not in the Union',
} as const;

/** Exemptions that many points share. */
export const onlyMixtures = (sheet: SheetUnderCheck) => isSubstance(sheet) && lastingReasons.substance;

export const onlySubstances = (sheet: SheetUnderCheck) => isMixture(sheet) && lastingReasons.mixture;

export const onlyClassified = (sheet: SheetUnderCheck) => !isClassified(sheet) && 'the product is not classified';

/** Reports a subsection, or a term of it, that says nothing. */
export const saysNothing =
  (number: string, term?: (phrases: Phrases) => string) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const texts = term ? valuesOf(sheet, number, term(sheet.phrases)) : textsOf(sheet, number);
    if (texts.length > 0) return false;
    return term
      ? messageTexts('noTextFor', { section: number, term: phraseTexts(term) })
      : messageTexts('noText', { section: number });
  };

/** `open` where a subsection has only standard phrases that stand for no data of the product. */
export const hasOnlyPhrases =
  (number: string, ...keys: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const standardTexts = keys.map((key) => withPlainSpaces(sheet.phrases.standard[key]));
    return (
      textsOf(sheet, number).every((text) => standardTexts.includes(text)) &&
      messageTexts('onlyPhrase', { section: number })
    );
  };

/** The ingredients that were not compared with a list of REACH, or the product if none is named. */
export const notComparedWith =
  (list: (typeof reachListKinds)[number]) =>
  ({ facts }: SheetUnderCheck): Texts | false => {
    const names = facts.composition
      .filter((ingredient) => !isComparedWith(facts, list, ingredient))
      .map(({ name }) => name);
    if (facts.composition.length > 0 && names.length === 0) return false;
    return messageTexts('notComparedWith', {
      list: phraseTexts(({ listCheck }) => listCheck[list]),
      names: names.length > 0 ? names : [facts.name],
    });
  };

const identifiedAs = {
  pbt: [...hazardClassRows.pbt.beginnings, ...hazardClassRows.pmt.beginnings],
  endocrineHuman: hazardClassRows.endocrineHuman.beginnings,
  endocrineEnvironment: hazardClassRows.endocrineEnvironment.beginnings,
} as const;

/**
 * `open` of the identification of substances. If the author names no data, the classes of the ingredients answer it with the Candidate List
 * only, by which substances are identified too (REACH Art. 57(d) to (f), Art. 59(1)).
 */
export const isNotIdentified =
  (hazardClass: keyof typeof identifiedAs) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const { facts } = sheet;
    const classes = [facts, ...facts.composition].flatMap(({ classification }) => classification);
    const isNamed = classes.some(({ category }) =>
      identifiedAs[hazardClass].some((prefix) => category.startsWith(prefix)),
    );
    if (isNamed || (hazardClass === 'pbt' && facts.phrases['12.5']?.includes('pbtInorganic'))) return false;
    const outcome = outcomeOf(sheet, hazardClass);
    if (outcome === 'noData') {
      const name = ({ labels }: Phrases) => (hazardClass === 'pbt' ? labels.pbtAssessment : labels.endocrine);
      return messageTexts('dataLacking', { classes: phraseTexts(name) });
    }
    const isStated = facts.kind === 'substance' || facts.notClassified?.[hazardClass] !== undefined;
    return !isStated && notComparedWith('candidateList')(sheet);
  };

/** Whether the hazards are unknown, and with them what follows from the hazards. */
export const hazardsNotKnown = ({ facts }: SheetUnderCheck): boolean => unknownHazards(facts) !== null;

/** Marks points whose requirement depends on the hazards. */
export const markHazardDependent = (points: readonly Point[]): Point[] =>
  points.map((point) => Object.assign({}, point, { isHazardDependent: true as const }));

const isFlammable = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H22[0-8]/);

export const notFlammable = (sheet: SheetUnderCheck) =>
  !isFlammable(sheet) && 'the product is not classified as flammable';

export const isCorrosive = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H314/);

/** Reports a subsection that has neither one of some standard phrases nor a text of the author. */
export const lacksPhrase =
  (number: string, what: MessageWith<never>, ...keys: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): Texts | false =>
    !hasPhrase(sheet, number, ...keys) && !hasOwnText(sheet, number) && messageTexts(what);

/** `open` of classes for which a section says that data are lacking; false: none. */
export const dataLacking = (classes: readonly Texts[]): Texts | false =>
  classes.length > 0 &&
  messageTexts('dataLacking', { classes: [...new Map(classes.map((texts) => [texts.en, texts])).values()] });
