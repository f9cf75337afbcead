import 'server-only';
import { createTranslator } from 'next-intl';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { type IndexablePage, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { canonicalPath } from '@/lib/domain/pages/product-pages';
import {
  type DigitalLinkIssue,
  digitalLinkIssues,
  type Gs1LinkType,
  gs1LinkTypes,
  gs1Uri,
  parseDigitalLink,
  parseLinkType,
  resolverHeaders,
} from '@/lib/domain/discovery/digital-link';
import type { Dossier } from '@/lib/domain/product/dossier';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
  languageOfDocument,
} from '@/lib/domain/languages/languages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isDocument, isTabAvailable } from '@/lib/domain/pages/tabs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { isNavigation, requestOrigin } from '@/lib/session/request-headers';
import { cached } from '@/lib/upstream/data-cache';
import { errorPageResponse } from '@/lib/domain/pages/failure-pages';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { deployment } from '@/lib/loaders/request/deployment';
import { failureJson } from '@/lib/session/failure-json';
import { loadMessages } from '@/lib/i18n/load-messages';
import { packQuery } from '@/lib/domain/pages/pack';
import { fetchProductOfGtin } from '@/lib/upstream/product';

interface Target {
  type: Gs1LinkType;
  /** In-app path of the page. */
  path: string;
  /** Its language, BCP 47; null: unknown. */
  language: string | null;
}

/** The product of a GTIN. @throws {UpstreamError} */
export const loadProductOfGtin = (gtin: string) => cached(`gtin ${gtin}`, () => fetchProductOfGtin(gtin));

/** The target of a GS1 Digital Link. */
export type Resolution =
  | { kind: 'issue'; issue: DigitalLinkIssue }
  | { kind: 'page'; gtin: string; target: Target; pack: string }
  | { kind: 'linkset'; gtin: string; dossier: Dossier };

/**
 * Resolves a GS1 Digital Link (path without base path) by its link type and the accepted languages. The dossier is from the
 * cache entry that the page reads next. Never throws.
 */
async function resolveDigitalLink(pathname: string, query: URLSearchParams, headers: Headers): Promise<Resolution> {
  const link = parseDigitalLink(pathname);
  if ('issue' in link) return { kind: 'issue', ...link };
  const { gtin, batch = null, serial = null } = link;
  const accepted = [...query.getAll('lang'), ...acceptedLanguages(headers.get('accept-language'))];
  const interfaceLang = bestInterfaceLanguage(accepted);
  try {
    const { id, isOfArticle } = await loadProductOfGtin(gtin);
    const dossier = await loadDossier(id, { interfaceLang, ...requestOrigin(headers) });
    const requested = wantsLinkset(headers) ? 'linkset' : parseLinkType(query.get('linkType'));
    if (requested === 'linkset') return { kind: 'linkset', gtin, dossier };
    const target = requested && targetOf(dossier, requested, interfaceLang, accepted);
    const pack = packQuery({ gtin: isOfArticle ? gtin : null, batch, serial });
    return target ? { kind: 'page', gtin, target, pack } : { kind: 'issue', issue: 'link-type' };
  } catch (error) {
    return { kind: 'issue', issue: failureCause(error) };
  }
}

const wantsLinkset = (headers: Headers) => (headers.get('accept') ?? '').includes('application/linkset+json');

/** The page of a link type: in the visitor's language, a document in the best of its languages; null without such a page. */
function targetOf(
  dossier: Dossier,
  type: Gs1LinkType,
  interfaceLang: InterfaceLanguage,
  accepted: string[],
): Target | null {
  const docType = gs1LinkTypes[type];
  if (!isTabAvailable(dossier, docType)) return null;
  if (!isDocument(docType))
    return { type, path: canonicalPath(dossier, { interfaceLang, docType, lang: 1 }), language: interfaceLang };
  const { id, validLangs } = dossier;
  const best = [...accepted, interfaceLang].map(documentLanguageId).find((lang) => lang && validLangs.includes(lang));
  const lang = best ?? validLangs[0]!;
  const language = dossier.languages.find((candidate) => candidate.id === lang)?.code ?? languageOfDocument(lang);
  return { type, path: paths.dossier(id, interfaceLang, docType, lang), language };
}

/** Headers of every response except pages; `Vary` lists the request headers that it depends on. */
const common = { ...resolverHeaders, Vary: 'Accept, Accept-Language' };
/** Titles for programs: a header has ASCII characters only; the linkset has them in the language of each page. */
const linkTitles: Record<Gs1LinkType, string> = {
  pip: 'Product information',
  safetyInfo: 'Safety data sheet',
  instructions: 'Safety instructions',
};
/** The context that makes a linkset JSON-LD (GS1-Conformant Resolver Standard, artefacts). */
const context =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

/**
 * The response to a GS1 Digital Link: 307 to the requested page, which gets what the link says about the pack in its query, the linkset, or
 * the issue of an unresolvable link: JSON for a program; for a navigation the issue itself is returned, to be shown as a page. OPTIONS gets
 * the links of GET, if it has any, without a target.
 */
