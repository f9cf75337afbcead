import { loadIpi, loadSds, loadSdsComparison, loadTds } from '@/lib/loaders/html/document-text';
import { freshProcess } from '@/tests/support/one-process';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'en' };
const acetone = { id: 1001, lang: 1 };
const section = (number: number, content = 'x') => `<section id="section-${number}"><p>${content}</p></section>`;
const html = (text: string): ScriptedResponse => {
  return (_request, response) => response.setHeader('content-type', 'text/html').end(text);
};

beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

test('an SDS comes sanitised with the numbers of its sections', async () => {
  platform.answer = json({ html: `${section(1)}<script>alert(1)</script>${section(16)}` });
  await expect(loadSds({ ...acetone, qr: 1 }, callContext)).resolves.toEqual({
    html: `${section(1)}${section(16)}`,
    sections: [1, 16],
  });
});

test('TDS and safety instructions have no numbered sections', async () => {
  platform.answer = json({ html: '<p onclick="alert(1)">x</p>' });
  const expected = { html: '<p>x</p>', sections: [] };
  await expect(loadTds(acetone, callContext)).resolves.toEqual(expected);
  await expect(loadIpi({ ...acetone, qr: 1 }, callContext)).resolves.toEqual(expected);
});

test('each text is fetched and sanitised once, whoever asks', async () => {
  platform.answer = json({ html: section(1) });
  const first = await loadSds({ ...acetone, version: '31', qr: 1 }, callContext);
  const second = await loadSds({ ...acetone, version: '31', qr: 1 }, { interfaceLang: 'de', address: '192.0.2.7' });
  expect(second).toBe(first);
  expect(platform.requests).toHaveLength(1);
});

test('product, language, version, QR choice and the compared version make a text of its own', async () => {
  platform.answer = json({ html: section(1) });
  for (let round = 0; round < 2; round += 1) {
    await loadSds({ ...acetone, qr: 1 }, callContext);
    await loadSds({ ...acetone, qr: 0 }, callContext);
    await loadSds({ ...acetone, version: '31', qr: 1 }, callContext);
    await loadSds({ ...acetone, lang: 2, qr: 1 }, callContext);
    await loadSds({ ...acetone, id: 1002, qr: 1 }, callContext);
    await loadSdsComparison({ ...acetone, version: '31', compareWith: '30' }, callContext);
    await loadSdsComparison({ ...acetone, version: '30', compareWith: '31' }, callContext);
    await loadTds(acetone, callContext);
    await loadTds({ ...acetone, version: '1' }, callContext);
    await loadIpi({ ...acetone, qr: 1 }, callContext);
    await loadIpi({ ...acetone, qr: 0 }, callContext);
  }
  expect(new Set(platform.requests.map(({ url }) => url)).size).toBe(11);
  expect(platform.requests).toHaveLength(11);
});

const compared = `${section(1)}${section(2, '<ins>a</ins>')}${section(3, '<del>b</del>')}`;
const loadComparison = () => loadSdsComparison({ ...acetone, version: '31', compareWith: '30' }, callContext);

test('the sections of a comparison are those that the platform lists as changed', async () => {
  platform.answer = json({ html: compared, sections: [{ id: 3, title: 'SECTION 3' }, { id: 99 }] });
  await expect(loadComparison()).resolves.toEqual({ html: compared, sections: [3] });
});

test.each([
  ['sends the HTML alone', html(compared)],
  ['does not list sections', json({ html: compared })],
  ['lists them in a shape that nobody knows', json({ html: compared, sections: ['three'] })],
])(
  'the sections of a comparison by a platform that %s are those with additions or deletions',
  async (_what, response) => {
    platform.answer = response;
    await expect(loadComparison()).resolves.toEqual({ html: compared, sections: [2, 3] });
  },
);

test('a comparison without changes is a text like any other', async () => {
  platform.answer = json({ html: section(1), sections: [] });
  await expect(loadComparison()).resolves.toEqual({ html: section(1), sections: [] });
});

test.each([
  ['an SDS without sections', '<h1>Log in</h1>', () => loadSds({ ...acetone, qr: 1 }, callContext)],
  ['a comparison without sections', '<ins>Log in</ins>', loadComparison],
  ['a TDS without words', '<p> <br></p>', () => loadTds(acetone, callContext)],
  [
    'safety instructions that are a script only',
    '<script>x</script>',
    () => loadIpi({ ...acetone, qr: 1 }, callContext),
  ],
  ['an SDS without end', '<div>'.repeat(100_000), () => loadSds({ ...acetone, qr: 1 }, callContext)],
])('%s is a malformed response', async (_what, text, load) => {
  platform.answer = html(text);
  await expect(load()).rejects.toMatchObject({ kind: 'malformed-response' });
});
