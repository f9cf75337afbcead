import type { IncomingMessage } from 'node:http';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { workOf } from '@/lib/settings/rate-limited-work';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { clientNetworkOf } from '@/lib/limits/client-network';
import { type LimitEntry, openLimits, type LimitExceeded } from '@/lib/limits/limits';
import { log } from '@/lib/observability/log';
import { unseal } from '@/lib/session/session-cookie';

/** What server.ts asks before Next gets a request. */
export interface Admission {
  /** The client's network: `forwardedFor` as server.ts writes it. */
  networkOf: (forwardedFor: string) => string;
  /** Notes that a client got a kept page. */
  seen: (forwardedFor: string) => void;
  /** Waits until a request may be handled. @throws the signal's reason when the client has left */
  admit: (request: IncomingMessage, signal: AbortSignal) => Promise<LimitEntry>;
  /** Waits until a page may be made for the cache. */
  admitPage: (forwardedFor: string) => Promise<LimitEntry>;
  /** Headers and body of the answer to a request that is refused. */
  limitResponse: (
    request: IncomingMessage,
    limitExceeded: LimitExceeded,
  ) => { headers: Record<string, string>; body: string };
}

/** To be called once, at the start: it connects to Redis. */
export function openAdmission(): Admission {
  const limits = openLimits();
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

/** The last entry counts: it is the one that server.ts or the trusted proxy wrote. */
const networkOf = (forwardedFor: string) => clientNetworkOf(forwardedFor.split(',').at(-1)!.trim());

const sealed = z.object({ sid: z.string() });

/** The session of a cookie that we sealed; null for an anonymous visitor. Whether the login still holds makes no difference. */
async function sessionIdOf(cookie = ''): Promise<string | null> {
  const token = /(?:^|;)\s*token=([^;]*)/.exec(cookie)?.[1];
  const content = token ? sealed.safeParse(await unseal(token.trim())) : null;
  return content?.success ? content.data.sid : null;
}

/** A visitor who followed a link reads a sentence, a script gets the error object (docs/platform-api.md, section 7). */
function limitResponse({ url = '', headers }: IncomingMessage, { work, status, retryAfterSeconds }: LimitExceeded) {
  const { code, type, uiMessage, id } = makeFailure('CLIENT_SERVER_COMMUNICATION', Math.random, {
    uiMessage: errorMessageKey('TOO_MANY_TRIES'),
  });
  log().info({ failureId: id, work, status, retryAfterSeconds }, 'a limit was met');
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

/** The language of the page's address, else the browser's. */
function languageOf(url: string, accepted?: string) {
  const inAddress = url.split('/')[3] ?? '';
  return isInterfaceLanguage(inAddress) ? inAddress : bestInterfaceLanguage(acceptedLanguages(accepted ?? null));
}

/** Made without Next, whose work is what is refused; it loads itself again when waiting has helped. */
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
