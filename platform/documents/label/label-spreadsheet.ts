import { localise, type LabelLanguageCode, labelLanguages } from '../../languages/languages.ts';
import { pictogramCodes } from '../../law/hazard-classes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { writeSpreadsheet } from '../attachments/attachment-file.ts';
import {
  buildLabelContent,
  type LabelContent,
  type LabelProduct,
  type LabelTexts,
  type Statement,
} from './label-content.ts';
import type { LabelParameters } from './label-settings.ts';

/** The source of a row: a label in one language. */
interface Row {
  content: LabelContent;
  texts: LabelTexts;
  facts: ProductFacts;
}

interface Column {
  /** Field name that label-printing programs bind, the same in every language. */
  title: string;
  /** Width in characters. */
  width: number;
  value: (row: Row) => string | null | undefined;
}

const languageName = (lang: LabelLanguageCode) => labelLanguages.find(({ code }) => code === lang)?.text;
const synonyms = ({ identifiers }: ProductFacts, lang: LabelLanguageCode) =>
  identifiers.synonyms.flatMap((name) => localise(name, lang) ?? []).join(', ');
/** `+49 40 …` → `0049 40 …`: avoids the apostrophe, which would be printed. */
const toDialString = (telephone: string | null | undefined) => telephone?.replace(/^\s*\+/, '00');
const codes = (statements: Statement[]) => statements.map(({ code }) => code).join(', ');
const sentences = (statements: Statement[]) => statements.map(({ text }) => text).join(' ');

const columns: readonly Column[] = [
  { title: 'language', width: 10, value: ({ texts }) => texts.lang },
  { title: 'language_name', width: 14, value: ({ texts }) => languageName(texts.lang) },
  { title: 'product_name', width: 30, value: ({ texts }) => texts.productName },
  { title: 'product_code', width: 14, value: ({ content }) => content.code },
  { title: 'article_codes', width: 24, value: ({ content }) => content.articles.join(', ') },
  { title: 'synonyms', width: 20, value: ({ facts, texts }) => synonyms(facts, texts.lang) },
  { title: 'cas', width: 12, value: ({ facts }) => facts.identifiers.cas },
  { title: 'ec', width: 12, value: ({ facts }) => facts.identifiers.ec },
  { title: 'index', width: 14, value: ({ facts }) => facts.identifiers.index },
  { title: 'contains', width: 30, value: ({ texts }) => texts.contains.join(', ') },
  { title: 'ufi', width: 22, value: ({ content }) => content.ufi },
  { title: 'quantity', width: 12, value: ({ content }) => content.quantity },
  { title: 'signal_word', width: 14, value: ({ texts }) => texts.signalWord },
  ...pictogramCodes.map((code): Column => ({
    title: code,
    width: 8,
    value: ({ content }) => (content.pictograms.includes(code) ? code : null),
  })),
  { title: 'h_codes', width: 20, value: ({ texts }) => codes(texts.hazards) },
  { title: 'h_texts', width: 60, value: ({ texts }) => sentences(texts.hazards) },
  { title: 'p_codes', width: 20, value: ({ texts }) => codes(texts.precautions) },
  { title: 'p_texts', width: 60, value: ({ texts }) => sentences(texts.precautions) },
  { title: 'euh_codes', width: 14, value: ({ texts }) => codes(texts.supplemental) },
  { title: 'euh_texts', width: 40, value: ({ texts }) => sentences(texts.supplemental) },
  { title: 'notices', width: 30, value: ({ texts }) => [...texts.supplementalTexts, ...texts.notices].join(' ') },
  { title: 'description', width: 40, value: ({ texts }) => texts.description },
  { title: 'recommended_use', width: 40, value: ({ texts }) => texts.recommendedUse },
  { title: 'storage', width: 40, value: ({ texts }) => texts.storage },
  { title: 'supplier', width: 24, value: ({ content }) => content.supplier?.name },
  { title: 'supplier_address', width: 40, value: ({ content }) => content.supplier?.lines.join(', ') },
  { title: 'supplier_telephone', width: 20, value: ({ content }) => toDialString(content.supplier?.telephone) },
  { title: 'qr_address', width: 40, value: ({ content }) => content.qrUrl },
];

/** An XLSX workbook for label-printing programs: one row per language, one column per field of a label. */
export function labelSpreadsheet(
  product: LabelProduct,
  facts: ProductFacts,
  settings: LabelParameters,
  siteUrl: string,
): Promise<Uint8Array> {
  const rows = settings.languages.flatMap((lang) => {
    const content = buildLabelContent(product, facts, { ...settings, languages: [lang] }, siteUrl);
    return content.languages.map((texts): Row => ({ content, texts, facts }));
  });
  return writeSpreadsheet({
    sheet: 'labels',
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rows.map((row) => columns.map(({ value }) => harmless(value(row) ?? ''))),
  });
}

/**
 * Prefixes a text that could be taken for a formula with an apostrophe: one that starts with `=`, `+`, `-` or `@`, also in full
 * width. The cell is text already; this is for files that are saved as CSV (OWASP, 'CSV Injection').
 */
export function harmless(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ').replace(/\p{Cc}/gu, '');
  return /^\s*[=+\-@＝＋－＠]/.test(plain) ? `'${plain.trimStart()}` : plain;
}
