import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sds from '@/app/api/sds/[id]/[lang]/route';
import { SettingsError } from '@/lib/settings/env';
import { Browser } from '@/tests/support/browser';
import { freshProcess, testSecret } from '@/tests/support/one-process';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';

let provider: Provider;
const site = 'https://dossier.example';

beforeEach(async () => {
  provider = await startProvider();
  freshProcess({ PLATFORM_URL: provider.platform.url, SITE_URL: site });
});
afterEach(() => provider.platform.close());

const fetchSds = (browser: Browser) =>
  browser.ask(
    sds.GET as Parameters<Browser['ask']>[0],
    new Request(`${site}/p/api/sds/1001/1`, { headers: browser.headers() }),
    { id: '1001', lang: '1' },
  );

/** The attributes of a cookie that an answer sets. */
const attributes = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split('; ')
    .slice(1);

describe('logging in', () => {
  test('answers who is logged in, with the workgroups, the first chosen', async () => {
    const browser = new Browser();
    await browser.get();
    const response = await browser.send('POST', demo);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      user: { id: 7, name: 'Ada', email: 'ada@example.com' },
      workgroups: [
        { id: 3, text: 'Laboratory' },
        { id: 4, text: 'Production' },
      ],
      workgroup: 3,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('the tokens are in one cookie that no script reads; no answer shows them', async () => {
    const browser = new Browser();
    await browser.get();
    const response = await browser.send('POST', demo);
    const month = 30 * 24 * 3600;
    const common = ['Path=/', 'SameSite=Lax', `Max-Age=${month}`];
    expect(attributes(response, '__Host-token')).toEqual([...common, 'HttpOnly', 'Secure']);
    expect(attributes(response, '__Host-XSRF-TOKEN')).toEqual([...common, 'Secure']);
    const all = JSON.stringify([await response.text(), ...response.headers]);
    expect(all).not.toMatch(/access-1|refresh-1/);
  });

  test('on http the cookies are not Secure: the browser would not send them back', async () => {
    freshProcess({ PLATFORM_URL: provider.platform.url, SITE_URL: 'http://localhost:3000' });
    const response = await new Browser().get();
    expect(attributes(response, 'XSRF-TOKEN')).toEqual(['Path=/', 'SameSite=Lax']);
  });

  test('on https only a cookie of the exact name counts, once: another host could have set every other', async () => {
    const browser = await Browser.loggedIn(demo);
    const token = browser.cookies.get('token')!;
    const isLoggedIn = async (cookie: string) => {
      const { user } = (await (await new Browser().get({ cookie })).json()) as { user?: object };
      return Boolean(user);
    };
    expect(await isLoggedIn(`token=planted; \t__Host-token=${token} ; a=b`)).toBe(true);
    expect(await isLoggedIn(`\u00a0__Host-token=planted; __Host-token=${token}`)).toBe(true);
    for (const cookie of [
      `token=${token}`,
      `\u00a0__Host-token=${token}`,
      `__Host-token\u00a0=${token}`,
      `__host-token=${token}`,
      `__Host-token=${token}; __Host-token=${token}`,
    ])
      expect([cookie, await isLoggedIn(cookie)]).toEqual([cookie, false]);
  });

  test('the token call carries the fixed client id and is no call of a visitor', async () => {
    await Browser.loggedIn(demo);
    expect(provider.tokenCalls()).toEqual([{ client_id: 'dossier-web', grant_type: 'password', ...demo }]);
    expect(provider.platform.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('what is no GET brings the value of the visitor’s cookie to the platform', async () => {
    const browser = new Browser();
    await browser.get();
    const value = browser.cookies.get('XSRF-TOKEN');
    await browser.send('POST', demo);
    expect(provider.platform.requests[0]?.headers['x-xsrf-token']).toBe(value);
  });

  test.each([
    ['no username', { username: ' ', password: 'x' }, 'MISSING_USERNAME', 'username'],
    ['no password', { username: 'demo' }, 'MISSING_PASSWORD', 'password'],
    ['a list for a name', { username: ['demo'], password: 'x' }, 'MISSING_USERNAME', 'username'],
    ['nothing', undefined, 'MISSING_USERNAME', 'username'],
  ])('with %s is refused at its field, and the platform is not asked', async (_what, body, message, field) => {
    const browser = new Browser();
    await browser.get();
    const response = await browser.send('POST', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ type: 'CLIENT_SIDE', uiMessage: `error_message_${message}`, field });
    expect(provider.platform.requests).toEqual([]);
  });

  const locked = 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT';
  test.each<[number, object, number, string, string, string | undefined]>([
    [401, { error: 'invalid_grant' }, 401, 'INVALID_USERNAME_PASSWORD', 'INVALID_USERNAME_PASSWORD', 'password'],
    [401, { error: 'show_warning' }, 401, `${locked}_WARNING`, `${locked}_WARNING`, 'password'],
    [403, { status: 'locked' }, 403, locked, locked, 'username'],
    [403, { error: 'show_warning' }, 403, `${locked}_WARNING`, `${locked}_WARNING`, 'password'],
    [403, { error: 'other' }, 403, 'AUTHENTICATION_ERROR', 'AUTHENTICATION_ERROR', undefined],
    [429, { error: 'too_many_requests' }, 429, 'CLIENT_SERVER_COMMUNICATION', 'TOO_MANY_TRIES', undefined],
    [500, {}, 503, 'CLIENT_SERVER_COMMUNICATION', 'CLIENT_SERVER_COMMUNICATION', undefined],
  ])(
    'that the platform answers %i %j is %i %s, told as %s',
    async (platformStatus, body, status, type, message, field) => {
      provider.script['/api/oauth2/token'] = json(body, platformStatus);
      const browser = new Browser();
      await browser.get();
      const response = await browser.send('POST', { username: 'demo', password: 'wrong' });
      expect(response.status).toBe(status);
      const logged: unknown = await response.json();
      expect(logged).toMatchObject({ type, uiMessage: `error_message_${message}` });
      expect((logged as { field?: string }).field).toBe(field);
      expect(browser.cookies.has('token')).toBe(false);
      expect(provider.tokenCalls()).toHaveLength(1);
    },
  );

  test('without any answer it is of the type that the specification gives, in words that are true', async () => {
    provider.script['/api/oauth2/token'] = (request) => request.socket.destroy();
    const browser = new Browser();
    await browser.get();
    const response = await browser.send('POST', demo);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      type: 'INVALID_USERNAME_PASSWORD',
      uiMessage: 'error_message_SERVER_DOWN_ERROR',
    });
    expect(provider.tokenCalls()).toHaveLength(1);
  });

  test.each([
    ['cannot be loaded', json({}, 500)],
    ['is nobody', json({ user_settings: { user_id: null }, groups: [] })],
  ])('is refused when the user behind the tokens %s', async (_what, response) => {
    provider.script['/api/v1/app/init'] = response;
    const browser = new Browser();
    await browser.get();
    const refused = await browser.send('POST', demo);
    expect(await refused.json()).toMatchObject({ type: 'CAN_NOT_LOAD_USERS_DATA' });
    expect(browser.cookies.has('token')).toBe(false);
  });
});

describe('the session', () => {
  test('an anonymous visitor has no user, and the platform is not asked', async () => {
    const response = await new Browser().get();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ user: null, workgroups: [], workgroup: null });
    expect(provider.platform.requests).toEqual([]);
  });

  test('calls carry the token by the Bearer scheme and the chosen workgroup', async () => {
    const browser = await Browser.loggedIn(demo);
    expect(await (await browser.send('PATCH', { workgroup: 4 })).json()).toMatchObject({ workgroup: 4 });
    provider.platform.requests.length = 0;
    await fetchSds(browser);
    expect(provider.platform.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer access-1',
      'x-workgroup-id': '4',
    });
  });

  test('a document is asked for anew for each logged-in visitor, and kept for everybody else only', async () => {
    const browser = await Browser.loggedIn(demo);
    provider.script['/api/v1/sdsRender'] = (request, response) =>
      json({ html: `<p id="section-1">${request.headers.authorization ? 'for Ada' : 'for everybody'}</p>` })(
        request,
        response,
      );
    const anonymous = new Browser();
    const texts = [];
    for (const client of [browser, anonymous, browser, anonymous]) {
      texts.push(((await (await fetchSds(client)).json()) as { html: string }).html.replace(/<[^>]*>/g, ''));
    }
    expect(texts).toEqual(['for Ada', 'for everybody', 'for Ada', 'for everybody']);
    expect(provider.calls().filter(({ call }) => call.includes('sdsRender'))).toHaveLength(3);
  });

  test.each([[99], ['x'], [null], [undefined]])(
    'the workgroup %p is not chosen: it is none of the user’s',
    async (workgroup) => {
      const browser = await Browser.loggedIn(demo);
      const response = await browser.send('PATCH', { workgroup });
      expect(response.status).toBe(400);
      expect(await (await browser.get()).json()).toMatchObject({ workgroup: 3 });
    },
  );

  test('a workgroup that is the user’s no more gives way to the first', async () => {
    const browser = await Browser.loggedIn(demo);
    await browser.send('PATCH', { workgroup: 4 });
    provider.script['/api/v1/app/init'] = json({
      user_settings: { user_id: 7 },
      groups: [{ id: 3, text: 'Laboratory' }],
    });
    expect(await (await browser.get()).json()).toMatchObject({ workgroup: 3, workgroups: [{ id: 3 }] });
  });

  test('tokens that are too large for a cookie stay on the server', async () => {
    provider.padding = '.'.padEnd(1_800, 'x');
    const browser = await Browser.loggedIn(demo);
    for (const pair of browser.cookies) expect(pair.join('=').length).toBeLessThanOrEqual(4_096);
    expect(browser.cookies.get('token')!.length).toBeLessThan(1_000);
    provider.expireAccess();
    expect((await browser.get()).status).toBe(200);
    expect((await browser.get()).status).toBe(200);
    expect(provider.tokenCalls()).toHaveLength(2);
  });

  test('a cookie that was sealed with the older secret still counts, and only then', async () => {
    const browser = await Browser.loggedIn(demo);
    const newer = 'another secret of more than thirty-two characters';
    for (const [secrets, user] of [
      [`${newer},${testSecret}`, { id: 7 }],
      [newer, null],
    ] as const) {
      freshProcess({ PLATFORM_URL: provider.platform.url, SITE_URL: site, SESSION_SECRET: secrets });
      const { user: found } = (await (await browser.copy().get()).json()) as { user: { id: number } | null };
      expect(found && { id: found.id }).toEqual(user);
    }
  });

  test('500 cookies that were tampered with log nobody in and break nothing', async () => {
    const browser = await Browser.loggedIn(demo);
    const good = browser.cookies.get('token')!;
    provider.platform.requests.length = 0;
    const mutants = Array.from({ length: 500 }, (_none, index) => mutant(good, index));
    expect(mutants).not.toContain(good);
    for (const cookie of mutants) {
      const response = await new Browser().ask(
        (await import('@/app/api/session/route')).GET,
        new Request(`${site}/p/api/session`, { headers: { cookie: `token=${cookie}` } }),
      );
      expect([response.status, await response.json()]).toEqual([200, { user: null, workgroups: [], workgroup: null }]);
    }
    expect(provider.platform.requests).toEqual([]);
  });
});

