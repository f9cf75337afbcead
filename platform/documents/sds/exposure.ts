import { countryName, inLanguage, type Localised } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { appliesIn, hasCompleteLimits, limitListsOf, missingAirLimits } from '../../product/markets/markets.ts';
import { isWater } from '../../product/ingredients.ts';
import { definitions, paragraph, row, subheading, table } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { safetySigns } from '../blocks/safety-signs.ts';
import { contents, formatFigure, textInLanguage, slotBlocks, slotLines, type Builders, type Sheet } from './sheet.ts';
import { orNoInformation, sentencesAt, slotRow } from './sentences.ts';
import { termsText } from './studies.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';

/** Section 8. */
export const exposure = {
  '8.1': (sheet) => {
    const { facts, phrases } = sheet;
    const { labels, notAvailable } = phrases;
    const biological = biologicalLimits(sheet);
    const stated = slotLines(sheet, '8.1');
    return [
      ...exposureLimits(sheet),
      ...biological,
      ...definitions(
        row(labels.biologicalLimits, stated, sentencesAt(sheet, '8.1.biological', [...biological, ...stated])[0]),
        facts.noEffectLevels?.length ? [] : row(labels.dnel, notAvailable),
        facts.noEffectConcentrations?.length ? [] : row(labels.pnec, notAvailable),
        row(labels.monitoring, sentencesAt(sheet, '8.1.monitoring')),
      ),
      ...noEffectLevels(sheet),
      ...noEffectConcentrations(sheet),
    ];
  },
  '8.2': (sheet) => {
    const { subheadings, labels } = sheet.phrases;
    return [
      subheading(subheadings['8.2.1'], '8.2.1'),
      ...orNoInformation(sheet, slotBlocks(sheet, '8.2.1')),
      subheading(subheadings['8.2.2'], '8.2.2'),
      ...slotBlocks(sheet, '8.2.2'),
      ...definitions(
        slotRow(sheet, labels.eyeProtection, '8.2.2.eyes'),
        slotRow(sheet, labels.handProtection, '8.2.2.hands'),
        slotRow(sheet, labels.skinProtection, '8.2.2.skin'),
        slotRow(sheet, labels.respiratoryProtection, '8.2.2.respiratory'),
        slotRow(sheet, labels.thermalProtection, '8.2.2.thermal'),
      ),
      ...protectiveSigns(sheet),
      subheading(subheadings['8.2.3'], '8.2.3'),
      ...orNoInformation(sheet, slotBlocks(sheet, '8.2.3')),
    ];
  },
} satisfies Builders;

/** The signs of ISO 7010 for the equipment that the lines of 8.2.2 name. */
function protectiveSigns(sheet: Sheet): Block[] {
  const { labels, ipi } = sheet.phrases;
  const slots = ['8.2.2.eyes', '8.2.2.hands', '8.2.2.skin', '8.2.2.respiratory'] as const;
  const keys = slots.flatMap((slot) => contents(sheet, slot).keys);
  const codes = safetySigns(keys, sheet.traits).filter((code) => code.startsWith('M'));
  const items = codes.map((code) => ({ code, name: ipi.signs[code] }));
  return items.length ? [{ kind: 'pictograms', label: labels.protectiveSigns, items }] : [];
}

function exposureLimits(sheet: Sheet): Block[] {
  const { facts, phrases, market, lang } = sheet;
  const { columns, labels, noValue } = phrases;
  const limits = facts.exposureLimits.filter(({ country }) => appliesIn(market, country));
  const value = (limit: { mgPerM3: number; ppm?: number | undefined } | undefined) =>
    limit &&
    [
      withNonBreakingSpaces(`${formatFigure(sheet, limit.mgPerM3)} mg/m³`),
      limit.ppm !== undefined && withNonBreakingSpaces(`${formatFigure(sheet, limit.ppm)} ppm`),
    ].filter((line) => line !== false);
  const rows = limits.map(({ agent, law, country, twa, stel, skin, note }) => [
    substanceName(sheet, agent),
    termsText(sheet, law),
    countryName(country, lang),
    value(twa),
    value(stel),
    [skin ? phrases.exposure.skin : null, textInLanguage(sheet, note)],
  ]);
  const head = [columns.agent, columns.list, columns.country, columns.twa, columns.stel, columns.remarks];
  return [
    ...table(labels.exposureLimits, head, rows, noValue),
    ...sentencesAt(sheet, '8.1.limits').map(paragraph),
    ...limitsNotRecorded(sheet).map(paragraph),
    ...sentencesAt(sheet, '8.1.compared', namesWithoutLimits(sheet)).map(paragraph),
  ];
}

