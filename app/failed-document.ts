import { firstValue, type SearchParams } from '@/app/error-screen';
import { parseLang, parseProductId } from '@/lib/domain/ids';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';

/** From a document that cannot be shown back to the product's detail; without a readable id, to the start page. */
export async function detailPath(searchParams: SearchParams): Promise<string> {
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const interfaceLang = await firstValue(searchParams, 'interfaceLang');
  const lang = parseLang(await firstValue(searchParams, 'lang')) ?? 1;
  if (id === null) return paths.start();
  return paths.dossier(id, isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage, 'pi', lang);
}
