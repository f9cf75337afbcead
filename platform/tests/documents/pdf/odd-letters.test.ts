import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ipiPrintData } from '../../../documents/ipi/writers.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { openTypesetter, type TemplateName } from '../../../documents/pdf/typesetter.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { sdsPrintData } from '../../../documents/sds/writers.ts';
import { pdfOf } from '../label/printed-label.ts';
import { sampleLabel } from '../label/sample-label.ts';
import { factsOf, sampleOptions, sampleProduct } from '../sample-product.ts';

/** A letter that has no composed form with its mark, beside letters over which the mark has its usual height. */
const words = [
  'M̂',
  'k̀l',
  'c̨d',
  'd̄e',
  't̂u',
  'ł́m',
  'δ̄ε',
  'λ̂μ',
  'βθ̂γ',
  'gȳ',
  'g̱h',
  'p̣q',
  'Ṁṡ',
  'Κ̈λ',
  'Öl',
  'Äthanol',
  'µm',
  'Ångström',
  'H₂O₂',
  '½',
  'fi',
  'ffl',
  'ﬁ',
  'cm⁻¹',
  '∆T',
  '‰',
  'ΰ',
  'ΐ',
  'Ά',
  'Zażółć',
  'gęślą',
];
const name = words.join(' ');
const longName = `k̀${'l'.repeat(50)}λ̄`;

const typesetter = openTypesetter(join(process.cwd(), 'platform'));
const textOf = (pdf: Uint8Array) =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] }).toString();

async function typeset(template: TemplateName, data: object): Promise<string> {
  const pdf = typesetter.typeset(template, JSON.stringify(data));
  typesetter.forget();
  return textOf(pdf);
}

const facts = factsOf({
  name: { en: name },
  composition: [{ name: { en: longName }, contentRange: '1 %', classification: [] }],
});

const documents = {
  'the safety data sheet': async () => {
    const edition = { version: '1.0', created: '2026-02-01', supplier: 'Sample Ltd' };
    return typeset('sds', await sdsPrintData(buildSds(sampleProduct, facts, 'en', sampleOptions), edition));
  },
  'the safety instructions': async () => {
    return typeset('ipi', await ipiPrintData(buildIpi(sampleProduct, facts, 'en', sampleOptions), 'a4'));
  },
  'the label': async () => textOf(await pdfOf(sampleLabel(1001, { dim: '6' }, { facts: { name: { en: name } } }))),
};

/** A line may end in a word. */
const removeSpaces = (text: string) => text.normalize('NFC').replace(/\s/g, '');

test.each(Object.entries(documents))('%s has each letter and its mark once', async (_, read) => {
  expect(removeSpaces(await read())).toContain(removeSpaces(name));
});

test('a word that is broken has its marks once', async () => {
  expect(removeSpaces(await documents['the safety data sheet']())).toContain(longName);
});
