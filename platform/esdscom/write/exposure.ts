import { type Sheet, slotLines } from '../../documents/sds/sheet.ts';
import { element, flag, phrases, required, type XmlElement } from './xml.ts';
import { biologicalLimitElements, limitElements } from './exposure-limits.ts';
import { levelsInWords, noEffectElements } from './no-effect-levels.ts';

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
  const { sentences } = sheet.phrases;
  const none = sheet.facts.exposureLimits.length ? [] : [sentences.noExposureLimits];
  return required(
    'ExposureControlPersonalProtection',
    required(
      'ControlParameters',
      limitElements(sheet)?.children,
      biologicalLimitElements(sheet),
      phrases('AdditionalInfo', [...none, ...slotLines(sheet, '8.1'), ...levelsInWords(sheet), sentences.monitoring]),
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
