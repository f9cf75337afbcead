import type { Dossier } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { validLangsOf } from '@/lib/domain/pages/product-pages';
import { isDocument, type DocType } from '@/lib/domain/pages/tabs';

/** Where a tab leads: the document language stays where the document is valid in it, else the first valid one. */
export function tabPath(dossier: Dossier, interfaceLang: string, docType: DocType, lang: number): string {
  const valid = validLangsOf(dossier, docType);
  const target = !isDocument(docType) || valid.includes(lang) ? lang : (valid[0] ?? lang);
  return paths.dossier(dossier.id, interfaceLang, docType, target);
}
