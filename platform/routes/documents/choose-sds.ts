import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { permalinkOf } from '../../documents/permalink.ts';
import type { SdsDocument } from '../../documents/blocks/sds-document.ts';
import { buildSds } from '../../documents/sds/view-model.ts';
import { documentLanguages, type LanguageCode } from '../../phrases/languages.ts';
import { findFacts, type StoredProduct } from '../../store/products/published.ts';
import { HttpError } from '../http/failure.ts';
import type { AppContext } from '../http/app-context.ts';

export interface SdsChoice {
  code: LanguageCode;
  version: StoredProduct['versions'][number];
  /** Newest first. */
  previousVersions: StoredProduct['versions'];
  /** ISO 3166 code; undefined: the default of product and language. */
  market: string | undefined;
}

/**
 * The SDS of a product in a language and for a market. `wanted` is the id of a version; undefined selects the newest.
 * @throws HttpError 404 when the product has no SDS, not in this language, or not in this version
 */
export function chooseSds(
  product: StoredProduct,
  lang: number,
  { version: wanted, market }: { version?: number | undefined; market?: string | undefined },
): SdsChoice {
  const language = documentLanguages.find(({ id }) => id === lang && product.validLangs.includes(id));
  const listed = product.versions.filter((version) => version.listed);
  const position = wanted === undefined ? 0 : listed.findIndex(({ id }) => id === wanted);
  const version = listed[position];
  const available = product.sdsExists && product.sdsDocument && product.languageExists;
  if (!available || !language || !version) throw new HttpError(404, 'No valid SDS version');
  return { code: language.code, version, previousVersions: listed.slice(position + 1), market };
}

/**
 * Writes the chosen SDS as eSDScom XML.
 * @throws UnknownCountryError
 */
export async function writeSdsXml(
  { database }: AppContext,
  product: StoredProduct,
  { code, version, previousVersions, market }: SdsChoice,
): Promise<string> {
  const facts = await findFacts(database, product.id, version.id);
  const today = new Date().toISOString().slice(0, 10);
  return writeEsdscom(product, facts, code, { version, previousVersions, market, gtin: product.gtin, today });
}

/** Builds the chosen SDS, without a layout. `qrCode`: whether it has a QR code that leads to the current edition. */
export async function writeSds(
  { database, siteUrl }: AppContext,
  product: StoredProduct,
  { code, version, previousVersions, market }: SdsChoice,
  qrCode: boolean,
): Promise<SdsDocument> {
  const facts = await findFacts(database, product.id, version.id);
  const permalink = permalinkOf(siteUrl, product.id);
  return buildSds(product, facts, code, { qrCode, permalink, market, version, previousVersions });
}
