import { allFeatures } from '@/lib/domain/site/feature-flags';
import { loadFeatures } from '@/lib/loaders/request/deployment';
import { log } from '@/lib/observability/log';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;

beforeEach(async () => {
  platform = await startScriptedPlatform(json({ appVersion: '1.0', featureFlags: { changes: false, other: 1 } }));
  freshProcess({ PLATFORM_URL: platform.url });
});
afterEach(() => platform.close());

test('a flag that is false is off, every other on; the file of the environment is asked for once', async () => {
  expect(await loadFeatures()).toEqual({ ...allFeatures, changes: false });
  await loadFeatures();
  expect(platform.requests.map(({ url }) => url)).toEqual(['/v2/assets/config/test.json']);
});

test.each([
  ['fails', json({}, 500)],
  ['is not there', json({ error: 'not_found' }, 404)],
  ['makes no sense', json({ featureFlags: [] })],
])('when the configuration %s everything is on, and the log says so', async (_what, response) => {
  platform.answer = response;
  const written = jest.spyOn(log(), 'error');
  expect(await loadFeatures()).toEqual(allFeatures);
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'INIT_API' }),
    'ConfigService: Can not load config',
  );
});

test('a configuration that does not come holds no page up', async () => {
  platform.answer = () => undefined;
  expect(await loadFeatures()).toEqual(allFeatures);
});
