import { fetchHazardSummary } from '@/lib/upstream/sds-in-short';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

const summary = {
  version: { text: '1.0', created: null },
  country: 'DE',
  signal_word: null,
  hazards_known: true,
  has_national_limits: false,
  limits: [],
  flash_point: null,
  storage_class: null,
  transport: null,
};
const fetchOpen = async (more: object) => {
  platform.answer = json({ ...summary, ...more });
  const sheet = { id: 1001, lang: 2, market: null };
  return (await fetchHazardSummary(sheet, { interfaceLang: 'de' })).openClasses;
};

test('the classes that are open are those that the platform names; one that does not ask for them names none', async () => {
  expect(await fetchOpen({ open_classes: ['Aspirationsgefahr'] })).toEqual(['Aspirationsgefahr']);
  expect(await fetchOpen({})).toEqual([]);
});

test('open classes that cannot be read are no summary: they must not be lost', async () => {
  await expect(fetchOpen({ open_classes: 'Aspirationsgefahr' })).rejects.toMatchObject({ kind: 'malformed-response' });
});
