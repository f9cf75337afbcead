import 'server-only';
import { redirect } from 'next/navigation';
import { errorPaths } from '@/lib/domain/pages/error-paths';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failureCause, followFailure } from '@/lib/loaders/data/failure-cause';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { currentPath } from '@/lib/loaders/request/current-address';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import { fetchFollowed } from '@/lib/upstream/followers';

/** A product as the pages about following name it. */
interface FollowedProduct {
  id: number;
  name: string;
  /** Languages of the mails; empty: its safety data sheet cannot be followed. */
  mailLanguages: readonly string[];
  /** In-app path of its safety data sheet. */
  sheet: string;
}

/** The product of the form; without it, or without its data, a redirect to the error page. */
export async function openFollowForm(id: number | null, interfaceLang: InterfaceLanguage): Promise<FollowedProduct> {
  if (id === null) return redirect(errorPaths.dossier({ interfaceLang, cause: 'unknown' }));
  return loadDossier(id, { ...(await pageCallContext(interfaceLang)), visitor: undefined }).then(
    (dossier) => toFollowedProduct(dossier, interfaceLang),
    async (error: unknown) => {
      const cause = failureCause(error);
      const next = cause === 'unavailable' ? await currentPath() : null;
      return redirect(errorPaths.dossier({ id, interfaceLang, cause, next }));
    },
  );
}

/** What a link in a mail is about; `unknown`: its token is not valid, `failed`: that is not known now. */
export async function openFollowLink(
  token: string | null,
  interfaceLang: InterfaceLanguage,
): Promise<{ product: FollowedProduct | null; isConfirmed: boolean } | 'unknown' | 'failed'> {
  if (token === null) return 'unknown';
  const callContext = { ...(await pageCallContext(interfaceLang)), visitor: undefined };
  try {
    const { id, confirmed: isConfirmed } = await fetchFollowed(token, callContext);
    // The page works without the product's data.
    const dossier = await loadDossier(id, callContext).catch(() => null);
    return { product: dossier && toFollowedProduct(dossier, interfaceLang), isConfirmed };
  } catch (error) {
    return followFailure(error) === 'rejected' ? 'unknown' : 'failed';
  }
}

function toFollowedProduct(dossier: Dossier, interfaceLang: InterfaceLanguage): FollowedProduct {
  const preferredLang = documentLanguageId(interfaceLang);
  const lang = dossier.validLangs.find((validLang) => validLang === preferredLang) ?? dossier.validLangs[0] ?? 1;
  return {
    id: dossier.id,
    name: dossier.name,
    mailLanguages: dossier.mailLanguages,
    sheet: paths.sds(dossier.id, interfaceLang, lang),
  };
}
