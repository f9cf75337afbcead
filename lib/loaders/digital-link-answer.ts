import 'server-only';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/accept-language';
import { type DigitalLinkIssue, digitalLinkIssues } from '@/lib/domain/digital-link';
import { errorPageResponse } from '@/lib/domain/failure-pages';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures';
import { paths, publicUrl } from '@/lib/domain/paths';
import { deployment } from '@/lib/loaders/deployment';
import { resolveDigitalLink } from '@/lib/loaders/digital-link';
import { linksetType, loadLinkset } from '@/lib/loaders/linkset';
import { failureJson } from '@/lib/failure-json';
import { loadMessages } from '@/lib/i18n/load-messages';
import { isNavigation } from '@/lib/session/is-navigation';

/** Every answer depends on them. */
const vary = { Vary: 'Accept, Accept-Language' };
/** Turns a linkset into JSON-LD (GS1-Conformant Resolver Standard, artefacts). */
const context =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

/**
 * The answer to a GS1 Digital Link: 307 to the page that it asks for, its linkset, or why it leads nowhere. That is JSON for a
 * program; for who followed the link it is the issue, to be shown as a page.
 */
export async function digitalLinkResponse(
  request: Request,
  { pathname, searchParams }: { pathname: string; searchParams: URLSearchParams },
): Promise<Response | DigitalLinkIssue> {
  const found = await resolveDigitalLink(pathname, searchParams, request.headers);
  if (found.kind === 'issue') return isNavigation(request) ? found.issue : issueResponse(found.issue, request.headers);
  if (found.kind === 'linkset') {
    return Response.json(await loadLinkset(found.gtin, found.dossier), {
      headers: { ...vary, 'Content-Type': linksetType, Link: context, 'Access-Control-Allow-Origin': '*' },
    });
  }
  const linkset = `${publicUrl(deployment().siteUrl, paths.digitalLink(found.gtin))}?linkType=linkset`;
  const headers = { ...vary, Link: `<${linkset}>; rel="linkset"; type="${linksetType}"` };
  // On the origin that was asked: Next writes it relative, so a forged Host leads nowhere else.
  const location = new URL(publicUrl('', found.path), request.url);
  return new Response(null, { status: 307, headers: { ...headers, Location: location.href } });
}

/** `{code, type, uiMessage, id, message}`, the message in the caller's language. */
async function issueResponse(issue: DigitalLinkIssue, headers: Headers): Promise<Response> {
  const { cause, message } = digitalLinkIssues[issue];
  const { status, retryAfterSeconds } = errorPageResponse('dossiererror', cause);
  const key = errorMessageKey(message);
  const failure = makeFailure(status === 503 ? 'SERVER_DOWN_ERROR' : 'CLIENT_SIDE', Math.random, { uiMessage: key });
  const { app } = await loadMessages(bestInterfaceLanguage(acceptedLanguages(headers.get('accept-language'))));
  const retry: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
  return failureJson(failure, status, { headers: { ...vary, ...retry }, message: app[key] });
}
