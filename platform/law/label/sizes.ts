/** The contract's package_size. */
export type PackageSize = 1 | 2 | 3 | 4;

export interface LabelSizeRule {
  package: PackageSize;
  /** The pack's volume in litres, more than `above` and up to `upTo`; null: no upper bound. */
  litres: { above: number; upTo: number | null };
  /** The smaller and the larger edge in mm; either may be the width. */
  label: { short: number; long: number };
  /** 'if possible' in the table: a smaller label is allowed. */
  labelIfPossible: boolean;
  /** Edge of the square in mm, not of its bounding box, which is √2 as wide. */
  pictogramEdge: number;
  /** Larger edge in mm that the table requires 'if possible'; null: none. */
  pictogramEdgeIfPossible: number | null;
}

/** CLP Annex I 1.2.1.4, Table 1.3: minimum dimensions of labels and pictograms. */
const sizes: readonly LabelSizeRule[] = [
  {
    package: 1,
    litres: { above: 0, upTo: 3 },
    label: { short: 52, long: 74 },
    labelIfPossible: true,
    pictogramEdge: 10,
    pictogramEdgeIfPossible: 16,
  },
  {
    package: 2,
    litres: { above: 3, upTo: 50 },
    label: { short: 74, long: 105 },
    labelIfPossible: false,
    pictogramEdge: 23,
    pictogramEdgeIfPossible: null,
  },
  {
    package: 3,
    litres: { above: 50, upTo: 500 },
    label: { short: 105, long: 148 },
    labelIfPossible: false,
    pictogramEdge: 32,
    pictogramEdgeIfPossible: null,
  },
  {
    package: 4,
    litres: { above: 500, upTo: null },
    label: { short: 148, long: 210 },
    labelIfPossible: false,
    pictogramEdge: 46,
    pictogramEdgeIfPossible: null,
  },
];

/** The requirements of Table 1.3 for a label on a pack of that size. A larger label needs no larger pictogram. */
export const labelSizeRule = (size: PackageSize): LabelSizeRule => sizes[size - 1] as LabelSizeRule;

/** Whether both edges (mm) have at least the minimum dimensions, in either orientation. */
export function isLargeEnough(width: number, height: number, { label }: LabelSizeRule): boolean {
  return Math.min(width, height) >= label.short && Math.max(width, height) >= label.long;
}

/** Whether a volume in litres belongs to a pack size. */
export const isOfPackageSize = (litres: number, size: PackageSize): boolean => {
  const { above, upTo } = labelSizeRule(size).litres;
  return litres > above && litres <= (upTo ?? Infinity);
};

/** A label's sizes in mm, by their ids in the contract (docs/platform-api.md, section 4). */
export const labelDimensions = [
  { id: 1, widthMm: 52, heightMm: 74 },
  { id: 2, widthMm: 74, heightMm: 52 },
  { id: 3, widthMm: 74, heightMm: 105 },
  { id: 4, widthMm: 105, heightMm: 148 },
  { id: 5, widthMm: 148, heightMm: 105 },
  { id: 6, widthMm: 148, heightMm: 210 },
] as const;

/** Font sizes in pt: of the label's text, of the product's name. */
export const labelFontSizes = [6, 7, 8, 9, 10, 11, 12, 14] as const;
export const labelTitleFontSizes = [10, 12, 14, 16, 18, 20, 24] as const;

const litresOf = { ml: 0.001, cl: 0.01, l: 1, litre: 1, litres: 1, liter: 1, dm3: 1, 'dm³': 1, m3: 1000, 'm³': 1000 };
/** Three digits after a separator are ambiguous (thousands or thousandths), except after a zero. */
const figure = '0[.,]\\d{1,3}|\\d+(?:[.,]\\d{1,2})?';
const pattern = new RegExp(`(?<![\\d.,])(${figure})\\s*(${Object.keys(litresOf).join('|')})(?![\\p{L}\\d])`, 'iu');

/**
 * The litres in a text about a pack's content: `500 ml` → 0.5, `2,5 L` → 2.5, `12 × 1 l` → 1, the single pack. Null
 * when it names no volume, such as `25 kg`, or an ambiguous one, such as `1.000 ml`.
 */
export function packLitres(text: string): number | null {
  const [, amount, unit] = pattern.exec(text) ?? [];
  if (!amount || !unit) return null;
  const litres = Number(amount.replace(',', '.')) * litresOf[unit.toLowerCase() as keyof typeof litresOf];
  return litres > 0 ? litres : null;
}
