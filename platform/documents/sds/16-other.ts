import type { Phrases } from '../../languages/en/sheet.ts';
import type { Localised } from '../../languages/languages.ts';
import { interfaceText, messageTexts } from '../../languages/messages.ts';
import { hazardClassTexts } from '../../languages/phrases.ts';
import { type HazardClass, hazardClassRow } from '../../law/hazard-classes.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import { studyEndpoints } from '../../product/studies.ts';
import type { Block } from '../blocks/block.ts';
import { blockTexts, definitions, list, row, statements, subheading, table } from '../blocks/builders.ts';
import type { SdsSection } from '../blocks/sds-document.ts';
import {
  type Point,
  type Section,
  blocksOf,
  onlyMixtures,
  remedy,
  saysNothing,
  statementsOf,
  tableRows,
} from './sheet/point.ts';
import { procedureNames } from './02-hazards.ts';
import { limitLaw } from './08-exposure-controls.ts';
import { determinationsOf, exclusionsOf, proceduresOf } from './sheet/class-results.ts';
import { hazardClassName } from './sheet/hazard-names.ts';
import { sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, statement, textInLanguage } from './sheet/sheet.ts';
import { sourceText } from './sheet/studies.ts';

/** Section 16, built after the others because it explains their abbreviations. */
export function buildOtherInformation(sheet: Sheet, others: readonly SdsSection[]): Block[] {
  const { labels, notAvailable } = sheet.phrases;
  const writtenBlocks = [
    ...changes(sheet),
    ...statementsInFull(sheet),
    ...procedure(sheet),
    ...definitions(
      row(labels.sources, sourceLines(sheet), notAvailable),
      row(labels.training, sentencesAt(sheet, '16.training')),
      row(labels.disclaimer, sentencesAt(sheet, '16.disclaimer')),
    ),
    ...slotBlocks(sheet, '16'),
  ];
  const precedingBlocks = others.flatMap((section) => [
    ...section.blocks,
    ...section.subsections.flatMap(({ blocks }) => blocks),
  ]);
  return [...writtenBlocks, ...abbreviations(sheet, [...precedingBlocks, ...writtenBlocks])];
}

function changes(sheet: Sheet): Block[] {
  const { labels } = sheet.phrases;
  const items = sheet.facts.changes.map((change) => textInLanguage(sheet, change));
  if (items.length) return list(items, labels.changes);
  return definitions(row(labels.changes, sentencesAt(sheet, '16.changes', items)));
}

function statementsInFull(sheet: Sheet): Block[] {
  const { labels } = sheet.phrases;
  const items = furtherStatements(sheet).map(({ code, detail }) => ({ code, text: statement(sheet, code, detail) }));
  return statements(labels.statementsInFull, items, sentencesAt(sheet, '16.statements', items)[0]);
}

/** `Skin Irrit. 2; H315: C ≥ 5 %` */
const codeInLimit = /\b(?:EU)?H\d{3}[A-Za-z]{0,2}\b/g;

/** Statements that section 3 has as codes only, in classes and in specific concentration limits. */
export function furtherStatements({ facts }: Sheet): { code: string; detail: Localised | undefined }[] {
  const productCodes = new Set([...facts.classification.flatMap(({ h }) => h), ...facts.label.h, ...facts.label.euh]);
  const uses = facts.composition.flatMap(({ classification, euh, limits }) => [
    ...classification.flatMap(({ h, detail }) => h.map((code) => ({ code, detail }))),
    ...[...euh, ...limits.flatMap((limit) => limit.match(codeInLimit) ?? [])].map((code) => ({
      code,
      detail: undefined,
    })),
  ]);
  return [...new Set(uses.map(({ code }) => code))]
    .filter((code) => !productCodes.has(code))
    .sort()
    .map((code) => {
      // Ingredients that harm different organs share the statement without an organ.
      const [detail, ...others] = new Set(uses.filter((entry) => entry.code === code).map((entry) => entry.detail));
      return { code, detail: others.length ? undefined : detail };
    });
}

