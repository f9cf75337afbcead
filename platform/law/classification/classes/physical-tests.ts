import { hazardClassRow, isOfClass } from '../../hazard-classes.ts';
import type { Component } from '../model/components.ts';
import { add, compare, divide, type Fraction, fraction, isAtLeast, sum, toNumber, zero } from '../model/fraction.ts';
import { classified, isKnownInFull, namesOf, part, type Part, unclassified } from '../model/verdicts.ts';
import type { MeasuredFacts, Mixture, Verdict } from '../model/model.ts';
import { corrodesMetalsByPh } from './extreme-ph.ts';
import { type SubstanceGroup, substanceGroupRows } from '../../substance-groups.ts';
import { structureOf, structureRows } from '../tables/structures.ts';
import type { TestedClass } from '../tables/tested-classes.ts';

const water = /^(water|aqua)$/i;
const isWater = ({ cas, name }: Component) => cas === '7732-18-5' || water.test(name);

/** What corrodes the skin is of transport class 8, whatever it does to metals. */
const isCorrosive = (skin: Verdict): boolean => skin.kind === 'classified' && skin.category.startsWith('Skin Corr.');

/**
 * The verdict on a class that a test decides; it claims only what a figure, a limit or the state of matter shows. `skin` is the verdict on
 * the skin.
 */
export function testedVerdict(
  row: TestedClass,
  mixture: Mixture,
  components: readonly Component[],
  skin: Verdict,
): Verdict {
  const { hazardClass, states, needs, exclusion, decided } = row;
  const provision = `CLP Annex I ${hazardClassRow(hazardClass).section}`;
  const { physicalState, isAerosol } = mixture.measured;
  if (row.notAerosols && isAerosol)
    return unclassified(hazardClass, 'notApplicable', 'isAerosol', 'CLP Annex I 2.3.2.1, note 2');
  const gases = components.filter((component) => hasCategory(component, gas));
  const isAsked = hazardClass === 'gasesUnderPressure' || gases.some((component) => hasCategory(component, row.hint));
  if (physicalState === 'liquid' && states.join() === 'gas' && !isAerosol && isAsked && isMostly(gases))
    return unclassified(hazardClass, 'open', 'physicalStateUnknown', 'CLP Annex I 1.0', [], {
      values: { needs: 'physicalState', names: namesOf(gases) },
    });
  if (physicalState !== null && !states.includes(physicalState)) {
    const reason = states.length > 1 ? 'isGas' : { gas: 'notGas', liquid: 'notLiquid', solid: 'notSolid' }[states[0]!];
    return unclassified(hazardClass, 'notApplicable', reason, provision);
  }
  const classified = specificVerdict(row, components);
  if (classified) return classified;
  const stateValues: Values = physicalState === null && states.length < 3 ? { physicalState: 'unknown' } : {};
  const { hints, excluded } = hintsOf(row, components);
  // The group of a gas under pressure depends on its receptacle, not on its ingredients (CLP Annex VI, Note U).
  if (hazardClass === 'gasesUnderPressure' && physicalState === 'gas')
    return unclassified(hazardClass, 'open', 'pressureUnknown', provision, [], { values: { needs } });
  if (hints.length > 0)
    return unclassified(hazardClass, 'open', 'testNeeded', provision, [], {
      values: { needs, ...stateValues, names: namesOf(hints) },
    });
  const metalCorrosion =
    isCorrosive(skin) || hazardClass !== 'corrosiveToMetals' ? null : corrodesMetalsByPh(mixture.measured, components);
  if (metalCorrosion) {
    const { reason, names } = metalCorrosion;
    const asks = reason === 'phExtreme' ? needs : 'ph';
    return unclassified(hazardClass, 'open', reason, provision, [], { values: { needs: asks, names } });
  }
  const settled = settledVerdict(row, mixture, components);
  if (settled) return settled;
  const related = components.filter((component) => row.related !== undefined && hasCategory(component, row.related));
  const oxidising = hazardClass === 'selfHeating' ? dryingOils(components) : [];
  const unknown = components.filter(({ isUnknown }) => isUnknown);
  if (excluded && unknown.length === 0) return excluded;
  if (related.length === 0 && oxidising.length === 0 && unknown.length === 0) {
    const isKnown =
      mixture.hasBalance === true || isKnownInFull(components) || isAqueousSolution(physicalState, components);
    if (exclusion && (exclusion.kind === 'notApplicable' || isKnown))
      return unclassified(hazardClass, exclusion.kind, exclusion.reason, `CLP Annex I ${exclusion.section}`);
    if (decided && (decided.when === 'aqueous' ? components.some(isWater) : physicalState === 'liquid'))
      return unclassified(hazardClass, 'notApplicable', decided.reason, decided.provision);
  }
  const [reason, named] =
    related.length + oxidising.length > 0
      ? ['testNeeded', [...related, ...oxidising]]
      : unknown.length > 0
        ? ['unknownIngredient', unknown]
        : ['notTested', []];
  return unclassified(hazardClass, 'noData', reason as string, provision, [], {
    values: { needs, ...stateValues, ...(named.length > 0 && { names: namesOf(named as Component[]) }) },
  });
}

