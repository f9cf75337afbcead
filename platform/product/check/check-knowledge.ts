import { posix } from 'node:path';
import { english, reasonFormatOf } from '../classification-reasons.ts';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { inLanguage } from '../../languages/languages.ts';
import { inEveryLanguage, messageTexts, type Texts } from '../../languages/messages.ts';
import { phrasesFor, phraseTexts, provisionText, provisionTexts } from '../../languages/phrases.ts';
import { areIngredientsKnown } from '../ingredients.ts';
import { hasDataFor, openClasses, unknownHazards } from '../not-classified.ts';
import type { ReadProductFile } from '../product-file.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { derivedFrom, ingredientNames } from '../mixture.ts';
import { hasAerosolClass, namesAerosolContents } from '../physical-state.ts';
import { givesOffGas, pressurisedContainers } from '../phrase-rules.ts';
import { productTraits } from '../product-traits.ts';
import { placesOf } from '../../law/classification/model/category-place.ts';
import { acuteRoutes, type HazardClass } from '../../law/hazard-classes.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import { type LawRule } from './check-mixture.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/**
 * Findings about statements that the facts do not support: reasons without data, ingredients without an estimate, a missing EUH210, an
 * aerosol without the state of its contents; and about the closure of containers, which the classes can leave open.
 */
export const knowledgeFindings: LawRule = (facts, at) => [
  ...reasonFindings(facts, [...at, 'notClassified']),
  ...estimateFindings(facts, [...at, 'composition']),
  dutyFinding(facts, at),
  closureFinding(facts, at),
  aerosolFinding(facts, at),
];

/** A reason for a class that section 2.1 has, and one that claims data and names none. */
function reasonFindings(facts: ProductFacts, at: Path): Finding[] {
  const stated = new Set(facts.classification.flatMap((entry) => placesOf(entry).map((place) => place.hazardClass)));
  const reasons = Object.entries(facts.notClassified ?? {}) as [HazardClass, { reason: string }][];
  return reasons.flatMap(([hazardClass, { reason }]) => {
    if (stated.has(hazardClass) && hazardClass !== 'stotSingleNarcoticIrritant')
      return [error([...at, hazardClass], messageTexts('reasonOfStatedClass'))];
    if (reason !== 'conclusive' || hasDataFor(facts, hazardClass)) return [];
    const isDerived =
      facts.kind === 'mixture' &&
      derivedFrom(facts).verdicts.some((one) => one.hazardClass === hazardClass && one.kind === 'conclusive');
    const message = messageTexts('reasonWithoutData', { provision: provisionTexts('REACH Annex II 11.1') });
    return isDerived ? [] : [error([...at, hazardClass, 'reason'], message)];
  });
}

/** Acutely toxic ingredients without the estimate of that route (REACH Annex II 3.1 and 3.2). */
const estimateFindings = ({ composition }: ProductFacts, at: Path): Finding[] =>
  composition.flatMap(({ classification, limits }, place) => {
    const codes = classification
      .filter(({ category }) => category.startsWith('Acute Tox'))
      .flatMap(({ h }) => h.flatMap((code) => code.split('+')));
    const lines = readLimits(limits);
    const missing = acuteRoutes.filter(
      ({ route, statements }) =>
        codes.some((code) => statements.test(code)) &&
        !lines.some((line) => line.kind === 'ate' && line.route === route),
    );
    if (missing.length === 0) return [];
    const values = {
      routes: missing.map(({ route }) => messageTexts(route)),
      provision: provisionTexts('REACH Annex II 3.2.3'),
    };
    return [warning([...at, place, 'limits'], messageTexts('lacksEstimate', values))];
  });

/** A mixture with a sheet on request says so on its label, unless it is for the general public (CLP Annex II 2.10). */
function dutyFinding(facts: ProductFacts, at: Path): Finding | false {
  if (facts.kind !== 'mixture' || facts.audience === 'public') return false;
  if (facts.classification.length > 0 || facts.label.euh.includes('EUH210')) return false;
  const { sds } = derivedFrom(facts);
  return (
    sds.duty === 'onRequest' &&
    warning(
      [...at, 'label', 'euh'],
      messageTexts('lacksDuty', {
        because: inEveryLanguage((lang) => {
          const { name } = lang === 'en' ? english : reasonFormatOf(facts, lang);
          return sds.because.map(({ provision, of }) => `${provisionText(provision, lang)}: ${name(of)}`).join('; ');
        }),
      }),
    )
  );
}

const closures: readonly StandardPhrase[] = ['ventedContainer', 'keepTightlyClosed', 'keepTightlyClosedWarm'];

