import type { Phrases } from '../../languages/en/sheet.ts';
import { localise } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { sentencesAt } from '../../documents/sds/sheet/sentences.ts';
import { environmentText, isEnvironmentallyHazardous } from '../../documents/sds/14-transport.ts';
import { textInLanguage, slotLines, type Sheet, isUnion } from '../../documents/sds/sheet/sheet.ts';
import { element, flag, phrase, phrases, required, textElement, type XmlContent, type XmlElement } from './xml.ts';
import { storageClass } from '../../product/markets/goods.ts';
import { figureOf } from '../../product/transport/transport-modes.ts';
import { sevesoLines } from '../../documents/sds/national-legislation.ts';
import { furtherStatements, sourceLines } from '../../documents/sds/16-other.ts';
import { annexLines } from '../../documents/sds/annex.ts';
import { legislation, listCheckLines, restrictionLines } from '../../documents/sds/15-regulations.ts';
import { marketLines } from './markets.ts';
import { singleStatements, statementOf } from './statement-elements.ts';

type Goods = NonNullable<ProductFacts['transport']>;

/** Classes of `TransportClassEnum` and labels of `TransportHazardLabelEnum`. */
const labelPattern = /^(?:1(?:\.[1-6])?|2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|[789])$/;

/** Class and labels of `3 (6.1)`: divisions of classes 1 and 2 are labels of the class. */
function classAndLabels(hazardClass: string) {
  const labels = (hazardClass.match(/\d(?:\.\d)?/g) ?? []).filter((number) => labelPattern.test(number)).slice(0, 3);
  const classOf = (label: string) => label.replace(/^([12])\.\d$/, '$1');
  const [main, ...subsidiary] = labels.map(classOf);
  return { main, labels, subsidiary };
}

/** Section 14, type `TransportInformation`. */
export function transport(sheet: Sheet): XmlElement {
  const { transport: goods } = sheet.facts;
  const precautions = phrases('SpecialPrecautionUser', slotLines(sheet, '14.6'));
  const bulk = slotLines(sheet, '14.7');
  if (!goods) {
    return required(
      'TransportInformation',
      precautions,
      phrases('AdditionalInfo', [...sentencesAt(sheet, '14.1'), ...bulk]),
    );
  }
  const pollutant = isEnvironmentallyHazardous(sheet);
  return required(
    'TransportInformation',
    required(
      'Imdg',
      seaOrAir(goods, pollutant === null ? null : flag('MarinePollutant', pollutant)),
      limited(figureOf(goods, 'sea.limitedQuantity') ?? goods.limitedQuantity),
    ),
    required('IataDgr', seaOrAir(goods)),
    precautions,
    phrases('AdditionalInfo', [textInLanguage(sheet, goods.note), ...bulk]),
    required('RegionEU', required('AdrRid', roadOrRail(sheet, goods)), required('Adn', inlandWaterways(sheet, goods))),
  );
}

const number = ({ un }: Goods) => required('UnNo', un.replace(/^UN/, ''));

const packingGroup = (goods: Goods) => element('PackingGroup', goods.packingGroup);

const english = (goods: Goods) => phrase('ProperShippingNameEnglish', localise(goods.properShippingName, 'en'));

const names = ({ lang }: Sheet, goods: Goods) => [
  english(goods),
  phrase('ProperShippingNameNational', localise(goods.properShippingName, lang)),
];

function seaOrAir(goods: Goods, marinePollutant: XmlElement | null = null): XmlContent[] {
  const { main, subsidiary } = classAndLabels(goods.hazardClass);
  return [
    number(goods),
    english(goods),
    element('Class', main),
    subsidiary.map((risk) => element('SubsidiaryRisk', risk)),
    packingGroup(goods),
    marinePollutant,
  ];
}

const limited = (quantity: string) => element('OtherInformation', textElement('LimitedQty', quantity, 20));

/** ADR and RID. */
function roadOrRail(sheet: Sheet, goods: Goods): XmlContent[] {
  const { main, labels } = classAndLabels(goods.hazardClass);
  return [
    number(goods),
    names(sheet, goods),
    element('Class', main),
    textElement('ClassCode', goods.classificationCode, 4),
    labels.map((label) => element('HazardLabelAdr', label)),
    labels.map((label) => element('HazardLabelRid', label)),
    packingGroup(goods),
    element(
      'OtherInformation',
      textElement('AdrRidLimitedQty', goods.limitedQuantity, 20),
      textElement('AdrTunnelRestrictionCode', goods.tunnelCode, 10),
      textElement('AdrHazardIdentificationNo', goods.hazardIdentificationNumber, 10),
      phrases('AdditionalInfo', [...environment(sheet), ...noneLines(sheet, goods)]),
    ),
  ];
}

/** ADN. */
function inlandWaterways(sheet: Sheet, goods: Goods): XmlContent[] {
  const { main, labels } = classAndLabels(goods.hazardClass);
  return [
    number(goods),
    names(sheet, goods),
    element('Class', main),
    textElement('ClassCode', goods.classificationCode, 4),
    labels.map((label) => element('HazardLabel', label)),
    packingGroup(goods),
    limited(goods.limitedQuantity),
  ];
}

const environment = (sheet: Sheet): string[] => {
  const { labels, colon } = sheet.phrases;
  return [`${labels.environmentallyHazardous}${colon}${environmentText(sheet)}`];
};

const mayBeNone = ['packingGroup', 'hazardIdentificationNumber', 'tunnelCode'] as const;

/** The line for something that the goods do not have and eSDScom has no element for: `Tunnel restriction code (ADR): not applicable` */
export const noneLine = (
  { labels, subsections, sentences, colon, notApplicable }: Phrases,
  name: (typeof mayBeNone)[number],
): string =>
  name === 'packingGroup'
    ? `${subsections['14.4']}${colon}${sentences.noPackingGroup}`
    : `${labels[name]}${colon}${notApplicable}`;

const noneLines = ({ phrases: words }: Sheet, goods: Goods): string[] =>
  mayBeNone.flatMap((name) => (goods[name] === null ? noneLine(words, name) : []));

/**
 * Section 15, type `RegulatoryInformation`. Its national elements are Germany's water hazard class (AwSV) and storage class (TRGS 510);
 * facts without an element are lines of OtherEuLegislation (markets.ts).
 */
export function regulations(sheet: Sheet): XmlElement {
  const { facts, phrases: words } = sheet;
  const { entries, sentences } = legislation(sheet);
  const seveso = (isUnion(sheet) ? sevesoLines(sheet) : []).map(
    (line) => `${sheet.marketPhrases.seveso}${words.colon}${line}`,
  );
  const acts = facts.regulatory.map((act) => textInLanguage(sheet, act));
  return required(
    'RegulatoryInformation',
    required(
      'RegionEU',
      element(
        'EuLegislation',
        phrases('RestrictionsAccordingReach', isUnion(sheet) ? restrictionLines(sheet) : []),
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
  const details = new Map(furtherStatements(sheet).map(({ code, detail }) => [code, detail]));
  const codes = singleStatements([...details.keys()]);
  return required(
    'OtherInformation',
    codes.map((code) => statementOf(sheet, 'RelevantHazardStatements', code, 'hazard', details.get(code))),
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