/** °C: the most that counts as room temperature. */
const maxRoomTemperature = 23;

/** The verdict where the structure of all ingredients, or a value of the mixture, excludes the class (CLP Annex I, 'additional considerations'). */
function settledVerdict(
  { hazardClass, structure, measured = [] }: TestedClass,
  mixture: Mixture,
  components: readonly Component[],
): Verdict | null {
  const isWhole = mixture.hasBalance === true || isKnownInFull(components);
  const isExcluded = (component: Component) => {
    const name = structureOf(component);
    return name !== null && structureRows[name].excludes.includes(hazardClass);
  };
  const { ph, isPhOpen, flashPoint } = mixture.measured;
  const isShown = {
    ph: (ph !== null || isPhOpen === true) && components.some(isWater),
    // What is heated in air for the test of its flash point did not ignite by itself before.
    flashPoint:
      flashPoint !== null &&
      !('below' in flashPoint) &&
      ('value' in flashPoint ? flashPoint.value : flashPoint.above) > maxRoomTemperature,
  };
  const reason =
    structure && isWhole && components.every(isExcluded)
      ? structure
      : measured.find(({ property }) => isShown[property]);
  return reason ? unclassified(hazardClass, 'notApplicable', reason.reason, `CLP Annex I ${reason.section}`) : null;
}

/** Mass %: of a liquid that is half water or more the rest, which may not be named, is no explosive, self-reactive or oxidising (decision 087). */
const minWater = 50;
const isAqueousSolution = (physicalState: MeasuredFacts['physicalState'], components: readonly Component[]): boolean =>
  physicalState === 'liquid' &&
  isAtLeast(sum(components.filter(isWater).map(({ minContent }) => minContent)), fraction(minWater));

const gas = /^(Flam|Ox|Press)\. Gas/;

/** Whether gases are half of the mixture or more: a liquid has a vapour pressure of at most 300 kPa at 50 °C (CLP Annex I 1.0). */
const isMostly = (components: readonly Component[]): boolean =>
  isAtLeast(sum(components.map(({ content }) => content)), fraction(50));

type Values = Readonly<Record<string, string | readonly string[]>>;

const hasCategory = ({ entries, limits }: Component, pattern: RegExp): boolean =>
  [...entries, ...limits].some(({ category }) => pattern.test(category));

/** The ingredients that make a class possible, or the verdict that excludes the class in spite of them. */
interface Hints {
  hints: readonly Component[];
  excluded: Verdict | null;
}

function hintsOf(row: TestedClass, components: readonly Component[]): Hints {
  const found = components.filter((component) => hasCategory(component, row.hint));
  if (row.hazardClass === 'explosives' && found.length === 0)
    return { hints: oxidisersWithFuel(components), excluded: null };
  if (row.hazardClass === 'waterReactive' && found.length === 0)
    return { hints: metalsWithAlkaliOrAcid(components), excluded: null };
  const excluded = found.length > 0 ? excludedByContent(row, found, components) : null;
  return { hints: excluded ? [] : found, excluded };
}

/**
 * The oxidisers of a mixture that also contains a fuel. A mixture of an inorganic oxidiser with organic material is no explosive below 15 % of
 * categories 1 and 2 and below 30 % of category 3 (CLP Annex I 2.1.4). Several oxidisers add up, each as a share of its limit.
 */
function oxidisersWithFuel(components: readonly Component[]): Component[] {
  const oxidisers = components.filter((component) => hasCategory(component, oxidiser));
  const hasFuel = components.some((component) => !oxidisers.includes(component) && !isWater(component));
  const shares = oxidisers.map((component) =>
    divide(component.content, fraction(hasCategory(component, strongOxidiser) ? 15 : 30)),
  );
  return hasFuel && isAtLeast(sum(shares), fraction(1)) ? oxidisers : [];
}

/** The members of a group by number or name, if a mixture has as much of them as the row of the group asks for. */
function membersOf(group: SubstanceGroup, components: readonly Component[]): Component[] {
  const { cas = [], names, minContent = 0 } = substanceGroupRows[group];
  const members = components.filter(
    (component) => cas.includes(component.cas ?? '') || names?.test(component.name.toLowerCase()),
  );
  return isAtLeast(sum(members.map(({ content }) => content)), fraction(minContent)) ? members : [];
}

