import { countryCode, UnknownCountryError } from '../write/country-code.ts';
import { kinds } from '../write/exposure-limits.ts';
import { samplingTimes, specimens } from '../../product/market-facts.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { countryName } from '../../languages/languages.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { figureOf } from './figures.ts';
import { localisedText, localisedTextOrUndefined, type Part, type Sheet, untranslateTerms } from './part.ts';

type Biological = NonNullable<ProductFactsInput['biologicalLimits']>[number];
type Limit = NonNullable<ProductFactsInput['exposureLimits']>[number];
type Airborne = NonNullable<Limit['twa']>;

/** Concentrations in air: factors of each unit to mg/m³ or ppm. */
const concentrations: Record<string, { field: keyof Airborne; factor: number }> = {
  'mg/m³': { field: 'mgPerM3', factor: 1 },
  'g/m3': { field: 'mgPerM3', factor: 1000 },
  'mg/l': { field: 'mgPerM3', factor: 1000 },
  ppm: { field: 'ppm', factor: 1 },
  'mL/m3': { field: 'ppm', factor: 1 },
  ppb: { field: 'ppm', factor: 0.001 },
};

/** Reads the limits of an ingredient; without one, those of the product, a mixture or a `substance`, or of agents that the limits name. */
export function readExposureLimits(
  sheet: Sheet,
  controls: Part | undefined,
  about: { ingredient?: string; substance?: string },
): Limit[] {
  const path = 'OccupationalExposureLimits/OccupationalExposureLimit';
  return (controls?.all(path) ?? []).flatMap((part) => readLimit(sheet, part, about) ?? []);
}

function readLimit(
  sheet: Sheet,
  part: Part,
  { ingredient, substance }: Parameters<typeof readExposureLimits>[2],
): Limit | null {
  const twa = readValue(part.all('Limit8H'));
  const stel = readValue(part.all('LimitShortTerm/Value'));
  if (!twa && !stel) return null;
  const lines = part.phrases('AdditionalInfo');
  const { skin } = sheet.words.exposure;
  const others = lines.filter((line) => line !== ingredient && line !== skin);
  // For limits of the product itself the agent comes first; those of a substance need not name it.
  const isNamed = ingredient === undefined && (substance === undefined || others.length > 1 || others[0] === substance);
  const agent = isNamed ? others.shift() : ingredient;
  return {
    ...(agent !== undefined && { agent: localisedText(sheet, agent) }),
    ...readLaw(sheet, part),
    ...(twa && { twa }),
    ...(stel && { stel }),
    ...(lines.includes(skin) && { skin: true }),
    ...(others.length > 0 && { note: localisedTextOrUndefined(sheet, others.join('; ')) }),
  };
}

/** Biological limit values as exported: the agent comes first among the further words. */
export function readBiologicalLimits(sheet: Sheet, controls: Part | undefined): Biological[] {
  const texts = marketPhrases(sheet.lang);
  const specimenOf = (text: string | undefined) => specimens.find((key) => texts.specimens[key] === text);
  return (controls?.all('BiologicalLimitValues/BiologicalLimitValue') ?? []).flatMap((part) => {
    const parameter = part.first('InvestigationParameter')?.fullText;
    const specimen = specimenOf(part.first('TestMaterial')?.fullText);
    const lines = part.all('AdditionalInfo').flatMap((info) => info.fullText ?? []);
    const isFigure = (line: string) => figureInWords.test(line);
    const figure = limitOf(part, lines.find(isFigure), texts.creatinine);
    if (parameter === undefined || specimen === undefined || !figure) return [];
    const timeOf = (line: string) => samplingTimes.find((key) => texts.samplingTimes[key] === line);
    const sampling = lines.flatMap((line) => timeOf(line) ?? []);
    const [agent, ...notes] = lines.filter((line) => !timeOf(line) && !isFigure(line));
    const law = readLaw(sheet, part);
    part.take();
    return [
      {
        ...(agent !== undefined && { agent: localisedText(sheet, agent) }),
        ...law,
        parameter: localisedText(sheet, parameter),
        ...figure,
        specimen,
        ...(sampling.length > 0 && { sampling }),
        ...(notes.length > 0 && { note: localisedText(sheet, notes.join('; ')) }),
      },
    ];
  });
}

/** `150 mg/g creatinine`: a figure in words, since eSDScom does not have the unit. */
const figureInWords = /^(\d+(?:\.\d+)?) ([^\s/]+\/\S.*)$/;

function limitOf(part: Part, line: string | undefined, creatinine: string): { value: number; unit: string } | null {
  const [, words, unit] = figureInWords.exec(line ?? '') ?? [];
  if (words !== undefined && unit !== undefined)
    return { value: Number(words), unit: unit.replace(creatinine, 'creatinine') };
  const value = part.first('Value');
  const figure = value && figureOf(value);
  return typeof figure?.value === 'number' ? { value: figure.value, unit: figure.unit } : null;
}

/** mg/m³ and, if given, ppm; a product file has no limit in ppm alone. */
function readValue(parts: readonly Part[]): Airborne | undefined {
  const value: Partial<Airborne> = {};
  if (!parts.some((part) => concentrations[unitOf(part)]?.field === 'mgPerM3')) return undefined;
  for (const part of parts) {
    const concentration = concentrations[unitOf(part)];
    if (!concentration || value[concentration.field] !== undefined) continue;
    const figure = figureOf(part);
    if (typeof figure?.value !== 'number') continue;
    value[concentration.field] = Number((figure.value * concentration.factor).toPrecision(12));
  }
  return value.mgPerM3 === undefined ? undefined : { ...value, mgPerM3: value.mgPerM3 };
}

const unitOf = (part: Part): string => {
  const unit = part.first('Unit')?.node.text ?? '';
  return unit === 'mg/m3' ? 'mg/m³' : unit === 'mg/L' ? 'mg/l' : unit;
};

/** `TRGS 900 (Germany)` as exported; otherwise by the kind of the limit, or else by the country of the feed. */
function readLaw(sheet: Sheet, part: Part): Pick<Limit, 'law' | 'country'> {
  const kind = part.text('LimitValueTypeWithCountryOrOrganisation') ?? 'OEL';
  const reference = part.phrase('Reference');
  const [, list, country] = /^(.+) \(([^()]+)\)$/.exec(reference ?? '') ?? [];
  const named = country === undefined ? undefined : codeOf(sheet, country);
  const countries = Object.entries(kinds).flatMap(([code, limitKind]) => (limitKind === kind ? code : []));
  const kindCountry = countries.length === 1 ? countries[0] : undefined;
  return {
    law: untranslateTerms(sheet, named && list ? list : (reference ?? kind)),
    country: named ?? kindCountry ?? sheet.country ?? 'EU',
  };
}

function codeOf({ lang }: Sheet, country: string): string | undefined {
  if (country === countryName('EU', lang)) return 'EU';
  try {
    return countryCode(country);
  } catch (error) {
    if (error instanceof UnknownCountryError) return undefined;
    throw error;
  }
}
