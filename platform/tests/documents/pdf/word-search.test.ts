import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openTypesetter } from '../../../documents/pdf/typesetter.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { sdsPrintData } from '../../../documents/sds/writers.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { classified, factsOf, sampleOptions, sampleProduct } from '../sample-product.ts';

/** Names of ingredients, each with a word that a narrow column could break. */
const names = [
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine',
  '2,2,4-trimethylhexamethylenediamine',
  'octamethylcyclotetrasiloxane',
  'decamethylcyclopentasiloxane',
  'N,N-dimethyldipropylenetriamine',
  'tetraethylenepentamine',
  'hexamethylene-1,6-diisocyanate',
  '4,4’-methylenediphenyldiisocyanate',
  'dicyclohexylmethane-4,4’-diisocyanate',
  'trimethylolpropanetriacrylate',
  'isobornylmethacrylate',
  '1,2-benzisothiazolinone',
  '5-chloro-2-methylisothiazolinone',
  'polymethylenepolyphenylisocyanate',
  'diethylenetriaminepentaacetic acid',
  'perfluorooctanesulfonic acid',
  'hexabromocyclododecane',
  'tris(2-chloroisopropyl)phosphate',
  'bis(1,2,2,6,6-pentamethyl-4-piperidyl)sebacate',
  'hexadecyltrimethylammoniumchloride-dihydrate-tetramethylbutylphenol',
];
/** The longest run of letters in each. */
const longWords = names.map((name) => name.match(/\p{L}+/gu)!.reduce((a, b) => (b.length > a.length ? b : a)));
const typesetter = openTypesetter(join(process.cwd(), 'platform'));

/** The text of the SDS of a mixture of them, as a search finds it. */
async function textOf(lang: LanguageCode): Promise<string> {
  const named = (name: string) => ({ en: name, de: name, el: name, fr: name });
  const facts = factsOf({
    name: named('Hardener'),
    composition: names.map((name) => ({
      name: named(name),
      cas: '2855-13-2',
      reach: '01-2119514687-32',
      contentRange: '1 – < 2.5 %',
      classification: classified('Acute Tox. 4: H302', 'Skin Corr. 1B: H314'),
      limits: ['ATE (H302) = 1 030 mg/kg', 'Skin Sens. 1A; H317: C ≥ 0.001 %'],
    })),
    studies: names.map((name) => ({
      endpoint: 'acuteOral',
      substance: named(name),
      value: 'LD50: 1 030 mg/kg',
      species: 'rat',
      guideline: 'OECD 401',
      source: 'ECHA registration dossier',
    })),
    exposureLimits: names.map((name) => ({
      agent: named(name),
      law: 'Directive 2009/161/EU',
      country: 'EU',
      twa: { mgPerM3: 1 },
    })),
    label: { signalWord: 'danger', pictograms: [], h: [], p: [], contains: names.map(named) },
  });
  const document = buildSds(sampleProduct, facts, lang, sampleOptions);
  const edition = { version: '1.0', created: '2026-02-01', supplier: 'Sample Ltd' };
  const pdf = typesetter.typeset('sds', JSON.stringify(await sdsPrintData(document, edition)));
  typesetter.forget();
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] }).toString();
}

test.each(['en', 'de', 'el', 'fr'] as const)(
  'a word search finds 20 long chemical names in the PDF in %s',
  async (lang) => {
    const text = await textOf(lang);
    expect(text).not.toMatch(/[\u200B\u200C\u200D\u2060\uFEFF]|\u00AD(?!\s)/);
    // Section 2.2, 3.2 and 8.1 name each, 11.1 with its result and with its estimate.
    const counts = longWords.map((word) => `${word} ${text.split(word).length - 1}`);
    // In Germany 15.1 names the isocyanates beside TRGS 430.
    const timesOf = (name: string) => (lang === 'de' && /isocyanat/.test(name) ? 6 : 5);
    expect(counts).toEqual(
      longWords.map((word) => {
        const containing = names.filter((_name, index) => longWords[index]!.includes(word));
        return `${word} ${containing.reduce((sum, name) => sum + timesOf(name), 0)}`;
      }),
    );
  },
);
