import type { LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';

export interface Option {
  id: number;
  text: string;
}

/** Width × height. */
const labelDimensions: Option[] = [
  { id: 1, text: '52 × 74 mm' },
  { id: 2, text: '74 × 52 mm' },
  { id: 3, text: '74 × 105 mm' },
  { id: 4, text: '105 × 148 mm' },
  { id: 5, text: '148 × 105 mm' },
  { id: 6, text: '148 × 210 mm' },
];

const points = (sizes: number[]): Option[] => sizes.map((size) => ({ id: size, text: `${size} pt` }));

/** The choices of the label's settings. */
export const labelOptions = (lang: LanguageCode) => ({
  package_size: Object.entries(phrasesFor(lang).packageSizes).map(([id, text]) => ({ id: Number(id), text })),
  label_dim: labelDimensions,
  font_size_product: points([6, 7, 8, 9, 10, 11, 12, 14]),
  font_size_title: points([10, 12, 14, 16, 18, 20, 24]),
});

/** 105 × 148 mm (Spec §3 "Label settings"). */
export const defaultLabelDimension = 4;
