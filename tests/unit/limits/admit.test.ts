import type { IncomingMessage } from 'node:http';
import { type Admission, openAdmission } from '@/lib/limits/admit';
import type { Session } from '@/lib/session/session';
import { cookieOfSession } from '@/lib/session/session-cookie';

let admission: Admission;
beforeAll(async () => {
  admission = await openAdmission();
});

const requestOf = (address: string, cookie?: string, headers: Record<string, string> = {}) =>
  ({
    url: '/p/api/label/1001/preview',
    headers: { 'x-forwarded-for': address, cookie, ...headers },
  }) as never as IncomingMessage;
const admit = (request: IncomingMessage) => admission.admit(request, new AbortController().signal);

/** Asks for more than a client may have running and waiting; how often it was refused, and what gives the places back. */
async function flood(request: IncomingMessage, count: number) {
  const gone = new AbortController();
  const entries: (() => void)[] = [];
  let refused = 0;
  for (let index = 0; index < count; index += 1)
    void admission.admit(request, AbortSignal.any([gone.signal])).then(
      (entry) => (entry.refused ? (refused += 1) : entries.push(entry.leave)),
      () => undefined,
    );
  await new Promise((resolve) => setTimeout(resolve, 400));
  return {
    refused: () => refused,
    end: () => {
      gone.abort();
      entries.forEach((leave) => leave());
    },
  };
}

const sessionOf = (sid: string, id: number, access = 'a'): Session => ({
  access,
  refresh: 'r',
  expires: 0,
  sid,
  workgroup: null,
  workgroups: [],
  user: { id, name: null, email: null },
});
const cookieOf = async (session: Session) => `token=${(await cookieOfSession(session)).value}`;

test('a client is an address, its /64 network, or a user of a session that we sealed; another one is not refused', async () => {
  const session = await cookieOf(sessionOf('a-session', 1));
  const flooding = await flood(requestOf('2001:db8::1'), 200);
  expect(flooding.refused()).toBeGreaterThan(100);
  expect((await admit(requestOf('2001:db8::2'))).refused).toMatchObject({ work: 'label', status: 429 });
  expect((await admit(requestOf('2001:db8::1', 'token=Fe26.2*1*forged'))).refused?.status).toBe(429);
  for (const other of [requestOf('2001:db8:0:1::1'), requestOf('2001:db8::1', `language=de_DE; ${session}`)])
    (await admit(other)).leave!();
  flooding.end();
  (await admit(requestOf('2001:db8::1'))).leave!();
});

test('all logins of a user on a network are one client, also those that have ended or whose tokens do not fit a cookie', async () => {
  const requestOfSession = async (session: Session) => requestOf('192.0.2.7', await cookieOf(session));
  // The places of a client are taken by its first login; each of the others would have 64 of its own to wait at.
  const floods = [await flood(await requestOfSession(sessionOf('first', 7)), 200)];
  for (const again of [sessionOf('second', 7), sessionOf('third', 7, 'a'.repeat(5_000))]) {
    const flooding = await flood(await requestOfSession(again), 50);
    floods.push(flooding);
    // To open so many cookies takes a while.
    for (const deadline = Date.now() + 20_000; flooding.refused() < 30 && Date.now() < deadline;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(flooding.refused()).toBeGreaterThanOrEqual(30);
  }
  for (const other of [sessionOf('fourth', 8), sessionOf('fifth', 9, 'a'.repeat(5_000))])
    (await admit(await requestOfSession(other))).leave!();
  for (const { end } of floods) end();
});

test.each([
  ['a script', { accept: '*/*' }, 'application/json', /^\{"code":0,.*"uiMessage":"error_message_TOO_MANY_TRIES"/],
  [
    'who followed a link',
    { 'sec-fetch-mode': 'navigate', 'accept-language': 'de-AT' },
    'text/html; charset=utf-8',
    /<html lang="de">[^]*<p>Im Moment gibt es zu viele Anfragen\. .* in 7 Sekunden noch einmal\. \(\w{3}\)<\/p>[^]*<a href="">Erneut/,
  ],
  ['an old browser', { accept: 'text/html' }, 'text/html; charset=utf-8', /<p>There are too many requests/],
])('%s is told when to come again, and it is not to be kept', (_, headers, contentType, body) => {
  const limitExceeded = { work: 'label', status: 429, retryAfterSeconds: 7 } as const;
  const response = admission.limitResponse(requestOf('192.0.2.1', undefined, headers), limitExceeded);
  expect(response.headers).toEqual({ 'Content-Type': contentType, 'Cache-Control': 'no-store', 'Retry-After': '7' });
  expect(response.body).toMatch(body);
});

test('a page of a language is refused in that language', () => {
  const request = requestOf('192.0.2.1', undefined, { accept: 'text/html', 'accept-language': 'de' });
  request.url = '/p/1001/el/ee/1';
  const { body } = admission.limitResponse(request, { work: 'page', status: 503, retryAfterSeconds: 2 });
  expect(body).toContain('<html lang="el">');
});
