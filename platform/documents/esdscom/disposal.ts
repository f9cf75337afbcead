import { slotLines, type Sheet } from '../sds/sheet.ts';
import { phrases } from './phrase.ts';
import { element, flag, required, type XmlElement } from './xml.ts';

/** Section 13, type `DisposalConsiderations`. */
export function disposal(sheet: Sheet): XmlElement {
  // Decision 2000/532/EC: six figures, hazardous waste with an asterisk.
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
