import type { InterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import type { DocType } from '@/lib/domain/tabs';

/** Where the back button of a logged-in user leads: in-app paths, or addresses of the provider's application. */
export interface BackLink {
  list: string;
  /** Of a product in the user's list, unless the page is that overview: where it leads on all but the smallest screens. */
  overview: string | null;
}

/**
 * Spec §2 "back button". With a provider's application, `appUrl` is its list and `{appUrl}/{id}` the product's overview
 * (docs/platform-api.md, 'Settings'); without one they are our own product list and the product's landing page.
 */
export function backLink(
  page: { id: number; interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
  { appUrl, isInList }: { appUrl: string | null; isInList: boolean },
): BackLink {
  const { id, interfaceLang, docType, lang } = page;
  const list = appUrl ?? paths.productList();
  if (!isInList) return { list, overview: null };
  if (appUrl) return { list, overview: `${appUrl}/${id}` };
  return { list, overview: docType === 'pd' ? null : paths.dossier(id, interfaceLang, 'pd', lang) };
}
