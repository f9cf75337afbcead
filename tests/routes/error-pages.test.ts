/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';
import { appMessages } from '@/lib/i18n/in-app-messages';
import { interfaceLanguages as codes } from '@/lib/domain/languages/languages';

jest.setTimeout(180_000);
const application = 'https://platform.example/app';
let platform: ScriptedPlatform;
let app: RunningWebApp;

beforeAll(async () => {
  platform = await startScriptedPlatform(json({ error: 'not_found' }, 404));
  app = await startWebApp(platform.url, { APP_URL: application });
});
afterAll(async () => {
  await app?.stop();
  await platform?.close();
});

/** What a visitor reads on an error page: language, heading, sentence, and the links with their addresses. */
async function read(path: string) {
  const { text } = await sendRequest(app.url, `/p/${path}`, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(text, 'text/html');
  const heading = page.querySelector('h1');
  const links = [...page.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const lang = page.documentElement.lang;
  return { lang, says: heading?.textContent, more: heading?.nextElementSibling?.textContent, links };
}

const english = [['Open the application', application]];
const german = [['Zur Anwendung', application]];
const again = ['Try again', '/p/1001/en/pd/1'];

test.each([
  ['cause=unknown', 'en', 'There is no product at this address', english],
  ['id=1023&cause=removed', 'en', 'This dossier was removed', english],
  ['id=1001&cause=unavailable', 'en', 'This dossier cannot be loaded at the moment', [again, ...english]],
  ['cause=unknown&interfaceLang=de', 'de', 'Unter dieser Adresse gibt es kein Produkt', german],
  ['id=1023&cause=removed&interfaceLang=de', 'de', 'Dieses Dossier wurde entfernt', german],
  ['cause=unavailable&interfaceLang=de', 'de', 'Dieses Dossier kann gerade nicht geladen werden', german],
])('dossiererror?%s says in %s “%s” and leads to the application', async (query, lang, says, links) => {
  expect(await read(`dossiererror?${query}`)).toMatchObject({ lang, says, links });
});

test.each([
  ['en', 'Something went wrong', [['Try again', '/p'], ...english]],
  ['de', 'Etwas ist schiefgegangen', [['Erneut versuchen', '/p'], ...german]],
])('unhandlederror says in %s “%s”', async (lang, says, links) => {
  expect(await read(`unhandlederror?interfaceLang=${lang}`)).toMatchObject({ lang, says, links });
});

// Before others ask for the texts of its language, which are kept.
test('the platform’s text has its style on an error page, and is plain words in the title', async () => {
  const texts = {
    safety_data_sheet_not_valid: 'List <text-error>ni veljaven</text-error>',
    you_can_ask_for_one: 'Vprašajte',
  };
  platform.answer = (request, response) =>
    request.url?.includes('/trans/sl')
      ? json({ data: { app: texts } })(request, response)
      : json({ error: 'not_found' }, 404)(request, response);
  const { text } = await sendRequest(app.url, '/p/sdserror?id=1001&interfaceLang=sl&lang=1&cause=invalid');
  expect(text).toContain('<title>List ni veljaven :: Dossier</title>');
  expect(text).toMatch(/<h1[^>]*>List <span class="text-danger">ni veljaven<\/span><\/h1>/);
  expect(text).toContain('Vprašajte');
});

test.each(codes)('unhandlederror without an id says in %s nothing of one, with one it asks for it', async (lang) => {
  const { unhandled_text: withId, unhandled_text_without_id: textWithoutId } = appMessages[lang].app;
  expect((await read(`unhandlederror?interfaceLang=${lang}`)).more).toBe(textWithoutId);
  expect((await read(`unhandlederror?interfaceLang=${lang}&id=x7k`)).more).toBe(withId);
});

const sds = 'sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=unavailable';
test.each([
  ['the SDS in a version without its QR code', sds, '/1001/de/gh/2?version=10012&qr=0'],
  ['the page for downloading the SDS', sds, '/1001/de/gh/2/download'],
  ['a label with settings', sds.replace('gh', 'ed'), '/1001/de/ed/2?dim=3&vseb=1+L&xlang=2%2C1'],
  ['what changed', 'dossiererror?id=1001&interfaceLang=de&cause=unavailable', '/1001/de/pi/2?changes=10012'],
  ['an attachment', 'fileerror?id=1001&interfaceLang=de&lang=2&cause=unavailable', '/api/attachments/1001/0'],
  ['a page that broke', 'unhandlederror?interfaceLang=de&id=x7k', '/products?page=2'],
])('after an outage of %s “Try again” leads to the full address', async (_what, page, address) => {
  const { links } = await read(`${page}&next=${encodeURIComponent(address)}`);
  expect(links[0]).toEqual(['Erneut versuchen', `/p${address}`]);
});

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
  '“Try again” leads to the page itself instead of %s',
  async (next) => {
    expect((await read(`${sds}&next=${encodeURIComponent(next)}`)).links[0]).toEqual([
      'Erneut versuchen',
      '/p/1001/de/gh/2',
    ]);
  },
);

test('a GS1 Digital Link that cannot be resolved now offers its own address again', async () => {
  const { answer: response } = platform;
  platform.answer = json({ error: 'x' }, 500);
  const { links } = await read('01/09521234000013/10/ABC?linkType=gs1:safetyInfo');
  platform.answer = response;
  expect(links[0]).toEqual(['Try again', '/p/01/09521234000013/10/ABC?linkType=gs1%3AsafetyInfo']);
});

test.each([
  [
    'en',
    'This safety data sheet is not valid',
    'You can ask the supplier for a valid one.',
    ['Back to the product detail', '/p/1001/en/pi/2'],
  ],
  [
    'de',
    'Dieses Sicherheitsdatenblatt ist nicht gültig',
    'Ein gültiges erhalten Sie auf Anfrage vom Lieferanten.',
    ['Zurück zu den Produktdetails', '/p/1001/de/pi/2'],
  ],
])('sdserror says in %s “%s”, that one can be asked for, and leads back', async (lang, says, more, link) => {
  const path = `sdserror?id=1001&interfaceLang=${lang}&lang=2&doc=gh&qr=0&cause=invalid`;
  expect(await read(path)).toEqual({ lang, says, more, links: [link] });
});

test('sdserror of a product whose supplier has a mail address offers to ask there', async () => {
  const basic = { id: 1030, text: 'Acetone', code_name: 'AC-1' };
  const { answer: response } = platform;
  platform.answer = json({ basic, supplier: { email: 'sds@example.com' } });
  const { links } = await read('sdserror?id=1030&interfaceLang=en&lang=2&doc=gh&qr=0&cause=invalid');
  platform.answer = response;
  expect(links[0]).toEqual([
    'Ask the supplier',
    'mailto:sds%40example.com?subject=Safety%20data%20sheet%3A%20Acetone%20(AC-1)',
  ]);
});

const detail = ['Back to the product detail', '/p/1001/en/pi/2'];

test.each([
  ['gh', 'unavailable', 'This safety data sheet cannot be loaded at the moment'],
  ['mh', 'unavailable', 'The document “Safety instructions” cannot be loaded at the moment'],
  ['th', 'unavailable', 'The document “Technical data sheet” cannot be loaded at the moment'],
  ['ee', 'unavailable', 'The document “Label” cannot be loaded at the moment'],
  ['ed', 'unavailable', 'The document “Label” cannot be loaded at the moment'],
  ['history', 'unavailable', 'The document “Versions” cannot be loaded at the moment'],
  ['mh', 'invalid', 'The document “Safety instructions” is not available'],
])('sdserror of %s (%s) says “%s”; in an outage the document can be asked for again', async (doc, cause, says) => {
  const path = `sdserror?id=1001&interfaceLang=en&lang=2&doc=${doc}&qr=0&cause=${cause}`;
  const again = cause === 'unavailable' ? [['Try again', `/p/1001/en/${doc}/2`]] : [];
  expect(await read(path)).toMatchObject({ says, links: [...again, detail] });
});

test.each([
  ['unknown', 'There is no product at this address'],
  ['removed', 'This dossier was removed'],
])('sdserror of a product that is %s says so at once', async (cause, says) => {
  const path = `sdserror?id=999999&interfaceLang=en&lang=2&doc=gh&qr=0&cause=${cause}`;
  expect(await read(path)).toMatchObject({ says, links: english });
});

const englishDetail = ['Back to the product detail', '/p/1024/en/pi/2'];
const germanDetail = ['Zurück zu den Produktdetails', '/p/1024/de/pi/2'];

test.each([
  ['en', 'You do not have permission to open this file', 403, '', englishDetail],
  ['de', 'Sie dürfen diese Datei nicht öffnen', 403, '', germanDetail],
  ['en', 'This file is not available', 404, '&cause=missing', englishDetail],
  ['de', 'Diese Datei ist nicht verfügbar', 404, '&cause=missing', germanDetail],
  ['en', 'Files of this type cannot be downloaded here', 415, '&cause=unsupported', englishDetail],
  ['en', 'You do not have permission to open this file', 403, '&cause=constructor', englishDetail],
])('fileerror says in %s “%s” and leads back', async (lang, says, status, cause, link) => {
  const path = `fileerror?id=1024&interfaceLang=${lang}&lang=2${cause}`;
  expect(await read(path)).toMatchObject({ lang, says, links: [link] });
  expect((await sendRequest(app.url, `/p/${path}`)).status).toBe(status);
});

test('fileerror in an outage says that the file cannot be loaded now, 503 with the time to come again', async () => {
  const path = 'fileerror?id=1024&interfaceLang=de&lang=2&cause=unavailable';
  const says = 'Diese Datei kann gerade nicht geladen werden';
  const links = [['Erneut versuchen', '/p/1024/de/pi/2'], germanDetail];
  expect(await read(path)).toMatchObject({ says, links });
  const { status, headers } = await sendRequest(app.url, `/p/${path}`);
  expect([status, headers['retry-after']]).toEqual([503, '30']);
});

test.each(['', 'id=//evil.example', 'id=1001%2F..%2F..'])(
  'an error page whose product cannot be read (%s) leads to the start page',
  async (query) => {
    expect((await read(`sdserror?${query}`)).links).toEqual([['Back to the product detail', '/p']]);
  },
);

test('where the guard cannot read the dossier of an SDS the visitor goes to sdserror, in the same language', async () => {
  const { headers } = await sendRequest(app.url, '/p/999999/de/gh/2');
  expect(headers.location).toBe('/p/sdserror?id=999999&interfaceLang=de&lang=2&doc=gh&qr=0&cause=unknown');
  const says = 'Unter dieser Adresse gibt es kein Produkt';
  expect(await read(headers.location!.slice('/p/'.length))).toMatchObject({ lang: 'de', says });
});
