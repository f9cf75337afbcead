import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { describeInSoak } from '@/tests/support/in-soak';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { describeWithRedis, password, startRedis, type ThrowAwayRedis } from '@/tests/support/redis';
import { json, type ScriptedResponse } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

let provider: Provider;
let apps: RunningWebApp[];
let visitor: HttpVisitor;

/** Web apps of one deployment, in front of a platform of their own. */
async function start(instances: number, settings: Record<string, string>): Promise<void> {
  provider = await startProvider();
  const common = { SITE_URL: 'http://dossier.example', LOG_LEVEL: 'info', ...settings };
  apps = await Promise.all(Array.from({ length: instances }, () => startWebApp(provider.platform.url, common)));
}
async function stop(): Promise<void> {
  await Promise.all(apps.map((app) => app.stop()));
  await provider.platform.close();
}
async function logIn(): Promise<void> {
  visitor = await HttpVisitor.loggedIn(apps[0]!.url, demo);
  provider.platform.requests.length = 0;
}

/** Many requests at once, for a page and for a call of a page, one instance after the other. */
const burst = (size: number) =>
  Array.from({ length: size }, (_none, index) => {
    const path = index % 9 === 0 ? '/p/1001/en/pd/1' : '/p/api/session';
    return visitor.call(apps[index % apps.length]!.url, path);
  });

/** Logs in when all instances reach their store: one whose first command takes longer than it waits goes on by itself for a while. */
async function logInToStore(): Promise<void> {
  const isAlone = (app: RunningWebApp) => /.*store is (back|down)/s.exec(app.log())?.[1] === 'down';
  await logIn();
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(200)) {
    await Promise.all(burst(4));
    if (!apps.some(isAlone)) break;
  }
  provider.platform.requests.length = 0;
}
const refreshes = () => provider.tokenCalls().filter(({ grant_type }) => grant_type === 'refresh_token').length;

/** What everybody of a burst got: status, whether logged in, and the names of the cookies. */
const outcomes = (responses: Awaited<ReturnType<HttpVisitor['call']>>[]) => [
  ...new Set(
    responses.map(({ status, text, headers }) => {
      const brings = headers['set-cookie']?.includes('token=Fe26') ? 'the new session' : 'no session';
      return `${status}, ${/"name":"Ada"|Account: Ada/.test(text) ? 'Ada' : 'nobody'}, ${brings}`;
    }),
  ),
];

const isSoak = Boolean(process.env.SOAK);

/** One refresh for all, and none for those who come later, with the old cookie or the new one. */
function expectOneRefresh(sizes: readonly number[]): void {
  test.each(sizes)('%i requests with an expired token: one refresh, all of them succeed', async (size) => {
    await logInToStore();
    provider.expireAccess();
    const responses = await Promise.all(burst(size));
    expect(outcomes(responses)).toEqual(['200, Ada, the new session']);
    expect(refreshes()).toBe(1);
    expect(outcomes(await Promise.all(burst(4)))).toEqual(['200, Ada, the new session']);
    visitor.take(responses[size - 1]!);
    expect(outcomes(await Promise.all(burst(4)))).toEqual(['200, Ada, no session']);
    expect(refreshes()).toBe(1);
  });
}

// What two instances do together one does alone.
describeInSoak('one instance', () => {
  beforeAll(() => start(1, {}));
  afterAll(stop);
  expectOneRefresh(isSoak ? [50, 200] : [50]);
});