/** Another cookie than the good one: a character changed, left out or added, cut, parts swapped, or far too long. */
function mutant(good: string, index: number): string {
  const position = (index * 7919) % good.length;
  const other = good[position] === 'A' ? 'B' : 'A';
  const kinds = [
    () => good.slice(0, position) + other + good.slice(position + 1),
    () => good.slice(0, position) + good.slice(position + 1),
    () => `${good.slice(0, position)}${other}${good.slice(position)}`,
    () => good.slice(0, position),
    () => `${good}${['x', '~2', '2', '*', '.', '%00', 'é'.codePointAt(0)][index % 7]}`,
    () => good.split('*').reverse().join('*'),
    () => good.replace('Fe26.2', 'Fe26.1') + (index % 11),
    () => good.repeat(1 + (index % 60)) + other,
  ];
  return kinds[index % kinds.length]!();
}

describe('logging out', () => {
  test('takes the cookie away, tells the platform, and leaves nobody', async () => {
    const browser = await Browser.loggedIn(demo);
    const response = await browser.send('DELETE');
    expect(await response.json()).toEqual({ user: null, workgroups: [], workgroup: null });
    expect(browser.cookies.has('token')).toBe(false);
    const revoked = provider.platform.requests.find(({ url }) => url === '/api/oauth2/revoke');
    expect(revoked?.body).toBe('client_id=dossier-web&token=refresh-1');
  });

  test('a cookie that was captured before does not count any more', async () => {
    const browser = await Browser.loggedIn(demo);
    const captured = browser.copy();
    await browser.send('DELETE');
    expect(await (await captured.get()).json()).toMatchObject({ user: null });
  });

  test('works while the platform is away', async () => {
    const browser = await Browser.loggedIn(demo);
    provider.script['/api/oauth2/revoke'] = (request) => request.socket.destroy();
    expect((await browser.send('DELETE')).status).toBe(200);
    expect(browser.cookies.has('token')).toBe(false);
  });

  test('of a login before another ends too', async () => {
    const browser = await Browser.loggedIn(demo);
    const captured = browser.copy();
    await browser.send('POST', demo);
    expect(await (await captured.get()).json()).toMatchObject({ user: null });
    expect(await (await browser.get()).json()).toMatchObject({ user: { id: 7 } });
  });
});

