import 'server-only';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/accept-language';
import { canonicalPath } from '@/lib/domain/canonical';
import { type DigitalLinkIssue, parseDigitalLink } from '@/lib/domain/digital-link';
import type { Dossier } from '@/lib/domain/dossier';
import { gs1LinkTypes, type Gs1LinkType, parseLinkType } from '@/lib/domain/gs1-link-types';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { isDocument, isTabAvailable } from '@/lib/domain/tabs';
import { loadDossier } from '@/lib/loaders/dossier';
import { failureCause } from '@/lib/loaders/failure-cause';
import { requestOrigin } from '@/lib/session/request-origin';
import { cached } from '@/lib/upstream/data-cache';
import { fetchIdOfGtin } from '@/lib/upstream/gtin';

/** Where a GS1 Digital Link leads. */
export type Resolution =
  | { kind: 'issue'; issue: DigitalLinkIssue }
  /** An in-app path. */
  | { kind: 'page'; gtin: string; path: string }
  | { kind: 'linkset'; gtin: string; dossier: Dossier };

/**
 * Reads a GS1 Digital Link (path without base path), what it asks for and in which languages. The dossier is the one that its
 * page shows next, from the same entry of the cache. Never throws.
 */
export async function resolveDigitalLink(
  pathname: string,
  query: URLSearchParams,
  headers: Headers,
): Promise<Resolution> {
  const link = parseDigitalLink(pathname);
  if ('issue' in link) return { kind: 'issue', ...link };
  const { gtin } = link;
  const accepted = acceptedLanguages(headers.get('accept-language'));
  const interfaceLang = bestInterfaceLanguage(accepted);
  try {
    const id = await cached(`gtin ${gtin}`, () => fetchIdOfGtin(gtin));
    const dossier = await loadDossier(id, { interfaceLang, ...requestOrigin(headers) });
    const requested = wantsLinkset(headers) ? 'linkset' : parseLinkType(query.get('linkType'));
    if (requested === 'linkset') return { kind: 'linkset', gtin, dossier };
    const path = requested && pageOf(dossier, requested, interfaceLang, accepted);
    return path ? { kind: 'page', gtin, path } : { kind: 'issue', issue: 'link-type' };
  } catch (error) {
    return { kind: 'issue', issue: failureCause(error) };
  }
}

const wantsLinkset = (headers: Headers) => (headers.get('accept') ?? '').includes('application/linkset+json');

/** The page of a link type: in the visitor's language, a document in the best of its own; null where there is none. */
function pageOf(dossier: Dossier, type: Gs1LinkType, interfaceLang: InterfaceLanguage, accepted: string[]) {
  const docType = gs1LinkTypes[type];
  if (!isTabAvailable(dossier, docType)) return null;
  if (!isDocument(docType)) return canonicalPath(dossier, { interfaceLang, docType, lang: 1 });
  const { id, validLangs } = dossier;
  const best = [...accepted, interfaceLang].map(documentLanguageId).find((lang) => lang && validLangs.includes(lang));
  return paths.dossier(id, interfaceLang, docType, best ?? validLangs[0]!);
}
