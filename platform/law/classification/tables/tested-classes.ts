import type { PhysicalHazard } from '../../hazard-classes.ts';
import type { MeasuredFacts } from '../model/model.ts';

type State = NonNullable<MeasuredFacts['physicalState']>;

/** A physical hazard class that a test decides, not a figure of the model. */
interface Test {
  /** States of matter that the class is for. */
  states: readonly State[];
  /** Aerosols are outside the class (CLP Annex I 2.3.2.1, note 2). */
  notAerosols?: true;
  /** Categories of ingredients that make the class possible: it stays open without a test. */
  hint: RegExp;
  /** Categories of ingredients that prevent an exclusion of the class. */
  related?: RegExp;
  /**
   * The verdict when no ingredient has such a category: the class does not apply or, when the composition is known in full, its criteria are
   * not met; with the section of Annex I. Omitted: the law has no such exception.
   */
  exclusion?: { kind: 'notApplicable' | 'conclusive'; reason: string; section: string };
  /** States of matter in which experience or the test method decides that no mixture without such an ingredient is of the class. */
  decided?: { when: 'liquid' | 'aqueous'; reason: string; provision: string };
  /** The reason and the section where the structure of all ingredients excludes the class (structures.ts). */
  structure?: { reason: string; section: string };
  /** Values of the mixture that exclude the class, whatever else it contains; a pH only beside water, for others are measured in a dilution. */
  measured?: readonly { property: 'ph' | 'flashPoint'; reason: string; section: string }[];
  /** Test of the UN Manual of Tests and Criteria or figure that decides. */
  needs: string;
}

/** The verdicts of aerosols and flammable liquids follow from figures. */
type TestedHazard = Exclude<PhysicalHazard, 'aerosols' | 'flammableLiquids'>;
export type TestedClass = Test & { hazardClass: TestedHazard };

const all = ['gas', 'liquid', 'solid'] as const;
const condensed = ['liquid', 'solid'] as const;

/** CLP Annex I Part 2, without aerosols and flammable liquids. */
const tests: Record<TestedHazard, Test> = {
  explosives: {
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl)/,
    related: /^(Self-react|Org\. Perox|Ox\.)/,
    exclusion: { kind: 'conclusive', reason: 'noExplosiveGroup', section: '2.1.4' },
    structure: { reason: 'noGroup', section: '2.1.4' },
    needs: 'UN test series 2 to 8',
  },
  flammableGases: {
    states: ['gas'],
    notAerosols: true,
    hint: /^(Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas)/,
    related: /^(Flam|Pyr)\./,
    exclusion: { kind: 'conclusive', reason: 'noFlammableIngredient', section: '2.2.4' },
    structure: { reason: 'inertGas', section: '2.2.1' },
    needs: 'EN ISO 10156',
  },
  oxidisingGases: {
    states: ['gas'],
    hint: /^Ox\. Gas/,
    exclusion: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.4.4' },
    structure: { reason: 'boundToCarbon', section: '2.4.1' },
    needs: 'EN ISO 10156',
  },
  gasesUnderPressure: {
    states: ['gas'],
    notAerosols: true,
    hint: /^Press\. Gas/,
    needs: 'physical state in the receptacle, pressure, critical temperature',
  },
  flammableSolids: {
    states: ['solid'],
    notAerosols: true,
    hint: /^(Flam\. Sol|Pyr\.)/,
    related: /^(Flam\.|Self-react)/,
    needs: 'UN test N.1',
  },
  selfReactive: {
    states: condensed,
    hint: /^Self-react/,
    related: /^(Expl\.|Unst\. Expl|Desen\. Expl|Org\. Perox|Ox\.)/,
    exclusion: { kind: 'conclusive', reason: 'noSelfReactiveGroup', section: '2.8.4.2' },
    structure: { reason: 'noGroup', section: '2.8.4.2' },
    needs: 'UN test series A to H',
  },
  pyrophoricLiquids: {
    states: ['liquid'],
    hint: /^Pyr\./,
    exclusion: { kind: 'conclusive', reason: 'noPyrophoricIngredient', section: '2.9.4.1' },
    structure: { reason: 'stableInAir', section: '2.9.4.1' },
    measured: [{ property: 'flashPoint', reason: 'flashPointOverRoom', section: '2.9.4.1' }],
    needs: 'UN test N.3',
  },
  pyrophoricSolids: {
    states: ['solid'],
    hint: /^Pyr\./,
    exclusion: { kind: 'conclusive', reason: 'noPyrophoricIngredient', section: '2.10.4.1' },
    structure: { reason: 'stableInAir', section: '2.10.4.1' },
    needs: 'UN test N.2',
  },
  selfHeating: {
    states: condensed,
    hint: /^Self-heat/,
    related: /^Pyr\./,
    decided: { when: 'liquid', reason: 'liquidDoesNotHeat', provision: 'CLP Annex I 2.11.2.1 (UN test N.4)' },
    needs: 'UN test N.4',
  },
  waterReactive: {
    states: condensed,
    hint: /^Water-react/,
    decided: { when: 'aqueous', reason: 'containsWater', provision: 'CLP Annex I 2.12.4.1' },
    structure: { reason: 'noMetal', section: '2.12.4.1' },
    measured: [{ property: 'ph', reason: 'phMeasured', section: '2.12.4.1' }],
    needs: 'UN test N.5',
  },
  oxidisingLiquids: {
    states: ['liquid'],
    hint: /^Ox\./,
    exclusion: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.13.4' },
    structure: { reason: 'boundToCarbon', section: '2.13.4' },
    needs: 'UN test O.2',
  },
  oxidisingSolids: {
    states: ['solid'],
    hint: /^Ox\./,
    exclusion: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.14.4' },
    structure: { reason: 'boundToCarbon', section: '2.14.4' },
    needs: 'UN test O.1 or O.3',
  },
  organicPeroxides: {
    states: condensed,
    hint: /^Org\. Perox/,
    exclusion: { kind: 'notApplicable', reason: 'noOrganicPeroxide', section: '2.15' },
    structure: { reason: 'noGroup', section: '2.15.1' },
    needs: 'UN test series A to H',
  },
  corrosiveToMetals: {
    states: all,
    hint: /^Met\. Corr/,
    needs: 'UN test C.1',
  },
  desensitisedExplosives: {
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl)/,
    exclusion: { kind: 'notApplicable', reason: 'noExplosiveIngredient', section: '2.17' },
    structure: { reason: 'noGroup', section: '2.17.4.1' },
    needs: 'corrected burning rate, UN Manual Part V',
  },
};

export const testedClasses: readonly TestedClass[] = (Object.keys(tests) as TestedHazard[]).map((hazardClass) => ({
  hazardClass,
  ...tests[hazardClass],
}));

/** The reasons that hold for a substance, too; the others are about the ingredients of a mixture. */
export const reasonsOfSubstances: readonly string[] = [
  'liquidDoesNotHeat',
  ...testedClasses.flatMap(({ structure, measured = [] }) => [
    ...(structure ? [structure.reason] : []),
    ...measured.map(({ reason }) => reason),
  ]),
];
