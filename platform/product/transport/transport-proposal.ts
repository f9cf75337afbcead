import { messageTexts, type Texts, translateAll } from '../../languages/messages.ts';
import { localise, type Localised } from '../../languages/languages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { type HazardClass, hazardClassRow } from '../../law/hazard-classes.ts';
import { type HazardDegree, hazardDegrees, precedingClass } from '../../law/label/hazard-precedence.ts';
import { extremePhLimits } from '../../law/classification/classes/extreme-ph.ts';
import {
  classesOfRow,
  type ContentLimits,
  contentLimitsOf,
  hasShippingName,
  hazardClassOf,
  isNotOtherwiseSpecified,
  isOfViscous,
  needsTechnicalName,
  type PackingGroup,
  properShippingNames,
  type RoadRow,
  roadRowsByName,
  roadRowsOf,
  seaRowsOf,
  transportNameLanguages,
  type TransportQuery,
} from '../../tables/transport.ts';
import { questionText, reasonFormatOf } from '../classification-reasons.ts';
import type { TransportExemption } from '../../law/transport/exemptions.ts';
import { goodsOfHazards } from '../../law/transport/goods-of-hazards.ts';
import type { ProductFacts } from '../facts.ts';
import type { Path } from '../findings.ts';
import { sumOf } from '../contents/sum-contents.ts';
import { areIngredientsKnown } from '../ingredients.ts';
import { contentOf, measuredRange, phOf } from '../mixture.ts';
import { answeringField, isClassificationComplete, openClasses } from '../not-classified.ts';
import { productState } from '../physical-state.ts';

type Goods = NonNullable<ProductFacts['transport']>;
type Entry = ProductFacts['classification'][number];
type Ingredient = ProductFacts['composition'][number];
type Content = ReturnType<typeof contentOf>;

/** An entry of the dangerous goods list. */
export interface TransportCandidate {
  /** In the form of the facts; figures that the table leaves out are omitted. */
  transport: Partial<Goods>;
  /** `F-E, S-E`; null: the list of the IMDG Code has none, or its rows differ. */
  emergencySchedules: string | null;
  /** When it is this entry and not another of the proposal. */
  condition?: Texts;
}

/**
 * What section 14 can be, from the classification and the measured values. Nothing stores it. `entry` has one candidate; `choice` has several,
 * each with its condition, which no fact decides; `open` says which facts are missing.
 */
export type TransportProposal =
  | { kind: 'entry' | 'choice'; reasons: Texts[]; candidates: TransportCandidate[] }
  | { kind: 'open'; missing: { path: Path; says: Texts }[] }
  | { kind: 'notDangerousGoods'; reasons: Texts[] };

/** The proposal for a product. */
export function proposeTransport(facts: ProductFacts): TransportProposal {
  const state = productState(facts);
  if (state === null) return open([['basicProperties', 'physicalState'], messageTexts('transport.state')]);
  const named = namedEntry(facts, state === 'aerosol' ? null : state);
  if (named) return named;
  const unknown = unknownClasses(facts);
  if (unknown.length > 0) return open(...unknown);
  if (state === 'aerosol') return aerosol(facts);
  const undecided = goodsOfHazards.flatMap((row) =>
    facts.classification
      .filter((entry) => isUndecided(entry, row))
      .map(({ category }): Missing => {
        const values = { class: row.goods, category, provision: row.provision };
        return [['transport'], messageTexts('transport.tests', values)];
      }),
  );
  if (undecided.length > 0) return open(...undecided);
  if (state === 'gas') return open([['transport'], messageTexts('transport.gas')]);
  return entryByHazards(facts, state);
}

type Missing = readonly [path: Path, says: Texts];
const open = (...missing: Missing[]): TransportProposal => ({
  kind: 'open',
  missing: missing.map(([path, says]) => ({ path, says })),
});

const holds = ({ categories, h }: { categories: RegExp; h?: RegExp | undefined }, entry: Entry) =>
  categories.test(entry.category) && (h === undefined || entry.h.some((code) => h.test(code)));
const entryOf = ({ classification }: ProductFacts, row: { categories: RegExp; h?: RegExp | undefined }) =>
  classification.find((entry) => holds(row, entry));

/** Transport classes whose packing group follows from categories with the same criteria. */
const decidedClasses = ['3', '4.1', '5.1', '6.1', '8'];

