import { firstValue, type SearchParams } from '@/app/error-screen';
import type { Dossier } from '@/lib/domain/product/dossier';
import { parseLang, parseProductId } from '@/lib/domain/product/identifiers';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { DocType } from '@/lib/domain/pages/tabs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/** The kind of a document that cannot be shown; the SDS where the address does not say. */
export async function failedDocType(searchParams: SearchParams): Promise<'gh' | 'th' | 'ee' | 'ed' | 'mh'> {
  const doc = await firstValue(searchParams, 'doc');
  return doc === 'th' || doc === 'ee' || doc === 'ed' || doc === 'mh' ? doc : 'gh';
}

/** The product that an error page is about; null where it cannot be had. */
export async function failedProduct(searchParams: SearchParams): Promise<Dossier | null> {
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const interfaceLang = await firstValue(searchParams, 'interfaceLang');
  if (id === null) return null;
  const callContext = await pageCallContext(
    isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage,
  );
  return loadDossier(id, callContext).catch(() => null);
}

/** From a document that cannot be shown back to the product's detail; without a readable id, to the start page. */
export const detailPath = async (searchParams: SearchParams): Promise<string> =>
  (await screenPath(searchParams, 'pi')) ?? paths.start();

/** The screen of the product that an error page is about, in the same languages; null without a readable id. */
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
