import { renderTdsHtml } from '../../../documents/tds/writers.ts';
import { allTexts, sampleTds } from './sample-tds.ts';

const attack = `<img src=x onerror="alert('1')">&`;
const both = { en: attack, de: attack };

const full = sampleTds({
  lang: 'de',
  description: [{ en: 'A solvent.', de: 'Ein Lösemittel.' }],
  uses: [{ en: 'Cleaning', de: 'Reinigen' }],
  properties: [{ name: { en: 'Density', de: 'Dichte' }, value: { value: 0.79, unit: 'g/cm³' }, method: 'ISO 2811-1' }],
  processing: [{ en: 'Stir.', de: 'Rühren.' }],
  packaging: [{ pack: { en: 'Drum', de: 'Fass' }, content: { value: 200, unit: 'l' }, article: 'SP-1-200L' }],
  storage: [{ en: 'Store dry.', de: 'Trocken lagern.' }],
  shelfLifeMonths: 12,
  storageTemperature: { value: '< 25', unit: '°C' },
});
const html = renderTdsHtml(full);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('markup in any field is printed as text', () => {
  const page = renderTdsHtml(
    sampleTds({
      code: attack,
      name: both,
      description: [both],
      uses: [both],
      properties: [
        { name: both, value: both, method: attack },
        { name: both, value: { value: attack, unit: attack, condition: both } },
      ],
      processing: [both],
      packaging: [{ pack: both, content: { value: attack, unit: attack }, article: attack }],
      storage: [both],
      storageTemperature: { value: attack, unit: attack },
    }),
  );
  expect(page).not.toMatch(/<img src=x/);
  expect(page).not.toContain('onerror="');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('the root is an article in the language of the sheet, for embedding in a page', () => {
  expect(html).toMatch(/^<article class="tds" lang="de">/);
  expect(html).toMatch(/<\/article>$/);
  expect(html).not.toMatch(/<html|<head>|<body|<script|<style|style=|<h1/i);
});

test('every section is an element with its id, named by its heading', () => {
  const ids = [...html.matchAll(/<section id="tds-(\w+)" class="tds-section" aria-labelledby="tds-(\w+)-title">/g)];
  expect(ids.map(([, id]) => id)).toEqual(full.sections.map(({ id }) => id));
  for (const [, id, label] of ids) expect(label).toBe(id);
  expect(html).toContain('<h2 id="tds-properties-title">Technische Daten</h2>');
});

test('every text of the document is in the HTML', () => {
  for (const text of allTexts(full)) expect(html).toContain(escaped(text));
});

test('tags are closed in the order in which they are opened', () => {
  const open: string[] = [];
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (tag === 'img' || tag === 'br' || tag === undefined) continue;
    if (!close) open.push(tag);
    else expect(open.pop()).toBe(tag);
  }
  expect(open).toEqual([]);
});
