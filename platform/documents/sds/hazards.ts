import { fill, type LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, paragraph, row, statements, table } from '../blocks/builders.ts';
import { isClassificationComplete, openClasses, unknownHazards } from '../../product/not-classified.ts';
import { hazardClasses, hazardClassRows } from '../../law/hazard-classes.ts';
import { interfaceText } from '../../languages/messages.ts';
import { hazardClassTexts } from '../../languages/phrases.ts';
import { hazardClassName, pictogramName } from './hazard-names.ts';
import type { Block } from '../blocks/block.ts';
import { proceduresOf } from './class-results.ts';
import { notClassifiedSentence, outcomeOf, withSource } from './not-classified.ts';
import { textInLanguage, slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';

/** Section 2. */
export const hazards = {
  '2.1': (sheet) => {
    const { facts, phrases } = sheet;
    const { sentences, columns, labels, noValue } = phrases;
    const procedures = facts.classification.map((entry) => procedureNames(sheet, entry));
    const hasProcedures = procedures.some(({ length }) => length > 0);
    const unknown = unknownHazardsSentence(sheet);
    if (unknown !== null) return [unknown, ...excludedClasses(sheet)].map(paragraph);
    if (!facts.classification.length) return [paragraph(sentences.notClassified[facts.kind])];
    return [
      paragraph(sentences.classified[facts.kind]),
      ...table(
        labels.classification,
        [
          ...[columns.hazardClass, columns.abbreviation, columns.hazardStatement],
          ...(hasProcedures ? [columns.procedure] : []),
        ],
        facts.classification.map(({ category, h, detail }, index) => [
          hazardClassName(category, h, phrases),
          category,
          h.map((code) => `${code}${phrases.colon}${statement(sheet, code, detail)}`),
          ...(hasProcedures ? [procedures[index] ?? []] : []),
        ]),
        noValue,
      ),
      ...openParagraph(sheet),
    ];
  },
  '2.2': (sheet) => {
    const { facts, phrases } = sheet;
    const { labels, sentences, signalWords } = phrases;
    const { signalWord, pictograms, h, euh, p, contains } = facts.label;
    if (!signalWord && ![pictograms, h, euh, p].flat().length)
      return [paragraph(isClassificationComplete(facts) ? sentences.noLabelElements : phrases.notAvailable)];
    const inFull = (codes: string[]) => codes.map((code) => ({ code, text: statement(sheet, code) }));
    return [
      paragraph(labels.labelling),
      ...pictogramBlock(sheet),
      ...definitions(
        row(labels.signalWord, signalWord ? signalWords[signalWord] : sentences.noSignalWord),
        row(
          labels.contains,
          contains.map((name) => textInLanguage(sheet, name)),
        ),
      ),
      ...statements(labels.hazardStatements, inFull(h), sentences.noStatements),
      ...(euh.length ? statements(labels.supplementalStatements, inFull(euh), sentences.noStatements) : []),
      ...statements(labels.precautionaryStatements, inFull(p), sentences.noStatements),
      ...openParagraph(sheet),
    ];
  },
  '2.3': (sheet) => {
    const { labels, standard } = sheet.phrases;
    return [
      ...slotBlocks(sheet, '2.3'),
      ...definitions(
        row(labels.pbtAssessment, persistence(sheet), standard.pbtInorganic),
        row(labels.endocrine, endocrineDisruption(sheet)),
      ),
    ];
  },
} satisfies Builders;

/** That it is not known whether the product is hazardous, and why; null: it is known. */
export function unknownHazardsSentence(sheet: Sheet): string | null {
  const { facts, phrases } = sheet;
  const { sentences } = phrases;
  const why = unknownHazards(facts);
  if (why === null) return null;
  if (why === 'open') return openClassesSentence(sheet);
  const isOfIngredients = why === 'ingredients' && facts.kind === 'mixture';
  return isOfIngredients ? sentences.hazardsUnknown : sentences.hazardsWithoutBasis[facts.kind];
}

/** The classes that are possible and open, beside those that are known; null: none. */
export function openClassesSentence({ facts, phrases, lang }: Sheet): string | null {
  const names = openClassNames(facts, lang);
  return names.length > 0 ? fill(phrases.sentences.classificationOpen, { classes: names.join('; ') }) : null;
}

/** `Flammable liquids`: the names of the classes that are possible and open. */
export const openClassNames = (facts: ProductFacts, lang: LanguageCode): string[] => [
  ...new Set(openClasses(facts).map(({ hazardClass }) => interfaceText(hazardClassTexts(hazardClass), lang))),
];

const openParagraph = (sheet: Sheet): Block[] => {
  const sentence = openClassesSentence(sheet);
  return sentence === null ? [] : [paragraph(sentence)];
};

/** The classes of which something shows that they are not met, where the others are not known. */
function excludedClasses(sheet: Sheet): string[] {
  const excluded = hazardClasses.filter((one) => outcomeOf(sheet, one) === 'conclusive');
  if (excluded.length === 0) return [];
  const classes = excluded.map((one) => interfaceText(hazardClassTexts(one), sheet.lang)).join('; ');
  return [fill(sheet.phrases.sentences.criteriaNotMetFor, { classes })];
}

function pictogramBlock({ facts, phrases }: Sheet): Block[] {
  const { labels, sentences } = phrases;
  const items = facts.label.pictograms.map((code) => ({ code, name: pictogramName(code, phrases) }));
  if (!items.length) return definitions(row(labels.pictograms, sentences.noPictograms));
  return [{ kind: 'pictograms', label: labels.pictograms, items }];
}

/**
 * How a class was found, in words. Of a mixture that is always said, if only as not stated; of a substance, whose classification comes
 * from its own data, only where the facts have it.
 */
export function procedureNames(sheet: Sheet, entry: Sheet['facts']['classification'][number]): string[] {
  const { facts, phrases } = sheet;
  return proceduresOf(sheet, entry)
    .filter((procedure) => facts.kind === 'mixture' || procedure !== 'notStated')
    .map((procedure) => phrases.procedures[procedure]);
}

/**
 * PBT, vPvB, PMT and vPvM of the product and its ingredients (CLP Annex I, 4.3 and 4.4). No line where the author says in 12.5 that the
 * criteria do not apply to the substance.
 */
export function persistence(sheet: Sheet): string[] {
  const { sentences } = sheet.phrases;
  const found = named(
    sheet,
    [...hazardClassRows.pbt.beginnings, ...hazardClassRows.pmt.beginnings],
    sentences.pbtFound,
  );
  if (found !== null) return [found];
  if (sheet.facts.phrases['12.5']?.includes('pbtInorganic')) return [];
  return [absence(sheet, 'pbt', sentences.pbtNone[sheet.facts.kind], sentences.pbtOfIngredients)];
}

const endocrineClasses = ['endocrineHuman', 'endocrineEnvironment'] as const;
type EndocrineClass = (typeof endocrineClasses)[number];
const abbreviationOf = (one: EndocrineClass) => hazardClassRows[one].abbreviation;

/** Endocrine disruption for people and for the environment. (CLP Annex I, 3.11 and 4.2) */
export function endocrineDisruption(sheet: Sheet, classes: readonly EndocrineClass[] = endocrineClasses): string[] {
  const { sentences, hazardClasses, colon } = sheet.phrases;
  const abbreviations = classes.map(abbreviationOf);
  // The sentence is about both classes.
  const found = named(sheet, endocrineClasses.map(abbreviationOf), sentences.endocrineFound);
  if (found !== null) return [found];
  const { endocrineNone, endocrineOfIngredients } = sentences;
  const absent = classes.map((one) => absence(sheet, one, endocrineNone[sheet.facts.kind], endocrineOfIngredients));
  if (new Set(absent).size === 1) return absent.slice(0, 1);
  return absent.map((sentence, place) => `${hazardClasses[abbreviations[place]!]}${colon}${sentence}`);
}

/**
 * The sentence `none` where the author names data by which nothing is identified. That the ingredients have no such class, from which the
 * calculation concludes, says only that: substances are identified by Candidate List and assessment, too. Else why that is not known.
 */
function absence(sheet: Sheet, hazardClass: 'pbt' | EndocrineClass, none: string, ofIngredients: string): string {
  const outcome = outcomeOf(sheet, hazardClass);
  const isStated = sheet.facts.kind === 'substance' || sheet.facts.notClassified?.[hazardClass] !== undefined;
  if (outcome === 'conclusive' && isStated) return withSource(sheet, none, hazardClass);
  // A class that is not in force yet for the mixture does not change what its ingredients are.
  const isOfIngredients =
    (outcome === 'conclusive' || outcome === 'notApplicable') && sheet.traits.has('ingredientsKnown');
  return isOfIngredients ? ofIngredients : notClassifiedSentence(sheet, hazardClass);
}

/** The sentence with the names of the substances that are classified in `classes`; null if there are none. */
function named(sheet: Sheet, classes: readonly string[], sentence: string): string | null {
  const found = [sheet.facts, ...sheet.facts.composition]
    .map(({ name, classification }) => ({
      name: textInLanguage(sheet, name),
      categories: classification
        .map(({ category }) => category)
        .filter((category) => classes.some((c) => category.startsWith(c))),
    }))
    .filter(({ categories }) => categories.length);
  if (!found.length) return null;
  return fill(sentence, {
    names: found.map(({ name, categories }) => `${name} (${categories.join(', ')})`).join('; '),
  });
}
