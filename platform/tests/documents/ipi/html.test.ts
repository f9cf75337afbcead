import { existsSync } from 'node:fs';
import { renderIpiHtml } from '../../../documents/ipi/writers.ts';
import { qrCodePicture } from '../../../documents/pdf/print-data.ts';
import { classified } from '../sample-product.ts';
import { allTexts, sampleIpi } from './sample-ipi.ts';

const attack = `<img src=x onerror="alert('1')">&`;
const both = { en: attack, de: attack };

const full = (lang: 'en' | 'de') =>
  sampleIpi({
    lang,
    classification: classified('Flam. Liq. 2: H225'),
    label: {
      signalWord: 'danger',
      pictograms: ['GHS02', 'GHS07'],
      h: ['H225'],
      euh: ['EUH066'],
      p: ['P210', 'P280', 'P305+P351+P338', 'P403+P235'],
      contains: [{ en: 'Acetone', de: 'Aceton' }],
    },
    wasteCode: '14 06 03*',
    wgk: '1',
  });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');

describe.each([
  ['en', 'Safety instructions', 'Danger', 'Wear protective gloves'],
  ['de', 'Betriebsanweisung', 'Gefahr', 'Handschutz benutzen'],
] as const)('in %s', (lang, title, signalWord, sign) => {
  const document = full(lang);
  const html = renderIpiHtml(document);

  test('the root is an article in the language of the instruction, for embedding in a page', () => {
    expect(html).toMatch(new RegExp(`^<article class="ipi" lang="${lang}">`));
    expect(html).toMatch(/<\/article>$/);
    expect(html).not.toMatch(/<html|<head>|<body|<script|<style|style=|<h1/i);
    expect(html).toContain(`<p class="ipi-title">${title}</p>`);
  });

  test('every section is an element with its id, named by its heading', () => {
    const ids = [...html.matchAll(/<section id="ipi-(\w+)" class="ipi-section" aria-labelledby="ipi-(\w+)-title">/g)];
    expect(ids.map(([, id]) => id)).toEqual(document.sections.map(({ id }) => id));
    for (const [, id, label] of ids) expect(label).toBe(id);
    for (const { id, title: heading } of document.sections)
      expect(html).toContain(`<h2 id="ipi-${id}-title">${heading}</h2>`);
  });

  test('every text of the instruction is in the HTML', () => {
    expect(html).toContain(`<p class="ipi-lead">${signalWord}</p>`);
    for (const text of allTexts(document)) expect(html).toContain(escaped(text));
  });

  test('each drawing exists and has its name beside it', () => {
    const drawings = [...html.matchAll(/<img src="\/v2\/assets\/([\w/]+\.svg)" alt="" [^>]*> <span>([^<]+)<\/span>/g)];
    expect(drawings.map(([, path]) => path)).toEqual([
      'pictograms/GHS02.svg',
      'pictograms/GHS07.svg',
      'signs/M004.svg',
      'signs/M009.svg',
      'signs/M010.svg',
      'signs/M017.svg',
      'signs/M057.svg',
      'signs/P003.svg',
      'signs/M005.svg',
      'signs/M011.svg',
      'signs/P022.svg',
    ]);
    expect(html.match(/<img/g)).toHaveLength(drawings.length);
    for (const [, path] of drawings) expect(existsSync(`platform/assets/${path}`)).toBe(true);
    expect(drawings.map(([, , name]) => name)).toContain(sign);
  });

  test('tags are closed in the order in which they are opened', () => {
    const open: string[] = [];
    for (const [, close, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
      if (tag === 'img' || tag === undefined) continue;
      if (!close) open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });
});

test('the QR code stands beside the permalink where it is given', async () => {
  const document = sampleIpi();
  const picture = await qrCodePicture(document.permalink?.url ?? '');
  expect(picture).toMatch(/^data:image\/png;base64,/);
  expect(renderIpiHtml(document, picture)).toContain(`<img src="${picture}" alt=""`);
  expect(renderIpiHtml(document)).not.toContain('data:image');
});

test('an empty list, lead or permalink leaves no element behind', () => {
  const html = renderIpiHtml(sampleIpi({ options: { qrCode: false } }));
  expect(html).not.toContain('<ul class="ipi-signs">');
  expect(html).not.toContain('ipi-permalink');
  expect(html).not.toContain('<a ');
  expect(html).not.toMatch(/<(ul|p|dl|li)[^>]*><\/\1>/);
});

test('markup in any field is printed as text', () => {
  const html = renderIpiHtml(
    sampleIpi({
      name: both,
      classification: classified('Flam. Liq. 2: H225'),
      label: { signalWord: null, pictograms: [], h: ['H372'], p: ['P280'], contains: [both] },
      statementPlaces: { P280: { equipment: both }, H372: { organs: both } },
      texts: { '4.1.eyes': both, '5.2': both, '6.2': both, '6.3': both, '7.1': both, '7.2': both, '13.1': both },
      wasteCode: attack,
      product: { code: attack },
      options: { version: { text: attack, created: '2026-01-01' }, permalink: `https://example.com/"${attack}` },
    }),
  );
  expect(html).not.toMatch(/<img src=x/);
  expect(html).not.toContain('onerror="');
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;').length).toBeGreaterThan(10);
});
