import { brands } from '@/tests/support/brands';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { openIpi, openTds } from '@/lib/loaders/pages/open-document';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';
import { allFeatures } from '@/lib/domain/site/feature-flags';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-request-id': 'r-1' })) }));
// Next's own redirect throws too.
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
}));

let platform: ScriptedPlatform;
const requested = () => platform.requests.map(({ url }) => url);

beforeEach(async () => {
  platform = await startScriptedPlatform(json({ html: '<p>text</p>' }));
  freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
});
afterEach(() => platform.close());

const dossier = sampleDossier({ id: 1001, tdsVersions: ['2', '1'] });
const screenOf = (docType: 'th' | 'mh'): DossierScreen => ({
  dossier,
  docType,
  id: 1001,
  interfaceLang: 'de',
  lang: 2,
  brand: brands.dossier,
  viewing: anonymousViewer,
  back: null,
  canSend: false,
  features: allFeatures,
});

describe('technical data sheet', () => {
  const open = (query: Record<string, string | string[]> = {}) => openTds(screenOf('th'), Promise.resolve(query));

  test.each([
    ['without a version', {}, '2', '/api/v1/p/tds/view/2/-1001'],
    ['in the newest version by name', { version: '2' }, '2', '/api/v1/p/tds/view/2/-1001?version=2'],
    ['in an older version', { version: '1' }, '1', '/api/v1/p/tds/view/2/-1001?version=1'],
    ['with a query that is none of ours', { utm_source: 'mail' }, '2', '/api/v1/p/tds/view/2/-1001'],
  ])('%s', async (_what, query, version, call) => {
    expect(await open(query)).toEqual({ html: '<p>text</p>', sections: [], version });
    expect(requested()).toEqual([call]);
  });

  test.each<[string, string | string[]]>([
    ['that the product has not', '9'],
    ['without a value', ''],
    ['that comes twice', ['2', '1']],
    ['that every object has', 'constructor'],
  ])('a version %s leads to the clean address, and nobody is asked', async (_what, version) => {
    await expect(open({ version })).rejects.toThrow(/^to \/1001\/de\/th\/2$/);
    expect(requested()).toEqual([]);
  });

  test.each([
    ['that is not there', json({ error: 'No valid TDS version' }, 404)],
    ['that cannot be loaded', json({}, 500)],
    ['without words', json({ html: '<p> </p>' })],
  ])('a technical data sheet %s leads to the landing page in English', async (_what, response) => {
    platform.answer = response;
    await expect(open()).rejects.toThrow(/^to \/1001\/en\/pd\/2$/);
  });
});

describe('safety instructions', () => {
  const open = (query: Record<string, string | string[]> = {}) => openIpi(screenOf('mh'), Promise.resolve(query));

  test.each([
    ['with their QR code unless a visitor hides it', {}, 1],
    ['with their QR code', { qr: '1' }, 1],
    ['without it', { qr: '0' }, 0],
  ])('%s', async (_what, query, qr) => {
    expect(await open(query)).toEqual({ html: '<p>text</p>', sections: [], qr, market: null });
    expect(requested()).toEqual([`/api/v1/sdsRender/ipi/-1001/2/P?qrCode=${qr}`]);
  });

  test.each<[string | string[]]>([['2'], [''], ['true'], [['0', '0']]])(
    'qr=%p leads to the clean address, and nobody is asked',
    async (qr) => {
      await expect(open({ qr })).rejects.toThrow(/^to \/1001\/de\/mh\/2$/);
      expect(requested()).toEqual([]);
    },
  );

  test.each([
    ['that are not there', json({ error: 'No valid SDS version' }, 404), 'invalid'],
    ['that cannot be loaded', json({}, 500), 'unavailable'],
  ])('instructions %s lead to sdserror', async (_what, response, cause) => {
    platform.answer = response;
    await expect(open()).rejects.toThrow(`to /sdserror?id=1001&interfaceLang=de&lang=2&doc=mh&qr=0&cause=${cause}`);
  });
});
