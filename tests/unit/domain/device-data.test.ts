import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { themeKey } from '@/components/shell/document/theme';
import { storeChosenLanguage } from '@/lib/browser/storage/store-language';
import { siteKey } from '@/lib/browser/storage/my-site';
import { recentKey } from '@/lib/browser/storage/recent-dossiers';
import { selectionKey } from '@/lib/browser/storage/product-selection';
import { sidebarsKey } from '@/lib/browser/storage/sidebars';
import { draftCopiesKey } from '@/lib/browser/studio/draft-store';
import { studioTourKey } from '@/components/studio/editor/tour';
import { deviceData } from '@/lib/domain/site/about-statements';
import { feedbackPath } from '@/lib/domain/pages/feedback';
import { chosenLanguageCookie, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';
import { antiForgeryCookieOf } from '@/lib/session/anti-forgery';
import { antiForgeryCookie, sessionCookie, setCookieLine } from '@/lib/session/cookies';
import { keepUnsent, readUnsent, unsentMessageCookie } from '@/lib/loaders/request/unsent-message';
import type { Session } from '@/lib/session/session';
import { cookieOfSession } from '@/lib/session/session-cookie';
import { freshProcess } from '@/tests/support/one-process';

// What the privacy page says of a visitor's device is what the code keeps there.

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = [
  'middleware.ts',
  'server.ts',
  'instrumentation.ts',
  ...['app', 'components', 'lib', 'page-cache', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
];
/** What the pattern finds in the source of the web app, with its file. */
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`)).sort();

const namesOf = (kind: string) => deviceData.filter((entry) => entry.kind === kind).map(({ name }) => name);
const daysOf = (expectedValue: string) => {
  const entry = deviceData.find(({ name }) => name === expectedValue);
  return entry && 'days' in entry ? entry.days : undefined;
};
const secondsOfDay = 24 * 3600;

test('whoever keeps something more on a device adds it to the table of the privacy page', () => {
  expect(found(/document\.cookie = `\$\{name\}|document\.cookie =|\bcookieStore\b|\.cookies\.set\b/g)).toEqual([
    // The script of pages without those of React sets the two cookies of store-language.ts.
    'components/shell/document/plain-page.tsx: document.cookie =',
    'lib/browser/storage/store-language.ts: document.cookie = `${name}',
  ]);
  expect(found(/\bsetCookie\((?!name)\w+/g)).toEqual([
    'lib/browser/storage/store-language.ts: setCookie(chosenLanguageCookie',
    'lib/browser/storage/store-language.ts: setCookie(languageCookie',
  ]);
  expect(found(/\b(?:append|set|setHeader)\('set-cookie', \w+/gi)).toEqual([
    "lib/loaders/request/unsent-message.ts: append('set-cookie', setCookieLine",
    "lib/session/guard-caller.ts: append('set-cookie', setCookieLine",
    "lib/session/with-session.ts: append('set-cookie', setCookieLine",
    "middleware.ts: append('set-cookie', setCookieLine",
  ]);
  expect(found(/\bhttpOnly: \w+/g)).toEqual([
    'lib/loaders/request/unsent-message.ts: httpOnly: true',
    'lib/session/anti-forgery.ts: httpOnly: false',
    'lib/session/cookies.ts: httpOnly: boolean',
    'lib/session/session-cookie.ts: httpOnly: true',
  ]);
  expect(found(/\b(?:localStorage|sessionStorage)\.setItem\(\w+|\bindexedDB\b|\.storage\.getDirectory\b/g)).toEqual([
    'lib/browser/storage/product-selection.ts: sessionStorage.setItem(selectionKey',
    'lib/browser/storage/write-stored-value.ts: localStorage.setItem(key',
    'lib/browser/studio/draft-store.ts: localStorage.setItem(this',
  ]);
  expect(found(/\bwriteStoredValue\(\w+Key\b/g)).toEqual([
    'components/shell/document/theme.ts: writeStoredValue(themeKey',
    'components/studio/editor/tour.tsx: writeStoredValue(studioTourKey',
    'lib/browser/storage/my-site.ts: writeStoredValue(siteKey',
    'lib/browser/storage/recent-dossiers.ts: writeStoredValue(recentKey',
    'lib/browser/storage/recent-dossiers.ts: writeStoredValue(recentKey',
    'lib/browser/storage/sidebars.ts: writeStoredValue(sidebarsKey',
    'lib/browser/storage/store-language.ts: writeStoredValue(localeKey',
  ]);
  expect([...new Set(found(/\bcaches\.open\(\w+/g))]).toEqual([
    'public/sw.js: caches.open(cacheName',
    'public/sw.js: caches.open(filesName',
    'public/sw.js: caches.open(pagesName',
  ]);
});

test('the cookies of the table are those that the code sets', () => {
  expect(namesOf('cookie')).toEqual([
    sessionCookie,
    antiForgeryCookie,
    languageCookie,
    chosenLanguageCookie,
    unsentMessageCookie,
  ]);
});

test('what the table says is in the browser’s storage is what the code keeps there', () => {
  expect(namesOf('storage')).toEqual([
    localeKey,
    themeKey,
    sidebarsKey,
    recentKey,
    siteKey,
    selectionKey,
    studioTourKey,
    draftCopiesKey,
  ]);
});

test('the offline copies of the table are those of the service worker, with as many products', () => {
  const worker = read('public/sw.js');
  const [, pages, pageFiles] = /\[pagesName, filesName\] = \['(.+?)', '(.+?)'\]/.exec(worker)!;
  expect(namesOf('offline')).toEqual([pages, pageFiles]);
  const [, products] = /\[maxProducts, maxPages, freshMs\] = \[(\d+),/.exec(worker)!;
  expect(deviceData.flatMap((entry) => ('products' in entry ? [entry.products] : []))).toEqual([Number(products)]);
  // As everybody sees them.
  expect(worker.match(/\bawait fetch\(path, \{ credentials: 'omit'/g)).toHaveLength(2);
});

test('the cookies of a login live as long as the table says, and no script reads the session', async () => {
  freshProcess({ SITE_URL: 'https://dossier.example' });
  const session: Session = {
    access: 'a',
    refresh: 'r',
    expires: 0,
    sid: 's',
    workgroup: null,
    workgroups: [],
    user: { id: 1, name: null, email: null },
  };
  const age = (days: number | undefined) => `Max-Age=${days! * secondsOfDay}`;
  const line = setCookieLine(await cookieOfSession(session));
  expect(line.split('; ')).toEqual(expect.arrayContaining([age(daysOf(sessionCookie)), 'HttpOnly']));
  expect(setCookieLine(antiForgeryCookieOf('x', session))).toContain(age(daysOf(antiForgeryCookie)));
  // Of a visitor who is not logged in it ends with the browser.
  expect(setCookieLine(antiForgeryCookieOf('x', null))).not.toMatch(/Max-Age|Expires/);
});

test('the cookies of the language live as long as the table says', () => {
  const lines: string[] = [];
  const page = {
    window: { location: { protocol: 'https:' }, localStorage: { setItem: () => {} } },
    document: {
      set cookie(line: string) {
        lines.push(line);
      },
    },
  };
  const globals = globalThis as Record<string, unknown>;
  Object.assign(globals, page);
  storeChosenLanguage('de', 0);
  for (const name of Object.keys(page)) delete globals[name];
  const ages = lines.map((line) => [line.split('=')[0], Number(/Max-Age=(\d+)/.exec(line)![1]) / secondsOfDay]);
  expect(ages).toEqual([chosenLanguageCookie, languageCookie].map((name) => [name, daysOf(name)]));
});

test('a message that was not sent is for ten minutes at the page of its form, which reads it back', () => {
  freshProcess({ SITE_URL: 'https://dossier.example' });
  const form = { id: 1009, interfaceLang: 'el', lang: 8 };
  const lineOf = (unsent: Parameters<typeof keepUnsent>[2]) =>
    keepUnsent(new Response(null), feedbackPath(form), unsent).headers.get('set-cookie');
  const unsent = { message: 'Το σημείο ανάφλεξης; "είναι" λάθος\n'.repeat(60).slice(0, 2000), email: 'a@b' };
  const [pair = '', ...attributes] = lineOf(unsent)!.split('; ');
  expect(attributes).toEqual(['Path=/p/1009/el/feedback/8', 'SameSite=Lax', 'Max-Age=600', 'HttpOnly', 'Secure']);
  expect(readUnsent(new Headers({ cookie: `a=b; ${pair}` }))).toEqual(unsent);
  const follower = { email: 'a@b', language: 'el' };
  const [kept] = lineOf(follower)!.split('; ');
  expect(readUnsent(new Headers({ cookie: kept! }))).toEqual(follower);
  expect(lineOf(null)).toMatch(/^unsentMessage=; Path=\/p\/1009\/el\/feedback\/8; .*Max-Age=0/);
  // One that does not fit into a cookie is left out, and what is not of ours is nothing.
  const random = Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20000))).join('');
  expect(lineOf({ message: random, email: '' })).toBeNull();
  for (const cookie of ['', 'unsentMessage=', 'unsentMessage=x%_', 'unsentMessage=GxoA-I'])
    expect(readUnsent(new Headers({ cookie }))).toBeNull();
});
