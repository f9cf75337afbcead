/** @jest-environment jest-fixed-jsdom */
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';

jest.setTimeout(180_000);
const site = bootSite();

const open = async (path: string) =>
  new DOMParser().parseFromString((await sendRequest(site.app.url, `/p/${path}`)).text, 'text/html');

/** What search engines and shared links take from the head of a page. */
async function headOf(path: string) {
  const { text } = await sendRequest(site.app.url, `/p/${path}`);
  // The head alone: jsdom takes ten times as long for a whole page.
  const { head } = new DOMParser().parseFromString(text.split('</head>')[0]!, 'text/html');
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
  return {
    title: head.querySelector('title')?.textContent,
    ogTitle: attribute('meta[property="og:title"]', 'content'),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
  };
}

const nameIn = { en: 'Acetone technical 99.5 %', de: 'Aceton technisch 99,5 %' };

test.each([
  ['en', 'pd', 1, 'Product information'],
  ['en', 'pi', 1, 'Product detail'],
  ['en', 'gh', 1, 'Safety data sheet'],
  ['en', 'th', 1, 'Technical data sheet'],
  ['en', 'mh', 1, 'Safety instructions'],
  ['de', 'pd', 2, 'Produktinformation'],
  ['de', 'pi', 2, 'Produktdetails'],
  ['de', 'gh', 2, 'Sicherheitsdatenblatt'],
] as const)('%s/%s/%i has title, OG title, description and canonical link', async (...route) => {
  const [interfaceLang, docType, lang, screen] = route;
  const name = nameIn[interfaceLang];
  const path = `1001/${interfaceLang}/${docType}/${lang}`;
  expect(await headOf(`${path}?utm_source=x`)).toEqual({
    title: `${name} :: ${screen} :: Dossier`,
    ogTitle: `${name} :: ${screen}`,
    description: expect.stringContaining(name) as string,
    canonical: `https://dossier.example/p/${path}`,
  });
});

const descriptions = [
  ['pd/1', 'Product information on Acetone technical 99.5 %.'],
  ['pi/1', 'Product details of Acetone technical 99.5 %.'],
  ['gh/1', 'Safety data sheet of Acetone technical 99.5 %.'],
  ['gh/1/download', 'PDF of the safety data sheet of Acetone technical 99.5 %.'],
  ['gh/1/share', 'Save and share the safety data sheet of Acetone technical 99.5 %.'],
  ['th/1', 'Technical data sheet of Acetone technical 99.5 %.'],
  ['ee/1', 'Label of Acetone technical 99.5 %.'],
  ['ed/1', 'Edit the label of Acetone technical 99.5 %.'],
  ['mh/1', 'Safety instructions for Acetone technical 99.5 %.'],
  ['emergency/1', 'What to do in an emergency with Acetone technical 99.5 %.'],
] as const;

test.each(descriptions)('the description of %s begins with “%s” and goes on with the hazards', async (route, begin) => {
  const { description } = await headOf(`1001/en/${route}`);
  expect(description).toMatch(/^[^.]+99\.5 %\. Danger: Highly flammable liquid and vapour\./);
  expect(description?.startsWith(begin)).toBe(true);
});

const languages = ['de', 'el', 'fr', 'it', 'es', 'pl', 'sl'];

test.each(process.env.SOAK ? languages : languages.slice(0, 2))(
  'in the language %s each page of a product has a description of its own, which names the product',
  async (code) => {
    const heads = await Promise.all(descriptions.map(([route]) => headOf(`1001/${code}/${route}`)));
    const sentences = heads.map(({ title, description }) => {
      const name = title!.split(' :: ')[0]!;
      const parts = description!.split(name);
      expect(parts.length).toBeGreaterThan(1);
      return parts[0];
    });
    expect(new Set(sentences).size).toBe(descriptions.length);
  },
);

test.each([
  ['1001/en/gh/1/download', 'Acetone technical 99.5 % :: Safety data sheet as PDF :: Dossier'],
  ['1001/de/gh/2/promo', 'Aceton technisch 99,5 % :: Dieses Sicherheitsdatenblatt griffbereit halten :: Dossier'],
  ['1001/en/gh/1/share', 'Acetone technical 99.5 % :: Keep this safety data sheet at hand :: Dossier'],
])('the page %s below the SDS has the title %p of its own', async (path, title) => {
  expect((await headOf(path)).title).toBe(title);
});