/** Ingredients that heat up in air on a large surface, such as a cloth: liquid, they are no data that the class does not apply. */
const dryingOils = (components: readonly Component[]): Component[] => membersOf('dryingOils', components);

/**
 * Aluminium and zinc with the strong alkalis and acids of a mixture without water. Each alone need not be of the class, not even the metal as
 * granules; together they give off hydrogen with water, at a rate that the test of the mixture shows (CLP Annex I 2.12.2).
 */
function metalsWithAlkaliOrAcid(components: readonly Component[]): Component[] {
  const metals = membersOf('aluminiumAndZinc', components);
  const partners = [...membersOf('strongBases', components), ...membersOf('strongAcids', components)];
  return metals.length > 0 && partners.length > 0 && !components.some(isWater) ? [...metals, ...partners] : [];
}

const oxidiser = /^Ox\. (Liq|Sol)/;
const strongOxidiser = /^Ox\. (Liq|Sol)\. [12]/;

/** Contents that exclude a class whatever else the mixture contains. */
function excludedByContent(
  { hazardClass }: TestedClass,
  hints: readonly Component[],
  components: readonly Component[],
): Verdict | null {
  if (hazardClass === 'oxidisingLiquids') return dilutePeroxide(hints, components);
  return hazardClass === 'organicPeroxides' ? littleActiveOxygen(hints, components) : null;
}

const hydrogenPeroxide = '7722-84-1';
const contentOf = (cas: string, components: readonly Component[]): Fraction =>
  components.filter((component) => component.cas === cas).reduce((total, { content }) => add(total, content), zero);

/** Mass %: an aqueous solution with less hydrogen peroxide is no oxidising liquid of class 5.1, which test O.2 decides too. */
const minOxidisingPeroxide = 8;

function dilutePeroxide(hints: readonly Component[], components: readonly Component[]): Verdict | null {
  const content = contentOf(hydrogenPeroxide, components);
  const rest = components.filter((component) => !isWater(component));
  const water = components.filter(isWater).map((component) => component.minContent);
  const isAqueous = rest.every((component) => water.some((share) => compare(share, component.content) > 0));
  const isAlone = hints.every(({ cas }) => cas === hydrogenPeroxide);
  if (!isAlone || !isAqueous || isAtLeast(content, fraction(minOxidisingPeroxide))) return null;
  return unclassified('oxidisingLiquids', 'conclusive', 'dilutePeroxide', 'ADR 3.3, special provision 65', [], {
    value: toNumber(content),
    limit: minOxidisingPeroxide,
    unit: '%',
  });
}

/**
 * The highest share of available oxygen in an organic peroxide: one atom (16 g/mol) in the lightest peroxide, a dioxirane (46 g/mol).
 */
const maxActiveOxygen = divide(fraction(16), fraction(46));
/** Mass %: up to this content of hydrogen peroxide, that much available oxygen excludes the class (CLP Annex I 2.15.2.1). */
const peroxideLimits = [
  { hydrogenPeroxide: 1, activeOxygen: 1 },
  { hydrogenPeroxide: 7, activeOxygen: 0.5 },
] as const;

function littleActiveOxygen(hints: readonly Component[], components: readonly Component[]): Verdict | null {
  const content = sum(hints.map((component) => component.content));
  const peroxideContent = contentOf(hydrogenPeroxide, components);
  const row = peroxideLimits.find((limits) => isAtLeast(fraction(limits.hydrogenPeroxide), peroxideContent));
  const limit = row && divide(fraction(row.activeOxygen), maxActiveOxygen);
  if (!limit || !isAtLeast(limit, content)) return null;
  return unclassified('organicPeroxides', 'conclusive', 'littleActiveOxygen', 'CLP Annex I 2.15.2.1', [], {
    value: toNumber(content),
    limit: Number(toNumber(limit).toPrecision(3)),
    unit: '%',
  });
}

/**
 * Specific limits of the class, such as those of hydrogen peroxide; some have an upper bound only. Outside of them the class is not decided: limits
 * of physical hazards are to be confirmed by a test (CLP Annex VI 1.2.4).
 */
function specificVerdict(row: TestedClass, components: readonly Component[]): Verdict | null {
  const reached = components
    .flatMap((component) => component.limits.map((line) => ({ component, line })))
    .filter(({ component: { content }, line }) => isOfClass(row.hazardClass, line.category) && isWithin(content, line))
    .sort((a, b) => (a.line.category < b.line.category ? -1 : 1));
  const [first] = reached;
  if (!first) return null;
  const { component, line } = first;
  const counted: Part = part(component, fraction(line.from ?? line.below ?? 100), 'specific');
  const provision = `CLP Annex I ${hazardClassRow(row.hazardClass).section}, Art. 10(1)`;
  return classified(row.hazardClass, line.category, line.h, provision, [counted], {
    value: toNumber(component.content),
    limit: line.from ?? line.below,
    unit: '%',
  });
}

