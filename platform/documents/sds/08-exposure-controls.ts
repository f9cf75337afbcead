import { type Localised, countryName, fill, localise, longDate } from '../../languages/languages.ts';
import { type Texts, translateAll, messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { isWater } from '../../product/ingredients.ts';
import {
  airListsOf,
  biologicalListsOf,
  compareLimits,
  hasCompleteLimits,
  namesIn,
  type LimitSource,
  type MarketLimit,
} from '../../product/markets/limits.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import { gases, isGaseous } from '../../product/product-traits.ts';
import type { Block } from '../blocks/block.ts';
import { definitions, paragraph, row, subheading, table } from '../blocks/builders.ts';
import { safetySigns } from '../blocks/safety-signs.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  blocksOf,
  markHazardDependent,
  hasOwnText,
  hasPhrase,
  hasStatement,
  remedy,
  saysNothing,
  slotText,
  tableRows,
  textsBelow,
  valuesOf,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt, slotRow } from './sheet/sentences.ts';
import { type Sheet, contents, formatFigure, slotBlocks, slotLines, textInLanguage, hasTrait } from './sheet/sheet.ts';
import { termsText } from './sheet/studies.ts';

const subsections: Section<8>['subsections'] = {
  '8.1': (sheet) => {
    const { facts, phrases } = sheet;
    const { labels, notAvailable } = phrases;
    const biological = biologicalLimits(sheet);
    const stated = slotLines(sheet, '8.1');
    return [
      ...exposureLimits(sheet),
      ...biological,
      ...definitions(
        row(
          labels.biologicalLimits,
          stated,
          sentencesAt(sheet, '8.1.biological', {
            stated: [...biological, ...stated],
            lists: biologicalListsOf(sheet.market, sheet.day).map((entry) => datedLaw(sheet, entry)),
          })[0],
        ),
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
};

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
  const { phrases, lang } = sheet;
  const { columns, labels, noValue } = phrases;
  const rows = sheet.limits.map((limit) => [
    [substanceName(sheet, limit.agent), formName(limit)],
    limitLaw(sheet, limit),
    countryName(limit.country, lang),
    concentrationLines(sheet, limit.twa),
    concentrationLines(sheet, limit.stel),
    limitRemarks(sheet, limit),
  ]);
  const head = [columns.agent, columns.list, columns.country, columns.twa, columns.stel, columns.remarks];
  return [
    ...table(labels.exposureLimits, head, rows, noValue),
    ...sentencesAt(sheet, '8.1.limits').map(paragraph),
    ...limitsNotRecorded(sheet).map(paragraph),
    ...comparedLists(sheet).map(paragraph),
  ];
}

function comparedLists(sheet: Sheet): string[] {
  const lists = airListsOf(sheet.market, sheet.day);
  return sentencesAt(sheet, '8.1.compared', {
    open: namesWithoutLimits(sheet),
    lists: lists.map((list) => datedLaw(sheet, list)),
    isBindingOnly: lists.some(({ isBindingOnly }) => isBindingOnly),
  });
}

function concentrationLines(sheet: Sheet, limit: MarketLimit['twa']) {
  if (limit === undefined) return undefined;
  const { mgPerM3, ppm } = limit;
  return [
    mgPerM3 !== undefined && withNonBreakingSpaces(`${formatFigure(sheet, mgPerM3)} mg/m³`),
    ppm !== undefined && withNonBreakingSpaces(`${formatFigure(sheet, ppm)} ppm`),
  ].filter((line) => line !== false);
}

/** What a list calls the substance, where its name says for which form the limit is. */
const formName = ({ listed }: MarketLimit): string | null => (listed?.hasForm ? listed.name : null);

/**
 * The list of a limit; one that the author did not type with the state of the list. A Directive of the Union with indicative values is a list
 * of its own: the state of the table, which has those of all of them, is not its date.
 */
export const limitLaw = (sheet: Sheet, { law, listed }: MarketLimit): string =>
  listed === undefined || (listed.country === 'EU' && listed.isBinding === false)
    ? termsText(sheet, law)
    : datedLaw(sheet, listed);

/** `EH40/2005, as of 23 January 2026`; of a list with a year or a month only, `2026-11`. */
export const datedLaw = (sheet: Sheet, { law, source: { date } }: LimitSource): string =>
  fill(sheet.phrases.listCheck.listDate, {
    list: termsText(sheet, law),
    date: date.length === 10 ? longDate(date, sheet.phrases.locale) : date,
  });

/** The remarks on a limit: notations, fraction, reference period, validity, and those of its list or author. */
export function limitRemarks(sheet: Sheet, { skin, note, listed }: MarketLimit): string[] {
  const { phrases, marketPhrases: texts } = sheet;
  return [
    skin ? phrases.exposure.skin : null,
    ...(listed?.sensitisation ?? []).map((organ) => texts.sensitisation[organ]),
    listed?.fraction ? texts.fractions[listed.fraction] : null,
    listed?.stelMinutes === undefined ? null : fill(texts.peakMinutes, { minutes: String(listed.stelMinutes) }),
    listed?.isBinding === undefined ? null : texts.limitKinds[listed.isBinding ? 'binding' : 'indicative'],
    listed?.to === undefined ? null : fill(texts.limitUntil, { date: longDate(listed.to, phrases.locale) }),
    listed?.next === undefined ? null : nextLimit(sheet, listed.next),
    listed?.remark ?? null,
    listed?.lacksNotations ? texts.notationsUnknown : null,
    textInLanguage(sheet, note),
  ].filter((remark) => remark !== null);
}

/** `from 1 January 2029: TWA (8 h) 0.006 mg/m³; STEL (15 min) 0.012 mg/m³` */
function nextLimit(sheet: Sheet, { twa, stel, from }: NonNullable<NonNullable<MarketLimit['listed']>['next']>): string {
  const { columns, locale } = sheet.phrases;
  const values = (
    [
      ['twa', twa],
      ['stel', stel],
    ] as const
  ).flatMap(([column, value]) => {
    const lines = concentrationLines(sheet, value);
    return lines ? [`${columns[column]} ${lines.join(', ')}`] : [];
  });
  return fill(sheet.marketPhrases.limitFrom, { date: longDate(from, locale), values: values.join('; ') });
}

/**
 * The substances of section 3, or the product without any, for which it is not known whether the market has a limit in air: neither the
 * product nor a list has one of the country, and they were not compared with all limits of its law. Water has no limit anywhere.
 */
export function namesWithoutLimits({
  facts,
  market,
  limits,
  day,
}: Pick<Sheet, 'facts' | 'market' | 'limits' | 'day'>): Localised[] {
  const national = limits.filter(({ country }) => country === market.country);
  if (national.some(({ agent }) => agent === undefined)) return [];
  if (facts.composition.length === 0) return national.length > 0 ? [] : [facts.name];
  const isCompared = hasCompleteLimits(market, 'air', day);
  const agents = new Set(national.flatMap(({ agent }) => namesIn(agent ?? {})));
  const isOpen = ({ name, cas, ec }: ProductFacts['composition'][number]) =>
    !isWater({ cas, ec }) && !(isCompared && cas !== undefined) && !namesIn(name).some((known) => agents.has(known));
  return facts.composition.filter(isOpen).map(({ name }) => name);
}

/** The limits of the market's lists for substances of section 3 of which the author typed another value, by list. */
function differentLimits({ facts, market, day }: Pick<Sheet, 'facts' | 'market' | 'day'>) {
  const namesByLaw = new Map<string, Localised[]>();
  for (const { ingredient, different } of compareLimits(facts, market, day))
    for (const law of new Set(different.map(({ listed }) => listed.law)))
      namesByLaw.set(law, [...(namesByLaw.get(law) ?? []), ingredient.name]);
  return [...namesByLaw].map(([law, names]) => ({ law, names }));
}

/** The substances of section 3 whose limits of the market are missing from the product: 'none recorded' alone would mislead. */
const limitsNotRecorded = (sheet: Sheet): string[] =>
  differentLimits(sheet).flatMap(({ law, names }) =>
    sentencesAt(sheet, '8.1.list', {
      law: termsText(sheet, law),
      names: names.map((name) => textInLanguage(sheet, name)).join(', '),
    }),
  );

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
  const columnCount = hasNotes ? head.length : head.length - 1;
  return table(
    labels.biologicalLimits,
    head.slice(0, columnCount),
    rows.map((cells) => cells.slice(0, columnCount)),
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

/** The name of the ingredient; else of the product, for a substance that of its main constituent. */
export function substanceName(sheet: Sheet, substance: Localised | undefined): string | null {
  const { facts } = sheet;
  const [mainConstituent] = facts.kind === 'substance' ? facts.composition : [];
  return textInLanguage(sheet, substance ?? mainConstituent?.name ?? facts.name);
}

const withUnit = (sheet: Sheet, { value, unit }: { value: number; unit: string }) =>
  withNonBreakingSpaces(`${formatFigure(sheet, value)} ${termsText(sheet, unit)}`);

const needsGloves = (sheet: SheetUnderCheck) =>
  hasStatement(sheet, hasTrait(sheet, ...gases) ? /^H31[0-7]/ : /^H3(?:1[0-7]|61)/) || hasTrait(sheet, 'EUH066');

const harmsAirways = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H33[0-7]/) || hasTrait(sheet, 'EUH071');

/** Whether section 8.2 has one of some phrases about the airways, or a text of its author. */
function namesProtection(sheet: SheetUnderCheck, keys: RegExp): boolean {
  const texts = valuesOf(sheet, '8.2', sheet.phrases.labels.respiratoryProtection).map((text) =>
    text.replace(/\s/g, ''),
  );
  const isPrinted = Object.entries(sheet.phrases.standard).some(
    ([key, phrase]) => keys.test(key) && texts.includes(phrase.replace(/\s/g, '')),
  );
  return isPrinted || hasOwnText(sheet, '8.2.2.respiratory');
}

const hasNoEffectTables = (sheet: SheetUnderCheck): boolean => {
  const { dnel, pnec } = sheet.phrases.labels;
  return tableRows(sheet, '8.1', dnel).length + tableRows(sheet, '8.1', pnec).length > 0;
};

const countryTexts = ({ market }: SheetUnderCheck): Texts => translateAll((lang) => countryName(market.country, lang));

const controlParameters: Point[] = [
  {
    id: '8.1-1',
    asks: messageTexts('8.1-1'),
    provision: 'REACH Annex II 8.1.1.1',
    missing: (sheet) => {
      if (tableRows(sheet, '8.1').length === 0 && !blocksOf(sheet, '8.1').some(({ kind }) => kind === 'paragraph'))
        return messageTexts('noLimits');
      const other = differentLimits(sheet).flatMap(({ law, names }) =>
        names.map((name) => translateAll((lang) => `${law} (${localise(name, lang) ?? ''})`)),
      );
      return other.length > 0 && messageTexts('limitsDiffer', { what: other });
    },
    open: (sheet) => {
      const names = namesWithoutLimits(sheet);
      if (names.length === 0) return false;
      const lists = airListsOf(sheet.market, sheet.day).map(({ law, source }) => `${law} (${source.date})`);
      return lists.length > 0
        ? messageTexts('limitsComparedInPart', { lists, country: countryTexts(sheet), names })
        : messageTexts('limitsNotCompared', { country: countryTexts(sheet), names });
    },
    remedy: remedy('fillInLimits'),
  },
  {
    id: '8.1-2',
    asks: messageTexts('8.1-2'),
    provision: 'REACH Annex II 8.1.1.1',
    exempt: ({ facts }) => facts.exposureLimits.length === 0 && 'no limit is recorded',
    missing: ({ facts }) => {
      const lacking = facts.exposureLimits.filter(({ twa, stel }) => !twa && !stel);
      return lacking.length > 0 && messageTexts('noLimitValue', { lists: lacking.map(({ law }) => law) });
    },
    remedy: remedy('fillInLimitValue'),
  },
  {
    id: '8.1-4',
    asks: messageTexts('8.1-4'),
    provision: 'REACH Annex II 8.1.1.2',
    missing: (sheet) => {
      const { facts, market, phrases, day } = sheet;
      const { biologicalLimits } = phrases.labels;
      if (tableRows(sheet, '8.1', biologicalLimits).length > 0) return false;
      if (valuesOf(sheet, '8.1', biologicalLimits).length === 0) return messageTexts('noBiologicalLimits');
      const lacking = biologicalListsOf(market, day).flatMap(({ law, biological = [] }) =>
        biological
          .filter(({ cas }) => facts.composition.some((ingredient) => ingredient.cas === cas))
          .map(({ name }) => `${law}, ${name}`),
      );
      return lacking.length > 0 && messageTexts('lacks', { section: '8.1', what: [...new Set(lacking)] });
    },
    open: (sheet) =>
      tableRows(sheet, '8.1', sheet.phrases.labels.biologicalLimits).length === 0 &&
      !hasOwnText(sheet, '8.1') &&
      !hasCompleteLimits(sheet.market, 'biological', sheet.day) &&
      messageTexts('biologicalNotCompared', { country: countryTexts(sheet) }),
    remedy: remedy('fillInBiological'),
  },
  {
    id: '8.1-5',
    asks: messageTexts('8.1-5'),
    provision: 'REACH Annex II 8.1.4',
    exempt: (sheet) =>
      !hasPhrase(sheet, '15.2', 'csaCarriedOut') &&
      (hasPhrase(sheet, '15.2', 'csaNotCarriedOut', 'csaNotRequired') || hasOwnText(sheet, '15.2')) &&
      'no chemical safety assessment was carried out',
    missing: (sheet) =>
      hasPhrase(sheet, '15.2', 'csaCarriedOut') && !hasNoEffectTables(sheet) && messageTexts('noDnelOrPnec'),
    open: (sheet) => !hasNoEffectTables(sheet) && messageTexts('assessmentNotKnown'),
    remedy: remedy('fillInNoEffect'),
  },
  {
    id: '8.1-3',
    asks: messageTexts('8.1-3'),
    provision: 'REACH Annex II 8.1.2',
    missing: saysNothing('8.1', ({ labels }) => labels.monitoring),
    isHazardDependent: true,
    remedy: remedy('renderAnew'),
  },
];

const isGloveMaterialUnknown = (sheet: SheetUnderCheck): boolean =>
  contents(sheet, '8.2.2.hands').keys.includes('gloveMaterialUnknown');

function glovesLack(sheet: SheetUnderCheck): Texts | false {
  const text = valuesOf(sheet, '8.2', sheet.phrases.labels.handProtection).join(' ');
  const lacking = [
    [/\d[\s\u202f\u00a0]mm|laminat|EVAL/i, messageTexts('thickness')],
    [/\d[\s\u202f\u00a0]min/, messageTexts('breakthroughTime')],
  ] as const;
  const found = lacking.filter(([pattern]) => !pattern.test(text)).map(([, name]) => name);
  return found.length > 0 && messageTexts('glovesLack', { what: found });
}

const controls: Point[] = [
  {
    id: '8.2-1',
    asks: messageTexts('8.2-1'),
    provision: 'REACH Annex II 8.2.1',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.1').length === 0 && messageTexts('noText', { section: '8.2.1' }),
    remedy: remedy('addPhrasesOrText', { subsection: '8.2.1' }),
  },
  {
    id: '8.2-2',
    asks: messageTexts('8.2-2'),
    provision: 'REACH Annex II 8.2.2.2(a)',
    missing: (sheet) => {
      const texts = valuesOf(sheet, '8.2', sheet.phrases.labels.eyeProtection);
      return !texts.some((text) => /EN[\s\u00a0](?:ISO[\s\u00a0])?\d/.test(text)) && messageTexts('noEyeStandard');
    },
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.eyes') }),
  },
  {
    id: '8.2-3',
    asks: messageTexts('8.2-3'),
    provision: 'REACH Annex II 8.2.2.2(b)(i)',
    exempt: (sheet) => !needsGloves(sheet) && 'no hazard by skin contact',
    missing: (sheet) => !isGloveMaterialUnknown(sheet) && glovesLack(sheet),
    open: (sheet) => isGloveMaterialUnknown(sheet) && glovesLack(sheet),
    remedy: remedy('addGloves'),
  },
  {
    id: '8.2-4',
    asks: messageTexts('8.2-4'),
    provision: 'REACH Annex II 8.2.2.2(b)(ii)',
    missing: saysNothing('8.2', ({ labels }) => labels.skinProtection),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.skin') }),
  },
  {
    id: '8.2-5',
    asks: messageTexts('8.2-5'),
    provision: 'REACH Annex II 8.2.2.2(c)',
    exempt: (sheet) =>
      !harmsAirways(sheet) &&
      !contents(sheet, '8.2.2.respiratory').keys.some((key) => key.startsWith('respiratoryIf')) &&
      'no hazard by inhalation',
    missing: (sheet) =>
      !namesProtection(sheet, /^filter[A-Z]|^selfContainedAtHighConcentration$/) && messageTexts('noFilter'),
    // A particle filter holds back no vapours, which a solid does not have, and an apparatus is for high concentrations only.
    open: (sheet) =>
      !hasTrait(sheet, 'solid') &&
      !isGaseous(sheet.traits) &&
      (harmsAirways(sheet) || contents(sheet, '8.2.2.respiratory').keys.includes('gasFilterUnknown')) &&
      !namesProtection(sheet, /^filter(AX?|B|E|K|NO)(P[23])?$/) &&
      messageTexts('noGasFilter'),
    remedy: remedy('addFilter'),
  },
  {
    id: '8.2-6',
    asks: messageTexts('8.2-6'),
    provision: 'REACH Annex II 8.2.2.2(d)',
    missing: saysNothing('8.2', ({ labels }) => labels.thermalProtection),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.thermal') }),
  },
  {
    id: '8.2-7',
    asks: messageTexts('8.2-7'),
    provision: 'REACH Annex II 8.2.2.2(c)',
    exempt: (sheet) => !hasStatement(sheet, /^H33[0-4]|^H3[4-7]/) && !hasTrait(sheet, 'EUH071') && 'no such class',
    missing: (sheet) =>
      valuesOf(sheet, '8.2', sheet.phrases.labels.respiratoryProtection).includes(
        sheet.phrases.standard.respiratoryNotNeeded,
      ) && messageTexts('saysNotNeeded', { phrase: phraseTexts(({ standard }) => standard.respiratoryNotNeeded) }),
    remedy: remedy('stateFilter'),
  },
  {
    id: '8.2-8',
    asks: messageTexts('8.2-8'),
    provision: 'REACH Annex II 8.2.3',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.3').length === 0 && messageTexts('noText', { section: '8.2.3' }),
    remedy: remedy('addPhrasesOrText', { subsection: '8.2.3' }),
  },
];

/** Section 8, exposure controls and personal protection. */
export const exposureControls: Section<8> = {
  subsections,
  points: [...controlParameters, ...markHazardDependent(controls)],
};
