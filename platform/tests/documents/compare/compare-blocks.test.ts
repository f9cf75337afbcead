import type { Block } from '../../../documents/blocks/block.ts';
import { renderBlock } from '../../../documents/blocks/html.ts';
import { compareBlocks } from '../../../documents/compare/compare-blocks.ts';
import { StepBudget } from '../../../documents/compare/common-subsequence.ts';

const compared = (older: Block[], newer: Block[]) =>
  compareBlocks(older, newer, new StepBudget()).map((block) => renderBlock(block, 4));

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const list = (label: string | null, ...items: string[]): Block => ({ kind: 'list', label, items });
const facts = (...rows: [term: string, ...values: string[]][]): Block => ({
  kind: 'definitions',
  rows: rows.map(([term, ...values]) => ({ term, values })),
});
const table = (head: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  caption: 'Limits',
  head,
  rows: rows.map((cells) => cells.map((cell) => cell.split('\n'))),
});
const statements = (...items: [code: string, text: string][]): Block => ({
  kind: 'statements',
  label: 'Hazards',
  items: items.map(([code, text]) => ({ code, text })),
});
const pictograms = (...items: [code: string, name: string][]): Block => ({
  kind: 'pictograms',
  label: 'Pictograms',
  items: items.map(([code, name]) => ({ code, name })),
});

test('equal blocks carry no marks', () => {
  const blocks = [
    paragraph('Text'),
    list('Label', 'one', 'two'),
    facts(['Colour', 'red']),
    table(['Name', 'Value'], ['a', '1']),
    statements(['H225', 'Highly flammable.']),
    pictograms(['GHS02', 'Flame']),
  ];
  expect(compared(blocks, structuredClone(blocks))).toEqual(blocks.map((block) => renderBlock(block, 4)));
});

test('paragraphs that are alike are one, the others two', () => {
  expect(compared([paragraph('Keep it dry.')], [paragraph('Keep it cool.')])).toEqual([
    '<p>Keep it <del>dry</del><ins>cool</ins>.</p>',
  ]);
  expect(compared([paragraph('Keep it dry.')], [paragraph('Wash your hands.')])).toEqual([
    '<p><del>Keep it dry.</del></p>',
    '<p><ins>Wash your hands.</ins></p>',
  ]);
});

test('lists are matched by their labels, item by item', () => {
  expect(compared([list('Avoid', 'acids', 'heat')], [list('Avoid', 'acids', 'light')])).toEqual([
    '<p class="sds-label">Avoid</p><ul class="sds-list"><li>acids</li><li><del>heat</del></li><li><ins>light</ins></li></ul>',
  ]);
  expect(compared([list('Avoid', 'acids')], [list('Store with', 'acids')])).toEqual([
    '<p class="sds-label"><del>Avoid</del></p><ul class="sds-list"><li><del>acids</del></li></ul>',
    '<p class="sds-label"><ins>Store with</ins></p><ul class="sds-list"><li><ins>acids</ins></li></ul>',
  ]);
});

test('rows of terms are matched by their terms, their values by words', () => {
  expect(
    compared(
      [facts(['Colour', 'red'], ['Flash point', 'about 12 °C'], ['Odour', 'weak'])],
      [facts(['Form', 'liquid'], ['Colour', 'red'], ['Flash point', 'about 14 °C'])],
    ),
  ).toEqual([
    '<dl class="sds-facts"><div><dt><ins>Form</ins></dt><dd><ins>liquid</ins></dd></div>' +
      '<div><dt>Colour</dt><dd>red</dd></div>' +
      '<div><dt>Flash point</dt><dd>about <del>12</del><ins>14</ins> °C</dd></div>' +
      '<div><dt><del>Odour</del></dt><dd><del>weak</del></dd></div></dl>',
  ]);
});