const degrees: readonly HazardDegree[] = [
  ...hazardDegrees.filter(({ goods }) => decidedClasses.includes(goods)),
  { goods: '4.1', categories: /^Flam\. Sol\. 1/, group: 'II', provision: 'ADR 2.2.41.1.8' },
  { goods: '4.1', categories: /^Flam\. Sol\. 2/, group: 'III', provision: 'ADR 2.2.41.1.8' },
  { goods: '8', categories: /^Met\. Corr\. 1/, group: 'III', provision: 'ADR 2.2.8.1.5' },
];
/** Toxic by inhalation: dusts have the limits of the category, vapours depend on the volatility, too. */
const inhaled = { categories: /^Acute Tox\. [123]/, h: /^H33[01]/ };
const corrosive = { categories: /^Skin Corr\./ };
const aquatic = { categories: /^Aquatic (?:Acute 1|Chronic [12])/ };

/** Whether a category is of a transport class, and has no packing group of the degrees; corrosives ask for their subcategory. */
const isUndecided = (entry: Entry, row: (typeof goodsOfHazards)[number]): boolean =>
  holds(row, entry) &&
  !(decidedClasses.includes(row.goods) && [...degrees, inhaled, corrosive].some((degree) => holds(degree, entry)));

/** Hazard classes that can be dangerous goods. */
const isOfTransport = (hazardClass: HazardClass): boolean =>
  hazardClassRow(hazardClass).goods !== undefined || /^(?:acute|skin$|aquatic)/.test(hazardClass);

/** The open classes that matter for transport, and a classification of which it is not known whether it has all classes. */
function unknownClasses(facts: ProductFacts): Missing[] {
  const verdicts = openClasses(facts).filter(({ hazardClass }) => isOfTransport(hazardClass));
  if (verdicts.length > 0)
    return verdicts.map((verdict): Missing => [
      answeringField(verdict, facts),
      translateAll((lang) => questionText(verdict, reasonFormatOf(facts, lang))),
    ]);
  const isKnown = isClassificationComplete(facts) && (facts.kind === 'substance' || areIngredientsKnown(facts));
  return isKnown ? [] : [[['classification'], messageTexts('transport.classification')]];
}

/** Of a substance that Table A names (ADR 2.1.2.2); its names are those of the product and of the only row of section 3. */
function namedEntry(facts: ProductFacts, state: TransportQuery['state']): TransportProposal | null {
  if (facts.kind !== 'substance') return null;
  const [only, ...others] = facts.composition;
  const words = variantsOf([facts.name, ...(only && others.length === 0 ? [only.name] : [])], state);
  const rows = namedRows(words, state);
  if (rows.length === 0) return null;
  const prohibited = rows.find((row) => row.prohibited);
  if (prohibited) return open([['transport'], messageTexts('transport.prohibited', { name: prohibited.n.en })]);
  const groups = degrees.filter((degree) => entryOf(facts, degree)).map(({ goods, group }) => `${goods} ${group}`);
  const groupRows = rows.filter(({ c, pg }) => groups.includes(`${c} ${pg}`));
  const chosen = new Set(rows.map(({ pg }) => pg)).size > 1 && groupRows.length > 0 ? groupRows : rows;
  const reason = messageTexts('transport.named', { name: nameTexts(chosen[0]!, words) });
  return entries(
    facts,
    chosen.map((row): Option => ({ row, words, condition: descriptionOf(row) })),
    [reason],
  );
}

/** Ways to write a name: without its content or n-, in the plural, with the state, as a solution. */
function variantsOf(names: readonly Localised[], state: TransportQuery['state']): string[] {
  const bare = names
    .flatMap((name) => Object.values(name))
    .map((name) => name.replace(/,? (?:[<>≤≥~]? ?\d[^-]*|(?:aqueous )?solution)$/i, '').replace(/^n-/, ''));
  return [...new Set(bare.flatMap((name) => [name, `${name}s`, `${name} ${state}`]))];
}

/** The rows with one of the names; those for what has no own entry apart. */
function namedRows(words: readonly string[], state: TransportQuery['state']): RoadRow[] {
  const found = words
    .flatMap((name) => roadRowsByName(name, { state }))
    .filter((row) => !isNotOtherwiseSpecified(row) && !row.notSubject);
  return [...new Map(found.map((row) => [JSON.stringify(row), row])).values()];
}

/**
 * Entries that name the predominant ingredient: they hold for its solutions and mixtures with what is not dangerous goods, and with traces of
 * others, where class, state and packing group are the same (ADR 2.1.3.3). ADR sets no content for traces: an ingredient that is less than the
 * other dangerous ones together is not predominant, and the rest is the consignor's choice.
 */