/**
 * Each class that a mixture has, or does not have by a decision of the author, with the procedure and the reason. (REACH Annex II 16(d))
 */
function procedure(sheet: Sheet): Block[] {
  const { facts, phrases } = sheet;
  const { columns, labels, noValue } = phrases;
  if (facts.kind === 'substance') return [];
  const rows = facts.classification.map((entry) => [
    hazardClassName(entry.category, entry.h, phrases),
    [entry.category, ...entry.h].join(', '),
    [
      ...procedureNames(sheet, entry),
      ...determinationsOf(sheet, entry).map(({ reason }) => textInLanguage(sheet, reason)),
    ],
  ]);
  const excludedRows = exclusionsOf(sheet).map((exclusion) => [
    interfaceText(hazardClassTexts(exclusion.class), sheet.lang),
    '',
    [
      phrases.procedures[exclusion.basis],
      ...sentencesAt(sheet, '16.excluded'),
      textInLanguage(sheet, exclusion.reason),
    ],
  ]);
  return table(
    labels.procedure,
    [columns.hazardClass, columns.abbreviation, columns.procedure],
    [...rows, ...excludedRows],
    noValue,
  );
}

function abbreviations({ phrases, lang }: Sheet, writtenBlocks: readonly Block[]): Block[] {
  const text = writtenBlocks.flatMap(blockTexts).join('\n');
  const entries = Object.entries({ ...classAbbreviations(phrases), ...phrases.abbreviations })
    .filter(([short, long]) => short !== long && hasWord(text, short))
    .sort(([a], [b]) => a.localeCompare(b, lang));
  if (!entries.length) return [];
  return [
    subheading(phrases.labels.abbreviations),
    ...definitions(...entries.map(([short, long]) => row(short, long))),
  ];
}

/** `Flam. Liq.`, `Press. Gas (Comp.)`: the codes of hazard classes and of groups of gases, with their names (CLP Annex VI, Table 1.1). */
const classAbbreviations = (phrases: Phrases): Record<string, string> => ({
  ...phrases.hazardClasses,
  ...Object.fromEntries(
    Object.keys(phrases.hazardCategories.gases)
      .map((group) => `Press. Gas (${group})`)
      .map((category) => [category, hazardClassName(category, [], phrases)]),
  ),
});

/**
 * Whether a text has a word that is not part of a longer one; one of three letters or more also as the beginning of a code, `EUH066`. A
 * regular expression for each word would take ten times as long.
 */
function hasWord(text: string, word: string): boolean {
  const isPartOfWord = (character = '') => /[\p{L}\d]/u.test(character);
  const isLonger = word.length > 2 ? (character = '') => /\p{L}/u.test(character) : isPartOfWord;
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1))
    if (!isPartOfWord(text[index - 1]) && !isLonger(text[index + word.length])) return true;
  return false;
}

/** A source with the subsection that has the value. */
type Use = readonly [source: string | undefined, section: string];

const sourceOf = (property: unknown): string | undefined =>
  typeof property === 'object' && property !== null && 'source' in property ? String(property.source) : undefined;

/** Every source in the facts, in the order of the sheet; for limits, the sources of the market. */
function usesOf(sheet: Sheet): Use[] {
  const { facts, market, limits } = sheet;
  const section3 = facts.kind === 'substance' ? '3.1' : '3.2';
  const levels = [...(facts.noEffectLevels ?? []), ...(facts.noEffectConcentrations ?? [])];
  const isHarmonised = facts.classification.some((entry) => proceduresOf(sheet, entry).includes('harmonised'));
  return [
    [facts.kind === 'substance' && isHarmonised ? 'CLP Annex VI' : undefined, '2.1'],
    ...facts.composition.map(({ source }): Use => [source, section3]),
    ...limits.map((limit): Use => [limit.listed ? limitLaw(sheet, limit) : limit.law, '8.1']),
    ...(facts.biologicalLimits ?? [])
      .filter(({ country }) => appliesIn(market, country))
      .map(({ law }): Use => [law, '8.1']),
    ...levels.map(({ source }): Use => [source, '8.1']),
    ...Object.values(facts.basicProperties).map((property): Use => [sourceOf(property), '9.1']),
    ...facts.otherProperties.map(({ value }): Use => [sourceOf(value), '9.2']),
    ...facts.studies.map(({ source, endpoint }): Use => [source, studyEndpoints[endpoint].section]),
    ...Object.entries(facts.notClassified ?? {}).map(([name, { source }]): Use => [
      source,
      hazardClassRow(name as HazardClass).subsection,
    ]),
  ];
}

