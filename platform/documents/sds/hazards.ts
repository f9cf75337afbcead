import type { LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, paragraph, row, statements, table } from '../blocks/builders.ts';
import { openClasses, unknownHazards } from '../../product/not-classified.ts';
import { hazardClasses, hazardClassRows } from '../../law/hazard-classes.ts';
import { interfaceText } from '../../languages/messages.ts';
import { hazardClassTexts } from '../../languages/phrases.ts';
import { hazardClassName, pictogramName } from './hazard-names.ts';
import type { Block } from '../blocks/block.ts';
import { proceduresOf } from './class-results.ts';
import { notClassifiedSentence, outcomeOf, withSource } from './not-classified.ts';
import { type NamedOrAbsent, sentencesAt } from './sentences.ts';
import { textInLanguage, slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';

/** Section 2. */
export const hazards = {
  '2.1': (sheet) => {
    const { facts, phrases } = sheet;
    const { columns, labels, noValue } = phrases;
    const procedures = facts.classification.map((entry) => procedureNames(sheet, entry));
    const hasProcedures = procedures.some(({ length }) => length > 0);
    const unknown = unknownHazardsSentence(sheet);
    if (unknown !== null) return [unknown, ...excludedClasses(sheet)].map(paragraph);
    const stated = sentencesAt(sheet, '2.1').map(paragraph);
    if (!facts.classification.length) return stated;
    return [
      ...stated,
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
      ...openSentences(sheet).map(paragraph),
    ];
  },
  '2.2': (sheet) => {
    const { facts, phrases } = sheet;
    const { labels, signalWords } = phrases;
    const { signalWord, pictograms, h, euh, p, contains } = facts.label;
    if (!signalWord && ![pictograms, h, euh, p].flat().length)
      return [paragraph(sentencesAt(sheet, '2.2')[0] ?? phrases.notAvailable)];
    const statementsOf = (label: string, codes: string[]) =>
      statements(
        label,
        codes.map((code) => ({ code, text: statement(sheet, code) })),
        sentencesAt(sheet, '2.2.statements', codes)[0],
      );
    return [
      paragraph(labels.labelling),
      ...pictogramBlock(sheet),
      ...definitions(
        row(labels.signalWord, signalWord ? signalWords[signalWord] : sentencesAt(sheet, '2.2.signalWord')),
        row(
          labels.contains,
          contains.map((name) => textInLanguage(sheet, name)),
        ),
      ),
      ...statementsOf(labels.hazardStatements, h),
      ...(euh.length ? statementsOf(labels.supplementalStatements, euh) : []),
      ...statementsOf(labels.precautionaryStatements, p),
      ...openSentences(sheet).map(paragraph),
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
  if (unknownHazards(sheet.facts) === null) return null;
  return [...sentencesAt(sheet, '2.1'), ...openSentences(sheet)][0] ?? null;
}

/** The classes that are possible and open, beside those that are known; null: none. */
export const openClassesSentence = (sheet: Sheet): string | null => openSentences(sheet)[0] ?? null;

const openSentences = (sheet: Sheet): string[] =>
  sentencesAt(sheet, '2.1.open', openClassNames(sheet.facts, sheet.lang));

/** `Flammable liquids`: the names of the classes that are possible and open. */
export const openClassNames = (facts: ProductFacts, lang: LanguageCode): string[] => [
  ...new Set(openClasses(facts).map(({ hazardClass }) => interfaceText(hazardClassTexts(hazardClass), lang))),
];

/** The classes of which something shows that they are not met, where the others are not known. */
function excludedClasses(sheet: Sheet): string[] {
  const excluded = hazardClasses.filter((one) => outcomeOf(sheet, one) === 'conclusive');
  const names = excluded.map((one) => interfaceText(hazardClassTexts(one), sheet.lang));
  return sentencesAt(sheet, '2.1.excluded', names);
}

function pictogramBlock(sheet: Sheet): Block[] {
  const { facts, phrases } = sheet;
  const { labels } = phrases;
  const items = facts.label.pictograms.map((code) => ({ code, name: pictogramName(code, phrases) }));
  if (!items.length) return definitions(row(labels.pictograms, sentencesAt(sheet, '2.2.pictograms')));
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
  const named = namesWith(sheet, [...hazardClassRows.pbt.beginnings, ...hazardClassRows.pmt.beginnings]);
  if (named.length === 0 && sheet.facts.phrases['12.5']?.includes('pbtInorganic')) return [];
  return [namedOrAbsent(sheet, 'pbt', named)];
}

const endocrineClasses = ['endocrineHuman', 'endocrineEnvironment'] as const;
type EndocrineClass = (typeof endocrineClasses)[number];
const abbreviationOf = (one: EndocrineClass) => hazardClassRows[one].abbreviation;

/** Endocrine disruption for people and for the environment. (CLP Annex I, 3.11 and 4.2) */
export function endocrineDisruption(sheet: Sheet, classes: readonly EndocrineClass[] = endocrineClasses): string[] {
  const { hazardClasses: names, colon } = sheet.phrases;
  // What is named is about both classes.
  const named = namesWith(sheet, endocrineClasses.map(abbreviationOf));
  const lines = classes.map((one) => namedOrAbsent(sheet, one, named));
  if (new Set(lines).size === 1) return lines.slice(0, 1);
  return lines.map((line, place) => `${names[abbreviationOf(classes[place]!)]}${colon}${line}`);
}

/** Which substances have a class; else that none has, with the source that the author names, or why that is not known. */
function namedOrAbsent(sheet: Sheet, hazardClass: 'pbt' | EndocrineClass, named: readonly string[]): string {
  const absence = absenceOf(sheet, hazardClass);
  const [sentence] = sentencesAt(sheet, hazardClass === 'pbt' ? 'pbt' : 'endocrine', { named, absence });
  if (sentence === undefined) return notClassifiedSentence(sheet, hazardClass);
  return named.length === 0 && absence === 'stated' ? withSource(sheet, sentence, hazardClass) : sentence;
}

/**
 * `stated` where the author names data by which nothing is identified. That the ingredients have no such class, from which the calculation
 * concludes, says only that: substances are identified by Candidate List and assessment, too.
 */
function absenceOf(sheet: Sheet, hazardClass: 'pbt' | EndocrineClass): NamedOrAbsent['absence'] {
  const outcome = outcomeOf(sheet, hazardClass);
  const isStated = sheet.facts.kind === 'substance' || sheet.facts.notClassified?.[hazardClass] !== undefined;
  if (outcome === 'conclusive' && isStated) return 'stated';
  // A class that is not in force yet for the mixture does not change what its ingredients are.
  const isOfIngredients =
    (outcome === 'conclusive' || outcome === 'notApplicable') && sheet.traits.has('ingredientsKnown');
  return isOfIngredients ? 'ofIngredients' : 'open';
}

/** `acetone (PBT)`: the product and the ingredients that are classified in `classes`. */
const namesWith = (sheet: Sheet, classes: readonly string[]): string[] =>
  [sheet.facts, ...sheet.facts.composition]
    .map(({ name, classification }) => ({
      name: textInLanguage(sheet, name),
      categories: classification
        .map(({ category }) => category)
        .filter((category) => classes.some((c) => category.startsWith(c))),
    }))
    .filter(({ categories }) => categories.length)
    .map(({ name, categories }) => `${name} (${categories.join(', ')})`);