function solutionOptions(
  facts: ProductFacts,
  main: string,
  { group, state }: { group: PackingGroup; state: 'solid' | 'liquid' },
) {
  const [predominant] = contributorsOf(facts, main);
  if (facts.kind === 'substance' || !predominant) return [];
  const others = facts.composition.filter((row) => row !== predominant && isDangerousGood(row));
  if (contentOf(predominant, facts).max <= sumOf(others.map((row) => contentOf(row, facts).max))) return [];
  const words = solutionNames(predominant, state);
  const content = contentOf(predominant, facts);
  const rows = namedRows(words, state).filter(
    (row) => row.c === main && !row.prohibited && coverageOf(contentLimitsOf(row), content) !== 'none',
  );
  const groupRows = rows.filter(({ pg }) => pg === group);
  return (groupRows.length > 0 ? groupRows : rows).map((row): Option => ({
    row,
    words,
    condition: descriptionOf(row),
  }));
}

const solutionNames = ({ name }: Ingredient, state: TransportQuery['state']): string[] =>
  variantsOf([name], state).flatMap((bare) => [
    bare,
    `${bare} solution`,
    `${bare} aqueous solution`,
    `${bare} aqueous solution stabilized`,
  ]);

/** Whether a row is for the whole range of a content, or for a part of it. */
function coverageOf(limits: ContentLimits | null, { min, max }: Content): 'whole' | 'part' | 'none' {
  if (!limits) return 'whole';
  const { isMinExcluded, isMaxExcluded } = limits;
  const isUnder = max < limits.min || (isMinExcluded && max === limits.min);
  const isOver = min > limits.max || (isMaxExcluded && min === limits.max);
  if (isUnder || isOver) return 'none';
  const isFromStart = min > limits.min || (!isMinExcluded && min === limits.min);
  const isToEnd = max < limits.max || (!isMaxExcluded && max === limits.max);
  return isFromStart && isToEnd ? 'whole' : 'part';
}

/**
 * The entries of solutions that column 2 limits by their content from below, of the ingredients that have such a content: they hold below the
 * class of CLP too, as for hydrogen peroxide from 8 %.
 */
export function listedSolutions(
  facts: ProductFacts,
): { ingredient: Ingredient; rows: RoadRow[]; isDecided: boolean }[] {
  const state = productState(facts);
  if (state !== 'liquid') return [];
  return facts.composition.flatMap((ingredient) => {
    const content = contentOf(ingredient, facts);
    const rows = namedRows(solutionNames(ingredient, state), state).filter((row) => {
      const limits = contentLimitsOf(row);
      return limits !== null && limits.min > 0 && coverageOf(limits, content) !== 'none';
    });
    const isDecided = rows.every((row) => coverageOf(contentLimitsOf(row), content) === 'whole');
    return rows.length > 0 ? [{ ingredient, rows, isDecided }] : [];
  });
}

/** Rows of class 3 that differ by the vapour pressure have the same values in section 14. */
const vapourPressure = / ?\((?:vapour pressure|Dampfdruck|pression de vapeur)[^)]*\)/;

/** The text of column 2 and the packing group. */
const descriptionOf = ({ n, pg }: RoadRow): Texts =>
  translateAll((lang) => `${localise(n, lang)?.replace(vapourPressure, '')}${pg === undefined ? '' : `, ${pg}`}`);

/** The group of contents of an aerosol (ADR 2.2.2.1.6): T toxic, F flammable, O oxidizing, C corrosive; A: none of them. */
function aerosol(facts: ProductFacts): TransportProposal {
  const has = (pattern: RegExp) => facts.classification.some(({ category }) => pattern.test(category));
  const letters = [
    has(/^Acute Tox\. [123]/) && 'T',
    has(/^Aerosol [12]/) && 'F',
    has(/^Ox\. /) && 'O',
    has(/^Skin Corr\./) && 'C',
  ].filter((letter) => letter !== false);
  const code = `5${letters.join('') || 'A'}`;
  const rows = roadRowsOf('1950').filter(({ k }) => k === code);
  if (rows.length === 0) return open([['transport'], messageTexts('transport.gas')]);
  return entries(
    facts,
    rows.map((row): Option => ({ row })),
    [messageTexts('transport.aerosol', { code })],
  );
}

