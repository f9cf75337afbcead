import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { productFacts } from '../../product/facts.ts';
import { elementsAt, readFeed, textsAt, type ReadElement } from './read-feed.ts';

// That the files keep to the schema is shown by `npm run check:esdscom`; here stands what the schema wants of the main parts.

/** Elements that a part must have, in this order, and those that it may have between them. */
const parts: [path: string, obligatory: string[], order: string[]][] = [
  [
    'InformationFromExportingSystem',
    [
      'SdscomVersionNo',
      'Language',
      'RegulationsRelatedToCountryOrRegion',
      'SystemUsedInPreparation',
      'DateGeneratedExport',
    ],
    [
      'SdscomVersionNo',
      'SdscomSubset',
      'Language',
      'RegulationsRelatedToCountryOrRegion',
      'SystemUsedInPreparation',
      'DateGeneratedExport',
    ],
  ],
  [
    'Datasheet',
    [
      'IdentificationSubstPrep',
      'HazardIdentification',
      'Composition',
      'FirstAidMeasures',
      'FireFightingMeasures',
      'AccidentalReleaseMeasures',
      'HandlingAndStorage',
      'ExposureControlPersonalProtection',
      'PhysicalChemicalProperties',
      'StabilityReactivity',
      'ToxicologicalInformation',
      'EcologicalInformation',
      'DisposalConsiderations',
      'TransportInformation',
      'RegulatoryInformation',
      'OtherInformation',
    ],
    [],
  ],
  [
    'Datasheet/IdentificationSubstPrep/RegionEU',
    ['IssueDate', 'SupplierInformation'],
    ['SdsName', 'VersionNo', 'IssueDate', 'RevisionDate', 'SupplierInformation', 'EmergencyPhone'],
  ],
  [
    'Datasheet/IdentificationSubstPrep/RegionEU/SupplierInformation',
    ['Country', 'Name', 'Address', 'Phone'],
    ['Role', 'Country', 'Name', 'Address', 'Phone', 'Email', 'CompanyUrl'],
  ],
  [
    'Datasheet/HazardIdentification/RegionEU/Classification/ClpHazardClassification_2023_707',
    [],
    [
      'Classification',
      'MultiplyingFactor',
      'SpecificConcLimit',
      'Ate',
      'AdditionalInformation',
      'ClpSupplementalHazardInformation',
    ],
  ],
  [
    'Datasheet/HazardIdentification/RegionEU/HazardLabelling/ClpHazardLabelling_2023_707',
    [],
    [
      'HazardPictogram',
      'SignalWord',
      'HazardStatement',
      'PrecautionaryStatement',
      'SupplementalHazardInformation',
      'SpecialSupplementalLabelInfoMixtures',
      'AdditionalLabellingInfo',
      'TactileWarning',
      'ChildResistantOpening',
    ],
  ],
  [
    'Datasheet/Composition/RegionEU/Component',
    ['Substance', 'Concentration'],
    ['Substance', 'Concentration', 'AdditionalInfo', 'ExposureControlPersonalProtection', 'Classification'],
  ],
  [
    'Datasheet/PhysicalChemicalProperties/SafetyRelevantInformation',
    [],
    [
      'PhValue',
      'MeltingPointRelated',
      'BoilingPointRelated',
      'FlashPoint',
      'Flammability',
      'ExplosionLimit',
      'VapourPressure',
      'RelativeVapourDensity',
      'Densities',
      'Solubilities',
      'PartitionCoefficient',
      'AutoignitionTemperature',
      'DecompositionTemperature',
      'Viscosity',
    ],
  ],
  [
    'Datasheet/TransportInformation/RegionEU/AdrRid',
    [],
    [
      'UnNo',
      'ProperShippingNameEnglish',
      'ProperShippingNameNational',
      'Class',
      'ClassCode',
      'HazardLabelAdr',
      'HazardLabelRid',
      'PackingGroup',
      'OtherInformation',
    ],
  ],
];

/** Each name once, in the order of its first place. */
const namesIn = ({ children }: ReadElement) => [...new Set(children.map(({ name }) => name))];

const products = demoCatalogue.filter(({ sdsExists, versions }) => sdsExists && versions.length > 0);

describe.each(['en', 'de'] as const)('in %s', (lang) => {
  test.each(products.map((product) => [product.id, product] as const))('%i in each version', (_id, product) => {
    for (const [position, version] of product.versions.entries()) {
      const facts = productFacts.parse(version.facts);
      const previousVersions = product.versions.slice(position + 1);
      const options = { version, previousVersions, gtin: product.gtin, today: '2026-03-01' };
      const feed = readFeed(writeEsdscom(product, facts, lang, options));
      expect(feed.name).toBe('e:DatasheetFeed');
      expect(textsAt(feed, 'InformationFromExportingSystem/Language/FreetextLanguageCode')).toEqual([lang]);
      for (const [path, obligatory, order] of parts) {
        for (const part of elementsAt(feed, path)) {
          const names = namesIn(part);
          const expectedValue = order.length ? order : obligatory;
          expect(names).toEqual(expectedValue.filter((name) => names.includes(name)));
          expect(names).toEqual(expect.arrayContaining(obligatory));
        }
      }
      const pictograms =
        'Datasheet/HazardIdentification/RegionEU/HazardLabelling/ClpHazardLabelling_2023_707/HazardPictogram';
      expect(textsAt(feed, pictograms)).toEqual(facts.label.pictograms);
      expect(textsAt(feed, 'Datasheet/OtherInformation/RevisionInformation/RevisionNo')).toEqual([version.text]);
      expect(emptyIn(feed)).toEqual([]);
    }
  });
});

/** Elements without text and elements, which say nothing. */
const emptyIn = ({ name, text, children }: ReadElement): string[] =>
  children.length ? children.flatMap(emptyIn) : text ? [] : [name];
