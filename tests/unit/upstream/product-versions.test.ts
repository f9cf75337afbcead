import { loadDossier, loadDossierVersion } from '@/lib/loaders/data/dossier';
import { fetchProduct } from '@/lib/upstream/product';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'en' };
const addresses = () => platform.requests.map(({ url }) => url);

beforeEach(async () => {
  platform = await startScriptedPlatform(json(minimalDetail()));
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

test.each([
  ['the current values', undefined, '/api/v1/products/-1001/detail?m'],
  ['the values of a version', '10012', '/api/v1/products/-1001/detail?m&version=10012'],
  ['a version whose id has signs of its own', '1&m=2 3', '/api/v1/products/-1001/detail?m&version=1%26m%3D2+3'],
])('%s are asked for by the version’s id', async (_what, version, address) => {
  await fetchProduct(1001, callContext, version);
  expect(addresses()).toEqual([address]);
});

test('a response with the values of another product is malformed', async () => {
  await expect(fetchProduct(1002, callContext, '10012')).rejects.toMatchObject({ kind: 'malformed-response' });
});

test('the current values and those of each version are kept apart, in each language', async () => {
  for (let round = 0; round < 2; round += 1) {
    await loadDossier(1001, callContext);
    await loadDossierVersion(1001, '10012', callContext);
    await loadDossierVersion(1001, '10011', callContext);
    await loadDossierVersion(1001, '10011', { interfaceLang: 'de' });
  }
  expect(addresses().map((address) => address.split('version=')[1])).toEqual([undefined, '10012', '10011', '10011']);
});

test('a version that the platform does not know is not found', async () => {
  platform.answer = json({ error: 'not_found', field: 'version' }, 404);
  await expect(loadDossierVersion(1001, '9', callContext)).rejects.toMatchObject({ kind: 'not-found' });
});
