import type { ReadProductFile } from '../product-file.ts';
import { localise } from '../../languages/languages.ts';
import { bothOf, either, placeOf, messageTexts, type Texts } from '../../languages/messages.ts';
import { hazardClassTexts, phrasesFor, phraseTexts, provisionTexts } from '../../languages/phrases.ts';
import { combinationsOf, foreignPrecautions, precautionsOf } from '../../law/label/class-precautions.ts';
import { type Place, placesOf } from '../../law/classification/model/category-place.ts';
import {
  combineStatements,
  labelHazardStatements,
  labelPictograms,
  labelSignalWord,
} from '../../law/label/precedence.ts';
import { hazardCategory, provisionOf } from '../../law/hazard-classes.ts';
import { choosePrecautions, maxPrecautions, missingPrecautions } from '../../law/label/precautions.ts';
import type { ProductFacts } from '../facts.ts';
import { precautionCaseOf } from '../statement-choices.ts';
import { type LawRule, mixture } from './check-mixture.ts';
import { groupFindings } from './check-groups.ts';
import { knowledgeFindings } from './check-knowledge.ts';
import { marketFindings } from './check-markets.ts';
import { restrictionFindings } from './check-restrictions.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';

/**
 * Findings where the facts contradict what the law derives from them: warnings, since the person responsible for the SDS decides; errors
 * when a published mixture lacks a class.
 */
export const lawFindings: LawRule = (facts, base, product) => rules.flatMap((rule) => rule(facts, base, product));

const pictograms: LawRule = ({ classification, label }, base) => {
  const required = labelPictograms(classification);
  const allowed = [...required, ...labelPictograms(classification, 'allowed')];
  const path = [...base, 'label', 'pictograms'];
  return [
    ...required
      .filter((code) => !label.pictograms.includes(code))
      .map((code) => warning(path, messageTexts('lacksPictogram', { code, causes: causes(classification, code) }))),
    ...label.pictograms
      .filter((code) => !allowed.some((known) => known === code))
      .map((code) =>
        warning(path, messageTexts('extraPictogram', { code, provision: provisionTexts('CLP Art. 19 and 26') })),
      ),
  ];
};

/** `Eye Irrit. 2 (CLP Annex I 3.3)` */
const causes = (classification: ProductFacts['classification'], pictogram: string) =>
  bothOf(
    classification
      .filter(({ category, h }) => hazardCategory(category, h)?.pictograms.some((code) => code === pictogram))
      .map(({ category }) => withProvision(category, provisionOf(category))),
  );

const withProvision = (what: string, provision: string): Texts =>
  messageTexts('withProvision', { what, provision: provisionTexts(provision) });

const signalWordTexts = (word: NonNullable<ProductFacts['label']['signalWord']>): Texts => ({
  ...phraseTexts(({ signalWords }) => signalWords[word]),
  en: word,
  form: phrasesFor('en').signalWords[word],
});

const signalWord: LawRule = ({ classification, label }, base) => {
  const required = labelSignalWord(classification);
  return [
    label.signalWord !== required &&
      label.signalWord !== labelSignalWord(classification, 'allowed') &&
      warning(
        [...base, 'label', 'signalWord'],
        messageTexts('wrongSignalWord', {
          is: label.signalWord === null ? messageTexts('noSignalWord') : signalWordTexts(label.signalWord),
          gives: required === null ? messageTexts('noneFollows') : signalWordTexts(required),
          provision: provisionTexts('CLP Art. 20'),
        }),
      ),
  ];
};

const hazards: LawRule = ({ classification, label }, base) => {
  const required = labelHazardStatements(classification);
  const statements = label.h.flatMap((code) => code.split('+'));
  const missing = required.filter((code) => !statements.includes(code));
  const allowed = labelHazardStatements(classification, 'allowed');
  const unrequired = statements.filter((code) => !required.includes(code) && !allowed.includes(code));
  const path = [...base, 'label', 'h'];
  return [
    missing.length > 0 &&
      warning(
        path,
        messageTexts('lacksHazards', { codes: combineStatements(missing), provision: provisionTexts('CLP Art. 21') }),
      ),
    unrequired.length > 0 &&
      warning(
        path,
        messageTexts('extraHazards', { codes: unrequired, provision: provisionTexts('CLP Art. 21 and 27') }),
      ),
  ];
};

