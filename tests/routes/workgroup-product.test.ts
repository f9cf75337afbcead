import { sendRequest } from '@/tests/support/ask';
import { demoPassword } from '@/tests/support/cheap-password';
import { runCommand } from '@/tests/support/platform-command';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(180_000);

const settings = { SITE_URL: 'http://dossier.example' };

const cookieIn = (response: { headers: Record<string, string | undefined> }, name: string) =>
  `${name}=${new RegExp(`${name}=([^;,]*)`).exec(response.headers['set-cookie'] ?? '')?.[1] ?? ''}`;

/** Sends what changes the session and gives the visitor's cookies after it. */
async function change(app: RunningWebApp, method: 'POST' | 'PATCH', body: object, cookies = ''): Promise<string> {
  const antiForgery = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF'));
  const xsrf = antiForgery ?? cookieIn(await sendRequest(app.url, '/p/api/session'), 'XSRF-TOKEN');
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-xsrf-token': xsrf.split('=')[1]!,
    cookie: cookies || xsrf,
  };
  const response = await sendRequest(app.url, '/p/api/session', { method, body: JSON.stringify(body), headers });
  expect(response.status).toBe(200);
  return [cookieIn(response, 'token'), antiForgery ?? cookieIn(response, 'XSRF-TOKEN')].join('; ');
}
const logIn = (app: RunningWebApp, who: { username: string; password: string }) => change(app, 'POST', who);

/** A page as a visitor gets it, and its data as Next fetches it within the app. */
async function requestSession(app: RunningWebApp, path: string, cookie = '') {
  const page = await sendRequest(app.url, path, { headers: { cookie } });
  const { headers } = await sendRequest(app.url, path, { headers: { cookie, rsc: '1' } });
  const data = await sendRequest(app.url, headers.location ?? path, { headers: { cookie, rsc: '1' } });
  return { page, data };
}

