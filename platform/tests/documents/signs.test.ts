import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawnLabels } from '../../documents/sds/14-transport.ts';
import { phrasesFor } from '../../languages/phrases.ts';

/** The colours of each kind of sign, ISO 3864-1: the safety colour, its contrast colour, the pictogram's. */
const colours = {
  M: ['#005387', '#fff'],
  P: ['#000', '#9b2423', '#fff'],
  E: ['#237f52', '#fff'],
  F: ['#9b2423', '#fff'],
};

/** The standard's names, ISO 7010. */
const names = {
  M004: 'Wear eye protection',
  M005: 'Connect an earth terminal to the ground',
  M009: 'Wear protective gloves',
  M010: 'Wear protective clothing',
  M011: 'Wash your hands',
  M013: 'Wear a face shield',
  M017: 'Wear respiratory protection',
  M028: 'Keep locked',
  M055: 'Keep out of reach of children',
  M057: 'Ensure continuous ventilation',
  P003: 'No open flame; fire, open ignition source and smoking prohibited',
  P022: 'No eating or drinking',
  E003: 'First aid',
  E011: 'Eyewash station',
  E012: 'Safety shower',
  F001: 'Fire extinguisher',
} satisfies Record<keyof ReturnType<typeof phrasesFor>['ipi']['signs'], string>;

const elements = ['svg', 'title', 'g', 'path', 'circle', 'ellipse', 'rect'];
const folder = 'platform/assets/signs';
const source = (code: string) => readFileSync(`${folder}/${code}.svg`, 'utf8');
const values = (code: string, attribute: RegExp) =>
  [...source(code).matchAll(new RegExp(` (?:${attribute.source})="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/**
 * The colours that cover more than a thousandth of the drawing, `#9b2423`; the mixed ones along the edges are rarer.
 * Throws for a drawing that is not well-formed XML.
 */
async function shownColours(code: string) {
  const { data, info } = await sharp(Buffer.from(source(code)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Map<string, number>();
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3] !== 255) continue;
    const colour = `#${data.toString('hex', offset, offset + 3)}`.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  const many = (info.width * info.height) / 1000;
  return [...pixels].flatMap(([colour, count]) => (count > many ? colour : [])).sort();
}

test('every sign that a document names is drawn, and no other, beside the labels of transport', () => {
  const drawn = readdirSync(folder).map((name) => name.replace('.svg', ''));
  const labels = drawnLabels.map((number) => `ADR${number.replace('.', '-')}`);
  expect(drawn.sort()).toEqual([...Object.keys(phrasesFor('en').ipi.signs), ...labels, 'ADR-ENV'].sort());
});

describe.each(Object.entries(names))('%s', (code, name) => {
  const allowed = colours[code.charAt(0) as keyof typeof colours];

  test('is a square drawing that tells its name', () => {
    const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" role="img">\n  <title>${code} ${name}</title>\n`;
    expect(source(code).slice(0, start.length)).toBe(start);
  });

  test('shows the colours of its kind and names no other', async () => {
    await expect(shownColours(code)).resolves.toEqual(allowed);
    expect(values(code, /fill|stroke/).filter((each) => each !== 'none' && !allowed.includes(each))).toEqual([]);
  });

  test('is made of plain forms, nothing that runs, styles or loads', () => {
    const used = [...source(code).matchAll(/<\/?([^\s>/]*)/g)].map(([, element]) => element ?? '');
    expect(used.filter((element) => !elements.includes(element))).toEqual([]);
    expect(source(code)).not.toMatch(/\s(style|class|on\w+|[\w:]*href)\s*=|url\(|&/);
    expect(source(code).length).toBeLessThan(6 * 1024);
  });

  test('has no line too thin for 48 pixels', () => {
    const lines = source(code).match(/ stroke="#/g) ?? [];
    const widths = values(code, /stroke-width/).map(Number);
    expect(widths.length).toBeGreaterThanOrEqual(lines.length);
    expect(widths.filter((width) => !(width >= 10))).toEqual([]);
  });
});

test.each(Object.keys(names).filter((code) => code.startsWith('P')))(
  '%s is crossed out from top left to bottom right, over the pictogram',
  (code) => {
    const last = source(code).trimEnd().split('\n').at(-2);
    expect(last).toBe('  <path fill="none" stroke="#9b2423" stroke-width="41" d="M104 104 408 408"/>');
  },
);
