import { z } from 'zod';
import { isCountryCode, localised } from '../languages/languages.ts';
import { messageTexts } from '../languages/messages.ts';
import { storageClasses } from '../law/storage-class.ts';
import { checkedText, field } from './field.ts';

/*
 * What a product says for the countries where it is placed on the market (REACH Annex II 1.4, 8.1, 15.1).
 */

const text = z.string().min(1);

/** Codes that are often taken for the one of a country. */
const mistaken: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', EN: 'GB' };

/** An ISO 3166 country code. */
export const countryCode = checkedText((value) => {
  if (isCountryCode(value)) return null;
  const right = mistaken[value];
  return right ? messageTexts('value.countryMeant', { value, right }) : messageTexts('value.noCountry', { value });
}).meta({ pattern: '^[A-Z]{2}$' });

/** A country code, or EU for limits of the Union. */
export const limitArea = checkedText((value) => {
  if (value === 'EU' || isCountryCode(value)) return null;
  const right = mistaken[value];
  return right
    ? messageTexts('value.countryMeantNorEu', { value, right })
    : messageTexts('value.noCountryNorEu', { value });
}).meta({ pattern: '^[A-Z]{2}$' });

const marketFacts = z.strictObject({
  emergencyTelephone: field(
    text.optional(),
    'Section 1.4: the supplier’s own emergency number for this country; omitted: the one of the product.',
    '+43 1 5550 112',
  ),
  storageClass: field(
    z.enum(storageClasses).optional(),
    'Sections 7.2 and 15.1, Germany only: storage class of TRGS 510; omitted: derived where the facts decide it.',
    '3',
  ),
  national: field(
    z.record(z.string(), localised).optional(),
    'Section 15.1: what the national law says of the product, by the headings of the country’s market pack (docs/markets.md).',
    { taLuft: { en: 'No. 5.2.5', de: 'Nummer 5.2.5' } },
  ),
  acts: field(
    z.array(localised).optional(),
    'Section 15.1: further national acts that name this product or its ingredients.',
    [{ de: 'Chemikalien-Verbotsverordnung, Anlage 2' }],
  ),
});

export const specimens = ['urine', 'blood', 'plasma', 'erythrocytes', 'breath'] as const;
export const samplingTimes = [
  'anyTime',
  'endOfShift',
  'endOfSeveralShifts',
  'beforeNextShift',
  'afterExposure',
] as const;

/** A biological limit value (REACH Annex II 8.1.1.2). */
const biologicalLimit = z.strictObject({
  agent: field(localised.optional(), 'The agent; omitted: the product itself.', { en: 'acetone' }),
  law: field(text, 'The list of limits.', 'TRGS 903'),
  country: field(limitArea, 'Where the limit applies: EU or an ISO 3166 country code.', 'DE'),
  parameter: field(localised, 'What is measured.', { en: 'acetone' }),
  value: field(z.number().positive(), 'The limit.', 50),
  unit: field(text, 'Its unit.', 'mg/l'),
  specimen: field(z.enum(specimens), 'In what it is measured.', 'urine'),
  sampling: field(z.array(z.enum(samplingTimes)).min(1).optional(), 'When the sample is taken.', ['endOfShift']),
  note: field(localised.optional(), 'Remark of the list.', { en: 'background value' }),
});

/** The fields of a version's facts that belong to countries. */
export const marketFields = {
  biologicalLimits: field(z.array(biologicalLimit).optional(), 'Section 8.1: biological limit values.'),
  markets: field(
    z.record(countryCode, marketFacts).optional(),
    'Countries where the product is placed on the market, by their ISO 3166 codes, with what belongs to one country only; omitted: unknown.',
    { DE: { storageClass: '3' }, AT: {} },
  ),
};
