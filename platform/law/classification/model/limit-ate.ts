/** Acute toxicity estimate of an ingredient (CLP Annex I 3.1.2.1). */
export interface AteLine {
  kind: 'ate';
  route: 'oral' | 'dermal' | 'inhalation';
  /** Physical form of an inhalation ATE (CLP Annex I, Table 3.1.1); null: not stated, or another route. */
  form: 'gas' | 'vapour' | 'dustOrMist' | null;
  value: number;
  unit: 'mg/kg' | 'mg/l' | 'ppmV';
  /** A remark on the value, such as the hydrate it was measured on: `tetrahydrate`. */
  condition?: string;
}

/** Why an estimate is not read: the code of a message (languages/{language}/contradictions.ts) and its values. */
export type AteIssue =
  | { code: 'limit.range' | `limit.noUnitOf${MeasuredForm}`; values?: undefined }
  | { code: 'limit.noToxicity'; values: { name: string } }
  | { code: `limit.unitOf${MeasuredForm}`; values: { unit: string } }
  | { code: 'limit.twoNumbers' | 'limit.noAmount'; values: { value: string } };

/** A route or an inhaled form with a unit of its own, as the codes name it. */
type MeasuredForm = (typeof routeNames)[AteLine['route']] | (typeof formNames)[NonNullable<AteLine['form']>];

const routeNames = { oral: 'Oral', dermal: 'Dermal', inhalation: 'Inhalation' } as const;
const formNames = { gas: 'Gases', vapour: 'Vapours', dustOrMist: 'Dusts' } as const;

/** Amounts may have spaces between thousands: `1 200`. */
const amount = String.raw`\d{1,3}(?: \d{3})+(?!\d)|(?:\d{1,12}(?:[.,]\d{1,12})*|[.,]\d{1,12})(?:[eE]-?\d{1,12})?`;
const route = String.raw`(?<route>oral|dermal|inhalation)(?<formBefore>\s?\([^()\n]{0,60}\))?`;
const unit = String.raw`mg\s?/\s?kg(?:\s?(?:b\.?\s?w\.?|body\s?weight))?|mg\s?/\s?l(?:\s?/\s?4\s?h)?(?![a-z])|ppm\s?\(?v?\)?(?![a-z])`;
const tail = String.raw`(?<form>\s?\([^()\n]{0,60}\)|,?\s?(?:gas(?:es)?|vapou?rs?|(?:dusts?|mists?)(?:\s?(?:\/|or|and|,)\s?(?:dusts?|mists?))?)(?![a-z]))?`;

/** `Oral: ATE = 500 mg/kg bw`, `inhalation: ATE = 0,75 mg/L (dusts or mists)`, `ATE (H302) = 500 mg/kg`, `ATE oral: 500 mg/kg`. */
export const atePattern = String.raw`(?:${route}\s?[:;,]?\s?ATE|ATE\s?\(?\s?(?:(?<h>H3\d\d)|${route.replaceAll('<', '<after_')})\s?\)?)\s?[=:]?\s?(?<compared>[≤<≥>~≈]\s?)?(?<amount>${amount})\s?(?<unit>${unit})?${tail}`;

/** The form in which something is inhaled, by the words of a text; null for none or no such form. */
export const inhalationFormOf = (text: string): AteLine['form'] =>
  /\bgas/i.test(text)
    ? 'gas'
    : /\bvapou?r/i.test(text)
      ? 'vapour'
      : /\b(?:dust|mist|aerosol)/i.test(text)
        ? 'dustOrMist'
        : null;

const routes: readonly [RegExp, AteLine['route']][] = [
  [/^(?:H30[0-2]|oral)$/i, 'oral'],
  [/^(?:H31[0-2]|dermal)$/i, 'dermal'],
  [/^(?:H33[0-2]|inhalation)$/i, 'inhalation'],
];

/** Reads the groups of {@link atePattern}. */
export function readAte(groups: Readonly<Record<string, string | undefined>>): AteLine | AteIssue {
  const named = groups.route ?? groups.after_route ?? groups.h!;
  const route = routes.find(([pattern]) => pattern.test(named))?.[1];
  if (!route) return { code: 'limit.noToxicity', values: { name: named } };
  if (groups.compared) return { code: 'limit.range' };
  const remark = `${groups.formBefore ?? groups.after_formBefore ?? ''} ${groups.form ?? ''}`
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const form = route === 'inhalation' ? inhalationFormOf(remark) : null;
  const unit = unitOf(groups.unit, route, form);
  if (unit === null) {
    const measured = form === null ? routeNames[route] : formNames[form];
    return groups.unit
      ? { code: `limit.unitOf${measured}`, values: { unit: groups.unit.trim() } }
      : { code: `limit.noUnitOf${measured}` };
  }
  const value = readAmount(groups.amount!, unit);
  if (typeof value !== 'number') return value;
  const condition = remark !== '' && form === null && { condition: remark };
  return { kind: 'ate', route, form: unit === 'ppmV' ? 'gas' : form, value, unit, ...condition };
}

/** CLP Annex I, Table 3.1.1: mg/kg body weight; gases ppmV; vapours, dusts and mists mg/l. Null: another unit, or none. */
function unitOf(text: string | undefined, route: AteLine['route'], form: AteLine['form']): AteLine['unit'] | null {
  const plain = text?.toLowerCase().replace(/[^a-z/]/g, '') ?? '';
  if (route !== 'inhalation') return plain.startsWith('mg/kg') ? 'mg/kg' : null;
  // Annex VI has `inhalation: ATE = 700 (gases)` (603-023-00-X); gases have one unit only.
  if (plain.startsWith('ppm') || plain === '') return form === 'gas' || (plain !== '' && form === null) ? 'ppmV' : null;
  return plain.startsWith('mg/l') && form !== 'gas' ? 'mg/l' : null;
}

function readAmount(text: string, unit: AteLine['unit']): number | AteIssue {
  // Up to 20 mg/l classify, so there a comma or a point before three digits is a decimal one; elsewhere it may be either.
  if (unit !== 'mg/l' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text))
    return { code: 'limit.twoNumbers', values: { value: text } };
  const value = Number(text.replaceAll(' ', '').replace(',', '.'));
  return value > 0 && Number.isFinite(value) ? value : { code: 'limit.noAmount', values: { value: text } };
}
