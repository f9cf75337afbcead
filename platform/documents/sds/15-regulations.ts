import type { Phrases, StandardPhrase } from '../../languages/en/sheet.ts';
import { fill, type Localised, longDate } from '../../languages/languages.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { formatMessage, messageTexts } from '../../languages/messages.ts';
import { phraseTexts, provisionText } from '../../languages/phrases.ts';
import { cmrRestrictions, reachListLimits, readArticle57 } from '../../law/reach-lists.ts';
import type { LabelTextAct } from '../../law/label/label-texts.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { hasList, isComparedWith, listNumber, reachListsOn } from '../../product/ingredients.ts';
import { cmrListings, totalContentOf } from '../../product/mixture.ts';
import { dutyText, prescribedTextsBy } from '../../product/restrictions/restriction-words.ts';
import {
  openEntriesOf,
  type Restriction,
  restrictionsOf,
  statedCodes,
} from '../../product/restrictions/restrictions.ts';
import { maternityHazards, youthHazards } from '../../product/phrase-rules.ts';
import type { Trait } from '../../product/product-traits.ts';
import { reachListKinds } from '../../tables/regulatory-lists.ts';
import type { SlotContents } from '../../product/slot-phrases.ts';
import type { Slot } from '../../product/slots.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { blockTexts, definitions, list, paragraph, row } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  blocksOf,
  hasOwnText,
  hasPhrase,
  hasStatement,
  isAbsence,
  isFilled,
  lastingReasons,
  notComparedWith,
  remedy,
  saysNothing,
  valuesOf,
} from './sheet/point.ts';
import { nationalLegislation, sevesoLines, noSevesoSentences } from './national-legislation.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, contents, isUnion, slotBlocks, textInLanguage, hasTrait } from './sheet/sheet.ts';

