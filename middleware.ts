import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import {
  acceptedLanguages,
  bestInterfaceLanguage,
  pageLanguage,
  permalinkLanguage,
} from '@/lib/domain/languages/interface-language';
import { isDigitalLink } from '@/lib/domain/discovery/digital-link';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { readPageQuery } from '@/lib/domain/pages/page-query';
import { paths } from '@/lib/domain/pages/paths';
import { permalinkTarget, productOfPermalink } from '@/lib/domain/pages/permalink';
import { readCatalogueSearch } from '@/lib/domain/lists/catalogue';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { linkHeader, pageLinks } from '@/lib/domain/discovery/page-links';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { guardTab } from '@/lib/domain/pages/product-pages';
import { currentSite } from '@/lib/settings/current-site';
import { env } from '@/lib/settings/env';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { contentSecurityPolicy } from '@/lib/loaders/responses/content-security-policy';
import { digitalLinkResponse, permalinkLink, permalinkOptions } from '@/lib/loaders/responses/digital-link-response';
import { notThere, problemOf } from '@/lib/loaders/responses/for-programs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { guardList } from '@/lib/loaders/pages/guard-list';
import { preloadScreen } from '@/lib/loaders/pages/preload-screen';
import { type List, productList, shareList } from '@/lib/loaders/data/lists';
import { type CookieToSet, setCookieLine, replaceCookie } from '@/lib/session/cookies';
import { isNavigation } from '@/lib/session/request-headers';
import { RequestSession } from '@/lib/session/request-session';

export const config = {
  runtime: 'nodejs',
  // Every page, including the start page. Route handlers (including rewritten ones, next.config.mjs), Next's files and the
  // service worker need no nonce and no guard.
  matcher: [
    '/',
    '/((?!_next/static/|api/|\\d+\\.(?:json|atom)$|suppliers/[^/]+\\.atom$|sitemap(?:/(?:\\d+|suppliers))?\\.xml$|(?:sw|embed)\\.js$).*)',
  ],
};

/** Sets nonce, policy and session for every page; redirects short, invalid and unavailable URLs to the right page. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { nextUrl, headers } = request;
  if (isDigitalLink(nextUrl.pathname)) return digitalLink(request);
  // A program asks for these; none of them is a page.
  if (/\.(?:json|atom|xml)$/.test(nextUrl.pathname)) return problemOf(notThere(), request);
  const permalinkId = productOfPermalink(nextUrl.pathname);
  if (permalinkId !== null && request.method === 'OPTIONS') return permalinkOptions(permalinkId, headers);
  const requestSession = await openRequestSession(headers);
  if (permalinkId !== null) return permalink(permalinkId, request, requestSession);
  const route = parseDossierPath(nextUrl.pathname);
  if (route.kind === 'redirect') {
    return redirect(request, requestSession, route.to + (route.keepsQuery ? nextUrl.search : ''));
  }
  if (route.kind === 'not-dossier') {
    const list = [productList, shareList].find(({ path }) => path() === nextUrl.pathname);
    const isCatalogue = nextUrl.pathname === paths.start() || nextUrl.pathname.startsWith('/suppliers/');
    const isStudio = /^\/studio(?:\/|$)/.test(nextUrl.pathname);
    const isFollow = nextUrl.pathname.startsWith('/follow');
    const hasForm = nextUrl.pathname === paths.login() || isFollow;
    const requestedLang = isCatalogue
      ? readCatalogueSearch(nextUrl.search).interfaceLang
      : nextUrl.searchParams.get('interfaceLang');
    const interfaceLang = isInterfaceLanguage(requestedLang)
      ? requestedLang
      : pageLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language'));
    if (isStudio && !requestSession.session) {
      const failure = requestSession.hasEnded ? 'SESSION_EXPIRED' : undefined;
      return redirect(request, requestSession, paths.login({ next: nextUrl.pathname + nextUrl.search, failure }));
    }
    if (list) return listPage(list, request, requestSession, interfaceLang);
    if (hasForm) requestSession.wantsAntiForgery = true;
    return page(request, requestSession, interfaceLang);
  }

  const callContext = callContextOf(headers, route.interfaceLang, requestSession);
  try {
    const dossier = await loadDossier(route.id, callContext);
    const guardResult = guardTab(dossier, route);
    if (guardResult.kind === 'pass') {
      if (route.docType === 'feedback') requestSession.wantsAntiForgery = true;
      if (!callContext.visitor && nextUrl.search === '') await preloadScreen(dossier, route, callContext);
      const response = await page(request, requestSession, route.interfaceLang);
      const links = pageLinks(dossier, route, readPageQuery(route.docType, Object.fromEntries(nextUrl.searchParams)));
      if (links.length > 0) response.headers.set('link', linkHeader(currentSite().siteUrl, links));
      return response;
    }
    return redirect(
      request,
      requestSession,
      paths.dossier(route.id, route.interfaceLang, guardResult.docType, guardResult.lang),
    );
  } catch (error) {
    return redirect(
      request,
      requestSession,
      failurePath({ ...route, cause: failureCause(error), address: nextUrl.pathname + nextUrl.search }),
    );
  }
}

/** The redirect is the same for everybody and sets no cookie: only the error page opens a session. */
async function digitalLink(request: NextRequest): Promise<Response> {
  const response = await digitalLinkResponse(request, request.nextUrl);
  if (response instanceof Response) return response;
  const requestSession = await openRequestSession(request.headers);
  const accepted = acceptedLanguages(request.headers.get('accept-language'));
  return page(request, requestSession, bestInterfaceLanguage(accepted), { 'x-digital-link-issue': response });
}

