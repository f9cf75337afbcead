import { countryName } from '../../phrases/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet.ts';
import { termsText } from '../../documents/sds/studies.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { quantity, quantityElement, type Quantity } from './quantity.ts';

type Limit = ProductFacts['exposureLimits'][number];

/** The names of national limit values (`ExposureLimitValueTypeEnum`); those of other countries are OEL. */
export const kinds: Record<string, string> = {
  AT: 'MAK',
  CH: 'MAK',
  DE: 'AGW',
  DK: 'GV',
  ES: 'VLA',
  FI: 'HTP',
  FR: 'VLE',
  GB: 'WEL',
  HU: 'AK',
  PL: 'NDS',
  SE: 'NGV',
};

/** The exposure limits of an ingredient; without one, those of the product itself and of agents that are not ingredients. */
export function limitElements(sheet: Sheet, ingredient?: ProductFacts['composition'][number]): XmlElement | null {
  const { facts } = sheet;
  const ingredients = facts.kind === 'mixture' ? facts.composition : [];
  const ofIngredient = ({ agent }: Limit) =>
    agent && ingredients.find(({ name }) => textInLanguage(sheet, name) === textInLanguage(sheet, agent));
  return element(
    'ControlParameters',
    element(
      'OccupationalExposureLimits',
      facts.exposureLimits
        .filter((limit) => ofIngredient(limit) === ingredient)
        .map((limit) => limitElement(sheet, limit)),
    ),
  );
}

function limitElement(sheet: Sheet, { agent, law, country, twa, stel, skin, note }: Limit): XmlElement {
  return required(
    'OccupationalExposureLimit',
    required('LimitValueTypeWithCountryOrOrganisation', kinds[country] ?? 'OEL'),
    valuesOf(twa).map((value) => quantityElement('Limit8H', value)),
    valuesOf(stel).map((value) => required('LimitShortTerm', quantityElement('Value', value))),
    phrase('Reference', `${termsText(sheet, law)} (${countryName(country, sheet.lang)})`),
    phrases('AdditionalInfo', [
      textInLanguage(sheet, agent),
      skin ? sheet.phrases.exposure.skin : null,
      textInLanguage(sheet, note),
    ]),
  );
}

/** mg/m³, then ppm. */
const valuesOf = (limit: Limit['twa']): Quantity[] =>
  limit
    ? [
        { range: { exact: { value: limit.mgPerM3 } }, unit: 'mg/m3' },
        ...(limit.ppm === undefined ? [] : [{ range: { exact: { value: limit.ppm } }, unit: 'ppm' }]),
      ]
    : [];

/** Biological limit values of all countries, each with its own; a unit that eSDScom does not have stands in words. */
export function biologicalLimitElements(sheet: Sheet): XmlElement | null {
  const { facts, lang, marketPhrases: texts } = sheet;
  const [mainConstituent] = facts.kind === 'substance' ? facts.composition : [];
  return element(
    'BiologicalLimitValues',
    (facts.biologicalLimits ?? []).map(
      ({ agent, law, country, parameter, value, unit, specimen, sampling = [], note }) => {
        const known = quantity(value, unit);
        const inWords = known ? null : `${value} ${unit.replace('creatinine', texts.creatinine)}`;
        return required(
          'BiologicalLimitValue',
          phrase('InvestigationParameter', textInLanguage(sheet, parameter)),
          quantityElement('Value', known),
          phrase('TestMaterial', texts.specimens[specimen]),
          phrase('Reference', `${termsText(sheet, law)} (${countryName(country, lang)})`),
          phrases('AdditionalInfo', [
            textInLanguage(sheet, agent ?? mainConstituent?.name ?? facts.name),
            inWords,
            ...sampling.map((time) => texts.samplingTimes[time]),
            textInLanguage(sheet, note),
          ]),
        );
      },
    ),
  );
}
