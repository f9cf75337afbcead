import { firstValue, type SearchParams } from '@/app/error-screen';
import type { Dossier } from '@/lib/domain/product/dossier';
import { parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { type DocType, docTypes, pageTypeOf } from '@/lib/domain/pages/tabs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/** The kind of the document that cannot be shown; the SDS if the URL does not name one. */
export async function failedDocType(searchParams: SearchParams): Promise<DocType> {
  const doc = await firstValue(searchParams, 'doc');
  return failedDocTypes.find((docType) => docType === doc) ?? 'gh';
}

const failedDocTypes = docTypes.filter((docType) => pageTypeOf(docType).failurePage !== 'dossiererror');

/** The product of an error page; null if it is unavailable. */
export async function failedProduct(searchParams: SearchParams): Promise<Dossier | null> {
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const interfaceLang = await firstValue(searchParams, 'interfaceLang');
  if (id === null) return null;
  const callContext = await pageCallContext(
    isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage,
  );
  return loadDossier(id, callContext).catch(() => null);
}

/** Path from an error page to product detail; to the start page without a valid id. */
export const detailPath = async (searchParams: SearchParams): Promise<string> =>
  (await screenPath(searchParams, 'pi')) ?? paths.start();

/** Path of a screen of the error page's product, in the same languages; null without a valid id. */
export async function screenPath(searchParams: SearchParams, docType: DocType): Promise<string | null> {
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const interfaceLang = await firstValue(searchParams, 'interfaceLang');
  const lang = parseLang(await firstValue(searchParams, 'lang')) ?? 1;
  if (id === null) return null;
  return paths.dossier(
    id,
    isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage,
    docType,
    lang,
  );
}