/**
 * 307 to the landing page in the visitor's chosen language, else in the best one that the browser accepts, else
 * `{id}/en/pd/1` (Spec §2). A browser gets the page itself if it is in the page cache.
 */
async function permalink(id: number, request: NextRequest, requestSession: RequestSession): Promise<NextResponse> {
  const { headers } = request;
  const target = permalinkTarget(
    id,
    permalinkLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language')),
  );
  const response = await redirect(request, requestSession, target);
  response.headers.set('vary', 'Accept-Language, Cookie');
  // A browser that opens the page does not wait for it.
  const link = isNavigation(request) ? null : await permalinkLink(id, headers);
  if (link !== null) response.headers.set('link', link);
  return response;
}

async function listPage(
  list: List<{ pages: number }>,
  request: NextRequest,
  requestSession: RequestSession,
  interfaceLang: string,
): Promise<NextResponse> {
  // Reversed, so that the first of repeated values wins, as in the page.
  const query = readListQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  const language = isInterfaceLanguage(interfaceLang) ? interfaceLang : fallbackInterfaceLanguage;
  const guardResult = await guardList(
    list,
    query,
    requestSession,
    callContextOf(request.headers, language, requestSession),
  );
  if (guardResult.redirectTo) return redirect(request, requestSession, guardResult.redirectTo);
  return page(request, requestSession, interfaceLang, guardResult.hasLostWorkgroup ? { 'x-workgroup-lost': '1' } : {});
}

/** The session of a page request, refreshed ahead of expiry; a prefetch does not refresh it. */
async function openRequestSession(headers: Headers): Promise<RequestSession> {
  const needsSession = !headers.has('x-prefetch') && pageDestinations.includes(headers.get('sec-fetch-dest'));
  const requestSession = await RequestSession.open(headers, needsSession ? 'middleware' : 'page');
  if (needsSession) await requestSession.refreshAhead(Date.now());
  requestSession.wantsAntiForgery = requestSession.session !== null;
  return requestSession;
}

/** A document, a client-side navigation's data, or a request of a program without the header. */
const pageDestinations = ['document', 'empty', null];

/** 307 within the app; Next makes the Location relative, so that a forged Host has no effect. */
async function redirect(request: NextRequest, requestSession: RequestSession, path: string): Promise<NextResponse> {
  const [pathname = '/', search = ''] = path.split('?');
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search;
  return appendCookies(NextResponse.redirect(url, 307), await requestSession.cookies());
}

async function page(
  request: NextRequest,
  requestSession: RequestSession,
  interfaceLang: string,
  /** Additional request headers for the page. */
  extraHeaders: Record<string, string> = {},
): Promise<NextResponse> {
  // The page cache sets a placeholder nonce of its own (page-cache/page-cache.ts).
  const nonce = request.headers.get('x-nonce') ?? randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce, env().NODE_ENV === 'development');
  const cookies = await requestSession.cookies();
  const headers = new Headers(request.headers);
  // Next reads the nonce from the request's policy header; values sent by the client are overwritten.
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  headers.set('x-address', request.nextUrl.pathname + request.nextUrl.search);
  headers.set('x-next-intl-locale', isInterfaceLanguage(interfaceLang) ? interfaceLang : '');
  if (requestSession.hasEnded) headers.set('x-session-ended', '1');
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  // Passes the refreshed session to the page.
  for (const { name, value } of cookies) headers.set('cookie', replaceCookie(headers.get('cookie'), name, value));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return appendCookies(response, cookies);
}

function appendCookies(response: NextResponse, cookies: CookieToSet[]): NextResponse {
  for (const cookie of cookies) response.headers.append('set-cookie', setCookieLine(cookie));
  return response;
}
