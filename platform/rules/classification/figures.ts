import type { Step, Verdict } from './model/model.ts';

/** A format of its own for each number would take most of the time of a classification. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const asText = (value: number) => format.format(value);

/** Three significant digits, and more where fewer would show the value on the other side of `limit` or on it. */
export function figure(value: number, limit?: number | null): string {
  for (let digits = 3; digits < 16 && limit !== undefined && limit !== null; digits += 1) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.sign(rounded - limit) === Math.sign(value - limit)) return asText(rounded);
  }
  return asText(Number(value.toPrecision(3)));
}

/** Ingredients that a sentence names; the others are counted. */
const maxNamed = 5;

const timesFactor = ({ factor }: Step) => (factor === 1 ? '' : ` × ${asText(factor)}`);

/** `5 of 25 % (A) + 1 × 10 of 25 % (B) = 0.6 times the limit`; of one ingredient `A has 5 %, the limit is 25 %`. */
function sumText(steps: readonly Step[], value: number): string {
  const counted = steps.filter(({ limit, contribution, isAlone }) => limit !== null && contribution > 0 && !isAlone);
  const [first] = counted;
  if (!first) return 'the ingredients are below the contents from which they count';
  if (counted.length === 1)
    return `${first.ingredient} has ${figure(first.content, first.limit)} %${timesFactor(first)}, the limit is ${asText(first.limit!)} %`;
  const terms = counted
    .slice(0, maxNamed)
    .map((step) => `${figure(step.content)}${timesFactor(step)} of ${asText(step.limit!)} % (${step.ingredient})`);
  const more = counted.length - terms.length;
  const all = more > 0 ? [...terms, `${more} more`] : terms;
  return `${all.join(' + ')} = ${figure(value, 1)} times the limit`;
}

const acute = { acuteOral: 'oral', acuteDermal: 'dermal', acuteInhalation: 'inhalation' } as Readonly<
  Record<string, string>
>;
const measured: Readonly<Record<string, string>> = {
  pH: 'the pH',
  '°C': 'the flash point',
  'mm²/s': 'the kinematic viscosity at 40 °C',
  'kJ/g': 'the heat of combustion',
};

/** The arithmetic of a verdict as an English clause; null when it has no figures. */
export function figuresText({ hazardClass, value, limit, unit, steps }: Verdict): string | null {
  if (value === null || value === undefined || limit === null || limit === undefined) return null;
  if (unit === '×') return sumText(steps, value);
  if (unit === '%') {
    const decisive = steps.find(({ isAlone, content }) => isAlone && content === value) ?? steps[0];
    const name = decisive?.ingredient ?? 'the ingredient';
    return `${name} has ${figure(value, limit)} %, the limit is ${asText(limit)} %`;
  }
  if (acute[hazardClass])
    return `the ingredients give an ATE (${acute[hazardClass]}) of ${figure(value, limit)} ${unit}, the limit is ${asText(limit)} ${unit}`;
  const suffix = unit === 'pH' ? '' : ` ${unit}`;
  return `${measured[unit ?? ''] ?? 'the value'} is ${figure(value, limit)}${suffix}, the limit is ${asText(limit)}${suffix}`;
}