export async function digitalLinkResponse(
  request: Request,
  { pathname, searchParams }: { pathname: string; searchParams: URLSearchParams },
): Promise<Response | DigitalLinkIssue> {
  const resolution = await resolveDigitalLink(pathname, searchParams, request.headers);
  if (request.method === 'OPTIONS') {
    const link = resolution.kind === 'issue' ? null : linkOf(resolution);
    return new Response(null, { status: 204, headers: { ...optionsHeaders, ...(link !== null && { Link: link }) } });
  }
  if (resolution.kind === 'issue')
    return isNavigation(request) ? resolution.issue : issueResponse(resolution.issue, request.headers);
  if (resolution.kind === 'linkset') {
    return Response.json(await loadLinkset(resolution.gtin, resolution.dossier), {
      headers: { ...common, 'Content-Type': linksetType, Link: linkOf(resolution) },
    });
  }
  const { target, pack } = resolution;
  // The origin is that of the request: Next writes a relative Location, so a forged Host has no effect. server.ts adds the query.
  const location = new URL(publicUrl('', target.path), request.url);
  location.search = pack;
  return new Response(null, { status: 307, headers: { ...common, Link: linkOf(resolution), Location: location.href } });
}

/** Of OPTIONS to a GS1 Digital Link or a permalink. */
const optionsHeaders = { ...common, Allow: resolverHeaders['Access-Control-Allow-Methods'] };

/** The `Link` header: for a linkset its context, for a page the linkset and the page. */
function linkOf(resolution: Exclude<Resolution, { kind: 'issue' }>): string {
  if (resolution.kind === 'linkset') return context;
  const { siteUrl } = deployment();
  const { type, path, language } = resolution.target;
  // The resolver standard: every exposed link has URL, link type and title; other links are in the linkset.
  const hreflang = language === null ? '' : `; hreflang="${language}"`;
  return [
    linksetLink(resolution.gtin),
    `<${publicUrl(siteUrl, path)}>; rel="${gs1Uri(type)}"; type="text/html"${hreflang}; title="${linkTitles[type]}"`,
  ].join(', ');
}

/** The link to all links of a product (RFC 9264, 7.2). */
const linksetLink = (gtin: string) =>
  `<${publicUrl(deployment().siteUrl, discoveryPaths.digitalLink(gtin))}?linkType=linkset>; rel="linkset"; type="${linksetType}"; title="All links"`;

/** The `Link` header of a permalink for programs: the linkset of the product's GTIN; null without one, and if the product cannot be loaded. */
export async function permalinkLink(id: number, headers: Headers): Promise<string | null> {
  const interfaceLang = bestInterfaceLanguage(acceptedLanguages(headers.get('accept-language')));
  const dossier = await loadDossier(id, { interfaceLang, ...requestOrigin(headers) }).catch(() => null);
  return dossier?.gtin ? linksetLink(dossier.gtin) : null;
}

/** The response to OPTIONS of a permalink. */
export async function permalinkOptions(id: number, headers: Headers): Promise<Response> {
  const link = await permalinkLink(id, headers);
  return new Response(null, { status: 204, headers: { ...optionsHeaders, ...(link !== null && { Link: link }) } });
}

/** `{code, type, uiMessage, id, message}`, the message in the caller's language. */
async function issueResponse(issue: DigitalLinkIssue, headers: Headers): Promise<Response> {
  const { cause, status, message } = digitalLinkIssues[issue];
  const { retryAfterSeconds } = errorPageResponse('dossiererror', cause);
  const key = errorMessageKey(message);
  const failure = makeFailure(status === 503 ? 'SERVER_DOWN_ERROR' : 'CLIENT_SIDE', Math.random, { uiMessage: key });
  const { app } = await loadMessages(bestInterfaceLanguage(acceptedLanguages(headers.get('accept-language'))));
  const retry: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
  return failureJson(failure, status, { headers: { ...common, ...retry }, message: app[key] });
}

const linksetType = 'application/linkset+json';

/** A target of RFC 9264 4.2.3. */
interface LinksetTarget {
  href: string;
  title: string;
  type: string;
  hreflang?: string[];
}

/**
 * The linkset of a product with a GTIN (RFC 9264, with the link types of the GS1 vocabulary): each screen in each of its
 * languages, with its title in that language. `dossier` has the product's name.
 */
async function loadLinkset(gtin: string, dossier: Dossier) {
  const types = (Object.keys(gs1LinkTypes) as Gs1LinkType[]).filter((type) =>
    isTabAvailable(dossier, gs1LinkTypes[type]),
  );
  const targets = await Promise.all(types.map((type) => targetsOf(dossier, gs1LinkTypes[type])));
  const links = Object.fromEntries(types.map((type, index) => [gs1Uri(type), targets[index]!]));
  const anchor = publicUrl(deployment().siteUrl, discoveryPaths.digitalLink(gtin));
  // GS1-Conformant Resolver Standard: one default link, with a title and no other attribute.
  const { href, title } = targets[types.indexOf('pip')]![0]!;
  const defaultLink = [{ href, title }];
  return { linkset: [{ anchor, itemDescription: dossier.name, [gs1Uri('defaultLink')]: defaultLink, ...links }] };
}

const targetsOf = (dossier: Dossier, docType: (typeof gs1LinkTypes)[Gs1LinkType]) =>
  Promise.all(
    indexablePages(dossier, docType).map(async ({ path, hreflang }: IndexablePage): Promise<LinksetTarget> => ({
      href: publicUrl(deployment().siteUrl, path),
      title: await titleIn(hreflang, docType),
      type: 'text/html',
      ...(hreflang ? { hreflang: [hreflang] } : {}),
    })),
  );

async function titleIn(language: string | null, docType: (typeof gs1LinkTypes)[Gs1LinkType]): Promise<string> {
  const locale = isInterfaceLanguage(language) ? language : fallbackInterfaceLanguage;
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'app' });
  return t(`screen_${docType}`);
}