describe('a product of the catalogue', () => {
  let platform: RunningPlatform;
  let app: RunningWebApp;
  /** The cookies of who has the product in the list, of who has not, and of nobody. */
  const cookies = { owner: '', stranger: '', anonymous: '' };

  beforeAll(async () => {
    platform = await startPlatform();
    for (const line of [
      'user add ben --email ben@a.example --workgroup Sales --password-stdin',
      'workgroup add-products Sales 1001',
    ])
      expect((await runCommand(platform.dataDir, line.split(' '), { input: demoPassword })).status).toBe(0);
    app = await startWebApp(platform.url, settings);
    cookies.owner = await logIn(app, { username: 'demo', password: demoPassword });
    cookies.stranger = await logIn(app, { username: 'ben', password: demoPassword });
  });
  afterAll(async () => {
    await app?.stop();
    await platform?.stop();
  });

  test('label presets are changed by users of the workgroup, and stand in no other editor', async () => {
    const send = async (cookie: string, body: object) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie,
        'x-xsrf-token': xsrf,
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const { status, json, headers: got } = await sendRequest(app.url, '/p/api/label-presets', sent);
      return { status, body: json() as { field?: string; presets?: { id: number; name: string }[] }, got };
    };
    const newPreset = { action: 'save', name: 'Drums of Ada', query: 'dim=3' };
    const saved = await send(cookies.owner, newPreset);
    expect([saved.status, saved.got['cache-control']]).toEqual([200, 'private, no-store']);
    expect(saved.body).toEqual({
      presets: [{ id: expect.any(Number), name: 'Drums of Ada', query: 'dim=3' }],
      max: 50,
    });
    const { id } = saved.body.presets![0]!;
    const outcomes = [
      await send(cookies.owner, { ...newPreset, name: 'drums of ada' }),
      await send(cookies.owner, { action: 'change', id, query: 'dim=77' }),
      await send(cookies.owner, { action: 'change', id, name: ' ' }),
      await send(cookies.stranger, { action: 'delete', id }),
    ].map(({ status, body }) => [status, body.field]);
    expect(outcomes).toEqual([
      [422, 'name'],
      [400, 'query'],
      [400, 'name'],
      [404, undefined],
    ]);
    const anonymous = cookieIn(await sendRequest(app.url, '/p/api/session'), 'XSRF-TOKEN');
    expect((await send(anonymous, newPreset)).status).toBe(401);
    const editor = async (cookie: string) => (await requestSession(app, '/p/1001/en/ed/1', cookie)).page.text;
    expect(await editor(cookies.owner)).toContain('Drums of Ada');
    expect(await editor(cookies.stranger)).not.toContain('Drums of Ada');
    const publicEditor = await editor(cookies.anonymous);
    expect(publicEditor).not.toContain('Drums of Ada');
    expect(publicEditor).not.toContain('label_preset');
  });

  const isPrivate = expect.stringMatching(/^private,.*\bno-store\b/) as string;
  const confidential =
    /Canister|Screw cap|Start the stirrer|crimp the valves|Disperse pigment|acrylate dispersion|How each class was found|€/;

  test('has its formulation, materials and totals in edit mode, in a page for no cache', async () => {
    const { page, data } = await requestSession(app, '/p/1012/en/pi/1?edit=1', cookies.owner);
    for (const { status, text, headers } of [page, data]) {
      expect([status, headers['cache-control']]).toEqual([200, isPrivate]);
      for (const shown of ['Canister, HDPE', 'Start the stirrer, 120 rpm.', '€7.40', '€19.51', '100.00', '€1.25'])
        expect(text).toContain(shown);
    }
  });

  test('shows nothing confidential to its workgroup either while edit mode is off', async () => {
    const { page, data } = await requestSession(app, '/p/1012/en/pi/1', cookies.owner);
    expect(page.text).toContain('Edit mode</a>');
    for (const { status, text, headers } of [page, data]) {
      expect([status, headers['cache-control']]).toEqual([200, isPrivate]);
      expect(text).not.toMatch(confidential);
    }
  });

  test.each(['anonymous', 'stranger'] as const)(
    'shows nothing confidential to the %s visitor, on no page, between two views of its workgroup',
    async (who) => {
      // Others are made of the same parts; with SOAK=1 they are asked for, too.
      const pages = (process.env.SOAK ? [1012, 1015, 1017] : [1012]).flatMap((id) =>
        ['pd/1', 'pi/1', 'pi/1?edit=1', `pi/1?changes=${id}1&edit=1`, 'gh/1', 'th/1', 'ee/1', 'ed/1', 'mh/1'].map(
          (rest) => `/p/${id}/en/${rest}`,
        ),
      );
      for (const path of pages) {
        const [, productPath] = path.split('/p/');
        const [owner, other] = await Promise.all([
          sendRequest(app.url, `/p/${productPath!.split('/')[0]}/en/pi/1?edit=1`, {
            headers: { cookie: cookies.owner },
          }),
          requestSession(app, path, cookies[who]),
        ]);
        expect(owner.text).toMatch(confidential);
        expect([path, other.page.status, other.data.status]).toEqual([path, 200, 200]);
        expect(other.page.text).toContain(who === 'stranger' ? 'Account: ' : 'Log in');
        for (const { text } of [other.page, other.data]) expect(text).not.toMatch(confidential);
        expect(other.page.text).not.toContain('Edit mode</a>');
      }
    },
  );

  test('can be asked for by its workgroup’s browsers, and by nobody else’s', async () => {
    const requestOwnProduct = (cookie: string, id: number | string = 1012) =>
      sendRequest(app.url, `/p/api/products/${id}/own`, { headers: { cookie } });
    const response = await requestOwnProduct(cookies.owner);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(response.json()).toMatchObject({
      inList: true,
      materials: [{ name: 'Canister, HDPE', price: 1.12 }, {}, {}],
    });
    const none = { inList: false, formulation: [], materials: [] };
    expect((await requestOwnProduct(cookies.stranger)).json()).toEqual(none);
    expect((await requestOwnProduct(cookies.owner, 999999)).json()).toEqual(none);
    expect((await requestOwnProduct(cookies.owner, 'x')).status).toBe(400);
    const refused = await requestOwnProduct('');
    expect(refused.status).toBe(401);
    expect(refused.text).not.toMatch(confidential);
  });
});