/**
 * The substances of section 3, or the product without any, of which it is not known whether the market has a limit in air: the product has
 * none of the country, and they were not compared with all limits of its law. Water has none anywhere.
 */
export function namesWithoutLimits({ facts, market }: Pick<Sheet, 'facts' | 'market'>): Localised[] {
  const own = facts.exposureLimits.filter(({ country }) => country === market.country);
  if (own.some(({ agent }) => agent === undefined)) return [];
  if (facts.composition.length === 0) return own.length > 0 ? [] : [facts.name];
  const isCompared = hasCompleteLimits(market, 'air');
  const agents = new Set(own.map(({ agent }) => inLanguage(agent, 'en')?.toLowerCase()));
  const isOpen = ({ name, cas, ec }: ProductFacts['composition'][number]) =>
    !isWater({ cas, ec }) && !(isCompared && cas !== undefined) && !agents.has(inLanguage(name, 'en')?.toLowerCase());
  return facts.composition.filter(isOpen).map(({ name }) => name);
}

/** The substances of section 3 whose limits of the market the product does not have: 'none recorded' alone would mislead. */
function limitsNotRecorded(sheet: Sheet): string[] {
  const { facts, market } = sheet;
  return limitListsOf(market).flatMap((list) => {
    const missing = new Set(missingAirLimits(facts, list).map(({ cas }) => cas));
    const substances = facts.composition.filter(({ cas }) => cas !== undefined && missing.has(cas));
    const names = substances.map(({ name }) => textInLanguage(sheet, name)).join(', ');
    return sentencesAt(sheet, '8.1.list', { law: termsText(sheet, list.law), names });
  });
}

/** Biological limit values of the market (Annex II 8.1.1.2). */
function biologicalLimits(sheet: Sheet): Block[] {
  const { facts, phrases, marketPhrases: texts, market, lang } = sheet;
  const { columns, labels, noValue } = phrases;
  const rows = (facts.biologicalLimits ?? [])
    .filter(({ country }) => appliesIn(market, country))
    .map(({ agent, law, country, parameter, value, unit, specimen, sampling = [], note }) => [
      substanceName(sheet, agent),
      [termsText(sheet, law), countryName(country, lang)],
      textInLanguage(sheet, parameter),
      withNonBreakingSpaces(`${formatFigure(sheet, value)} ${unit.replace('creatinine', texts.creatinine)}`),
      [texts.specimens[specimen], ...sampling.map((time) => texts.samplingTimes[time])],
      textInLanguage(sheet, note),
    ]);
  const hasNotes = rows.some((cells) => cells.at(-1));
  const head = [columns.agent, columns.list, texts.parameter, columns.value, texts.specimen, columns.remarks];
  const kept = hasNotes ? head.length : head.length - 1;
  return table(
    labels.biologicalLimits,
    head.slice(0, kept),
    rows.map((cells) => cells.slice(0, kept)),
    noValue,
  );
}

/** DNEL by group, route, duration and effect (REACH Annex II 8.1.4). */
function noEffectLevels(sheet: Sheet): Block[] {
  const { columns, exposure: words, hazardCategories, labels, noValue } = sheet.phrases;
  const rows = (sheet.facts.noEffectLevels ?? []).map(
    ({ substance, population, route, duration, effect, ...level }) => [
      substanceName(sheet, substance),
      words.populations[population],
      hazardCategories.routes[route],
      `${words.durations[duration]}, ${words.effects[effect]}`,
      withUnit(sheet, level),
    ],
  );
  const head = [columns.substance, columns.population, columns.route, columns.duration, columns.value];
  return table(labels.dnel, head, rows, noValue);
}

/** PNEC by compartment (REACH Annex II 8.1.4). */
function noEffectConcentrations(sheet: Sheet): Block[] {
  const { columns, exposure: words, labels, noValue } = sheet.phrases;
  const rows = (sheet.facts.noEffectConcentrations ?? []).map(({ substance, compartment, ...concentration }) => [
    substanceName(sheet, substance),
    words.compartments[compartment],
    withUnit(sheet, concentration),
  ]);
  return table(labels.pnec, [columns.substance, columns.compartment, columns.value], rows, noValue);
}

/** The ingredient; else the product, of a substance by the name of its main constituent. */
export function substanceName(sheet: Sheet, substance: Localised | undefined): string | null {
  const { facts } = sheet;
  const [mainConstituent] = facts.kind === 'substance' ? facts.composition : [];
  return textInLanguage(sheet, substance ?? mainConstituent?.name ?? facts.name);
}

const withUnit = (sheet: Sheet, { value, unit }: { value: number; unit: string }) =>
  withNonBreakingSpaces(`${formatFigure(sheet, value)} ${termsText(sheet, unit)}`);