/** Duplicates in the lists of a label; a combined hazard statement counts as its parts. */
const listedTwice: LawRule = ({ label }, base) =>
  (['pictograms', 'h', 'euh', 'p', 'contains'] as const).flatMap((list) => {
    const stated = label[list].map((item) => {
      const text = typeof item === 'string' ? item : (localise(item, 'en') ?? '');
      return list === 'h' ? text.split('+') : [text];
    });
    return stated.flatMap((parts, index) =>
      parts
        .filter((part) => stated.findIndex((others) => others.includes(part)) < index)
        .map((value) => warning([...base, 'label', list, index], messageTexts('duplicate', { value }))),
    );
  });

/** Incomplete statements, such as 'IF ON SKIN:' without an instruction, with the combined statements of the classes or else all possible ones. */
const loneHalves: LawRule = ({ audience, classification, label }, base) => {
  const derived = precautionsOf(classification, audience);
  return label.p.flatMap((code, index) => {
    const combinations = combinationsOf(code);
    if (combinations.length === 0) return [];
    const derivedCombinations = combinations.filter((combination) => derived.includes(combination));
    const whole = derivedCombinations.length > 0 ? derivedCombinations : combinations;
    const texts = messageTexts('onlyCombined', {
      code,
      whole: either([...whole]),
      provision: provisionTexts('CLP Art. 22, Annex I Parts 2 to 5'),
    });
    return [warning([...base, 'label', 'p', index], texts)];
  });
};

const precautions: LawRule = (facts, base) => {
  const { audience, classification, label } = facts;
  const path = [...base, 'label', 'p'];
  const precautionCase = precautionCaseOf(facts, label);
  const { omitted } = choosePrecautions(label.p, precautionCase);
  const omittedAs = (why: 'redundant' | 'unnecessary') =>
    omitted.filter(({ reason }) => reason === why).map(({ code }) => code);
  const [redundant, unnecessary] = [omittedAs('redundant'), omittedAs('unnecessary')];
  const foreign = foreignPrecautions(label.p, classification);
  const tooMany = omitted.filter(({ reason }) => reason === 'overSix');
  const derived = precautionsOf(classification, audience).filter((code) => code !== 'P102' && code !== 'P501');
  const missing = label.p.length > 0 ? missingPrecautions(label.p, derived, precautionCase) : [];
  return [
    label.h.length > 0 &&
      label.p.length === 0 &&
      warning(path, messageTexts('noPrecautions', { provision: provisionTexts('CLP Art. 22') })),
    redundant.length > 0 &&
      warning(
        path,
        messageTexts('redundantPrecautions', { codes: redundant, provision: provisionTexts('CLP Art. 28(1)') }),
      ),
    unnecessary.length > 0 &&
      warning(
        path,
        messageTexts('unnecessaryPrecautions', { codes: unnecessary, provision: provisionTexts('CLP Art. 28(1)') }),
      ),
    foreign.length > 0 &&
      warning(
        path,
        messageTexts('foreignPrecautions', {
          codes: foreign,
          provision: provisionTexts('CLP Art. 22, Annex I Parts 2 to 5'),
        }),
      ),
    tooMany.length > 0 &&
      warning(
        path,
        messageTexts('tooManyPrecautions', {
          count: label.p.length,
          limit: maxPrecautions,
          provision: provisionTexts('CLP Art. 28(3)'),
        }),
      ),
    missing.length > 0 &&
      warning(
        path,
        messageTexts('lacksPrecautions', {
          codes: missing.map(({ code, provision }) => withProvision(code, provision)),
          provision: provisionTexts('CLP Art. 22, 28'),
        }),
      ),
    audience === 'public' &&
      label.h.length > 0 &&
      !label.p.includes('P102') &&
      warning(path, messageTexts('lacksForPublic', { provision: provisionTexts('CLP Annex IV, Part 1, Table 6.1') })),
    audience === 'public' &&
      label.h.length > 0 &&
      !label.p.some((code) => code === 'P501' || code === 'P502') &&
      warning(path, messageTexts('lacksDisposal', { provision: provisionTexts('CLP Art. 28(2)') })),
  ];
};