function isWithin(
  content: Fraction,
  { from, below, fromExclusive, belowInclusive }: Component['limits'][number],
): boolean {
  const [lower, upper] = [compare(content, fraction(from ?? 0)), compare(content, fraction(below ?? 100))];
  return (
    (fromExclusive ? lower > 0 : lower >= 0) && (from !== null || upper < 0 || (upper === 0 && belowInclusive === true))
  );
}

/** Day of the consolidated text of CLP that was read for classes in force. */
const lawReadOn = '2025-09-01';

/**
 * Chemicals under pressure are a class of the UN GHS (eighth revised edition), which CLP Annex I, consolidated on {@link lawReadOn}, does
 * not have. The Commission announced an act that adapts CLP to the eighth to tenth edition; read it before it applies.
 */
export const chemicalsUnderPressure: Verdict = unclassified(
  'chemicalsUnderPressure',
  'notApplicable',
  'classNotInForce',
  'UN GHS 2.3.2',
  [],
  { values: { asOf: lawReadOn } },
);

const provision = 'CLP Annex I 2.3.2, Figures 2.3.1(a) to (c)';
const statements = [['H222', 'H229'], ['H223', 'H229'], ['H229']] as const;

/** mass %, kJ/g, cm, s/m³, g/m³ and s. */
const aerosolLimits = {
  category3: { flammableContent: 1, heatOfCombustion: 20 },
  category1: { flammableContent: 85, heatOfCombustion: 30 },
  ignitionDistance: { category1: 75, category2: 15 },
  enclosedSpace: { timeEquivalent: 300, deflagrationDensity: 300 },
} as const;

/** Aerosols by their content of flammable components, heat of combustion and flame tests. */
export function aerosolVerdict({ isAerosol, aerosol = {} }: MeasuredFacts): Verdict {
  if (!isAerosol) return unclassified('aerosols', 'notApplicable', 'notAerosol', 'CLP Annex I 2.3.1');
  const { category, reason } = categoryOf(aerosol);
  const { heatOfCombustion } = aerosol;
  return classified('aerosols', `Aerosol ${category}`, statements[category - 1]!, provision, [], {
    basis: 'measured',
    ...(heatOfCombustion !== undefined && { value: heatOfCombustion, limit: 20, unit: 'kJ/g' }),
    ...(reason && { reason }),
  });
}

interface Result {
  category: 1 | 2 | 3;
  /** Why the most severe category that is possible was taken. */
  reason?: string;
}

function categoryOf(facts: NonNullable<MeasuredFacts['aerosol']>): Result {
  const { category1, category3 } = aerosolLimits;
  const { flammableContent: content, heatOfCombustion: heat, isFoam } = facts;
  const isLittle = content !== undefined && content <= category3.flammableContent;
  if (isLittle && heat !== undefined && heat < category3.heatOfCombustion) return { category: 3 };
  const isMuch = (content ?? 100) >= category1.flammableContent && (heat ?? Infinity) >= category1.heatOfCombustion;
  if (isMuch && content !== undefined && heat !== undefined) return { category: 1 };
  if (isMuch) return { category: 1, reason: 'notSubmitted' };
  return isFoam ? foamCategory(facts) : sprayCategory(facts);
}

function sprayCategory(facts: NonNullable<MeasuredFacts['aerosol']>): Result {
  const {
    ignitionDistance: distance,
    heatOfCombustion: heat,
    timeEquivalent: time,
    deflagrationDensity: density,
  } = facts;
  const limits = aerosolLimits;
  // Note to 2.3.2.2: aerosols that were not submitted to the procedure are of category 1.
  if (distance === undefined) return { category: 1, reason: 'notSubmitted' };
  if (distance >= limits.ignitionDistance.category1) return { category: 1 };
  const isHot = heat === undefined || heat >= limits.category3.heatOfCombustion;
  if (isHot || distance >= limits.ignitionDistance.category2) return { category: 2 };
  const { timeEquivalent, deflagrationDensity } = limits.enclosedSpace;
  const ignites =
    (time !== undefined && time <= timeEquivalent) || (density !== undefined && density <= deflagrationDensity);
  if (ignites) return { category: 2 };
  return time === undefined || density === undefined
    ? { category: 2, reason: 'enclosedSpaceUnknown' }
    : { category: 3 };
}

function foamCategory({ flameHeight: height, flameDuration: duration }: NonNullable<MeasuredFacts['aerosol']>): Result {
  if (height === undefined || duration === undefined) return { category: 1, reason: 'notSubmitted' };
  if ((height >= 20 && duration >= 2) || (height >= 4 && duration >= 7)) return { category: 1 };
  return { category: height >= 4 && duration >= 2 ? 2 : 3 };
}
