import { brands } from '@/tests/support/brands';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { openChanges } from '@/lib/loaders/pages/changes';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { allFeatures } from '@/lib/domain/site/feature-flags';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }));
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
}));

let platform: ScriptedPlatform;
const screen: DossierScreen = {
  dossier: sampleDossier({
    versions: [
      { id: '12', text: '2.0' },
      { id: '11', text: '1.0' },
    ],
  }),
  id: 1001,
  interfaceLang: 'de',
  docType: 'pi',
  lang: 2,
  brand: brands.dossier,
  viewing: anonymousViewer,
  back: null,
  canSend: false,
  features: allFeatures,
};
const open = (changes?: string | string[]) => openChanges(screen, Promise.resolve({ changes }));

beforeEach(async () => {
  platform = await startScriptedPlatform(json(minimalDetail()));
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

test('without a version in the address nothing is compared and nothing asked for', async () => {
  await expect(open()).resolves.toBeNull();
  expect(platform.requests).toEqual([]);
});

test('an older version is compared with in the values that it had, in the page’s language', async () => {
  await expect(open('11')).resolves.toMatchObject({ version: { text: '1.0' }, older: { name: 'Acetone' } });
  expect(platform.requests).toMatchObject([
    { url: '/api/v1/products/-1001/detail?m&version=11', headers: { 'accept-language': 'de' } },
  ]);
});

test.each([
  ['the current version', '12'],
  ['a version that the product has not', '99'],
  ['nothing', ''],
  ['two versions', ['11', '11']],
])('%s in the address leads to the address without it', async (_what, changes) => {
  await expect(open(changes)).rejects.toThrow('to /1001/de/pi/2');
  expect(platform.requests).toEqual([]);
});

test('edit mode outlives a version that the product has not', async () => {
  await expect(openChanges(screen, Promise.resolve({ changes: '99', edit: '1' }))).rejects.toThrow(
    'to /1001/de/pi/2?edit=1',
  );
});

test('a version that the platform does not know any more leads to the address without it', async () => {
  platform.answer = json({ error: 'not_found' }, 404);
  await expect(open('11')).rejects.toThrow('to /1001/de/pi/2');
});

test('in an outage the page stays, without the older values', async () => {
  platform.answer = json({}, 500);
  await expect(open('11')).resolves.toEqual({ version: { id: '11', text: '1.0' }, older: null });
});

test('where changes mode is off its address is the clean one', async () => {
  const disabledScreen = { ...screen, features: { ...allFeatures, changes: false } };
  await expect(openChanges(disabledScreen, Promise.resolve({ changes: '11' }))).rejects.toThrow('to /1001/de/pi/2');
});
