import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { failurePath } from '@/lib/domain/failure-pages';
import { languageCookie, languageOfCookie } from '@/lib/domain/kept-language';
import { isInterfaceLanguage } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { parseDossierPath } from '@/lib/domain/route';
import { guardTab } from '@/lib/domain/tab-guard';
import { env } from '@/lib/env';
import { askerOf } from '@/lib/loaders/asker';
import { contentSecurityPolicy } from '@/lib/loaders/content-security-policy';
import { loadDossier } from '@/lib/loaders/dossier';
import { failureCause } from '@/lib/loaders/failure-cause';

export const config = {
  runtime: 'nodejs',
  // Every page, the start page too; handlers and Next's files need no nonce and no guard.
  matcher: ['/', '/((?!_next/static/|api/).*)'],
};

/** Nonce and policy for every page; the way of short, wrong or unavailable addresses to the right page. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { nextUrl, headers } = request;
  const route = parseDossierPath(nextUrl.pathname);
  if (route.kind === 'redirect') return redirect(request, route.to + (route.keepsQuery ? nextUrl.search : ''));
  if (route.kind === 'not-dossier') {
    const kept = nextUrl.pathname === '/' && languageOfCookie(request.cookies.get(languageCookie)?.value);
    return page(request, nextUrl.searchParams.get('interfaceLang') ?? (kept || ''));
  }

  const asker = askerOf(headers, route.interfaceLang);
  try {
    const verdict = guardTab(await loadDossier(route.id, asker), route);
    if (verdict.kind === 'pass') return page(request, route.interfaceLang);
    return redirect(request, paths.dossier(route.id, route.interfaceLang, verdict.docType, verdict.lang));
  } catch (error) {
    return redirect(request, failurePath({ ...route, cause: failureCause(error) }));
  }
}

/** 307 within the app; Next writes the address relative, so a forged Host leads nowhere else. */
function redirect(request: NextRequest, path: string): NextResponse {
  const [pathname = '/', search = ''] = path.split('?');
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search;
  return NextResponse.redirect(url, 307);
}

function page(request: NextRequest, interfaceLang: string): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce, env().NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  // Next takes the nonce from here; what the client sent under these names is gone.
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  headers.set('x-next-intl-locale', isInterfaceLanguage(interfaceLang) ? interfaceLang : '');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