/** The classes of entry 3: STOT SE 3 without narcotic effects, Ox. Liq. without category 3, self-reactives of types A and B. */
const entry3: readonly Trait[] = [
  'H200',
  'H201',
  'H202',
  'H203',
  'H204',
  'H205',
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
 * REACH Annex XVII: applies if the product has one of `traits`; with `liquid` if it is liquid too, or the contents of an aerosol. Entry 40 is
 * about the flammable substances in an aerosol, which a flammable aerosol contains (CLP Annex I 2.3.1). Entries 28 to 30 apply to the
 * substances of their appendices only.
 */
const restrictions: Record<keyof Phrases['restrictions'], { traits: readonly Trait[]; liquid?: true }> = {
  3: { traits: entry3, liquid: true },
  28: { traits: [cmrRestrictions[28].statement] },
  29: { traits: [cmrRestrictions[29].statement] },
  30: { traits: [cmrRestrictions[30].statement] },
  40: { traits: ['flammableAerosol', 'H220', 'H221', 'flammableLiquid', 'H228', 'H250', 'H260', 'H261'] },
};

const subsections: Section<15>['subsections'] = {
  '15.1': (sheet) => {
    const { phrases, marketPhrases, facts } = sheet;
    const { labels } = phrases;
    const restricted = restrictionLines(sheet);
    const seveso = sevesoLines(sheet);
    const { sentences, entries } = legislation(sheet);
    const packaging = isUnion(sheet) ? sentencesAt(sheet, '15.1.packaging') : [];
    return [
      ...list(
        [...entries, ...packaging, ...facts.regulatory.map((act) => textInLanguage(sheet, act))],
        labels.euLegislation,
      ),
      ...sentences.map(paragraph),
      ...(isUnion(sheet)
        ? definitions(
            row(labels.reachRestrictions, restricted, sentencesAt(sheet, '15.1.restrictions', restricted)[0]),
            row(provisionText('Regulation (EU) 2019/1148', sheet.lang), precursorLines(sheet)),
            row(marketPhrases.seveso, seveso.length > 0 ? seveso : noSevesoSentences(sheet)),
          )
        : []),
      ...(isUnion(sheet) ? sentencesAt(sheet, '15.1.groups', openEntriesOf(facts, sheet.day)).map(paragraph) : []),
      ...listCheckBlocks(sheet),
      ...nationalLegislation(sheet),
    ];
  },
  '15.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '15.2')),
};

/** Markets outside of the Union where a sheet is supplied on request too, as by REACH Art. 31(3). */
const suppliesOnRequest: Readonly<Record<string, string>> = {
  GB: 'UK REACH, Art. 31(3)',
  CH: 'ChemV (SR 813.11), Art. 19',
};

/**
 * The acts of 15.1. The acts of the rules are duties in the Union; in another market the sheet has the author's choice only, that it is
 * supplied voluntarily, and the duty to supply it on request if the market has that duty.
 */
export function legislation(sheet: Sheet): SlotContents {
  const found = contents(sheet, '15.1');
  if (isUnion(sheet)) return found;
  const authorKeys = [...(sheet.facts.phrases['15.1'] ?? []), 'voluntarySheet'];
  const holds = (key: SlotContents['keys'][number]) =>
    authorKeys.includes(key) || (key === 'sheetOnRequest' && sheet.market.country in suppliesOnRequest);
  const duties = found.keys.filter((key) => !holds(key)).map((key) => sheet.phrases.standard[key]);
  const isLeft = (text: string) => !duties.includes(text);
  return {
    keys: found.keys.filter(holds),
    lines: found.lines.filter(isLeft),
    sentences: found.sentences.filter(isLeft),
    entries: found.entries.filter(isLeft),
  };
}

/** The contents of a slot as the sheet of its market prints them. */
export const printedContents = (sheet: Sheet, slot: Slot): SlotContents =>
  slot === '15.1' ? legislation(sheet) : contents(sheet, slot);

const entries = [3, 28, 29, 30, 40] as const satisfies readonly (keyof typeof restrictions)[];

/**
 * The entries that apply by class; as not determined, those for liquids if it is not known whether the product is liquid, and those with
 * appendices unless the table or the stored comparison has the substance. Then the rules by substance, with their conditions.
 */
export function restrictionLines(sheet: Sheet): string[] {
  const { facts, phrases, day } = sheet;
  const listings = cmrListings(facts, day);
  const classLines = entries
    .filter((entry) => hasTrait(sheet, ...restrictions[entry].traits))
    .flatMap((entry) => {
      const listing = listings.find((candidate) => candidate.entry === entry)?.state ?? 'open';
      const isCmr = entry === 28 || entry === 29 || entry === 30;
      const appendices = isCmr && listing !== 'listed' ? cmrRestrictions[entry].appendices : null;
      const applies = restrictions[entry].liquid ? isLiquid(sheet) : true;
      const [open] = sentencesAt(sheet, '15.1.restriction', { appendices, listing, applies });
      if (open !== undefined) return [`${phrases.restrictions[entry]} – ${open}`];
      return applies ? [phrases.restrictions[entry]] : [];
    });
  const substanceRules = restrictionsOf(facts, day).filter(({ rule }) => rule.entry !== undefined);
  return [...classLines, ...ruleLines(sheet, substanceRules)];
}

/**
 * The rules whose substances the product has, `entry 48: toluene (108-88-3) – not to be placed on the market …`, and those about the product
 * in a use that its author names, `entry 3: H304 – only in black opaque containers …`. Of a rule for other recipients, the ban alone, whose
 * words name them.
 */
const ruleLines = (sheet: Sheet, found: readonly Restriction[]): string[] => [
  ...new Set(
    found
      .filter(({ ingredients, open }) => ingredients.length > 0 || !open.includes('uses'))
      .filter(({ rule, state }) => state !== 'elsewhere' || rule.duty === 'ban')
      .map((restriction) => ruleLine(sheet, restriction)),
  ),
];

function ruleLine(sheet: Sheet, restriction: Restriction): string {
  const { rule, ingredients, state, open } = restriction;
  const { phrases, lang } = sheet;
  const subjects = ingredients.map(({ name, cas }) => `${textInLanguage(sheet, name) ?? ''} (${cas})`);
  const names = (subjects.length > 0 ? subjects : statedCodes(rule, sheet.facts)).join(', ');
  const texts = prescribedTextsBy(rule, lang).join('. ');
  const entry = rule.entry === undefined ? '' : fill(phrases.listCheck.entry, { entry: rule.entry }) + phrases.colon;
  const further = open.filter((condition) => condition !== 'uses' && condition !== 'audience');
  const about = {
    date: state === 'later' ? rule.from : undefined,
    questions: further.map((condition) => formatMessage(lang, `asks.${condition}`)),
  };
  const duty = dutyText(rule, lang) + (texts && phrases.colon + texts);
  return [entry + names, duty, ...sentencesAt(sheet, '15.1.rule', about)].join(' – ');
}

/**
 * A ban for the public, or information for the supply chain (Regulation (EU) 2019/1148 Art. 5(1), 7(1)); reports alone where the public is not
 * restricted.
 */
function precursorLines(sheet: Sheet): string[] {
  const found = restrictionsOf(sheet.facts, sheet.day).filter(
    ({ rule, state }) => rule.entry === undefined && !(rule.duty === 'ban' && state === 'elsewhere'),
  );
  const restricted = found.filter(({ rule }) => rule.duty === 'precursor').flatMap(({ ingredients }) => ingredients);
  const isAlone = ({ rule, ingredients }: Restriction) =>
    rule.duty !== 'reports' || !ingredients.some((ingredient) => restricted.includes(ingredient));
  return ruleLines(sheet, found.filter(isAlone));
}

/**
 * Whether the product is liquid: for an aerosol its contents, by the state for the classification; else by the state or the classes of one
 * state; null: not known.
 */
function isLiquid(sheet: Sheet): boolean | null {
  const hasClassOf = (state: RegExp) => sheet.facts.classification.some(({ category }) => state.test(category));
  const isStated = sheet.facts.classificationData?.physicalState === 'liquid';
  if (isStated || hasTrait(sheet, 'liquid', 'flammableLiquid') || hasClassOf(/^\w+\. Liq\. /)) return true;
  const isOther = hasTrait(sheet, 'solid', 'gas', 'flammableGas', 'H270', 'pressurised');
  return isOther || hasClassOf(/^\w+\. Sol\. /) ? false : null;
}

type ListCheck = NonNullable<ProductFacts['listCheck']>;

type List = ListCheck['lists'][number];

/**
 * Section 15.1: what the lists of REACH say of the ingredients, as it was when the version was stored. It names as not checked a list that
 * was not loaded then, and entries and ingredients without numbers; the ingredients are compared with Annex XVII by rules, too. Outside of
 * the Union other lists apply (UK REACH, ChemRRV).
 */
export function listCheckBlocks(sheet: Sheet): Block[] {
  if (!isUnion(sheet)) return [];
  const { facts, phrases } = sheet;
  const words = phrases.listCheck;
  const lists = reachListsOn(facts, sheet.day);
  const hasRules = (kind: (typeof reachListKinds)[number]) => kind === 'annexXVII' && facts.composition.length > 0;
  const missingLists = reachListKinds.filter((kind) => !hasList(facts, kind) && !hasRules(kind));
  return [
    ...definitions(
      ...lists.map((list) => listRow(sheet, list)),
      row(
        words.notChecked,
        missingLists.map((kind) => words[kind]),
      ),
    ),
    ...sentencesAt(
      sheet,
      '15.1.lists',
      lists.map(({ list }) => words[list]),
    ).map(paragraph),
    ...(lists.length > 0 ? namesNotCompared(facts) : []).flatMap(({ kinds, open }) =>
      sentencesAt(sheet, '15.1.notCompared', { lists: kinds.map((kind) => words[kind]), open }).map(paragraph),
    ),
  ];
}

/** The ingredients that were not compared with lists of REACH that the sheet names; lists with the same ones together. */
function namesNotCompared(facts: ProductFacts) {
  const found: { kinds: (typeof reachListKinds)[number][]; open: Localised[] }[] = [];
  for (const kind of reachListKinds.filter((name) => name === 'annexXVII' || hasList(facts, name))) {
    const open = facts.composition
      .filter((ingredient) => !isComparedWith(facts, kind, ingredient))
      .map(({ name }) => name);
    const same = found.find(
      (other) => other.open.length === open.length && other.open.every((name, index) => name === open[index]),
    );
    if (same) same.kinds.push(kind);
    else found.push({ kinds: [kind], open });
  }
  return found;
}

function listRow(sheet: Sheet, list: List): DefinitionRow[] {
  const { facts, phrases } = sheet;
  const words = phrases.listCheck;
  const limit = reachListLimits[list.list];
  const entriesByNumber = new Map<string | undefined, List['entries']>();
  for (const entry of list.entries)
    entriesByNumber.set(entry.number, [...(entriesByNumber.get(entry.number) ?? []), entry]);
  const lines = facts.composition
    .filter(
      (ingredient) => entriesByNumber.has(listNumber(ingredient)) && totalContentOf(ingredient, facts).max >= limit,
    )
    .flatMap((ingredient) =>
      entriesByNumber.get(listNumber(ingredient))!.map((entry) => entryLine(sheet, ingredient, entry)),
    );
  const term = fill(words.listDate, { list: words[list.list], date: longDate(list.published, phrases.locale) });
  return row(term, [...new Set(lines)], sentencesAt(sheet, '15.1.list', { found: lines, limit })[0]);
}

/**
 * `trichloroethylene (79-01-6): entry 15, sunset date 21 April 2016`, `n-hexane (110-54-3): included on 4 February 2026, REACH Article 57(f)
 * (Specific target organ toxicity – repeated exposure)`
 */
function entryLine(
  sheet: Sheet,
  ingredient: ProductFacts['composition'][number],
  { number, entry, included, reason, sunsetDate }: List['entries'][number],
): string {
  const { phrases } = sheet;
  const { locale, colon, listCheck: words } = phrases;
  const reasons = readArticle57(reason ?? '');
  const letters = [...new Set(reasons.map(({ letter }) => letter))].sort();
  // Letter f alone does not say what the concern is.
  const concerns = reasons.flatMap(({ letter, concern }) =>
    letter === 'f' && concern ? phrases.hazardClasses[concern] : [],
  );
  const details = [
    entry && fill(words.entry, { entry }),
    included && fill(words.included, { date: printDay(included, locale) }),
    letters.length > 0 &&
      fill(words.article57, { letters: letters.join(', ') }) + (concerns.length > 0 ? ` (${concerns.join('; ')})` : ''),
    sunsetDate && fill(words.sunsetDate, { date: printDay(sunsetDate, locale) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  const name = `${textInLanguage(sheet, ingredient.name) ?? ''} (${number})`;
  return details.length > 0 ? `${name}${colon}${details.join(', ')}` : name;
}

/** A list may have words in place of a date. */
const printDay = (day: string, locale: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(day, locale) : day);

/** The same for a format that has lines only. */
export const listCheckLines = (sheet: Sheet): string[] =>
  listCheckBlocks(sheet).flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind !== 'definitions') return [];
    return block.rows.map(({ term, values }) => `${term}${sheet.phrases.colon}${values.join('; ')}`);
  });

export const outsideUnion = (sheet: SheetUnderCheck) => !isUnion(sheet) && lastingReasons.outsideUnion;

const cmr1 = /^H3(?:40|50|60)/;

/** The acts and headings of national law in section 15.1, and the headings for which nothing is recorded. */
function nationalLaw(sheet: SheetUnderCheck) {
  const blocks = blocksOf(sheet, '15.1');
  const start = blocks.findIndex((block) => block.kind === 'subheading');
  const nationalBlocks = start < 0 ? [] : blocks.slice(start + 1);
  const rows = nationalBlocks.flatMap((block) => (block.kind === 'definitions' ? block.rows : []));
  const lacking = rows.filter(({ values }) => values.every(isAbsence(sheet)));
  return {
    texts: nationalBlocks.flatMap(blockTexts),
    /** Acts that the author names, which no heading asks for. */
    acts: nationalBlocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    headings: rows.map(({ term }) => term),
    lacking: lacking.map(({ term }) => term),
  };
}

/** The phrases of 15.1 for acts by which a label has a text; Annex XVII, CLP and the supplier's own wish have none. */
const phraseOfLabelAct: Partial<Record<LabelTextAct, StandardPhrase>> = {
  aerosols: 'aerosolDirective',
  paints: 'decorativePaints',
  detergents: 'detergents',
  treatedArticles: 'biocides',
};

const labelActPhrases = ({ facts: { label } }: SheetUnderCheck): StandardPhrase[] => {
  const acts = [...(label.supplementalTexts ?? []).map(({ act }) => act), ...(label.voc ? (['paints'] as const) : [])];
  return [...new Set(acts)].flatMap((act) => phraseOfLabelAct[act] ?? []);
};

const points: Point[] = [
  {
    id: '15.1-1',
    asks: messageTexts('15.1-1'),
    provision: 'REACH Annex II 15.1',
    exempt: (sheet) =>
      outsideUnion(sheet) ||
      (sheet.facts.classification.length === 0 &&
        labelActPhrases(sheet).length === 0 &&
        'the product is not classified'),
    missing: (sheet) => {
      if (!blocksOf(sheet, '15.1').some((block) => block.kind === 'list' && block.items.length > 0))
        return messageTexts('noAct');
      const absent = labelActPhrases(sheet).filter((phrase) => !hasPhrase(sheet, '15.1', phrase));
      const names = absent.map((phrase) => phraseTexts(({ standard }) => standard[phrase]));
      return names.length > 0 && messageTexts('lacks', { section: '15.1', what: names });
    },
    isHazardDependent: true,
    remedy: remedy('addActs'),
  },
  {
    id: '15.1-2',
    asks: messageTexts('15.1-2'),
    provision: 'REACH Annex II 15.1; Art. 67',
    exempt: (sheet) => outsideUnion(sheet),
    missing: saysNothing('15.1', ({ labels }) => labels.reachRestrictions),
    // An imported list has the substances of all entries; the rules leave entries out.
    open: (sheet) => {
      const { groups, conditions } = openEntriesOf(sheet.facts, sheet.day);
      const entries = [...new Set([...groups, ...conditions])];
      return (
        notComparedWith('annexXVII')(sheet) ||
        (!hasList(sheet.facts, 'annexXVII') && entries.length > 0 && messageTexts('entriesNotCompared', { entries }))
      );
    },
    remedy: remedy('loadReachLists'),
  },
  {
    id: '15.1-3',
    asks: messageTexts('15.1-3'),
    provision: 'REACH Annex II 15.1; Directive 2012/18/EU Annex I',
    exempt: (sheet) => outsideUnion(sheet),
    missing: (sheet) =>
      valuesOf(sheet, '15.1', marketPhrases(sheet.lang).seveso).length === 0 && messageTexts('noSeveso'),
    open: (sheet) => {
      const { seveso, ...texts } = marketPhrases(sheet.lang);
      const absences = [texts.notDetermined, texts.partlyCompared, texts.sevesoUnclassified, texts.sevesoNoCategory];
      const lines = valuesOf(sheet, '15.1', seveso);
      const isOpen = lines.some((line) => absences.some((absence) => isFilled(absence)(line)));
      return isOpen && messageTexts('notDeterminedIn', { section: '15.1' });
    },
    remedy: remedy('completeIngredients'),
  },
  {
    id: '15.1-4',
    asks: messageTexts('15.1-4'),
    provision: 'REACH Annex II 15.1; Directives 94/33/EC and 92/85/EEC',
    exempt: (sheet) =>
      outsideUnion(sheet) ||
      ((hasTrait(sheet, 'public') || !hasTrait(sheet, ...youthHazards, ...maternityHazards)) &&
        'sold to the public, or no hazard of these directives'),
    missing: (sheet) => !hasPhrase(sheet, '15.1', 'youthAtWork', 'maternity') && messageTexts('noYouthDirective'),
    isHazardDependent: true,
    remedy: remedy('addYouthPhrases'),
  },
  {
    id: '15.1-5',
    asks: messageTexts('15.1-5'),
    provision: 'REACH Annex II 15.1; Directive 2004/37/EC',
    exempt: (sheet) => outsideUnion(sheet) || (!hasStatement(sheet, cmr1) && 'no category 1A or 1B'),
    missing: (sheet) => !hasPhrase(sheet, '15.1', 'carcinogensDirective') && messageTexts('noCarcinogensDirective'),
    isHazardDependent: true,
    remedy: remedy('addCarcinogensPhrase'),
  },
  {
    id: '15.1-6',
    asks: messageTexts('15.1-6'),
    provision: 'REACH Annex XVII 28 to 30; CLP Annex II 1.2',
    exempt: (sheet) => !hasStatement(sheet, cmr1) && 'no category 1A or 1B',
    missing: ({ facts }) => facts.audience === 'public' && messageTexts('soldToPublic'),
    isHazardDependent: true,
    remedy: remedy('restrictAudience'),
  },
  {
    id: '15.1-7',
    asks: messageTexts('15.1-7'),
    provision: 'REACH Annex II 15.1',
    missing: (sheet) => {
      const { texts, acts, headings, lacking } = nationalLaw(sheet);
      const isUnknown = texts.length === 0 || texts.some(isFilled(marketPhrases(sheet.lang).noPack));
      const isEmpty = acts.length === 0 && lacking.length === headings.length;
      return (isUnknown || isEmpty) && messageTexts('noNationalLaw');
    },
    open: (sheet) => {
      const { lacking } = nationalLaw(sheet);
      return lacking.length > 0 && messageTexts('lacks', { section: '15.1', what: lacking });
    },
    remedy: remedy('addMarketLaw'),
  },
  {
    id: '15.1-8',
    asks: messageTexts('15.1-8'),
    provision: 'REACH Art. 31(1), 31(3)',
    exempt: (sheet) => !hasPhrase(sheet, '15.1', 'voluntarySheet') && 'the sheet is not called voluntary',
    missing: ({ facts }) => {
      const cause = facts.composition.find(({ classification }) =>
        classification.some(({ category }) => /^(?:Carc|Repr|Muta|Skin Sens|Resp\. Sens|PBT|vPvB)/.test(category)),
      );
      return cause !== undefined && messageTexts('reasonForSheet', { name: cause.name });
    },
    isHazardDependent: true,
    remedy: remedy('addEuh210'),
  },
  {
    id: '15.1-9',
    asks: messageTexts('15.1-9'),
    provision: 'REACH Annex II 15.1; Title VII',
    exempt: (sheet) => outsideUnion(sheet),
    missing: (sheet) => {
      const { annexXIV } = sheet.phrases.listCheck;
      const texts = blocksOf(sheet, '15.1').flatMap(blockTexts);
      return (
        !texts.some((text) => text.includes(annexXIV)) &&
        messageTexts('noTextFor', { section: '15.1', term: phraseTexts(({ listCheck }) => listCheck.annexXIV) })
      );
    },
    open: notComparedWith('annexXIV'),
    remedy: remedy('loadReachLists'),
  },
  {
    id: '15.2-1',
    asks: messageTexts('15.2-1'),
    provision: 'REACH Annex II 15.2',
    missing: (sheet) =>
      !hasPhrase(sheet, '15.2', 'csaCarriedOut', 'csaNotCarriedOut', 'csaNotRequired') &&
      !hasOwnText(sheet, '15.2') &&
      messageTexts('noAssessment'),
    remedy: remedy('addAssessment'),
  },
];

/** Section 15, regulatory information. */
export const regulations: Section<15> = { subsections, points };
