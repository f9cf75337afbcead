import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { loadDossier, loadDossierVersion } from '@/lib/loaders/data/dossier';
import { loadLabelText } from '@/lib/loaders/data/label';
import { loadCatalogue, loadSuppliers } from '@/lib/loaders/data/lists';
import { loadIpi, loadSds, loadSdsComparison, loadTds } from '@/lib/loaders/html/document-text';
import { loadHazardSummary } from '@/lib/loaders/pages/sds-in-short';
import { type CacheDependency, cacheDependencies, purgeProducts, revalidate } from '@/lib/upstream/data-cache';
import type { CallContext } from '@/lib/upstream/transport/call';
import { waitFor } from '@/tests/contract/mails';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

const document = { id: 1001, lang: 1, qr: 1, market: null } as const;
const dossier = sampleDossier({ id: 1001, validLangs: [1] });
const loaders: Record<string, (callContext: CallContext) => Promise<unknown>> = {
  loadDossier: (callContext) => loadDossier(1001, callContext),
  loadDossierVersion: (callContext) => loadDossierVersion(1001, '31', callContext),
  loadSds: (callContext) => loadSds(document, callContext),
  loadSdsComparison: (callContext) => loadSdsComparison({ ...document, version: '31', compareWith: '27' }, callContext),
  loadTds: (callContext) => loadTds(document, callContext),
  loadIpi: (callContext) => loadIpi(document, callContext),
  loadHazardSummary: (callContext) => loadHazardSummary(document, callContext),
  loadLabelText: (callContext) => loadLabelText(dossier, callContext),
  loadCatalogue: (callContext) =>
    loadCatalogue({ ...readCatalogueQuery({ search: 'acetone' }), interfaceLang: 'en' }, callContext),
  loadSuppliers: (callContext) => loadSuppliers(callContext),
};

let platform: ScriptedPlatform;
beforeEach(async () => {
  // 'Not found' is a cached response, too.
  platform = await startScriptedPlatform(json({ error: 'not_found' }, 404));
  freshProcess({ PLATFORM_URL: platform.url });
});
afterEach(() => platform.close());

/** The data of a page that a visitor's request rendered, and that have changed since. */
async function renderedFor(load: (callContext: CallContext) => Promise<unknown>) {
  const used = new Map<string, CacheDependency>();
  // A copy of the call context refers to it, too.
  const requestData = {};
  const callContext = { interfaceLang: 'en', requestId: 'r-1', address: '192.0.2.1', requestData };
  await cacheDependencies().run(used, () => load(callContext).catch(() => null));
  // The catalogue does not wait for the suppliers when it is not there.
  await waitFor(() => [...used.values()].every(Boolean) || undefined);
  expect(used.size).toBeGreaterThan(0);
  purgeProducts([1001]);
  platform.requests.length = 0;
  return { used, requestData: new WeakRef(requestData) };
}
const origins = () =>
  new Set(platform.requests.map(({ headers }) => `${headers['x-forwarded-for']} ${headers['x-request-id']}`));

test.each(Object.keys(loaders))(
  'what %s has loaded for a visitor is loaded again for the request that renews the page',
  async (name) => {
    const { used } = await renderedFor(loaders[name]!);
    await revalidate(used, { requestId: 'r-2' });
    expect(origins()).toEqual(new Set(['undefined r-2']));
    purgeProducts([1001]);
    platform.requests.length = 0;
    await revalidate(used, { requestId: 'r-3', address: '198.51.100.3' });
    expect(origins()).toEqual(new Set(['198.51.100.3 r-3']));
  },
);

test.each(Object.keys(loaders))('a page that %s has loaded data for keeps nothing of its request', async (name) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { used, requestData } = await renderedFor(loaders[name]!);
  for (let turn = 0; turn < 20 && requestData.deref(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    collect();
  }
  expect(requestData.deref()).toBeUndefined();
  expect(used.size).toBeGreaterThan(0);
});
