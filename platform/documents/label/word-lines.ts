import { labelWords } from '../../languages/label-words.ts';
import type { LabelContent, LabelTexts } from './label-content.ts';

/** A paragraph of the Word label. */
export interface WordLine {
  runs: { text: string; bold: boolean }[];
  /** Scale relative to the label's type size. */
  scale: number;
  /** BCP 47, for Word's spelling; null for names and numbers. */
  locale: string | null;
}

export interface WordLines {
  head: WordLine[];
  /** Grouped by language (CLP Art. 32(2) and (3)). */
  texts: WordLine[];
  supplier: WordLine[];
  /** The facts that identify this pack. */
  pack: WordLine[];
}

type Style = Partial<Omit<WordLine, 'runs'>> & { bold?: boolean };

const line = (text: string | null, { bold = false, scale = 1, locale = null }: Style = {}): WordLine[] =>
  text ? [{ runs: [{ text, bold }], scale, locale }] : [];

/** The paragraphs of the Word label; `titleScale` is the size of the product name relative to the label's type. */
export function wordLines(content: LabelContent, titleScale: number): WordLines {
  const { code, articles, identifiers, marks, languages, supplier, quantity, ufi } = content;
  const [primary] = languages;
  return {
    head: [
      ...line(primary?.productName ?? code, { bold: true, scale: titleScale }),
      ...line([...identifiers, ...marks].map(({ label, value }) => `${label} ${value}`.trim()).join(' · ')),
    ],
    texts: languages.flatMap((texts) => languageLines(texts, primary, languages.length > 1)),
    supplier: supplier
      ? [
          ...line(supplier.name, { bold: true }),
          ...line([...supplier.lines, supplier.telephone].filter(Boolean).join(', ')),
        ]
      : [],
    pack: [
      ...line(quantity, { bold: true, scale: 1.25 }),
      ...line(ufi && `UFI: ${ufi}`, { bold: true }),
      ...line((articles.length ? articles : [code]).join(' · ')),
    ],
  };
}

/** The product's name, if it differs from that of the primary language. */
function languageLines(texts: LabelTexts, primary: LabelTexts | undefined, several: boolean): WordLine[] {
  const { locale } = labelWords(texts.lang);
  const plain = { locale };
  const bold = { locale, bold: true };
  const statementTexts = (statements: LabelTexts['hazards']) => statements.map(({ text }) => text).join(' ');
  const remark = ({ label, text }: { label: string; text: string }): WordLine => ({
    runs: [label, text].map((part) => ({ text: part, bold: part === label })),
    scale: 1,
    locale,
  });
  return [
    ...line([several ? texts.lang.toUpperCase() : null, texts.signalWord].filter(Boolean).join(' · '), {
      ...bold,
      scale: several ? 1.25 : 1.6,
    }),
    ...line(texts.productName === primary?.productName ? null : texts.productName, bold),
    ...line(containsLine(texts), plain),
    ...line(statementTexts(texts.hazards), bold),
    ...line(statementTexts(texts.precautions), plain),
    ...line(statementTexts(texts.supplemental), plain),
    ...line(texts.supplementalTexts.join(' '), plain),
    ...line(texts.notices.join(' '), bold),
    ...line(texts.description, plain),
    ...labelRemarks(texts).map(remark),
  ];
}

interface LabelRemark {
  /** With its colon; empty if the text needs no label. */
  label: string;
  text: string;
}

/** `Contains: acetone, propan-2-ol` (CLP Art. 18(3)(b)); null if there is no substance to name. */
function containsLine({ lang, contains }: LabelTexts): string | null {
  const words = labelWords(lang);
  return contains.length ? words.contains + words.colon + contains.join(', ') : null;
}

/** The texts besides the elements of CLP Art. 17 that the settings include. */
function labelRemarks({ lang, recommendedUse, storage, synonyms }: LabelTexts): LabelRemark[] {
  const words = labelWords(lang);
  const remarks: [string, string | null][] = [
    [words.recommendedUse, recommendedUse],
    [words.storage, storage],
    [words.synonyms, synonyms.join(', ')],
  ];
  return remarks.flatMap(([title, text]) => (text ? [{ label: title + words.colon, text }] : []));
}
