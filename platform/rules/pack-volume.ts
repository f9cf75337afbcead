const litresOf = { ml: 0.001, cl: 0.01, l: 1, litre: 1, litres: 1, liter: 1, dm3: 1, 'dm³': 1, m3: 1000, 'm³': 1000 };
/** Three digits after a mark are thousands in one country and thousandths in another, except after a nought. */
const figure = '0[.,]\\d{1,3}|\\d+(?:[.,]\\d{1,2})?';
const pattern = new RegExp(`(?<![\\d.,])(${figure})\\s*(${Object.keys(litresOf).join('|')})(?![\\p{L}\\d])`, 'iu');

/**
 * The litres in a text about a pack's content: `500 ml` → 0.5, `2,5 L` → 2.5, `12 × 1 l` → 1, the single pack. Null
 * where it names no volume, such as `25 kg`, or an unclear one, such as `1.000 ml`.
 */
export function packLitres(text: string): number | null {
  const [, amount, unit] = pattern.exec(text) ?? [];
  if (!amount || !unit) return null;
  const litres = Number(amount.replace(',', '.')) * litresOf[unit.toLowerCase() as keyof typeof litresOf];
  return litres > 0 ? litres : null;
}
