import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { workOf } from '@/lib/settings/rate-limited-work';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { type LimitEntry, type LimitExceeded, openLimits } from '@/lib/limits/limits';
import { log } from '@/lib/observability/log';
import { unseal } from '@/lib/session/session-cookie';

/** Admission control that server.ts applies before Next handles a request. */
export interface Admission {
  /** The client's network: `forwardedFor` as server.ts writes it. */
  networkOf: (forwardedFor: string) => string;
  /** Records that a client got a page from the page cache. */
  seen: (forwardedFor: string) => void;
  /** Waits until a request may be handled. @throws the signal's reason when the client has left */
  admit: (request: IncomingMessage, signal: AbortSignal) => Promise<LimitEntry>;
  /** Waits until a page may be rendered for the cache. */
  admitPage: (forwardedFor: string) => Promise<LimitEntry>;
  /** Headers and body of the response to a refused request. */
  limitResponse: (
    request: IncomingMessage,
    limitExceeded: LimitExceeded,
  ) => { headers: Record<string, string>; body: string };
}

/** Call once, at the start: it connects to Redis. */
export async function openAdmission(): Promise<Admission> {
  const limits = await openLimits();
  return {
    networkOf,
    seen: (forwardedFor) => limits.seen(networkOf(forwardedFor)),
    admit: async (request, signal) => {
      const network = networkOf(String(request.headers['x-forwarded-for']));
      const sessionId = await sessionIdOf(request.headers.cookie);
      const client = sessionId === null ? network : `${network} ${sessionId}`;
      return limits.enter(workOf(request.url!), client, signal);
    },
    admitPage: (forwardedFor) => limits.enter('page', networkOf(forwardedFor)),
    limitResponse,
  };
}

/** Uses the last entry, which server.ts or the trusted proxy wrote. */
const networkOf = (forwardedFor: string) => clientNetworkOf(forwardedFor.split(',').at(-1)!.trim());

const sealed = z.object({ sid: z.string() });

/** The id of the session in a sealed cookie; null for an anonymous visitor. A revoked login has its id too. */
async function sessionIdOf(cookie = ''): Promise<string | null> {
  const token = /(?:^|;)\s*token=([^;]*)/.exec(cookie)?.[1];
  const content = token ? sealed.safeParse(await unseal(token.trim())) : null;
  return content?.success ? content.data.sid : null;
}

/** A navigation gets an HTML page, a script the error object (docs/platform-api.md, section 7). */
function limitResponse({ url = '', headers }: IncomingMessage, { work, status, retryAfterSeconds }: LimitExceeded) {
  const { code, type, uiMessage, id } = makeFailure('CLIENT_SERVER_COMMUNICATION', Math.random, {
    uiMessage: errorMessageKey('TOO_MANY_TRIES'),
  });
  log().info({ failureId: id, work, status, retryAfterSeconds }, 'limit exceeded');
  const mode = headers['sec-fetch-mode'];
  const isNavigation = mode ? mode === 'navigate' : (headers.accept ?? '').includes('text/html');
  return {
    headers: {
      'Content-Type': isNavigation ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
    body: isNavigation
      ? limitPage(languageOf(url, headers['accept-language']), retryAfterSeconds, id)
      : JSON.stringify({ code, type, uiMessage, id }),
  };
}

/** The language of the page's URL, else the browser's. */
function languageOf(url: string, accepted?: string) {
  const segment = url.split('/')[3] ?? '';
  return isInterfaceLanguage(segment) ? segment : bestInterfaceLanguage(acceptedLanguages(accepted ?? null));
}

/** Rendered without Next, whose work is what is refused. The page reloads itself after `seconds`. */
function limitPage(language: keyof typeof inAppMessages, seconds: number, id: string): string {
  const t = createTranslator({ locale: language, messages: inAppMessages[language], namespace: 'app' });
  const sentence = t('limit_met', { seconds });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${sentence}</title>
<p>${sentence} (${id})</p>
<p><a href="">${t('try_again')}</a></p>
`;
}

/**
 * The key of one anonymous client: an IPv4 address, or the /64 network that an IPv6 subscriber is assigned.
 * `address` is the one that server.ts or a trusted proxy wrote.
 */
export function clientNetworkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