test('the pages below the SDS are linked from the sheet and from the share menu of every page', async () => {
  const htmlOf = async (path: string) => (await sendRequest(site.app.url, `/p/${path}`)).text;
  expect(await htmlOf('1001/en/gh/1')).toContain('href="/p/1001/en/gh/1/download"');
  for (const docType of ['pd', 'gh', 'ee'])
    expect(await htmlOf(`1001/en/${docType}/1`)).toContain('href="/p/1001/en/gh/1/share"');
});

test.each([
  ['1001/en/pd/2', '1001/en/pd/1'],
  ['1021/en/pi/1', '1021/en/pi/2'],
  ['1001/de/gh/1', '1001/en/gh/1'],
])('the page %s is kept under %s', async (path, canonical) => {
  expect((await headOf(path)).canonical).toBe(`https://dossier.example/p/${canonical}`);
});

/** The tabs of a page by name, each with what it says of itself. */
async function tabsOn(path: string, label = 'Pages of this product') {
  const page = await open(path);
  return [...page.querySelectorAll(`nav[aria-label="${label}"] li > *`)].map((tab) => ({
    name: tab.getAttribute('aria-label'),
    href: tab.getAttribute('href'),
    isActive: tab.getAttribute('aria-current') === 'page',
    isDisabled: tab.getAttribute('aria-disabled') === 'true',
  }));
}
const names = (tabs: { name: string | null }[]) => tabs.map(({ name }) => name);

test.each([
  ['pd', 'home'],
  ['pi', 'detail'],
  ['gh', 'SDS'],
])('the page %s has the tabs in their order, and %s is the active one', async (docType, active) => {
  const tabs = await tabsOn(`1001/en/${docType}/1`);
  expect(names(tabs)).toEqual(['home', 'detail', 'SDS', 'technical data sheet', 'label', 'safety instructions']);
  expect(names(tabs.filter(({ isActive }) => isActive))).toEqual([active]);
  expect(tabs.slice(0, 3).map(({ href }) => href)).toEqual(['pd', 'pi', 'gh'].map((page) => `/p/1001/en/${page}/1`));
});

test('the tabs speak the language of the page and keep the document’s', async () => {
  const tabs = await tabsOn('1001/de/gh/2', 'Seiten zu diesem Produkt');
  expect(names(tabs).slice(0, 3)).toEqual(['Start', 'Details', 'SDB']);
  expect(tabs.slice(0, 3).map(({ href }) => href)).toEqual(['pd', 'pi', 'gh'].map((page) => `/p/1001/de/${page}/2`));
});

test('a product without an SDS has its SDS tab disabled, without an address', async () => {
  for (const docType of ['pd', 'pi']) {
    const tabs = await tabsOn(`1020/en/${docType}/1`);
    expect(tabs.find(({ name }) => name === 'SDS')).toMatchObject({ isDisabled: true, href: null });
  }
});

test('a product for which the TDS is not enabled has no tab for it', async () => {
  expect(names(await tabsOn('1018/en/pi/1'))).toEqual(['home', 'detail', 'SDS', 'label', 'safety instructions']);
});

/** Files of the font for which the first script of a page asks on a fast line. */
const requestedFonts = async (path: string) => {
  const script = (await open(path)).querySelector('head > script:not([src])')!.textContent;
  const [, addresses] = /(\[[^\]]*\])\.forEach\(\(href\)/.exec(script)!;
  return (JSON.parse(addresses!) as string[]).map((address) => /[\w.-]+\.woff2$/.exec(address)![0]);
};

test.each([
  ['English', '1001/en/pd/1', 1],
  ['Slovenian', '1001/sl/pd/4', 1],
  ['Polish', '1001/pl/pd/7', 1],
  ['Greek', '1001/el/pd/8', 2],
])('a %s page asks for the files with its letters beforehand, for no other', async (_, path, count) => {
  const requested = [...new Set(await requestedFonts(path))];
  expect(requested).toHaveLength(count);
  const sheets = [...(await open(path)).querySelectorAll('link[rel="stylesheet"]')];
  const styles = await Promise.all(
    sheets.map(async (sheet) => (await sendRequest(site.app.url, sheet.getAttribute('href')!)).text),
  );
  for (const file of requested) expect(styles.join()).toContain(file);
});