/**
 * A product that can give off gas, of which section 7.2 does not say how its container is closed (REACH Annex II 7.2). A text of the
 * author there counts as saying so, whatever it is about: what a text says is not read.
 */
function closureFinding(facts: ProductFacts, at: Path): Finding | false {
  const traits = productTraits(facts);
  if (!givesOffGas.some((trait) => traits.has(trait)) || pressurisedContainers.some((trait) => traits.has(trait)))
    return false;
  const isStated = closures.some((key) => facts.phrases['7.2']?.includes(key)) || facts.texts['7.2'] !== undefined;
  return (
    !isStated &&
    warning(
      [...at, 'phrases', '7.2'],
      messageTexts('closureOpen', {
        vented: phraseNamed('ventedContainer'),
        closed: phraseNamed('keepTightlyClosed'),
        provision: provisionTexts('REACH Annex II 7.2'),
      }),
    )
  );
}

/** An aerosol whose contents have no physical state, unless a class that is open for it asks for it. (REACH Annex II 9.1(a)) */
function aerosolFinding(facts: ProductFacts, at: Path): Finding | false {
  if (!hasAerosolClass(facts) || facts.classificationData?.physicalState !== undefined) return false;
  return (
    !namesAerosolContents(facts) &&
    !openClasses(facts).some(({ reason }) => reason === 'physicalStateUnknown') &&
    warning(
      [...at, 'classificationData', 'physicalState'],
      messageTexts('aerosolStateMissing', { provision: provisionTexts('REACH Annex II 9.1(a)') }),
    )
  );
}

/** A standard phrase by its key, for readers of a product file, and by its text, for those of the form. */
const phraseNamed = (key: StandardPhrase): Texts => ({
  ...phraseTexts(({ standard }) => standard[key]),
  en: key,
  form: phrasesFor('en').standard[key],
});

/**
 * A product that says neither its classification nor, for a mixture, what is in it: an error when the file publishes it. That it has no
 * class, with nothing that shows it, is a warning. Section 2.1 says of both that the hazards are not known. (REACH Annex II 2.1)
 */
export function unknownClassification(facts: FactsInFile, at: Path, isPublished: boolean): Finding[] {
  const { kind, composition } = facts;
  const { classification = emptyWhereDerivedEmpty(facts) } = facts;
  // Of an ingredient that nobody has classified a finding of its own says which classes that leaves open.
  const isNamedUnknown = composition.some(({ isClassificationUnknown }) => isClassificationUnknown === true);
  // Of each class that is open there is a question.
  const isWithoutBasis = ['ingredients', 'basis'].includes(
    (classification && unknownHazards({ ...facts, classification })) ?? '',
  );
  if (isWithoutBasis && !isNamedUnknown)
    return [warning([...at, 'classification'], messageTexts('classificationWithoutBasis'))];
  if (facts.classification !== undefined || (kind === 'mixture' && composition.length > 0)) return [];
  const found = isPublished ? error : warning;
  const missing = kind === 'mixture' ? 'classificationAndCompositionMissing' : 'classificationMissing';
  return [found([...at, 'classification'], messageTexts(missing))];
}

/** Of a mixture with ingredients that omits its classification: that it has no class, where none follows. */
const emptyWhereDerivedEmpty = (facts: FactsInFile): [] | undefined =>
  facts.kind === 'mixture' &&
  facts.composition.length > 0 &&
  !areIngredientsKnown(facts) &&
  derivedFrom(facts).verdicts.every(({ kind }) => kind !== 'classified')
    ? []
    : undefined;

/** Exposure scenarios: each is an attached PDF, for an ingredient that the product has (REACH Art. 31(7)). */
export const scenarioFindings = ({ versions, attachments }: ReadProductFile): Finding[] => {
  const { exposureScenarios = [], composition } = versions[0]!.facts;
  const names = new Set(ingredientNames(composition));
  const attached = new Set(attachments.map((one) => posix.basename(one.file)));
  return exposureScenarios.flatMap(({ file, substance }, place) => {
    const at = ['versions', 0, 'facts', 'exposureScenarios', place];
    const name = inLanguage(substance, 'en');
    return [
      ...(file.toLowerCase().endsWith('.pdf') ? [] : [error([...at, 'file'], messageTexts('notPdf', { file }))]),
      ...(attached.has(posix.basename(file)) ? [] : [error([...at, 'file'], messageTexts('notAttached', { file }))]),
      ...(name === null || names.has(name)
        ? []
        : [warning([...at, 'substance'], messageTexts('noIngredient', { name }))]),
    ];
  });
};
