import type { SdsDocument, SdsSubsection } from '../../documents/blocks/sds-document.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';
import { blockTexts } from '../../documents/blocks/builders.ts';
import { buildSds } from '../../documents/sds/view-model.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { type ProductFacts, productFacts, type ProductFactsInput } from '../../product/facts.ts';

export const sampleProduct: SdsProduct = {
  code: 'SP-1',
  articles: [{ code: 'SP-1-5L' }],
  supplier: { name: 'Sample Ltd', address: 'Street 1', city: '1000 Town', country: 'SI', telephone: '+386 1 000' },
  producer: { name: 'Sample Ltd', address: 'Street 1', city: '1000 Town', country: 'SI', telephone: '+386 1 000' },
  emergencyTelephone: '+386 1 112',
};

export const sampleOptions: SdsOptions = {
  qrCode: true,
  permalink: 'https://example.com/p/1',
  version: { text: '2.0', created: '2026-02-01' },
  previousVersions: [{ text: '1.0', created: '2024-05-06' }],
};

/** All that the facts of a product must have: a name. */
export const minimalFacts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: { en: 'Sample', de: 'Muster' },
  description: {},
  identifiers: {},
  composition: [],
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], p: [] },
  uses: { identified: [], advisedAgainst: [] },
  basicProperties: {},
  transport: null,
};

/** A liquid mixture of white spirit, whose flash point and viscosity nobody knows: two classes are possible and open beside one that is known. */
export const openFacts: Partial<ProductFactsInput> = {
  composition: [
    {
      name: { en: 'white spirit', de: 'Testbenzin' },
      ec: '919-857-5',
      contentRange: '95 – 100 %',
      classification: [
        { category: 'Flam. Liq. 3', h: ['H226'] },
        { category: 'STOT SE 3', h: ['H336'] },
        { category: 'Asp. Tox. 1', h: ['H304'] },
      ],
    },
  ],
  classification: [{ category: 'STOT SE 3', h: ['H336'] }],
  label: { signalWord: 'warning', pictograms: ['GHS07'], h: ['H336'], p: ['P261'] },
  basicProperties: { physicalState: { en: 'liquid' } },
};

/** As `openFacts`, and no class is known. */
export const openWithoutClass: Partial<ProductFactsInput> = {
  ...openFacts,
  composition: openFacts.composition!.map((ingredient) => ({
    ...ingredient,
    classification: ingredient.classification!.filter(({ category }) => !category.startsWith('STOT')),
  })),
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], p: [] },
};

interface Sample extends Partial<ProductFactsInput> {
  lang?: LanguageCode;
  product?: Partial<SdsProduct>;
  options?: Partial<SdsOptions>;
}

/** Facts with their defaults, also such as no product file may bring: what is stored is not checked again. */
export function factsOf(facts: Partial<ProductFactsInput>): ProductFacts {
  const input = { ...minimalFacts, ...facts };
  const read = productFacts.safeParse(input);
  if (read.success) return read.data;
  return {
    ...productFacts.parse(minimalFacts),
    ...facts,
    composition: input.composition.map((ingredient) => ({ euh: [], limits: [], ...ingredient })),
    exposureLimits: (input.exposureLimits ?? []).map((limit) => ({ skin: false, ...limit })),
  } as ProductFacts;
}

/** The safety data sheet of a product about which nothing but `facts` is known. */
export const sampleSds = ({ lang = 'en', product, options, ...facts }: Sample = {}): SdsDocument =>
  buildSds({ ...sampleProduct, ...product }, factsOf(facts), lang, {
    ...sampleOptions,
    ...options,
  });

/** `{category: 'Flam. Liq. 2', h: ['H225']}` from `'Flam. Liq. 2: H225'` */
export const classified = (...entries: string[]) =>
  entries.map((entry) => {
    const [category = '', codes = ''] = entry.split(': ');
    return { category, h: codes.split(' ') };
  });

export function subsection({ sections }: SdsDocument, number: string): SdsSubsection {
  const found = sections.flatMap(({ subsections }) => subsections).find((subsection) => subsection.number === number);
  if (!found) throw new Error(`The sheet has no subsection ${number}`);
  return found;
}

/** Every text of a subsection, in order; of section 16 without a number. */
export const textsOf = (sheet: SdsDocument, number?: string): string[] =>
  (number ? subsection(sheet, number).blocks : (sheet.sections[15]?.blocks ?? [])).flatMap(blockTexts);

/** The lines beside a term of a definition list. */
export function valuesOf(sheet: SdsDocument, number: string, term: string): string[] {
  const rows = subsection(sheet, number).blocks.flatMap((block) => (block.kind === 'definitions' ? block.rows : []));
  const found = rows.find((row) => row.term === term);
  if (!found) throw new Error(`${number} has no row '${term}', only ${rows.map((row) => row.term).join(', ')}`);
  return found.values;
}

/** All texts of a sheet, headings too. */
export const allTexts = ({ sections, header, ...document }: SdsDocument): string[] => [
  document.title,
  document.product,
  document.regulation,
  ...header.flatMap(({ term, values }) => [term, ...values]),
  ...sections.flatMap(({ title, blocks, subsections }) => [
    title,
    ...blocks.flatMap(blockTexts),
    ...subsections.flatMap((subsection) => [
      subsection.number,
      subsection.title,
      ...subsection.blocks.flatMap(blockTexts),
    ]),
  ]),
];