/** General entries of substances and mixtures that Table A does not name (ADR 2.1.2.2, lists of 2.2.3.3, 2.2.41.3, 2.2.51.3, 2.2.61.3, 2.2.8.3). */
const generalEntries: Readonly<Record<string, Nature | null>> = {
  '1993': null,
  '1992': null,
  '2924': null,
  '3286': null,
  '1325': 'organic',
  '3178': 'inorganic',
  '3139': null,
  '3098': null,
  '3099': null,
  '1479': null,
  '3085': null,
  '3087': null,
  '2810': 'organic',
  '3287': 'inorganic',
  '2811': 'organic',
  '3288': 'inorganic',
  '2927': 'organic',
  '3289': 'inorganic',
  '2928': 'organic',
  '3290': 'inorganic',
  '2929': 'organic',
  '2930': 'organic',
  '3264': 'acidicInorganic',
  '3265': 'acidicOrganic',
  '3266': 'basicInorganic',
  '3267': 'basicOrganic',
  '3260': 'acidicInorganic',
  '3261': 'acidicOrganic',
  '3262': 'basicInorganic',
  '3263': 'basicOrganic',
  '2920': null,
  '2921': null,
  '2922': null,
  '2923': null,
};
type Nature = 'organic' | 'inorganic' | `${'acidic' | 'basic'}${'Organic' | 'Inorganic'}`;

const groupRank = (group: PackingGroup) => ['I', 'II', 'III'].indexOf(group);

function entryByHazards(facts: ProductFacts, state: 'solid' | 'liquid'): TransportProposal {
  const held = heldDegrees(facts, state);
  if ('missing' in held) return held;
  const listed = listedSolutions(facts);
  if (held.length === 0) {
    const [solution] = listed;
    if (solution) return solutionEntry(facts, solution, state);
    const reasons = [messageTexts('transport.none')];
    return entryOf(facts, aquatic) ? aquaticEntry(facts, state) : { kind: 'notDangerousGoods', reasons };
  }
  const main = held.find((degree) =>
    held.every(
      (other) => other.goods === degree.goods || precedingClass(degree, other, state === 'liquid') === degree.goods,
    ),
  );
  if (!main) {
    const classes = held.map(({ goods }) => goods);
    return open([['transport'], messageTexts('transport.precedence', { classes })]);
  }
  const lacking = lackingValues(facts, main);
  if (lacking.length > 0) return open(...lacking);
  const classes = [...new Set([main.goods, ...held.map(({ goods }) => goods)])];
  const group = held.map((degree) => degree.group).toSorted((a, b) => groupRank(a) - groupRank(b))[0]!;
  const general = generalRows(facts, { classes, group, state });
  if (general.length === 0) return open([['transport'], messageTexts('transport.precedence', { classes })]);
  const otherClassRows = listed
    .filter(({ isDecided }) => isDecided)
    .flatMap(({ ingredient, rows }) =>
      rows.map((row) => ({ row, words: solutionNames(ingredient, state), condition: descriptionOf(row) })),
    )
    .filter(({ row }) => row.c !== main.goods);
  const named = [...solutionOptions(facts, main.goods, { group, state }), ...otherClassRows];
  const others =
    named.length === 0 ? general : general.map((option) => ({ condition: descriptionOf(option.row), ...option }));
  return entries(
    facts,
    [...named, ...others],
    [
      ...held.map(({ goods, provision, ...degree }) =>
        messageTexts('transport.degree', {
          category: entryOf(facts, degree)!.category,
          class: goods,
          group: degree.group,
          provision,
        }),
      ),
      ...(classes.length > 1 ? [messageTexts('transport.preceding', { class: main.goods })] : []),
      ...(named.length > 0 ? [messageTexts('transport.solution')] : []),
      messageTexts('transport.general'),
    ],
  );
}

function solutionEntry(
  facts: ProductFacts,
  { ingredient, rows, isDecided }: ReturnType<typeof listedSolutions>[number],
  state: 'solid' | 'liquid',
): TransportProposal {
  const { name } = ingredient;
  if (!isDecided)
    return open([['composition'], messageTexts('transport.content', { name, entries: rows.map(descriptionOf) })]);
  const words = solutionNames(ingredient, state);
  return entries(
    facts,
    rows.map((row): Option => ({ row, words, condition: descriptionOf(row) })),
    [messageTexts('transport.listed', { name, entry: descriptionOf(rows[0]!) })],
  );
}

