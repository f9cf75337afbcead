import { buildIpi, type IpiDocument, type IpiSection } from '../../../documents/ipi/view-model.ts';
import type { SdsOptions, SdsProduct } from '../../../product/sds-product.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { type ProductFacts, productFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { minimalFacts, sampleOptions, sampleProduct } from '../sample-product.ts';

/** A product about which nothing but `facts` is known. */
export const sampleFacts = (facts: Partial<ProductFactsInput> = {}): ProductFacts =>
  productFacts.parse({ ...minimalFacts, ...facts });

interface Sample extends Partial<ProductFactsInput> {
  lang?: LanguageCode;
  product?: Partial<SdsProduct>;
  options?: Partial<SdsOptions>;
}

/** Its safety instructions. */
export const sampleIpi = ({ lang = 'en', product, options, ...facts }: Sample = {}): IpiDocument =>
  buildIpi({ ...sampleProduct, ...product }, sampleFacts(facts), lang, { ...sampleOptions, ...options });

/** A label that says `h` and `p` and nothing else. */
export const labelled = (h: string[], p: string[] = []): ProductFactsInput['label'] => ({
  signalWord: null,
  pictograms: [],
  h,
  p,
});

export function sectionOf({ sections }: IpiDocument, id: IpiSection['id']): IpiSection {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The instruction has no section ${id}`);
  return section;
}

/** The lines beside a term; none where the section has no such row. */
export const valuesOf = (document: IpiDocument, id: IpiSection['id'], term: string): string[] =>
  sectionOf(document, id).rows.find((row) => row.term === term)?.values ?? [];

/** Every text of the instruction. */
export const allTexts = ({ sections, fields, permalink, ...document }: IpiDocument): string[] => [
  document.title,
  document.product,
  document.basis,
  document.edition,
  ...fields.head,
  ...fields.foot,
  ...sections.flatMap(({ title, signs, lead, lines, rows }) => [
    title,
    ...signs.flatMap(({ code, name }) => [code, name]),
    ...(lead === null ? [] : [lead]),
    ...lines,
    ...rows.flatMap(({ term, values }) => [term, ...values]),
  ]),
  ...(permalink ? [permalink.label, permalink.url] : []),
];
