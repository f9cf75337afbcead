import { storageClass } from '../../product/markets/goods.ts';
import { sevesoLines } from '../../documents/sds/national-legislation.ts';
import { furtherStatements, sourceLines } from '../../documents/sds/other-information.ts';
import { annexLines } from '../../documents/sds/annex.ts';
import { listCheckLines, restrictionLines } from '../../documents/sds/regulations.ts';
import { contents, textInLanguage, slotLines, type Sheet } from '../../documents/sds/sheet.ts';
import { marketLines } from './markets.ts';
import { element, phrases, required, textElement, type XmlElement } from './xml.ts';
import { singleStatements, statementOf } from './statement-elements.ts';

/** Section 15, type `RegulatoryInformation`. National: Germany's water hazard class (AwSV) and storage class (TRGS 510);
 * what eSDScom has no elements for is a line of OtherEuLegislation (markets.ts). */
export function regulations(sheet: Sheet): XmlElement {
  const { facts, phrases: words } = sheet;
  const { entries, sentences } = contents(sheet, '15.1');
  const seveso = sevesoLines(sheet).map((line) => `${sheet.marketPhrases.seveso}${words.colon}${line}`);
  const acts = facts.regulatory.map((act) => textInLanguage(sheet, act));
  return required(
    'RegulatoryInformation',
    required(
      'RegionEU',
      element(
        'EuLegislation',
        phrases('RestrictionsAccordingReach', restrictionLines(sheet)),
        phrases('OtherEuLegislation', [
          ...entries,
          ...acts,
          ...seveso,
          ...marketLines(sheet),
          ...listCheckLines(sheet),
          ...sentences,
        ]),
      ),
      element(
        'NationalLegislation',
        element(
          'NationalLegislationGermany',
          element('WaterHazardClass', element('Class', facts.wgk)),
          element('StorageClassDE', storageClass(facts)),
        ),
      ),
      element('ChemicalSafetyAssessmentInfo', phrases('ChemicalSafetyAssessment', slotLines(sheet, '15.2'))),
    ),
  );
}

/** Section 16, type `OtherInformation`. */
export function otherInformation(sheet: Sheet): XmlElement {
  const { facts, options, phrases: words } = sheet;
  const further = furtherStatements(sheet);
  const codes = [...new Set(further.flatMap(({ code }) => singleStatements([code])))];
  return required(
    'OtherInformation',
    codes.map((code) =>
      statementOf(sheet, 'RelevantHazardStatements', code, 'hazard', further.find((one) => one.code === code)?.detail),
    ),
    phrases('EducationalRecommendations', [words.standard.training]),
    phrases('FurtherInformation', [
      ...facts.changes.map((change) => `${words.labels.changes}${words.colon}${textInLanguage(sheet, change)}`),
      ...annexLines(sheet),
      ...slotLines(sheet, '16'),
      words.standard.disclaimer,
    ]),
    phrases('MainInformationSource', sourceLines(sheet)),
    required(
      'RevisionInformation',
      textElement('RevisionNo', options.version.text, 16),
      required('LastUpdateDate', options.version.created),
    ),
  );
}