/** The most severe degree of each transport class, or the facts that decide it. */
function heldDegrees(
  facts: ProductFacts,
  state: 'solid' | 'liquid',
): HazardDegree[] | Extract<TransportProposal, { kind: 'open' }> {
  const missing: { path: Path; says: Texts }[] = [];
  const all = degrees.filter((degree) => degree.route !== 'inhalation' && entryOf(facts, degree));
  const isInhaled = entryOf(facts, inhaled);
  if (isInhaled && state === 'liquid')
    missing.push({ path: ['transport'], says: messageTexts('transport.inhalation') });
  const dust = isInhaled && (['I', 'II', 'III'] as const)[Number(isInhaled.category.slice(-1)) - 1];
  if (dust) all.push({ ...inhaled, goods: '6.1', group: dust, provision: 'ADR 2.2.61.1.7' });
  const isCorrosive = entryOf(facts, corrosive) !== undefined;
  if (isCorrosive && !all.some(({ goods, categories }) => goods === '8' && !categories.test('Met. Corr. 1')))
    missing.push({ path: ['classification'], says: messageTexts('transport.subcategory') });
  if (missing.length > 0) return { kind: 'open', missing };
  const gravest = all.toSorted((a, b) => groupRank(a.group) - groupRank(b.group));
  return gravest.filter(({ goods }, index) => gravest.findIndex((degree) => degree.goods === goods) === index);
}

/** Measured values that the entry rests on: flash point and, below 23 °C, boiling point of class 3; pH of what is corrosive only. */
function lackingValues(facts: ProductFacts, { goods, group }: HazardDegree): Missing[] {
  const lacks = (name: 'flashPoint' | 'boilingPoint') => measuredRange(facts, name) === null;
  if (goods !== '3') return [];
  return [
    ...(lacks('flashPoint')
      ? [[['basicProperties', 'flashPoint'], messageTexts('transport.flashPoint')] as const]
      : []),
    ...(group !== 'III' && lacks('boilingPoint')
      ? [[['basicProperties', 'boilingPoint'], messageTexts('transport.boilingPoint')] as const]
      : []),
  ];
}

/** Environmentally hazardous substances without another class (ADR 2.2.9.1.10). */
function aquaticEntry(facts: ProductFacts, state: 'solid' | 'liquid'): TransportProposal {
  const { category } = entryOf(facts, aquatic)!;
  return entries(
    facts,
    roadRowsOf(state === 'solid' ? '3077' : '3082').map((row): Option => ({ row })),
    [messageTexts('transport.aquatic', { category })],
  );
}

interface Option {
  row: RoadRow;
  condition?: Texts;
  /** Names of a substance, of which the proposal has the one that the table has. */
  words?: readonly string[];
}

/** The general entries of class, subsidiary hazards, packing group and state; of corrosives those of their character. */
function generalRows(
  facts: ProductFacts,
  { classes, group, state }: { classes: string[]; group: PackingGroup; state: 'solid' | 'liquid' },
): Option[] {
  const ph = phOf(measuredRange(facts, 'ph'));
  const character =
    ph === null ? '' : ph <= extremePhLimits.acid ? 'acidic' : ph >= extremePhLimits.base ? 'basic' : '';
  const key = ([main, ...others]: readonly string[]) => [main, ...others.sort()].join();
  return Object.entries(generalEntries).flatMap(([un, nature]) =>
    roadRowsOf(un, { packingGroup: group, state })
      .filter((row) => key(classesOfRow(row)) === key(classes) && !isOfViscous(row))
      .filter(
        () => nature === null || character === '' || !/^(?:acidic|basic)/.test(nature) || nature.startsWith(character),
      )
      .map((row) => (nature === null ? { row } : { row, condition: messageTexts(`transport.${nature}`) })),
  );
}

/** Exemptions that an entry allows, whose further conditions the consignor knows. */
function exemptionsOf({ sp = [], ...row }: RoadRow, { kind }: ProductFacts): TransportExemption[] {
  const isViscous = kind === 'mixture' && hazardClassOf(row) === '3' && row.pg === 'III' && !isOfViscous(row);
  return [
    ...(sp.includes('144') ? ['specialProvision144' as const] : []),
    ...(sp.includes('375') ? ['specialProvision375' as const] : []),
    ...(isViscous ? ['viscousLiquid' as const] : []),
  ];
}

