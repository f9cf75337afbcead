import type { LanguageCode } from '../../phrases/languages.ts';

export interface Option {
  id: number;
  text: string;
}

/** CLP Annex I table 1.3: the classes of package capacity. */
const packageSizes: Record<LanguageCode, Option[]> = {
  en: [
    { id: 1, text: 'up to 3 l' },
    { id: 2, text: '> 3 to 50 l' },
    { id: 3, text: '> 50 to 500 l' },
    { id: 4, text: '> 500 l' },
  ],
  de: [
    { id: 1, text: 'bis 3 l' },
    { id: 2, text: '> 3 bis 50 l' },
    { id: 3, text: '> 50 bis 500 l' },
    { id: 4, text: '> 500 l' },
  ],
};

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
  package_size: packageSizes[lang],
  label_dim: labelDimensions,
  font_size_product: points([6, 7, 8, 9, 10, 11, 12, 14]),
  font_size_title: points([10, 12, 14, 16, 18, 20, 24]),
});

/** 105 × 148 mm (Spec §3 "Label settings"). */
export const defaultLabelDimension = 4;
