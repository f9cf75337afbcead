import type { Organization, Product, PropertyValue } from 'schema-dts';
import type { BrandId } from '@/lib/domain/site/brands';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import type { TabSegment } from '@/lib/domain/pages/tabs';
import type { Dossier, Party, Substance } from '@/lib/domain/product/dossier';
import { hasGtinCheckDigit, isValidUfi } from '@/lib/domain/product/identifiers';
import { canonicalPath } from '@/lib/domain/pages/product-pages';

/** What structured data is written with beside the dossier. */
export interface JsonLdContext {
  /** The configured origin. */
  siteUrl: string;
  brand: BrandId;
  interfaceLang: InterfaceLanguage;
  /** In the interface language. */
  texts: JsonLdTexts;
}

export interface JsonLdTexts {
  screens: Record<TabSegment, string>;
  identifiers: Record<IdentifierKind, string>;
  signalWord: string;
  classification: string;
  pictograms: string;
}

/** Registers in which a product has a number of its own. */
export type IdentifierKind = 'UFI' | 'CAS' | 'EC' | 'Index' | 'REACH';

/** The one name of a product in structured data, whatever the language of the page. */
const productIri = (siteUrl: string, id: number): string => `${publicUrl(siteUrl, `/${id}`)}#product`;

/** Mass % from which on a substance goes by its main constituent (ECHA, Guidance for identification and naming of substances, 4.2.1). */
const mainConstituent = 80;

/** The substance that a product is; null for a mixture, whose ingredients' numbers are not the product's. */
function ownSubstance({ ufi, substances }: Dossier): Substance | null {
  const [only, ...others] = substances.rows;
  return only && others.length === 0 && ufi === null && (only.content ?? 0) >= mainConstituent ? only : null;
}

/** The numbers under which a product is registered, in the order of their registers; a UFI with a wrong check character is none. */
export function productNumbers(dossier: Dossier): { kind: IdentifierKind; value: string }[] {
  const { ufi } = dossier;
  const substance = ownSubstance(dossier);
  const numbers: [IdentifierKind, string | null | undefined][] = [
    ['UFI', ufi !== null && isValidUfi(ufi) ? ufi : null],
    ['CAS', substance?.cas],
    ['EC', substance?.ec],
    ['Index', substance?.index],
    ['REACH', substance?.reach],
  ];
  return numbers.flatMap(([kind, value]) => (value ? [{ kind, value }] : []));
}

/** A number with its register in front, in whatever language: `CAS 67-64-1`, `EG 200-662-2`, `Indeks 606-001-00-8`. */
const registered = /^[\p{L} .]+ \d+(?:-[\dX]+){2,}$/u;

/** The product's other names, without the numbers that the platform lists among them. */
export function otherNames({ identifiers }: Dossier): string[] {
  return identifiers.filter((text) => !registered.test(text));
}

type Named<T> = Exclude<T, string>;

/** What other structured data says of a product: which one it is. */
export function productReference({ id, name }: Dossier, { siteUrl }: JsonLdContext): Named<Product> {
  return { '@type': 'Product', '@id': productIri(siteUrl, id), name };
}

/** A product as its public screens show it, without its documents: nothing confidential, nothing that is only in the platform. */
export function productNode(dossier: Dossier, context: JsonLdContext): Named<Product> & { '@type': 'Product' } {
  const { id, code, description, gtin, supplierName } = dossier;
  const { siteUrl, interfaceLang } = context;
  const landing = { interfaceLang, docType: 'pd', lang: documentLanguageId(interfaceLang) ?? 1 } as const;
  const names = otherNames(dossier);
  const numbers = productNumbers(dossier).flatMap(({ kind, value }) =>
    property(kind, context.texts.identifiers[kind], [value]),
  );
  const hazards = hazardProperties(dossier, context);
  const manufacturer = organization(dossier.producer);
  // The address of a supplier that also makes the product stands there once.
  const brand = organization({
    ...(isSame(dossier) ? {} : dossier.supplier),
    name: dossier.supplier?.name ?? supplierName,
  });
  return {
    '@type': 'Product',
    '@id': productIri(siteUrl, id),
    name: dossier.name,
    ...(names.length > 0 && { alternateName: names }),
    ...(description && { description }),
    url: publicUrl(siteUrl, canonicalPath(dossier, landing)),
    image: publicUrl(siteUrl, paths.api.card(id, interfaceLang)),
    ...(code && { sku: code, mpn: code }),
    ...(gtin &&
      /^\d{14}$/.test(gtin) &&
      hasGtinCheckDigit(gtin) && { gtin14: gtin, hasGS1DigitalLink: publicUrl(siteUrl, `/01/${gtin}`) }),
    ...(brand && { brand }),
    ...(manufacturer && { manufacturer }),
    ...(numbers.length > 0 && { identifier: numbers }),
    ...(hazards.length > 0 && { additionalProperty: hazards }),
  };
}

/** A property of what it has, nothing where that is nothing. */
function property(propertyID: string, name: string, values: string[]): PropertyValue[] {
  const [only, ...others] = values;
  if (only === undefined) return [];
  return [{ '@type': 'PropertyValue', propertyID, name, value: others.length > 0 ? values : only }];
}

/** What a label says of the hazards (CLP Art. 17), and the classification behind it. */
function hazardProperties({ hazards }: Dossier, { texts }: JsonLdContext): PropertyValue[] {
  const { signalWord, classification, statements, pictograms } = hazards;
  return [
    ...property('signalWord', texts.signalWord, signalWord ? [signalWord.text] : []),
    ...property('classification', texts.classification, classification?.map(({ text }) => text) ?? []),
    ...statements.flatMap(({ code, text }) => property('hazardStatement', code, [text])),
    ...property('pictogram', texts.pictograms, pictograms),
  ];
}

const isSame = ({ supplier, producer }: Dossier) =>
  supplier !== null && JSON.stringify(supplier) === JSON.stringify(producer);

function organization(party: Partial<Party> | null): Organization | null {
  const { name, address, city, country } = party ?? {};
  if (!name) return null;
  return {
    '@type': 'Organization',
    name,
    ...((address ?? city ?? country) && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }),
  };
}