/** The candidates, those with the same values once; the reasons name the exemptions that they allow. */
function entries(facts: ProductFacts, options: readonly Option[], ownReasons: Texts[]): TransportProposal {
  const exemptions = new Set(options.flatMap(({ row }) => exemptionsOf(row, facts)));
  const reasons = [
    ...ownReasons,
    ...[...exemptions].map((exemption) =>
      messageTexts('transport.exemption', { text: phraseTexts(({ sentences }) => sentences[exemption]) }),
    ),
  ];
  const candidates = new Map<string, TransportCandidate>();
  for (const option of options) {
    const candidate = candidateOf(facts, option);
    const key = JSON.stringify(candidate.transport);
    if (!candidates.has(key)) candidates.set(key, candidate);
  }
  const all = [...candidates.values()];
  const isGeneral = options.some(({ row, condition }) => condition !== undefined && isNotOtherwiseSpecified(row));
  if (all.length > 1 || isGeneral) return { kind: 'choice', reasons, candidates: all };
  const [{ transport, emergencySchedules }] = all as [TransportCandidate];
  return { kind: 'entry', reasons, candidates: [{ transport, emergencySchedules }] };
}

function candidateOf(facts: ProductFacts, { row, condition, words }: Option): TransportCandidate {
  const { un, pg, k, h, tu, lq, x = [] } = row;
  const schedules = new Set(seaRowsOf(un, { packingGroup: pg ?? null }).map(({ ems = [] }) => ems.join(', ')));
  const [only = ''] = schedules;
  const figures: Partial<Goods> = {
    classificationCode: k,
    hazardIdentificationNumber: h ?? null,
    tunnelCode: tu === undefined || tu === '-' ? null : tu,
    limitedQuantity: lq,
  };
  const columns = {
    classificationCode: 'k',
    hazardIdentificationNumber: 'h',
    tunnelCode: 'tu',
    limitedQuantity: 'lq',
  } as const;
  const known = Object.entries(figures).filter(
    ([field, value]) => value !== undefined && !x.includes(columns[field as keyof typeof columns]),
  );
  return {
    transport: {
      un: `UN${un}`,
      properShippingName: shippingName(facts, row, words),
      hazardClass: hazardClassOf(row),
      packingGroup: pg ?? null,
      ...Object.fromEntries(known),
    },
    emergencySchedules: schedules.size === 1 && only !== '' ? only : null,
    ...(condition && { condition }),
  };
}

/** The name in the languages of the table, of several the one that is meant. */
function nameTexts({ n }: RoadRow, words: readonly string[] = []): Localised {
  const names = Object.entries(n).map(([lang, text]) => {
    const all = properShippingNames(text);
    return [
      lang,
      all.find((name) => words.some((word) => hasShippingName(word.toUpperCase(), [name]))) ?? all[0] ?? text,
    ];
  });
  return Object.fromEntries(names) as Localised;
}

/** Ingredients by whose categories a product belongs to a class. */
const contributors: Readonly<Record<string, RegExp>> = {
  '3': /^Flam\. Liq\./,
  '4.1': /^Flam\. Sol\./,
  '5.1': /^Ox\. /,
  '6.1': /^Acute Tox\. [123]/,
  '8': /^(?:Skin Corr|Met\. Corr)\./,
  '9': /^Aquatic (?:Acute 1|Chronic [12])/,
};

const isDangerousGood = ({ classification }: ProductFacts['composition'][number]): boolean =>
  Object.values(contributors).some((categories) => classification.some(({ category }) => categories.test(category)));

const contributorsOf = (facts: ProductFacts, goods: string) =>
  facts.composition
    .filter(({ classification }) => classification.some(({ category }) => contributors[goods]?.test(category)))
    .toSorted((a, b) => contentOf(b, facts).max - contentOf(a, facts).max);

/** With the technical names of the two ingredients that contribute most to the class (ADR 3.1.2.8.1.2); of a substance its own. */
function shippingName(facts: ProductFacts, row: RoadRow, words?: readonly string[]): Localised {
  const names = nameTexts(row, words);
  if (!needsTechnicalName(row)) return names;
  const rows = contributorsOf(facts, row.c).slice(0, 2);
  const withNames = transportNameLanguages.flatMap((lang) => {
    const technical = rows.map((ingredient) => localise(ingredient.name, lang));
    const name = names[lang];
    return name === undefined ? [] : [[lang, technical.length > 0 ? `${name} (${technical.join(', ')})` : name]];
  });
  return Object.fromEntries(withNames) as Localised;
}
