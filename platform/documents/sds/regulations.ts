import { fill, longDate } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { listedCmrRestrictions, totalContentOf } from '../../product/mixture.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import { reachListKinds } from '../../product/regulatory-lists.ts';
import { cmrRestrictions, reachListLimits } from '../../law/reach-lists.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import type { Phrases } from '../../languages/en/sheet.ts';
import { definitions, list, paragraph, row } from '../blocks/builders.ts';
import type { Trait } from '../../product/product-traits.ts';
import type { SlotContents } from '../../product/slot-phrases.ts';
import type { Slot } from '../../product/slots.ts';
import { nationalLegislation, sevesoLines, withoutSeveso } from './national-legislation.ts';
import { orNoInformation, sentencesAt } from './sentences.ts';
import { contents, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** The classes of entry 3: STOT SE 3 without narcotic effects, Ox. Liq. without category 3, self-reactives of types A and B. */
const entry3: readonly Trait[] = [
  ...(['H200', 'H201', 'H202', 'H203', 'H204', 'H205'] as const),
  'aerosol',
  'flammableLiquid',
  'H228',
  'H240',
  'H241',
  ...(['C', 'D', 'CD', 'E', 'F', 'EF'] as const).map((type) => `category Org. Perox. ${type}` as const),
  'H250',
  'H260',
  'H261',
  'category Ox. Liq. 1',
  'category Ox. Liq. 2',
  'acutelyToxic',
  'harmful',
  'H304',
  'H314',
  'H315',
  'H317',
  'H318',
  'H319',
  'H334',
  'H335',
  'cmr',
  'harmsOrgans',
  'aquatic',
  'H420',
];

/**
 * REACH Annex XVII: applies if the product has one of `when`; with `liquid` if it is liquid too, or the contents of an aerosol. Entry 40 is
 * about the flammable substances in an aerosol, which a flammable aerosol contains (CLP Annex I 2.3.1). Entries 28 to 30 apply to the
 * substances of their appendices only.
 */
const restrictions: Record<keyof Phrases['restrictions'], { when: readonly Trait[]; liquid?: true }> = {
  3: { when: entry3, liquid: true },
  28: { when: [cmrRestrictions[28].statement] },
  29: { when: [cmrRestrictions[29].statement] },
  30: { when: [cmrRestrictions[30].statement] },
  40: { when: ['flammableAerosol', 'H220', 'H221', 'flammableLiquid', 'H228', 'H250', 'H260', 'H261'] },
};

/** Section 15. */
export const regulations = {
  '15.1': (sheet) => {
    const { phrases, marketPhrases, facts } = sheet;
    const { labels } = phrases;
    const restricted = restrictionLines(sheet);
    const { sentences, entries } = legislation(sheet);
    return [
      ...list([...entries, ...facts.regulatory.map((act) => textInLanguage(sheet, act))], labels.euLegislation),
      ...sentences.map(paragraph),
      ...(isUnion(sheet)
        ? definitions(
            row(labels.reachRestrictions, restricted, sentencesAt(sheet, '15.1.restrictions', restricted)[0]),
            row(marketPhrases.seveso, sevesoLines(sheet), withoutSeveso(sheet)),
          )
        : []),
      ...listCheckBlocks(sheet),
      ...nationalLegislation(sheet),
    ];
  },
  '15.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '15.2')),
} satisfies Builders;

export const isUnion = ({ market }: Sheet): boolean => appliesIn(market, 'EU');

/** Markets outside of the Union where a sheet is supplied on request too, as by REACH Art. 31(3). */
const suppliesOnRequest: Readonly<Record<string, string>> = {
  GB: 'UK REACH, Art. 31(3)',
  CH: 'ChemV (SR 813.11), Art. 19',
};

/**
 * The acts of 15.1. What the rules name are duties in the Union, so that in another market only the author's choice is left, that the
 * sheet is given voluntarily, and the duty to supply it on request where the market has it.
 */
export function legislation(sheet: Sheet): SlotContents {
  const found = contents(sheet, '15.1');
  if (isUnion(sheet)) return found;
  const own = [...(sheet.facts.phrases['15.1'] ?? []), 'voluntarySheet'];
  const holds = (key: SlotContents['keys'][number]) =>
    own.includes(key) || (key === 'sheetOnRequest' && sheet.market.country in suppliesOnRequest);
  const duties = found.keys.filter((key) => !holds(key)).map((key) => sheet.phrases.standard[key]);
  const isLeft = (text: string) => !duties.includes(text);
  return {
    keys: found.keys.filter(holds),
    sentences: found.sentences.filter(isLeft),
    entries: found.entries.filter(isLeft),
  };
}

/** The contents of a slot as the sheet of its market prints them. */
export const printedContents = (sheet: Sheet, slot: Slot): SlotContents =>
  slot === '15.1' ? legislation(sheet) : contents(sheet, slot);

const hasAny = ({ traits }: Sheet, candidates: readonly Trait[]) => candidates.some((trait) => traits.has(trait));

const entries = [3, 28, 29, 30, 40] as const satisfies readonly (keyof typeof restrictions)[];

/**
 * The entries that apply, and as not determined those of liquids for a product of which it is not known whether it is one, and those of
 * appendices unless the stored comparison has the substance.
 */
export function restrictionLines(sheet: Sheet): string[] {
  const { facts, phrases } = sheet;
  const listed = listedCmrRestrictions(facts);
  return entries
    .filter((entry) => hasAny(sheet, restrictions[entry].when))
    .flatMap((entry) => {
      const isOpen = (entry === 28 || entry === 29 || entry === 30) && !listed.includes(entry);
      const appendices = isOpen ? cmrRestrictions[entry].appendices : null;
      const applies = restrictions[entry].liquid ? isLiquid(sheet) : true;
      const [open] = sentencesAt(sheet, '15.1.restriction', { appendices, applies });
      if (open !== undefined) return [`${phrases.restrictions[entry]} – ${open}`];
      return applies ? [phrases.restrictions[entry]] : [];
    });
}

/** Of an aerosol its contents, by the state for the classification; else by the state or the classes of one state; null: not known. */
function isLiquid(sheet: Sheet): boolean | null {
  const hasClassOf = (state: RegExp) => sheet.facts.classification.some(({ category }) => state.test(category));
  const isStated = sheet.facts.classificationData?.physicalState === 'liquid';
  if (isStated || hasAny(sheet, ['liquid', 'flammableLiquid']) || hasClassOf(/^\w+\. Liq\. /)) return true;
  const isOther = hasAny(sheet, ['solid', 'gas', 'flammableGas', 'H270', 'pressurised']);
  return isOther || hasClassOf(/^\w+\. Sol\. /) ? false : null;
}

type ListCheck = NonNullable<ProductFacts['listCheck']>;
type List = ListCheck['lists'][number];

/**
 * Section 15.1: what the lists of REACH say of the ingredients, as it was when the version was stored. A list that was not loaded then is
 * named as not checked, and so are entries and ingredients without numbers. Outside of the Union other lists apply (UK REACH, ChemRRV).
 */
export function listCheckBlocks(sheet: Sheet): Block[] {
  if (!isUnion(sheet)) return [];
  const { facts, phrases } = sheet;
  const words = phrases.listCheck;
  const lists = facts.listCheck?.lists ?? [];
  const missing = reachListKinds.filter((kind) => !lists.some(({ list }) => list === kind));
  return [
    ...definitions(
      ...lists.map((list) => listRow(sheet, list)),
      row(
        words.notChecked,
        missing.map((kind) => words[kind]),
      ),
    ),
    ...sentencesAt(
      sheet,
      '15.1.lists',
      facts.composition.filter((one) => !isChecked(facts, one)),
    ).map(paragraph),
  ];
}

const numberOf = ({ cas, ec }: ProductFacts['composition'][number]) => cas ?? ec;
const checkedNumbers = new WeakMap<object, ReadonlySet<string>>();

function isChecked({ listCheck }: ProductFacts, one: ProductFacts['composition'][number]): boolean {
  if (!listCheck) return false;
  const numbers = checkedNumbers.get(listCheck) ?? new Set(listCheck.checked);
  checkedNumbers.set(listCheck, numbers);
  return numbers.has(numberOf(one) ?? '');
}

/** Whether an ingredient was compared with a list when the version was stored. */
export const isComparedWith = (facts: ProductFacts, kind: List['list'], one: ProductFacts['composition'][number]) =>
  facts.listCheck?.lists.some(({ list }) => list === kind) === true && isChecked(facts, one);

function listRow(sheet: Sheet, list: List): DefinitionRow[] {
  const { facts, phrases } = sheet;
  const words = phrases.listCheck;
  const limit = reachListLimits[list.list];
  const entriesByNumber = new Map<string | undefined, List['entries']>();
  for (const entry of list.entries)
    entriesByNumber.set(entry.number, [...(entriesByNumber.get(entry.number) ?? []), entry]);
  const lines = facts.composition
    .filter((one) => entriesByNumber.has(numberOf(one)) && totalContentOf(one, facts).max >= limit)
    .flatMap((one) => entriesByNumber.get(numberOf(one))!.map((entry) => entryLine(sheet, one, entry)));
  const term = fill(words.asOf, { list: words[list.list], date: longDate(list.published, phrases.locale) });
  return row(term, [...new Set(lines)], sentencesAt(sheet, '15.1.list', { found: lines, limit })[0]);
}

/** `trichloroethylene (79-01-6): entry 15, sunset date 21 April 2016` */
function entryLine(
  sheet: Sheet,
  one: ProductFacts['composition'][number],
  { number, entry, included, reason, sunsetDate }: List['entries'][number],
): string {
  const { phrases } = sheet;
  const { locale, colon, listCheck: words } = phrases;
  const letters = [...(reason ?? '').matchAll(/\b57\s?\(?([a-f])\b/g)].map(([, letter]) => letter!);
  const details = [
    entry && fill(words.entry, { entry }),
    included && fill(words.included, { date: printDay(included, locale) }),
    letters.length > 0 && fill(words.article57, { letters: [...new Set(letters)].sort().join(', ') }),
    sunsetDate && fill(words.sunsetDate, { date: printDay(sunsetDate, locale) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  const name = `${textInLanguage(sheet, one.name) ?? ''} (${number})`;
  return details.length > 0 ? `${name}${colon}${details.join(', ')}` : name;
}

/** A list may have words in place of a day. */
const printDay = (day: string, locale: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(day, locale) : day);

/** The same for a format that has lines only. */
export const listCheckLines = (sheet: Sheet): string[] =>
  listCheckBlocks(sheet).flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind !== 'definitions') return [];
    return block.rows.map(({ term, values }) => `${term}${sheet.phrases.colon}${values.join('; ')}`);
  });
