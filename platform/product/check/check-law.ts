import type { ReadProductFile } from '../product-file.ts';
import { inLanguage } from '../../languages/languages.ts';
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
import { type LawRule, mixture } from './check-mixture.ts';
import { knowledgeFindings } from './check-knowledge.ts';
import { marketFindings } from './check-markets.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';

/**
 * Findings where the facts contradict what the law derives from them. Warnings, for the person responsible for the SDS decides; errors
 * where a published mixture lacks a class.
 */
export const lawFindings: LawRule = (facts, at, product) => rules.flatMap((rule) => rule(facts, at, product));

const pictograms: LawRule = ({ classification, label }, at) => {
  const required = labelPictograms(classification);
  const allowed = [...required, ...labelPictograms(classification, 'allowed')];
  const path = [...at, 'label', 'pictograms'];
  return [
    ...required
      .filter((code) => !label.pictograms.includes(code))
      .map((code) => warning(path, messageTexts('lacksPictogram', { code, causes: causes(classification, code) }))),
    ...label.pictograms
      .filter((code) => !allowed.some((one) => one === code))
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

const signalWord: LawRule = ({ classification, label }, at) => {
  const required = labelSignalWord(classification);
  return [
    label.signalWord !== required &&
      label.signalWord !== labelSignalWord(classification, 'allowed') &&
      warning(
        [...at, 'label', 'signalWord'],
        messageTexts('wrongSignalWord', {
          is: label.signalWord === null ? messageTexts('noSignalWord') : signalWordTexts(label.signalWord),
          gives: required === null ? messageTexts('noneFollows') : signalWordTexts(required),
          provision: provisionTexts('CLP Art. 20'),
        }),
      ),
  ];
};

const hazards: LawRule = ({ classification, label }, at) => {
  const required = labelHazardStatements(classification);
  const printed = label.h.flatMap((code) => code.split('+'));
  const missing = required.filter((code) => !printed.includes(code));
  const allowed = labelHazardStatements(classification, 'allowed');
  const unrequired = printed.filter((code) => !required.includes(code) && !allowed.includes(code));
  const path = [...at, 'label', 'h'];
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

/** The lists of a label are sets; a combined hazard statement holds its parts. */
const listedTwice: LawRule = ({ label }, at) =>
  (['pictograms', 'h', 'euh', 'p', 'contains'] as const).flatMap((list) => {
    const stated = label[list].map((one) => {
      const text = typeof one === 'string' ? one : (inLanguage(one, 'en') ?? '');
      return list === 'h' ? text.split('+') : [text];
    });
    return stated.flatMap((parts, place) =>
      parts
        .filter((part) => stated.findIndex((others) => others.includes(part)) < place)
        .map((value) => warning([...at, 'label', list, place], messageTexts('duplicate', { value }))),
    );
  });

/** Halves of combined statements, such as 'IF ON SKIN:' without what is to be done; with what the classes have of the whole, if anything. */
const loneHalves: LawRule = ({ audience, classification, label }, at) => {
  const derived = precautionsOf(classification, audience);
  return label.p.flatMap((code, place) => {
    const combinations = combinationsOf(code);
    if (combinations.length === 0) return [];
    const own = combinations.filter((one) => derived.includes(one));
    const whole = own.length > 0 ? own : combinations;
    const texts = messageTexts('onlyCombined', {
      code,
      whole: either([...whole]),
      provision: provisionTexts('CLP Art. 22, Annex I Parts 2 to 5'),
    });
    return [warning([...at, 'label', 'p', place], texts)];
  });
};

const precautions: LawRule = ({ audience, classification, label }, at) => {
  const path = [...at, 'label', 'p'];
  const { omitted } = choosePrecautions(label.p, { audience, h: label.h });
  const redundant = omitted.filter(({ reason }) => reason === 'redundant').map(({ code }) => code);
  const foreign = foreignPrecautions(label.p, classification);
  const tooMany = omitted.filter(({ reason }) => reason === 'overSix');
  const derived = precautionsOf(classification, audience).filter((code) => code !== 'P102' && code !== 'P501');
  const missing = label.p.length > 0 ? missingPrecautions(label.p, derived, { audience, h: label.h }) : [];
  return [
    label.h.length > 0 &&
      label.p.length === 0 &&
      warning(path, messageTexts('noPrecautions', { provision: provisionTexts('CLP Art. 22') })),
    redundant.length > 0 &&
      warning(
        path,
        messageTexts('redundantPrecautions', { codes: redundant, provision: provisionTexts('CLP Art. 28(1)') }),
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

const substance: LawRule = ({ kind, ufi }, at) => {
  if (kind !== 'substance') return [];
  return [
    ufi !== undefined &&
      warning([...at, 'ufi'], messageTexts('ufiOfSubstance', { provision: provisionTexts('CLP Annex VIII') })),
  ];
};

const limits: LawRule = ({ exposureLimits }, at) =>
  exposureLimits.map(
    ({ twa, stel }, place) =>
      !twa && !stel && warning([...at, 'exposureLimits', place], messageTexts('limitWithoutValue')),
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
];

type FactsInFile = ReadProductFile['versions'][number]['facts'];
type Override = NonNullable<ProductFacts['overrides']>[number];

/** Classes that may have several overrides, one for each effect. */
const withEffects = ['stotSingleNarcoticIrritant', 'pbt', 'pmt'];

/** Errors in overrides: of another class, twice for the same class, other than the typed classification. */
export const overrideFindings = ({ overrides = [], classification }: FactsInFile, at: Path): Finding[] =>
  overrides.flatMap((override, place) => {
    const path = [...at, 'overrides', place];
    const { class: hazardClass, category, h } = override;
    const places = category === null ? [] : placesOf({ category, h });
    if (category !== null && !places.some((one) => one.hazardClass === hazardClass)) {
      const own = places[0]?.hazardClass;
      return [
        error(
          [...path, 'category'],
          own
            ? messageTexts('ofOtherClassThan', {
                category,
                class: hazardClassTexts(hazardClass),
                own: hazardClassTexts(own),
              })
            : messageTexts('ofOtherClass', { category, class: hazardClassTexts(hazardClass) }),
        ),
      ];
    }
    const first = overrides.findIndex((one) => one.class === hazardClass);
    if (first < place && !withEffects.includes(hazardClass))
      return [
        error(
          [...path, 'class'],
          messageTexts('secondOverride', { class: hazardClassTexts(hazardClass), place: placeOf(first) }),
        ),
      ];
    return classification ? contradictions(override, places, classification, path) : [];
  });

/** A typed category of the override's class that is another than that of the override, or its absence. */
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
      (one) =>
        one.hazardClass === hazardClass &&
        (effects.length === 0 || one.effect === undefined || effects.includes(one.effect)),
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
