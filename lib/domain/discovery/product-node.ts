import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import type { Organization, Product, PropertyValue } from 'schema-dts';
import type { Brand } from '@/lib/domain/site/brands';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { publicUrl } from '@/lib/domain/pages/paths';
import type { TabSegment } from '@/lib/domain/pages/tabs';
import type { Dossier, Party, Substance } from '@/lib/domain/product/dossier';
import { hasGtinCheckDigit, isValidUfi } from '@/lib/domain/product/identifiers';
import { canonicalPath } from '@/lib/domain/pages/product-pages';

/** Context of structured data besides the dossier. */
export interface JsonLdContext {
  /** The configured origin. */
  siteUrl: string;
  brand: Brand;
  interfaceLang: InterfaceLanguage;
  /** Texts in the interface language. */
  texts: JsonLdTexts;
}

interface JsonLdTexts {
  screens: Record<TabSegment, string>;
  identifiers: Record<IdentifierKind, string>;
  signalWord: string;
  classification: string;
  /** That it is not complete. */
  incomplete: string;
  pictograms: string;
}

/** Registers that assign numbers to a product. */
type IdentifierKind = 'UFI' | 'CAS' | 'EC' | 'Index' | 'REACH';

/** The IRI of a product in structured data, independent of the page's language. */
const productIri = (siteUrl: string, id: number): string => `${publicUrl(siteUrl, `/${id}`)}#product`;

/**
 * Mass % from which a substance is named after its main constituent (ECHA, Guidance for identification and naming of
 * substances, 4.2.1).
 */
const mainConstituent = 80;

/** The product's substance; null for a mixture, whose ingredients' numbers do not identify the product. */
function ownSubstance({ ufi, substances }: Dossier): Substance | null {
  const [substance, ...others] = substances.rows;
  return substance && others.length === 0 && ufi === null && (substance.content ?? 0) >= mainConstituent
    ? substance
    : null;
}

/**
 * The product's registered numbers, in the order of their registers; without a UFI that has a wrong check character.
 */
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

/** A number prefixed with its register, in any language: `CAS 67-64-1`, `EG 200-662-2`, `Indeks 606-001-00-8`. */
const registered = /^[\p{L} .]+ \d+(?:-[\dX]+){2,}$/u;

/** The product's other names, without the numbers that the platform lists among them. */
export function otherNames({ identifiers }: Dossier): string[] {
  return identifiers.filter((text) => !registered.test(text));
}

type Named<T> = Exclude<T, string>;

/** A reference to a product in other structured data. */
export function productReference({ id, name }: Dossier, { siteUrl }: JsonLdContext): Named<Product> {
  return { '@type': 'Product', '@id': productIri(siteUrl, id), name };
}

/**
 * A product as its public screens show it, without its documents and without confidential data; a group of its packs if they have GTINs of
 * their own (schema.org `ProductGroup`).
 */
export function productNode(dossier: Dossier, context: JsonLdContext): ProductNode {
  const { id, code, name } = dossier;
  const product = ownNode(dossier, context);
  const packs = dossier.articles.flatMap((article): Named<Product>[] => {
    const gtin = gtinProperties(article.gtin, context);
    return gtin ? [{ '@type': 'Product', name: `${name} ${article.code}`, sku: article.code, ...gtin }] : [];
  });
  if (packs.length === 0) return product;
  return { ...product, '@type': 'ProductGroup', productGroupID: code ?? String(id), hasVariant: packs };
}

type ProductNode = Extract<Named<Product>, { '@type': 'Product' | 'ProductGroup' }>;

/** Properties of a GTIN; null for none, and for one that a platform wrote wrongly. */
const gtinProperties = (gtin: string | null, { siteUrl }: JsonLdContext) =>
  gtin && /^\d{14}$/.test(gtin) && hasGtinCheckDigit(gtin)
    ? { gtin14: gtin, hasGS1DigitalLink: publicUrl(siteUrl, discoveryPaths.digitalLink(gtin)) }
    : null;

function ownNode(dossier: Dossier, context: JsonLdContext): Named<Product> & { '@type': 'Product' } {
  const { id, code, description, gtin, supplierName } = dossier;
  const { siteUrl, interfaceLang } = context;
  const landing = { interfaceLang, docType: 'pd', lang: documentLanguageId(interfaceLang) ?? 1 } as const;
  const names = otherNames(dossier);
  const numbers = productNumbers(dossier).flatMap(({ kind, value }) =>
    property(kind, context.texts.identifiers[kind], [value]),
  );
  const hazards = hazardProperties(dossier, context);
  const manufacturer = organization(dossier.producer);
  // A supplier that is also the producer is listed once.
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
    image: publicUrl(siteUrl, discoveryPaths.card(id, interfaceLang)),
    ...(code && { sku: code, mpn: code }),
    ...gtinProperties(gtin, context),
    ...(brand && { brand }),
    ...(manufacturer && { manufacturer }),
    ...(numbers.length > 0 && { identifier: numbers }),
    ...(hazards.length > 0 && { additionalProperty: hazards }),
  };
}

/** A property with its values; none for an empty list. */
function property(propertyID: string, name: string, values: string[]): PropertyValue[] {
  const [firstValue, ...others] = values;
  if (firstValue === undefined) return [];
  return [{ '@type': 'PropertyValue', propertyID, name, value: others.length > 0 ? values : firstValue }];
}

/** The hazards on a label (CLP Art. 17), the underlying classification, and the classes of which it is not known whether they apply. */
function hazardProperties({ hazards }: Dossier, { texts }: JsonLdContext): PropertyValue[] {
  const { signalWord, classification, openClasses, statements, pictograms } = hazards;
  return [
    ...property('signalWord', texts.signalWord, signalWord ? [signalWord.text] : []),
    ...property('classification', texts.classification, classification?.map(({ text }) => text) ?? []),
    ...property('openHazardClasses', texts.incomplete, openClasses),
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