const substance: LawRule = ({ kind, ufi }, base) => {
  if (kind !== 'substance') return [];
  return [
    ufi !== undefined &&
      warning([...base, 'ufi'], messageTexts('ufiOfSubstance', { provision: provisionTexts('CLP Annex VIII') })),
  ];
};

const limits: LawRule = ({ exposureLimits }, base) =>
  exposureLimits.map(
    ({ twa, stel }, index) =>
      !twa && !stel && warning([...base, 'exposureLimits', index], messageTexts('limitWithoutValue')),
  );

const rules: readonly LawRule[] = [
  pictograms,
  signalWord,
  hazards,
  listedTwice,
  loneHalves,
  precautions,
  mixture,
  substance,
  limits,
  knowledgeFindings,
  marketFindings,
  restrictionFindings,
  groupFindings,
];

type FactsInFile = ReadProductFile['versions'][number]['facts'];
type Override = NonNullable<ProductFacts['overrides']>[number];

/** Classes that may have several overrides, one for each effect. */
const withEffects = ['stotSingleNarcoticIrritant', 'pbt', 'pmt'];

/** Errors in overrides: a category of another class, a second override of a class, a contradiction of the typed classification. */
export const overrideFindings = ({ overrides = [], classification }: FactsInFile, base: Path): Finding[] =>
  overrides.flatMap((override, index) => {
    const path = [...base, 'overrides', index];
    const { class: hazardClass, category, h } = override;
    const places = category === null ? [] : placesOf({ category, h });
    if (category !== null && !places.some((target) => target.hazardClass === hazardClass)) {
      const actualClass = places[0]?.hazardClass;
      return [
        error(
          [...path, 'category'],
          actualClass
            ? messageTexts('notOfClassButOf', {
                category,
                class: hazardClassTexts(hazardClass),
                actual: hazardClassTexts(actualClass),
              })
            : messageTexts('notOfClass', { category, class: hazardClassTexts(hazardClass) }),
        ),
      ];
    }
    const first = overrides.findIndex((other) => other.class === hazardClass);
    if (first < index && !withEffects.includes(hazardClass))
      return [
        error(
          [...path, 'class'],
          messageTexts('secondOverride', { class: hazardClassTexts(hazardClass), index: placeOf(first) }),
        ),
      ];
    return classification ? contradictions(override, places, classification, path) : [];
  });

/** An error when the typed classification has another category of the override's class, or lacks it. */
function contradictions(
  override: Override,
  places: readonly Place[],
  classification: ProductFacts['classification'],
  path: Path,
): Finding[] {
  const { class: hazardClass, category, h } = override;
  const effects = category === null ? h : places.flatMap(({ effect }) => effect ?? []);
  const typed = classification.filter((entry) =>
    placesOf(entry).some(
      (target) =>
        target.hazardClass === hazardClass &&
        (effects.length === 0 || target.effect === undefined || effects.includes(target.effect)),
    ),
  );
  if (category === null ? typed.length === 0 : typed.some((entry) => entry.category === category)) return [];
  const found = category ?? messageTexts('noClass');
  const has = bothOf(typed.map((entry) => entry.category));
  return [
    error(
      [...path, 'category'],
      typed.length > 0 ? messageTexts('decisionDiffers', { found, has }) : messageTexts('decisionLacks', { found }),
    ),
  ];
}
