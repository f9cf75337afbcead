import type { LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { SdsProduct, SdsVersion } from '../../product/sds-product.ts';
import { openSheet } from '../../documents/sds/sheet/sheet.ts';
import { writeExtension } from './extension.ts';
import { composition, hazards } from './composition.ts';
import { countryCode } from './country-code.ts';
import { ecology, toxicology } from './toxicology-and-ecology.ts';
import { disposal, exposure } from './exposure-limits.ts';
import { identification } from './identification.ts';
import { properties } from './properties.ts';
import { otherInformation, regulations, transport } from './transport-and-regulations.ts';
import { firefighting, firstAid, handling, reactivity, release } from './texts.ts';
import { required, writeXml, type XmlElement } from './xml.ts';

const namespace = 'http://www.esdscom.eu/eSDScom';

interface EsdscomOptions {
  version: SdsVersion;
  /** Newest first. */
  previousVersions: readonly SdsVersion[];
  /** ISO 3166 code of the country for which the sheet is made; omitted: the default of product and language. */
  market?: string | undefined;
  /** 14 digits. */
  gtin: string | null;
  /** ISO date of the export. */
  today: string;
}

/**
 * Writes the safety data sheet of a version of a product as eSDScom XML 5.6 (esdscom.eu, schema of 13 May 2024), for the
 * regulations of the European Union, with texts in `lang`. Data that does not fit the schema's figures and codes is written as text. What
 * the schema has no element for is in the extension (extension.ts), from which an import restores the facts.
 * @throws UnknownCountryError, and the errors of buildSds
 */
export function writeEsdscom(
  product: SdsProduct,
  facts: ProductFacts,
  lang: LanguageCode,
  options: EsdscomOptions,
): string {
  const { market, today } = options;
  const datasheet = datasheetOf(product, facts, lang, options);
  const root = required(
    'DatasheetFeed',
    exportInformation(lang, market ?? countryCode(product.supplier.country), today),
    { ...datasheet, instruction: writeExtension(datasheet, product, facts, lang, options) },
  );
  return writeXml({ ...root, name: 'e:DatasheetFeed', attributes: { 'xmlns:e': namespace } });
}

/** The element with the 16 sections. */
export function datasheetOf(
  product: SdsProduct,
  facts: ProductFacts,
  lang: LanguageCode,
  { version, previousVersions, market, gtin }: Omit<EsdscomOptions, 'today'>,
): XmlElement {
  const sheet = openSheet(product, facts, lang, { qrCode: false, permalink: '', market, version, previousVersions });
  return required(
    'Datasheet',
    identification(sheet, gtin),
    hazards(sheet),
    composition(sheet),
    firstAid(sheet),
    firefighting(sheet),
    release(sheet),
    handling(sheet),
    exposure(sheet),
    properties(sheet),
    reactivity(sheet),
    toxicology(sheet),
    ecology(sheet),
    disposal(sheet),
    transport(sheet),
    regulations(sheet),
    otherInformation(sheet),
  );
}

/** The file is for the requested market, else for the country of the supplier. It has the facts of all countries, each named. */
const exportInformation = (lang: LanguageCode, country: string, today: string): XmlElement =>
  required(
    'InformationFromExportingSystem',
    required('SdscomVersionNo', '5.6'),
    required('SdscomSubset', 'other'),
    required('Language', required('FreetextLanguageCode', lang)),
    required('RegulationsRelatedToCountryOrRegion', required('RegulationsRelatedToCountryOrRegionCode', country)),
    required('SystemUsedInPreparation', 'Dossier'),
    required('DateGeneratedExport', today),
  );
