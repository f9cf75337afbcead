import { posix } from 'node:path';
import { english, reasonFormatOf } from '../classification-reasons.ts';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { localise } from '../../languages/languages.ts';
import { translateAll, messageTexts, type Texts } from '../../languages/messages.ts';
import { phrasesFor, phraseTexts, provisionText, provisionTexts } from '../../languages/phrases.ts';
import { areIngredientsKnown } from '../ingredients.ts';
import { hasDataFor, openClasses, unknownHazards } from '../not-classified.ts';
import type { ReadProductFile } from '../product-file.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { derivedFrom, ingredientNames } from '../mixture.ts';
import { hasAerosolClass, namesAerosolContents } from '../physical-state.ts';
import { givesOffGas, pressurisedContainers, unsuitableMedia } from '../phrase-rules.ts';
import { productTraits } from '../product-traits.ts';
import { slotContents } from '../slot-phrases.ts';
import type { Slot } from '../slots.ts';
import { studyEndpoints } from '../studies.ts';
import { placesOf } from '../../law/classification/model/category-place.ts';
import { acuteRoutes, type HazardClass } from '../../law/hazard-classes.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import { type LawRule } from './check-mixture.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/**
 * Findings about statements that the facts do not support: reasons without data, ingredients without an estimate, a missing EUH210, an
 * aerosol without the state of its contents, an unstated closure of containers, and subsections for which there is no information.
 */
export const knowledgeFindings: LawRule = (facts, base) => [
  ...reasonFindings(facts, [...base, 'notClassified']),
  ...estimateFindings(facts, [...base, 'composition']),
  dutyFinding(facts, base),
  closureFinding(facts, base),
  aerosolFinding(facts, base),
  noInformationFinding(facts, base),
];

/** Findings about reasons for a class that section 2.1 has, and reasons that claim data without naming any. */
function reasonFindings(facts: ProductFacts, path: Path): Finding[] {
  const stated = new Set(
    facts.classification.flatMap((entry) => placesOf(entry).map(({ hazardClass }) => hazardClass)),
  );
  const reasons = Object.entries(facts.notClassified ?? {}) as [HazardClass, { reason: string }][];
  return reasons.flatMap(([hazardClass, { reason }]) => {
    if (stated.has(hazardClass) && hazardClass !== 'stotSingleNarcoticIrritant')
      return [error([...path, hazardClass], messageTexts('reasonOfStatedClass'))];
    if (reason !== 'conclusive' || hasDataFor(facts, hazardClass)) return [];
    const isDerived =
      facts.kind === 'mixture' &&
      derivedFrom(facts).verdicts.some(
        (verdict) => verdict.hazardClass === hazardClass && verdict.kind === 'conclusive',
      );
    const message = messageTexts('reasonWithoutData', { provision: provisionTexts('REACH Annex II 11.1') });
    return isDerived ? [] : [error([...path, hazardClass, 'reason'], message)];
  });
}

/** Findings about acutely toxic ingredients without an estimate for the route (REACH Annex II 3.1 and 3.2). */
const estimateFindings = ({ composition }: ProductFacts, path: Path): Finding[] =>
  composition.flatMap(({ classification, limits }, index) => {
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
    return [warning([...path, index, 'limits'], messageTexts('lacksEstimate', values))];
  });

/** A finding about a missing EUH210: it is due for a mixture with a sheet on request that is not for the general public (CLP Annex II 2.10). */
function dutyFinding(facts: ProductFacts, base: Path): Finding | false {
  if (facts.kind !== 'mixture' || facts.audience === 'public') return false;
  if (facts.classification.length > 0 || facts.label.euh.includes('EUH210')) return false;
  const { sds } = derivedFrom(facts);
  return (
    sds.duty === 'onRequest' &&
    warning(
      [...base, 'label', 'euh'],
      messageTexts('lacksDuty', {
        because: translateAll((lang) => {
          const { name } = lang === 'en' ? english : reasonFormatOf(facts, lang);
          return sds.because
            .map(({ provision, of: subject }) => `${provisionText(provision, lang)}: ${name(subject)}`)
            .join('; ');
        }),
      }),
    )
  );
}