describe('forms of a page without JavaScript', () => {
  const form = (browser: Browser, fields: Record<string, string>) => {
    const body = new URLSearchParams({ xsrf: browser.cookies.get('XSRF-TOKEN') ?? '', ...fields }).toString();
    const headers = browser.headers({ 'content-type': 'application/x-www-form-urlencoded', origin: site });
    return import('@/app/api/session/route').then(({ POST }) =>
      browser.ask(POST, new Request(`${site}/p/api/session`, { method: 'POST', headers, body })),
    );
  };

  test('log in and lead to the page that was wanted', async () => {
    const browser = new Browser();
    await browser.get();
    const response = await form(browser, { action: 'log-in', next: '/1001/en/gh/1?version=3', ...demo });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/p/1001/en/gh/1?version=3']);
    expect(await (await browser.get()).json()).toMatchObject({ user: { id: 7 } });
  });

  test('a login that is refused leads back to the login page, which says why', async () => {
    const browser = new Browser();
    await browser.get();
    const response = await form(browser, { action: 'log-in', next: '/1001/en/pd/1', username: 'demo', password: 'no' });
    expect(response.headers.get('location')).toBe(
      '/p/login?next=%2F1001%2Fen%2Fpd%2F1&failure=INVALID_USERNAME_PASSWORD',
    );
  });

  test('choose the workgroup and log out', async () => {
    const browser = await Browser.loggedIn(demo);
    expect((await form(browser, { action: 'workgroup', workgroup: '4', next: '/1001/en/pd/1' })).status).toBe(303);
    expect(await (await browser.get()).json()).toMatchObject({ workgroup: 4 });
    const response = await form(browser, { action: 'log-out', next: '//evil.example' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/p']);
    expect(browser.cookies.has('token')).toBe(false);
  });
});

describe('the secret', () => {
  test('beside the embedded platform one is made at the first start, kept, and for its owner’s eyes only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dossier-secret-'));
    const secrets = async () => {
      freshProcess({ PLATFORM_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir });
      return (await import('@/lib/settings/session-secret')).sessionSecrets();
    };
    const [first] = await secrets();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await secrets()).toEqual([first]);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()).toBe(first);
    rmSync(dataDir, { recursive: true });
    process.env.DATA_DIR = '';
  });

  test.each([
    ['zeros, as after a power failure', '\0'.repeat(44)],
    ['nothing', ''],
    ['half of one', 'x'.repeat(21)],
    ['zeros behind a half', `${'x'.repeat(21)}${'\0'.repeat(23)}`],
    ['other text', 'a secret of forty-three characters, no more'],
  ])('that is stored as %s is refused with the name of its file and the remedy', async (_what, content) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dossier-secret-'));
    const file = join(dataDir, 'session-secret');
    writeFileSync(file, content);
    try {
      freshProcess({ PLATFORM_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir });
      const { sessionSecrets } = await import('@/lib/settings/session-secret');
      expect(() => sessionSecrets()).toThrow(
        new SettingsError(
          `${file} is damaged: it is not a secret that Dossier made. Delete it, and the next start makes another; everybody logs in again.`,
        ),
      );
      expect(readFileSync(file, 'utf8')).toBe(content);
    } finally {
      rmSync(dataDir, { recursive: true });
      process.env.DATA_DIR = '';
    }
  });

  test('on a full disk it is of this process alone, which says so', async () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const dataDir = mkdtempSync(join(tmpdir(), 'dossier-secret-'));
    // The file of Linux on which there is never any room.
    symlinkSync('/dev/full', join(dataDir, `session-secret.${process.pid}`));
    try {
      freshProcess({ PLATFORM_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir });
      const { sessionSecrets } = await import('@/lib/settings/session-secret');
      expect(sessionSecrets()[0]).toMatch(/^[\w-]{43}$/);
      expect(sessionSecrets()).toEqual(sessionSecrets());
      expect(written).toHaveBeenCalledWith(
        `${dataDir} has no room for a session secret: sessions end when the web app does.\n`,
      );
    } finally {
      written.mockRestore();
      rmSync(dataDir, { recursive: true });
      process.env.DATA_DIR = '';
    }
  });
});
