import { brands } from '@/tests/support/brands';
import { allFeatures } from '@/lib/domain/site/feature-flags';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { callContextOf } from '@/lib/loaders/request/call-context';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { isInList, openEditMode } from '@/lib/loaders/pages/workgroup-product';
import { cookieOfSession } from '@/lib/session/session-cookie';
import { RequestSession } from '@/lib/session/request-session';
import { fetchProduct } from '@/lib/upstream/product';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

let mockHeaders = new Headers();
let mockResponse: object;
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(mockHeaders) }));
jest.mock('@/lib/observability/current-response', () => ({ currentResponse: () => mockResponse }));
jest.mock('next/navigation', () => ({ redirect: jest.fn() }));

let platform: ScriptedPlatform;
const screen: DossierScreen = {
  dossier: sampleDossier(),
  id: 1001,
  interfaceLang: 'de',
  docType: 'pi',
  lang: 2,
  brand: brands.dossier,
  viewing: anonymousViewer,
  features: allFeatures,
  back: null,
  canSend: false,
};
const water = { product_name: 'Wasser', content: 100, price: 0.26, child_source: 'M' };
const ownWorkgroupDetail = json(minimalDetail({ steps: { formulation_mixer: [water] } }));
const open = (edit?: string | string[]) => openEditMode(screen, Promise.resolve({ edit }));

/** A request by a logged-in visitor. */
async function logIn() {
  const session = {
    access: 'a',
    refresh: 'r',
    expires: Date.now() + 900_000,
    sid: 's',
    workgroup: 3,
    workgroups: [],
    user: { id: 7, name: 'Ada', email: null },
  };
  const { name, value } = await cookieOfSession(session);
  mockHeaders = new Headers({ cookie: `${name}=${value}` });
  mockResponse = { req: { headers: {} } };
}

beforeEach(async () => {
  platform = await startScriptedPlatform(ownWorkgroupDetail);
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
  await logIn();
});
afterEach(() => platform.close());

test('a product in the list has edit mode, and its data only when the mode is on', async () => {
  await expect(open()).resolves.toBe('off');
  await expect(open('1')).resolves.toMatchObject({ formulation: [{ name: 'Wasser' }], materials: [] });
});

test.each([['0'], [''], ['yes'], [['1', '1']]])('%j in the address leaves edit mode off', async (edit) => {
  await expect(open(edit)).resolves.toBe('off');
});

test('an anonymous visitor has no edit mode, and nothing is asked', async () => {
  mockHeaders = new Headers();
  await expect(open('1')).resolves.toBe('none');
  expect(platform.requests).toEqual([]);
});

test.each([
  ['is not in the list', 404, { error: 'not_found' }],
  ['was removed', 410, {}],
  ['is asked for in a workgroup that is not the visitor’s any more', 403, { error: 'workgroup' }],
  ['is asked for with a login that is over', 401, {}],
])('a product that %s has no edit mode', async (_what, status, body) => {
  platform.answer = json(body, status);
  await expect(open('1')).resolves.toBe('none');
});

test.each([
  ['fails', json({}, 500)],
  ['gives a malformed response', json({ basic: 'none' })],
  ['wants fewer calls', json({}, 429)],
  ['refuses the call', json({}, 400)],
])('when the platform %s, edit mode is unavailable and the page stands', async (_what, response) => {
  platform.answer = response;
  await expect(open('1')).resolves.toBe('unavailable');
});

test('one page view makes one call, whoever asks whether the product is in the list', async () => {
  const callContext = callContextOf(mockHeaders, 'de', await RequestSession.open(mockHeaders, 'page'));
  const responses = await Promise.all([open('1'), isInList(1001, callContext), open()]);
  expect(responses).toMatchObject([{ formulation: [{}] }, true, 'off']);
  expect(platform.requests).toHaveLength(1);
  await logIn();
  await open();
  expect(platform.requests).toHaveLength(2);
});

test.each([
  [200, true],
  [404, false],
  [500, false],
])('answered with %i, a product is in the list: %s', async (status, expected) => {
  platform.answer = status === 200 ? ownWorkgroupDetail : json({}, status);
  const callContext = callContextOf(mockHeaders, 'de', await RequestSession.open(mockHeaders, 'page'));
  await expect(isInList(1001, callContext)).resolves.toBe(expected);
});

test('a platform that fails with own products still gives public dossiers', async () => {
  platform.answer = (request, response) =>
    (request.url?.includes('/-1001/') ? json(minimalDetail()) : json({}, 500))(request, response);
  for (let views = 0; views < 8; views += 1) {
    await logIn();
    await open('1');
  }
  await expect(fetchProduct(1001, { interfaceLang: 'de' })).resolves.toMatchObject({ name: 'Acetone' });
});
