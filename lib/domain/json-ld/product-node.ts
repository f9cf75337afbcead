import type { Organization, Product, PropertyValue } from 'schema-dts';
import { canonicalPath } from '@/lib/domain/canonical';
import type { Dossier, Party } from '@/lib/domain/dossier';
import { hasGtinCheckDigit } from '@/lib/domain/gtin';
import { type JsonLdContext, productIri } from '@/lib/domain/json-ld/json-ld-context';
import { otherNames, productNumbers } from '@/lib/domain/json-ld/product-numbers';
import { documentLanguageId } from '@/lib/domain/languages';
import { paths, publicUrl } from '@/lib/domain/paths';

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
