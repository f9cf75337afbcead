import type { LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { labelDimensions, labelFontSizes, labelTitleFontSizes } from '../../rules/label-dimensions.ts';

export interface Option {
  id: number;
  text: string;
}

const points = (sizes: readonly number[]): Option[] => sizes.map((size) => ({ id: size, text: `${size} pt` }));

/** The choices of the label's settings. */
export const labelOptions = (lang: LanguageCode) => ({
  package_size: Object.entries(phrasesFor(lang).packageSizes).map(([id, text]) => ({ id: Number(id), text })),
  label_dim: labelDimensions.map(({ id, widthMm, heightMm }) => ({ id, text: `${widthMm} × ${heightMm} mm` })),
  font_size_product: points(labelFontSizes),
  font_size_title: points(labelTitleFontSizes),
});

/** 105 × 148 mm (Spec §3 "Label settings"). */
export const defaultLabelDimension = 4;
