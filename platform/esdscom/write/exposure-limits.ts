import { countryName } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { sentencesAt } from '../../documents/sds/sheet/sentences.ts';
import { type Sheet, slotLines, textInLanguage } from '../../documents/sds/sheet/sheet.ts';
import { termsText } from '../../documents/sds/sheet/studies.ts';
import { levelsInWords, noEffectElements } from './no-effect-levels.ts';
import { element, flag, phrase, phrases, required, type XmlElement } from './xml.ts';
import { entriesByIngredient } from './by-ingredient.ts';
import { quantity, type Quantity, quantityElement } from './quantity.ts';

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
  return element(
    'ControlParameters',
    element(
      'OccupationalExposureLimits',
      limitsOf(sheet, ingredient).map((limit) => limitElement(sheet, limit)),
    ),
  );
}

const limitsOf = entriesByIngredient<Limit>(
  ({ exposureLimits }) => exposureLimits,
  ({ agent }) => agent,
);

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

/** Biological limit values of all countries, each under its own; a unit that eSDScom does not have is written in words. */
function biologicalLimitElements(sheet: Sheet): XmlElement | null {
  const { facts, lang, marketPhrases: texts } = sheet;
  const [mainConstituent] = facts.kind === 'substance' ? facts.composition : [];
  return element(
    'BiologicalLimitValues',
    (facts.biologicalLimits ?? []).map(
      ({ agent, law, country, parameter, value, unit, specimen, sampling = [], note }) => {
        const known = quantity(value, unit);
        const valueText = known ? null : `${value} ${unit.replace('creatinine', texts.creatinine)}`;
        return required(
          'BiologicalLimitValue',
          phrase('InvestigationParameter', textInLanguage(sheet, parameter)),
          quantityElement('Value', known),
          phrase('TestMaterial', texts.specimens[specimen]),
          phrase('Reference', `${termsText(sheet, law)} (${countryName(country, lang)})`),
          phrases('AdditionalInfo', [
            textInLanguage(sheet, agent ?? mainConstituent?.name ?? facts.name),
            valueText,
            ...sampling.map((time) => texts.samplingTimes[time]),
            textInLanguage(sheet, note),
          ]),
        );
      },
    ),
  );
}

/** Section 13, type `DisposalConsiderations`. */
export function disposal(sheet: Sheet): XmlElement {
  // Decision 2000/532/EC: six digits, with an asterisk for hazardous waste.
  const [, code, asterisk] = /^(\d{2} \d{2} \d{2})(\*?)$/.exec(sheet.facts.wasteCode ?? '') ?? [];
  return required(
    'DisposalConsiderations',
    element(
      'WasteTreatment',
      phrases('ProductWaste', slotLines(sheet, '13.1')),
      phrases('PackagingWaste', slotLines(sheet, '13.1.packaging')),
    ),
    element(
      'RegionEU',
      code &&
        required(
          'EuropeanWasteList',
          required('EWLProduct', required('WasteCode', code), flag('HazardousWaste', asterisk === '*')),
        ),
    ),
  );
}

/** Section 8, type `ExposureControlPersonalProtection`. Limits of ingredients are in the elements of the ingredients. */
export function exposure(sheet: Sheet): XmlElement {
  const lines = (name: string, slot: Parameters<typeof slotLines>[1]) => phrases(name, slotLines(sheet, slot));
  return required(
    'ExposureControlPersonalProtection',
    required(
      'ControlParameters',
      limitElements(sheet)?.children,
      biologicalLimitElements(sheet),
      phrases('AdditionalInfo', [
        ...sentencesAt(sheet, '8.1.esdscom'),
        ...slotLines(sheet, '8.1'),
        ...levelsInWords(sheet),
        ...sentencesAt(sheet, '8.1.monitoring'),
      ]),
      noEffectElements(sheet),
    ),
    element('ExposureControlAppropriateMeasures', lines('AppropriateEngineeringControls', '8.2.1')),
    element(
      'PersonalProtectionEquipment',
      element('RespiratoryProtection', lines('RespiratoryProtectionGeneral', '8.2.2.respiratory')),
      element('EyeProtection', lines('SuitableEyeProtection', '8.2.2.eyes')),
      element('HandProtection', lines('HandProtectionNecessaryProperties', '8.2.2.hands')),
      element('SkinProtection', lines('SuitableProtectiveClothing', '8.2.2.skin')),
      lines('ThermalHazardsProtection', '8.2.2.thermal'),
      lines('AdditionalInfo', '8.2.2'),
    ),
    element('EnvironmentalExposureControls', lines('EnvironmentalExposureControls', '8.2.3')),
  );
}
