import type { Dossier } from '@/lib/domain/dossier';
import { guardTab } from '@/lib/domain/tab-guard';
import type { DocType } from '@/lib/domain/tabs';

/**
 * The page that an anonymous visitor shares (Spec §6): the SDS, in the page's document language where it is valid in it,
 * else in the first valid one. Of a product without a valid SDS it is the page itself.
 */
export function sharedPage(
  dossier: Dossier,
  page: { docType: DocType; lang: number },
): { docType: DocType; lang: number } {
  const guardResult = guardTab(dossier, { docType: 'gh', lang: page.lang });
  if (guardResult.kind === 'pass') return { docType: 'gh', lang: page.lang };
  return guardResult.docType === 'gh' ? { docType: 'gh', lang: guardResult.lang } : page;
}