const closures: readonly StandardPhrase[] = ['ventedContainer', 'keepTightlyClosed', 'keepTightlyClosedWarm'];

/**
 * A finding about a product that can give off gas when section 7.2 does not state the closure of its container (REACH Annex II 7.2). Any text
 * of the author in 7.2 counts as a statement, since texts are not read.
 */
function closureFinding(facts: ProductFacts, base: Path): Finding | false {
  const traits = productTraits(facts);
  if (!givesOffGas.some((trait) => traits.has(trait)) || pressurisedContainers.some((trait) => traits.has(trait)))
    return false;
  const isStated = closures.some((key) => facts.phrases['7.2']?.includes(key)) || facts.texts['7.2'] !== undefined;
  return (
    !isStated &&
    warning(
      [...base, 'phrases', '7.2'],
      messageTexts('closureOpen', {
        vented: phraseNamed('ventedContainer'),
        closed: phraseNamed('keepTightlyClosed'),
        provision: provisionTexts('REACH Annex II 7.2'),
      }),
    )
  );
}

/** A finding about an aerosol whose contents have no physical state, unless an open class already asks for it (REACH Annex II 9.1(a)). */
function aerosolFinding(facts: ProductFacts, base: Path): Finding | false {
  if (!hasAerosolClass(facts) || facts.classificationData?.physicalState !== undefined) return false;
  return (
    !namesAerosolContents(facts) &&
    !openClasses(facts).some(({ reason }) => reason === 'physicalStateUnknown') &&
    warning(
      [...base, 'classificationData', 'physicalState'],
      messageTexts('aerosolStateMissing', { provision: provisionTexts('REACH Annex II 9.1(a)') }),
    )
  );
}

/**
 * The subsections in which a sheet prints that no information is available if its author has nothing for them, with the fields beside
 * `phrases` and `texts` that answer them, and whether a sheet has something of its own there.
 */
const answerable: readonly { slot: Slot; fields?: readonly string[]; isAnswered?: (facts: ProductFacts) => boolean }[] =
  [
    ...(['4.2', '5.1', '5.2', '5.3', '6.2', '6.3', '6.4', '7.1', '7.2', '8.2.1'] as const).map((slot) => ({ slot })),
    ...(['eyes', 'hands', 'skin', 'respiratory', 'thermal'] as const).map((part) => ({
      slot: `8.2.2.${part}` as const,
    })),
    { slot: '8.2.3' },
    {
      slot: '9.2',
      fields: ['otherProperties'],
      isAnswered: (facts) =>
        facts.otherProperties.length > 0 ||
        facts.classificationData?.reserve !== undefined ||
        (facts.kind === 'substance' && facts.identifiers.molarMass !== undefined) ||
        productTraits(facts).has('powder'),
    },
    ...(['10.1', '10.2', '10.3', '10.4', '10.5', '10.6'] as const).map((slot) => ({ slot })),
    ...(['12.2', '12.3', '12.4'] as const).map((slot) => ({
      slot,
      fields: ['studies'],
      isAnswered: ({ studies, basicProperties: { partitionCoefficient } }: ProductFacts) =>
        studies.some(({ endpoint }) => studyEndpoints[endpoint].section === slot) ||
        (slot === '12.3' && typeof partitionCoefficient === 'object' && 'value' in partitionCoefficient),
    })),
    { slot: '14.7' },
    { slot: '15.2' },
  ];

