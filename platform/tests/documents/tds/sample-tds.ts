import { buildTds, type TdsDocument, type TdsOptions, type TdsSectionId } from '../../../documents/tds/view-model.ts';
import { blockTexts } from '../../../documents/blocks/builders.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import { tdsFacts, type TdsFactsInput } from '../../../product/tds-facts.ts';

interface Sample extends Partial<TdsFactsInput> {
  lang?: LanguageCode;
  code?: string;
  options?: Partial<TdsOptions>;
}

/** The technical data sheet of a product about which nothing but `facts` is known. */
export const sampleTds = ({ lang = 'en', code = 'SP-1', options, ...facts }: Sample = {}): TdsDocument =>
  buildTds({ code }, tdsFacts.parse({ name: { en: 'Sample', de: 'Muster' }, ...facts }), lang, {
    version: 2,
    created: '2026-02-01',
    permalink: null,
    ...options,
  });

/** The contents of a section. */
export function blocksOf(document: TdsDocument, id: TdsSectionId) {
  const section = document.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The sheet has no section ${id}`);
  return section.blocks;
}

/** Every text of a section, in order. */
export const textsOf = (document: TdsDocument, id: TdsSectionId): string[] =>
  blocksOf(document, id).flatMap(blockTexts);

/** Every text of the sheet that its HTML prints. */
export const allTexts = (document: TdsDocument): string[] => [
  document.title,
  document.product,
  ...document.header.flatMap(({ term, values }) => [term, ...values]),
  ...document.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(blockTexts)]),
  document.disclaimer,
];
