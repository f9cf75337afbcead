import { brands } from '@/tests/support/brands';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { type DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { openSds } from '@/lib/loaders/pages/open-document';
import type { SdsChoice } from '@/lib/domain/sds/sds';
import { allFeatures } from '@/lib/domain/site/feature-flags';
import { log } from '@/lib/observability/log';
import { freshProcess } from '@/tests/support/one-process';
import { json, minimalDetail, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-request-id': 'r-1' })) }));
// Next's own redirect throws too.
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
}));

const html = '<section id="section-2">text</section>';
let platform: ScriptedPlatform;
const requested = () => platform.requests.map(({ url }) => url);

beforeEach(async () => {
  platform = await startScriptedPlatform(json({ html, sections: [{ id: 2, title: 'SECTION 2' }] }));
  freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
});
afterEach(() => platform.close());

const dossier = sampleDossier({
  versions: [
    { id: '31', text: '3.0' },
    { id: '27', text: '2.0' },
    { id: '20', text: '1.0' },
  ],
});
const screen: DossierScreen = {
  dossier,
  docType: 'gh',
  id: 1001,
  interfaceLang: 'de',
  lang: 2,
  brand: brands.dossier,
  viewing: anonymousViewer,
  back: null,
  canSend: false,
  features: allFeatures,
};
const open = (query: Record<string, string | string[]> = {}) => openSds(screen, Promise.resolve(query));

const view = '/api/v1/sdsRender/view/-1001/2';
const compare = '/api/v1/sdsRender/compare/-1001/2';

test.each([
  ['the newest version without a query', {}, `${view}?qrCode=1`],
  ['the newest version by name', { version: '31' }, `${view}?qrCode=1`],
  ['an older version', { version: '27' }, `${view}?version=27&qrCode=1`],
  ['without its QR code', { qr: '0' }, `${view}?qrCode=0`],
  ['for a country', { market: 'AT' }, `${view}?qrCode=1&market=AT`],
  ['the newest compared with an older one', { compare: '20' }, `${compare}?compare_version_id=20&orig_version_id=31`],
  [
    'an older one compared with one that is older still',
    { version: '27', compare: '20' },
    `${compare}?compare_version_id=20&orig_version_id=27`,
  ],
])('the first HTML of an address shows %s', async (_what, query, call) => {
  expect(await open(query)).toMatchObject({
    html,
    sections: [2],
    choice: { version: null, compare: null, qr: 1, ...chosen(query) },
  });
  expect(requested().filter((url) => url.includes('/sdsRender/'))).toEqual([call]);
});

test('a comparison comes with what changed in product detail, without it while that cannot be had', async () => {
  expect(await open({ compare: '20' })).toMatchObject({ panels: null });
  platform.answer = (request, response) => {
    const { url = '' } = request;
    const basic = { ...minimalDetail().basic, code_name: url.includes('version=20') ? 'AC-1' : 'AC-2' };
    const body = url.includes('/sdsRender/') ? { html } : url.includes('/detail') ? { basic } : {};
    json(body)(request, response);
  };
  freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
  expect(await open({ compare: '20' })).toMatchObject({ panels: [{ panel: 'basic', count: 2 }] });
});

/** What of a query stands in the choice: the newest version is the default. */
const chosen = ({ version, compare, qr, market }: Partial<Record<keyof SdsChoice, string>>) => ({
  ...(market ? { market } : {}),
  ...(version && version !== '31' ? { version } : {}),
  ...(compare ? { compare } : {}),
  ...(qr ? { qr: Number(qr) } : {}),
});

test.each([
  [{ version: '99' }, '/1001/de/gh/2'],
  [{ version: '27', compare: '31' }, '/1001/de/gh/2?version=27'],
  [{ version: '99', compare: '20', qr: '0' }, '/1001/de/gh/2?compare=20&qr=0'],
  [{ version: '27', qr: '2', utm_source: 'mail' }, '/1001/de/gh/2?version=27'],
  [{ compare: ['20', '27'] }, '/1001/de/gh/2'],
])('the unknown values in %j lead to %s, and nobody is asked', async (query, target) => {
  await expect(open(query)).rejects.toThrow(new Error(`to ${target}`));
  expect(requested()).toEqual([]);
});

test.each([
  ['that is not valid', {}, json({ error: 'No valid SDS version' }, 404), 'invalid'],
  ['that cannot be loaded', {}, json({}, 500), 'unavailable'],
  ['without sections', {}, json({ html: '<p>Log in</p>' }), 'unavailable'],
  ['whose older version cannot be loaded', { version: '27' }, json({}, 500), 'unavailable'],
  ['whose comparison cannot be loaded', { compare: '27' }, json({}, 500), 'unavailable'],
])('a sheet %s leads to sdserror, with the QR code off', async (_what, query, response, cause) => {
  platform.answer = response;
  await expect(open(query)).rejects.toThrow(`to /sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=${cause}`);
});

test.each(['UK2', 'XX', 'at', ['AT', 'BE']])(
  'the country %j does not exist: an error page, and no other sheet',
  async (market) => {
    await expect(open({ market })).rejects.toThrow(
      'to /sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=market',
    );
    expect(requested()).toEqual([]);
  },
);

test('where versions are not compared the address of a comparison leads to the sheet', async () => {
  const disabledScreen = { ...screen, features: { ...allFeatures, sds_compare: false } };
  await expect(openSds(disabledScreen, Promise.resolve({ compare: '27' }))).rejects.toThrow(/^to \/1001\/de\/gh\/2$/);
});

test('why there is no valid SDS stands in the log: the call, its answer, and that the visitor saw an error page', async () => {
  platform.answer = json({ error: 'No valid SDS version' }, 404);
  const written = jest.spyOn(log(), 'warn');
  await expect(open()).rejects.toThrow('to /sdserror');
  const call = { method: 'GET', path: view, status: 404, text: 'No valid SDS version' };
  const line = {
    err: { call },
    code: 0,
    type: 'SERVER_SIDE',
    wasDisplayedInTheUi: true,
    failureId: expect.any(String),
  };
  expect(written.mock.calls).toMatchObject([[line, 'a document was not loaded']]);
});
