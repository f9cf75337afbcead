import { loadMessages } from '@/lib/i18n/load-messages';
import { log } from '@/lib/observability/log';
import de from '@/messages/de.json';
import { waitFor } from '@/tests/contract/mails';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;

beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url });
});
afterEach(() => platform.close());

test('the provider’s wording stands over the in-app one, key by key', async () => {
  platform.answer = json({ data: { app: { tab_home: 'Übersicht', of_nobody: 'x' } } });
  // A page does not wait longer than half a second for them, on a machine that stands still either.
  const texts = await waitFor(async () => {
    const loaded = await loadMessages('de');
    return loaded.app.tab_home === de.app.tab_home ? undefined : loaded;
  });
  expect(texts).toEqual({ app: { ...de.app, tab_home: 'Übersicht' } });
  expect(platform.requests.map(({ url }) => url)).toEqual(['/api/v1/tools/trans/de']);
});

test.each([
  ['fails', json({}, 500)],
  ['does not know the language', json({ error: 'not_found' }, 404)],
  ['gives a malformed response', json({ data: [] })],
])('when the platform %s the in-app texts stand, and the log says so', async (_, response) => {
  platform.answer = response;
  const written = jest.spyOn(log(), 'error');
  expect(await loadMessages('de')).toEqual(de);
  await waitFor(() => written.mock.calls[0]);
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'LOAD_LOCALIZATION', interfaceLang: 'de' }),
    'locale not loaded',
  );
});
