import { documentLanguages, type LanguageCode } from '../phrases/languages.ts';
import type { StoredProduct } from '../store/products.ts';
import { HttpError } from './failure.ts';

export interface TdsChoice {
  code: LanguageCode;
  version: StoredProduct['tdsVersions'][number];
}

/**
 * The version of the technical data sheet that is asked for, the newest where `wanted` is left out.
 * @throws HttpError 404 when the product has no technical data sheet, not in this language, or not in this version
 */
export function chooseTds(product: StoredProduct, lang: number, wanted: number | undefined): TdsChoice {
  const language = documentLanguages.find(({ id }) => id === lang && product.validTdsLangs.includes(id));
  const version =
    wanted === undefined ? product.tdsVersions[0] : product.tdsVersions.find((each) => each.version === wanted);
  const available = product.tdsEnabled && product.tdsDocument;
  if (!available || !language || !version) throw new HttpError(404, 'No valid TDS version');
  return { code: language.code, version };
}