/** A finding that names all subsections of which the sheet says that no information is available (REACH Annex II Part B). */
function noInformationFinding(facts: ProductFacts, base: Path): Finding | false {
  const traits = productTraits(facts);
  const open = answerable.filter(({ slot, isAnswered }) => {
    if (facts.texts[slot] !== undefined || isAnswered?.(facts)) return false;
    const { keys } = slotContents(slot, facts, traits, phrasesFor('en'), 'en');
    return slot === '5.1'
      ? keys.every((key) => !unsuitableMedia.includes(key)) || keys.every((key) => unsuitableMedia.includes(key))
      : keys.length === 0;
  });
  const [first] = open;
  if (first === undefined) return false;
  const subsections = open.map(({ slot, fields = [] }): Texts => {
    const number = slot === '9.2' ? '9.2.2' : slot.replace(/\.[a-z]+$/, '');
    return {
      ...translateAll(() => number),
      en: `${number} (${[`phrases or texts ${slot}`, ...fields].join(', ')})`,
      form: number,
    };
  });
  const provision = provisionTexts('REACH Annex II Part B, introduction');
  return warning([...base, 'phrases', first.slot], messageTexts('noInformationIn', { subsections, provision }));
}

/** A standard phrase: its key for readers of a product file, its text for users of the form. */
const phraseNamed = (key: StandardPhrase): Texts => ({
  ...phraseTexts(({ standard }) => standard[key]),
  en: key,
  form: phrasesFor('en').standard[key],
});

/**
 * Findings about an unknown classification, for which section 2.1 says that the hazards are not known (REACH Annex II 2.1): an error when the
 * file publishes a product without a classification or, for a mixture, a composition; a warning when an empty classification has no basis.
 */
export function unknownClassification(facts: FactsInFile, base: Path, isPublished: boolean): Finding[] {
  const { kind, composition } = facts;
  const { classification = emptyWhereDerivedEmpty(facts) } = facts;
  // Another finding names the classes that an unclassified ingredient leaves open.
  const isNamedUnknown = composition.some(({ isClassificationUnknown }) => isClassificationUnknown === true);
  // Each open class has its own question.
  const isWithoutBasis = ['ingredients', 'basis'].includes(
    (classification && unknownHazards({ ...facts, classification })) ?? '',
  );
  if (isWithoutBasis && !isNamedUnknown)
    return [warning([...base, 'classification'], messageTexts('classificationWithoutBasis'))];
  if (facts.classification !== undefined || (kind === 'mixture' && composition.length > 0)) return [];
  const found = isPublished ? error : warning;
  const missing = kind === 'mixture' ? 'classificationAndCompositionMissing' : 'classificationMissing';
  return [found([...base, 'classification'], messageTexts(missing))];
}

/** An empty classification for a mixture that omits its classification and for which no class follows from its ingredients. */
const emptyWhereDerivedEmpty = (facts: FactsInFile): [] | undefined =>
  facts.kind === 'mixture' &&
  facts.composition.length > 0 &&
  !areIngredientsKnown(facts) &&
  derivedFrom(facts).verdicts.every(({ kind }) => kind !== 'classified')
    ? []
    : undefined;

/** Findings about exposure scenarios that are no attached PDF or name an unknown ingredient (REACH Art. 31(7)). */
export const scenarioFindings = ({ versions, attachments }: ReadProductFile): Finding[] => {
  const { exposureScenarios = [], composition } = versions[0]!.facts;
  const names = new Set(ingredientNames(composition));
  const attached = new Set(attachments.map((attachment) => posix.basename(attachment.file)));
  return exposureScenarios.flatMap(({ file, substance }, index) => {
    const path = ['versions', 0, 'facts', 'exposureScenarios', index];
    const name = localise(substance, 'en');
    return [
      ...(file.toLowerCase().endsWith('.pdf') ? [] : [error([...path, 'file'], messageTexts('notPdf', { file }))]),
      ...(attached.has(posix.basename(file)) ? [] : [error([...path, 'file'], messageTexts('notAttached', { file }))]),
      ...(name === null || names.has(name)
        ? []
        : [warning([...path, 'substance'], messageTexts('noIngredient', { name }))]),
    ];
  });
};