test('rows of a table are matched by their first cell; of a row that came or went every line is marked', () => {
  expect(
    compared(
      [table(['Name', 'Value'], ['water', 'about 10 %'], ['oil', '1\n2'])],
      [table(['Name', 'Value'], ['salt', '3'], ['water', 'about 20 %'])],
    ),
  ).toEqual([
    '<div class="sds-table"><table><caption>Limits</caption>' +
      '<thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody>' +
      '<tr><th scope="row"><ins>salt</ins></th><td><ins>3</ins></td></tr>' +
      '<tr><th scope="row">water</th><td>about <del>10</del><ins>20</ins> %</td></tr>' +
      '<tr><th scope="row"><del>oil</del></th><td><del>1</del><br><del>2</del></td></tr>' +
      '</tbody></table></div>',
  ]);
});

test('a table with other columns is another table', () => {
  const [gone, come, ...rest] = compared([table(['Name'], ['a'])], [table(['Name', 'Value'], ['a', '1'])]);
  expect(gone).toContain('<caption><del>Limits</del></caption>');
  expect(gone).not.toContain('<ins>');
  expect(come).toContain('<th scope="col"><ins>Value</ins></th>');
  expect(come).not.toContain('<del>');
  expect(rest).toEqual([]);
});

test('a statement whose code went is deleted whole, one whose text changed is marked by words', () => {
  expect(
    compared(
      [statements(['H225', 'Highly flammable.'], ['H373', 'May cause damage to organs.'])],
      [statements(['H225', 'Extremely flammable.'], ['H372', 'Causes damage to organs.'])],
    ),
  ).toEqual([
    '<p class="sds-label">Hazards</p><ul class="sds-statements">' +
      '<li><span class="sds-code">H225</span> <span><del>Highly</del><ins>Extremely</ins> flammable.</span></li>' +
      '<li><span class="sds-code"><del>H373</del></span> <span><del>May cause damage to organs.</del></span></li>' +
      '<li><span class="sds-code"><ins>H372</ins></span> <span><ins>Causes damage to organs.</ins></span></li></ul>',
  ]);
});

test('a pictogram comes or goes with its name; its alternative text holds no marks', () => {
  const drawing = (code: string, name: string) =>
    `<img src="/v2/assets/pictograms/${code}.svg" alt="${name}" width="72" height="72" class="sds-pictogram"> <span class="sds-code">${code}</span>`;
  expect(
    compared(
      [pictograms(['GHS02', 'Flame'], ['GHS07', 'Exclamation mark'])],
      [pictograms(['GHS02', 'Flame'], ['GHS08', 'Health hazard'])],
    ),
  ).toEqual([
    `<p class="sds-label">Pictograms</p><ul class="sds-pictograms"><li>${drawing('GHS02', 'Flame')}</li>` +
      `<li><del>${drawing('GHS07', 'Exclamation mark')}</del></li>` +
      `<li><ins>${drawing('GHS08', 'Health hazard')}</ins></li></ul>`,
  ]);
});

test('subheadings are matched by their numbers, or by their words', () => {
  const heading = (number: string | null, text: string): Block => ({ kind: 'subheading', number, text });
  expect(compared([heading('8.2.1', 'Good controls')], [heading('8.2.1', 'Better controls')])).toEqual([
    '<h4>8.2.1 <del>Good</del><ins>Better</ins> controls</h4>',
  ]);
  expect(compared([heading(null, 'Air')], [heading('8.3', 'Water')])).toEqual([
    '<h4><del>Air</del></h4>',
    '<h4><ins>8.3</ins> <ins>Water</ins></h4>',
  ]);
});

test('blocks of another kind under the same label are other blocks', () => {
  expect(compared([facts(['Hazards', 'none'])], [statements(['H225', 'Highly flammable.'])])).toEqual([
    '<dl class="sds-facts"><div><dt><del>Hazards</del></dt><dd><del>none</del></dd></div></dl>',
    '<p class="sds-label"><ins>Hazards</ins></p><ul class="sds-statements"><li><span class="sds-code"><ins>H225</ins></span> <span><ins>Highly flammable.</ins></span></li></ul>',
  ]);
});
