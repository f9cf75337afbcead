/** A number or a range, as in eSDScom's `NumericRangeWithQualifier`. */
export interface NumericRange {
  exact?: { value: number; symbol?: 'ca' };
  upper?: { value: number; symbol: 'lt' | 'le' };
  lower?: { value: number; symbol: 'gt' | 'ge' };
}

const signs = {
  '<': 'lt',
  '≤': 'le',
  '<=': 'le',
  '>': 'gt',
  '≥': 'ge',
  '>=': 'ge',
  'ca.': 'ca',
  '~': 'ca',
  '≈': 'ca',
} as const;
type Sign = keyof typeof signs;

const sign = '(?:([<>]=?|[≤≥~≈]|ca\\.)\\s*)?';
const figure = '([-−]?\\d+(?:[.,]\\d+)?)';
const single = new RegExp(`^${sign}${figure}$`);
const double = new RegExp(`^${sign}${figure}\\s*(?:–|-|…)\\s*${sign}${figure}$`);
/** `1 200` */
const thousands = /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g;

/** Parses `12 – < 15`, `≥ 99.5` or `5 800`; null for other texts. A range without signs includes both bounds. */
export function parseRange(text: number | string): NumericRange | null {
  // A dash or a plus before a single figure is its sign.
  const plain = String(text)
    .trim()
    .replace(thousands, '')
    .replace(/^–(?=\d)/, '-')
    .replace(/^\+(?=\d)/, '');
  const singleMatch = single.exec(plain);
  if (singleMatch) return toRange(singleMatch[1] as Sign | undefined, figureOf(singleMatch[2]));
  const rangeMatch = double.exec(plain);
  if (!rangeMatch) return null;
  const [, lowerSign = '≥', lower, upperSign = '≤', upper] = rangeMatch;
  const ends = { ...toRange(lowerSign as Sign, figureOf(lower)), ...toRange(upperSign as Sign, figureOf(upper)) };
  return ends.lower && ends.upper ? ends : null;
}

const figureOf = (text = ''): number => Number(text.replace('−', '-').replace(',', '.'));

function toRange(written: Sign | undefined, value: number): NumericRange {
  const symbol = written && signs[written];
  if (symbol === 'lt' || symbol === 'le') return { upper: { value, symbol } };
  if (symbol === 'gt' || symbol === 'ge') return { lower: { value, symbol } };
  return { exact: symbol ? { value, symbol } : { value } };
}

/** Formats a range for product files, the inverse of parseRange: a plain figure is a number. */
export function rangeText({ exact, upper, lower }: NumericRange): number | string {
  if (exact) return exact.symbol ? `ca. ${exact.value}` : exact.value;
  if (upper && lower) {
    const isAbove = lower.symbol === 'gt';
    const minimum = isAbove ? `> ${lower.value}` : String(lower.value);
    return `${minimum} – ${upper.symbol === 'lt' ? '< ' : isAbove ? '≤ ' : ''}${upper.value}`;
  }
  if (upper) return `${upper.symbol === 'lt' ? '<' : '≤'} ${upper.value}`;
  return `${lower?.symbol === 'gt' ? '>' : '≥'} ${lower?.value}`;
}