/** The sources of the values with the subsections that have them, `ECHA registration dossier (8.1, 11.1)` (REACH Annex II 16(c)). */
export function sourceLines(sheet: Sheet): string[] {
  const sections = new Map<string, Set<string>>();
  for (const [source, section] of usesOf(sheet)) {
    if (source !== undefined) sections.set(source, (sections.get(source) ?? new Set()).add(section));
  }
  return [...sections].map(([source, used]) => `${sourceText(sheet, source)} (${[...used].join(', ')})`);
}

const points: Point[] = [
  {
    id: '16-1',
    asks: messageTexts('16-1'),
    provision: 'REACH Annex II 16(a)',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ facts }) => facts.changes.length === 0 && messageTexts('noChanges'),
    remedy: remedy('fillInChanges'),
  },
  {
    id: '16-2',
    asks: messageTexts('16-2'),
    provision: 'REACH Annex II 16(b)',
    missing: (sheet) => {
      const blocks = blocksOf(sheet, '16');
      const index = blocks.findIndex(
        (block) => block.kind === 'subheading' && block.text === sheet.phrases.labels.abbreviations,
      );
      return (index < 0 || blocks[index + 1]?.kind !== 'definitions') && messageTexts('noAbbreviations');
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '16-3',
    asks: messageTexts('16-3'),
    provision: 'REACH Annex II 16(c)',
    missing: saysNothing('16', ({ labels }) => labels.sources),
    remedy: remedy('giveSources'),
  },
  {
    id: '16-4',
    asks: messageTexts('16-4'),
    provision: 'REACH Annex II 16(d); CLP Art. 9',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (sheet.facts.classification.length === 0 && 'the mixture is not classified'),
    missing: (sheet) => {
      const rows = tableRows(sheet, '16', sheet.phrases.labels.procedure);
      const open = rows.filter((row) => row.at(-1)?.includes(sheet.phrases.procedures.notStated));
      return (rows.length < sheet.facts.classification.length || open.length > 0) && messageTexts('noProcedures');
    },
    isHazardDependent: true,
    remedy: remedy('addOverride'),
  },
  {
    id: '16-5',
    asks: messageTexts('16-5'),
    provision: 'REACH Annex II 16(e)',
    missing: (sheet) => {
      const productStatements = new Set([
        ...statementsOf(sheet),
        ...sheet.facts.label.h.flatMap((code) => code.split('+')),
        ...sheet.facts.label.euh,
      ]);
      const uses = sheet.facts.composition.flatMap(({ classification, euh }) => [
        ...classification.flatMap(({ h }) => h),
        ...euh,
      ]);
      const codes = blocksOf(sheet, '16').flatMap((block) =>
        block.kind === 'statements' ? block.items.map(({ code }) => code) : [],
      );
      const lacking = [...new Set(uses)].filter((code) => !productStatements.has(code) && !codes.includes(code));
      return lacking.length > 0 && messageTexts('lacks', { section: '16', what: lacking });
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '16-6',
    asks: messageTexts('16-6'),
    provision: 'REACH Annex II 16(f)',
    missing: saysNothing('16', ({ labels }) => labels.training),
    isHazardDependent: true,
    remedy: remedy('renderAnew'),
  },
];

/** Section 16, other information. */
export const otherInformation: Section<16> = { subsections: {}, points };