describe('two instances that share a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-sessions-'));
  beforeAll(() => start(2, { SESSION_DIR: folder }));
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    provider.script = {};
    await logIn();
  });
  expectOneRefresh(isSoak ? [50, 200] : [50]);

  const call = (path: string, { app = 0, ...rest }: { app?: number } & Parameters<HttpVisitor['call']>[2] = {}) =>
    visitor.call(apps[app]!.url, path, rest);
  const page = '/p/1001/en/pd/1';
  /** The notice as an element's text: scripts of the page carry the message of an error that begins alike. */
  const sessionEnded = />Your session has ended\.(?: |<)/;

  test('a logout on one instance counts on the other', async () => {
    await call('/p/api/session', { method: 'DELETE' });
    expect((await call('/p/api/session', { app: 1 })).json()).toMatchObject({ user: null });
  });

  test('a logged-in visitor’s page is asked for with the token, once, and names the visitor', async () => {
    const { text, status } = await call(page);
    expect(status).toBe(200);
    expect(text).toContain('Account: Ada');
    expect(provider.calls().filter(({ call }) => call.includes('/-1001/detail'))).toEqual([
      { call: 'GET /api/v1/products/-1001/detail?m', token: expect.stringMatching(/^access-/), workgroup: '3' },
    ]);
  });

  test('what a logged-in visitor’s screen shows is asked for with the token, once', async () => {
    provider.script['/api/v1/products/-1001/detail'] = json({
      basic: { id: 1001, text: 'Acetone', versions: [{ id: 31, text: '1.0' }] },
      edit_param: { sds_exists: 1, lang_exists: 1, doc: { sds: 1 } },
      validLangs: [1],
    });
    provider.script['/api/v1/sdsRender'] = json({ html: '<section id="section-1">for Ada</section>' });
    expect((await call('/p/1001/en/gh/1')).text).toContain('for Ada');
    expect(provider.calls().filter(({ call }) => call.includes('/sdsRender/'))).toEqual([
      {
        call: 'GET /api/v1/sdsRender/view/-1001/1?qrCode=1',
        workgroup: '3',
        token: expect.stringMatching(/^access-/),
      },
    ]);
  });

  test('nothing of a logged-in visitor’s page gets into an anonymous one', async () => {
    await call(page);
    const anonymous = await call(page, { headers: { cookie: '' } });
    expect(anonymous.text).toContain('for everybody');
    expect(anonymous.text).not.toMatch(/for Ada|Account:/);
    expect(anonymous.headers['set-cookie']).toBeUndefined();
    expect((await call(page)).text).toContain('for Ada');
  });

  test('a page whose token is refused is refreshed on the way, and its answer brings the new cookie', async () => {
    provider.expireAccess();
    const response = await call(page, { headers: { 'sec-fetch-dest': 'document' } });
    expect([response.status, refreshes()]).toEqual([200, 1]);
    expect(response.text).toContain('for Ada');
    visitor.take(response);
    provider.platform.requests.length = 0;
    expect((await call(page)).text).toContain('for Ada');
    expect(refreshes()).toBe(0);
  });

  test.each<Record<string, string>>([
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ])('a page that is fetched in case it is wanted (%j) refreshes nothing', async (headers) => {
    provider.expireAccess();
    const response = await call(page, { headers });
    expect(response.status).toBeLessThan(400);
    expect(refreshes()).toBe(0);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('a session that ended is said on the page that everybody may see, once', async () => {
    provider.expireAccess();
    provider.script['/api/oauth2/token'] = json({ error: 'invalid_grant' }, 401);
    const response = await call(page);
    expect(response.status).toBe(200);
    expect(response.text).toMatch(sessionEnded);
    expect(response.text).toContain('for everybody');
    visitor.take(response);
    expect(visitor.cookies.has('token')).toBe(false);
    expect((await call(page)).text).not.toMatch(sessionEnded);
  });

  test('a visitor cannot say that a session ended', async () => {
    const response = await call(page, { headers: { cookie: '', 'x-session-ended': '1' } });
    expect(response.text).not.toMatch(sessionEnded);
  });

  test('the login page gives an anonymous visitor what its form sends back', async () => {
    const response = await call('/p/login?next=//evil.example', { headers: { cookie: '' } });
    visitor.take(response);
    expect(response.text).toContain(`value="${visitor.cookies.get('XSRF-TOKEN')}"`);
    expect(response.text).toContain('name="next" value="/products"');
  });
});

describeWithRedis('two instances that share Redis', () => {
  let redis: ThrowAwayRedis;
  beforeAll(async () => {
    redis = await startRedis();
    await start(2, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await stop();
    await redis.stop();
  });
  expectOneRefresh(isSoak ? [50, 200] : [50]);

  test('a logout on one counts on the other', async () => {
    await logIn();
    await visitor.call(apps[0]!.url, '/p/api/session', { method: 'DELETE' });
    expect((await visitor.call(apps[1]!.url, '/p/api/session')).json()).toMatchObject({ user: null });
  });

  test('no token stands in Redis as it is', async () => {
    await logIn();
    provider.expireAccess();
    await Promise.all(burst(4));
    expect(await redis.contents()).toMatch(/Fe26\.2\*/);
    expect(await redis.contents()).not.toMatch(/(access|refresh)-\d/);
  });

  test('Redis ends during a refresh: each instance goes on by itself, nobody is logged out, nothing hangs', async () => {
    await redis.stop();
    redis = await startRedis(Number(new URL(redis.url).port));
    await logInToStore();
    const logged = apps.map((app) => app.log().length);
    provider.forgives = true;
    provider.expireAccess();
    const { hold, release, held } = gate();
    provider.script['/api/oauth2/token'] = hold;
    const responses = Promise.all(burst(50));
    await held;
    await redis.stop();
    release();
    expect(outcomes(await responses)).toEqual(['200, Ada, the new session']);
    expect(refreshes()).toBeLessThanOrEqual(2);

    visitor.take((await responses)[0]!);
    expect(outcomes(await Promise.all(burst(10)))).toEqual(['200, Ada, no session']);
    expect(refreshes()).toBeLessThanOrEqual(2);
    for (const [index, app] of apps.entries()) {
      expect(
        app
          .log()
          .slice(logged[index])
          .match(/the shared session store is down/g),
      ).toHaveLength(1);
      expect(app.log()).not.toContain(password);
    }
  });

  test('without Redis a visitor logs in and out, and a copied cookie is refused where the logout was', async () => {
    await redis.stop();
    await logIn();
    expect((await visitor.call(apps[1]!.url, '/p/api/session')).json()).toMatchObject({ user: { name: 'Ada' } });
    await visitor.call(apps[0]!.url, '/p/api/session', { method: 'DELETE' });
    expect((await visitor.call(apps[0]!.url, '/p/api/session')).json()).toMatchObject({ user: null });
  });

  test('Redis that is back is shared again', async () => {
    await redis.stop();
    redis = await startRedis(Number(new URL(redis.url).port));
    await logInToStore();
    provider.forgives = false;
    provider.expireAccess();
    expect(outcomes(await Promise.all(burst(50)))).toEqual(['200, Ada, the new session']);
    expect(refreshes()).toBe(1);
  });
});

/** Holds a call back until it is let go; later calls pass. */
function gate() {
  let [arrive, release] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const open = new Promise<void>((resolve) => (release = resolve));
  const hold: ScriptedResponse = (request, response) => {
    provider.script = {};
    arrive();
    void open.then(() => provider.answer(request, response));
  };
  return { hold, held, release: () => release() };
}
