import { brands } from '@/tests/support/brands';
import { type EmergencyText, openEmergency, readEmergency } from '@/lib/loaders/pages/emergency-text';
import { allFeatures } from '@/lib/domain/site/feature-flags';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import type { DossierScreen } from '@/lib/loaders/pages/dossier-screen';
import { loadSds } from '@/lib/loaders/html/document-text';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-request-id': 'r-1' })) }));

const subsection = (number: string, content: string) =>
  `<section id="subsection-${number}"><h3>${number} Title</h3>${content}</section>`;
const section = (number: number, content: string) =>
  `<section id="section-${number}"><h2>SECTION ${number}</h2>${content}</section>`;
const sheet = [
  '<article>',
  section(1, '<p>Identification</p>'),
  section(4, subsection('4.1', '<dl><dt>Eyes</dt><dd>Rinse.</dd></dl>')),
  section(5, subsection('5.1', '<p>Foam.</p>')),
  section(6, subsection('6.1', '<p>See <a href="#section-8">8</a>.</p>') + subsection('6.4', '<p>References</p>')),
  section(
    8,
    subsection('8.1', '<p>Limits</p>') + subsection('8.2', '<h4>8.2.1 Controls</h4><h5>Detail</h5><p>Gloves</p>'),
  ),
  section(
    14,
    subsection('14.1', '<dl><dt>ADR</dt><dd>UN\u202F1090</dd><dt>IMDG</dt><dd>UN 1090</dd><dd>UN1950</dd></dl>'),
  ),
  '</article>',
].join('');
const read = (html: string) => readEmergency(html, '/p/1001/en/gh/1');
const part = ({ parts }: EmergencyText, key: string) => parts.find((candidate) => candidate.key === key)?.html;

test('first aid, fire, spill and exposure come in this order, each without the section’s own heading', () => {
  const text = read(sheet);
  expect(text.parts.map(({ key }) => key)).toEqual(['first_aid', 'fire', 'spill', 'exposure']);
  expect(part(text, 'first_aid')).toBe(subsection('4.1', '<dl><dt>Eyes</dt><dd>Rinse.</dd></dl>'));
});

test('what to do after contact is told by its way, its values as paragraphs', () => {
  const row = (name: string, values: string) => `<div class="sds-first-aid-${name}"><dt>Term</dt>${values}</div>`;
  const { routes } = read(
    section(
      4,
      `<dl>${row('inhalation', '<dd>Air.</dd>')}${row('eyes', '<dd>Rinse <b>10</b>.</dd><dd>Call.</dd>')}</dl>`,
    ) + section(5, row('skin', '<dd>Elsewhere</dd>')),
  );
  expect(routes).toEqual({ eyes: '<p>Rinse <b>10</b>.</p><p>Call.</p>', inhaled: '<p>Air.</p>' });
  expect(read(sheet).routes).toEqual({});
});

test('of section 8 the protection is shown, its headings under the part’s own; of section 6 not what refers elsewhere', () => {
  const text = read(sheet);
  expect(part(text, 'exposure')).toBe('<h3>8.2.1 Controls</h3><h4>Detail</h4><p>Gloves</p>');
  expect(part(text, 'spill')).not.toContain('References');
});

test('a link to another section leads to the sheet', () => {
  expect(part(read(sheet), 'spill')).toContain('<a href="/p/1001/en/gh/1#section-8">8</a>');
});

test('words stay as they are written, what could pass for markup stays escaped', () => {
  const content = '<p title="a &quot;b&quot;">Πρώτες βοήθειες ≥ 10 °C &lt;script&gt; &amp;amp;</p>';
  expect(part(read(section(4, content)), 'first_aid')).toBe(content);
});

test('each UN number of subsection 14.1 is told once', () => {
  expect(read(sheet).unNumbers).toEqual(['UN\u202F1090', 'UN\u202F1950']);
});

test.each(['ONU 1090', 'ONU1090', 'ΟΗΕ 1090', 'ZN 1090'])('%s is a UN number in its language', (number) => {
  expect(read(section(14, subsection('14.1', `<p>${number}</p>`))).unNumbers).toEqual(['UN\u202F1090']);
});

test('the supplier’s number is that of the sheet', () => {
  const number =
    '<dl><div class="sds-emergency-telephone"><dt>Number</dt><dd>+43 1 555</dd></div><div><dd>1</dd></div></dl>';
  expect(read(section(1, subsection('1.4', number))).telephone).toBe('+43 1 555');
  const linked = number.replace('+43 1 555', '<a href="tel:+431555">+43 1 555</a>');
  expect(read(section(1, subsection('1.4', linked))).telephone).toBe('+43 1 555');
  expect(read(sheet).telephone).toBeNull();
});

test('what is no dangerous good has no UN number', () => {
  expect(read(section(14, subsection('14.1', '<p>Not dangerous goods; UNO 1234, UN 12345.</p>'))).unNumbers).toEqual(
    [],
  );
});

test.each([
  ['without subsections', section(8, '<p>Goggles</p>'), ['exposure']],
  ['with empty sections', section(4, '') + section(5, '<p> </p>'), []],
  ['without the sections', '<div>Something else</div>', []],
  ['cut off', '<section id="section-4"><h2>4</h2><p>Rinse', ['first_aid']],
])('a sheet %s gives what it has', (_what, html, keys) => {
  expect(read(html).parts.map(({ key }) => key)).toEqual(keys);
});

describe('of a product', () => {
  let platform: ScriptedPlatform;
  const screen: DossierScreen = {
    dossier: sampleDossier(),
    docType: 'emergency',
    id: 1001,
    interfaceLang: 'de',
    lang: 2,
    brand: brands.dossier,
    viewing: anonymousViewer,
    back: null,
    canSend: false,
    features: allFeatures,
  };
  beforeEach(async () => {
    platform = await startScriptedPlatform(json({ html: sheet }));
    freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
  });
  afterEach(() => platform.close());

  test('the text is that of the SDS screen: a sheet that is kept costs no call', async () => {
    await loadSds({ id: 1001, lang: 2, qr: 1 }, { interfaceLang: 'de' });
    expect(await openEmergency(screen)).toEqual(readEmergency(sheet, '/p/1001/de/gh/2'));
    expect(platform.requests).toHaveLength(1);
  });

  test('for a country it is the text of the sheet for that country, with links to it', async () => {
    const text = await openEmergency(screen, 'AT');
    expect(text).toEqual(readEmergency(sheet, '/p/1001/de/gh/2?market=AT'));
    expect(platform.requests.map(({ url }) => url)).toEqual(['/api/v1/sdsRender/view/-1001/2?qrCode=1&market=AT']);
  });

  test('without an SDS nothing is asked', async () => {
    expect(await openEmergency({ ...screen, dossier: sampleDossier({ sdsExists: false }) })).toBe('none');
    expect(platform.requests).toEqual([]);
  });

  test('an SDS that cannot be had leaves the screen standing', async () => {
    platform.answer = (_request, response) => response.writeHead(404).end();
    expect(await openEmergency(screen)).toBe('unavailable');
  });
});
