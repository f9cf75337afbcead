import 'server-only';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import type { Dossier } from '@/lib/domain/product/dossier';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { loadHazardSummary } from '@/lib/loaders/pages/sds-in-short';
import { pageCallContext } from '@/lib/loaders/request/page-session';

export interface SiteProduct {
  id: number;
  /** Null: it cannot be loaded. */
  dossier: Dossier | null;
  /** Document language of its links. */
  lang: number;
  /** TRGS 510; null: the data of the sheet do not decide it; undefined: they are not known here. */
  storageClass: string | null | undefined;
  /** Statements of its label that say with what it reacts, in the language of its links. */
  reactions: { code: string; text: string }[];
}

/** Reacts with water, or gives off toxic gas with water or acids (CLP Annex II, 1.1 and 1.2): TRGS 510, section 13.2, points to them. */
const reactionCodes = ['EUH014', 'EUH029', 'EUH031', 'EUH032'];

/** The products of a site, in their order; one that is removed, unknown or not available now is named only. */
export async function openSite(ids: readonly number[], interfaceLang: InterfaceLanguage): Promise<SiteProduct[]> {
  const callContext = await pageCallContext(interfaceLang);
  return Promise.all(
    ids.map(async (id) => {
      const dossier = await loadDossier(id, callContext).catch(() => null);
      const preferredLang = documentLanguageId(interfaceLang) ?? 1;
      const lang =
        dossier && !dossier.validLangs.includes(preferredLang)
          ? (dossier.validLangs[0] ?? preferredLang)
          : preferredLang;
      const hasSummary = dossier !== null && isTabAvailable(dossier, 'hazards');
      const summary = hasSummary
        ? await loadHazardSummary({ id, lang, market: null }, callContext).catch(() => null)
        : null;
      const reactions = (summary?.statements ?? []).filter(({ code }) => reactionCodes.includes(code));
      return { id, dossier, lang, storageClass: summary?.storageClass, reactions };
    }),
  );
}
