import type { HazardClass, MeasuredFacts } from '../model/model.ts';

type State = NonNullable<MeasuredFacts['physicalState']>;

/** A physical hazard class that a test decides, not a figure of the model. */
export interface TestedClass {
  hazardClass: HazardClass;
  section: string;
  /** States of matter that the class is for. */
  states: readonly State[];
  /** Aerosols are outside the class (CLP Annex I 2.3.2.1, note 2). */
  notAerosols?: true;
  /** Categories of ingredients that make the class possible: it stays open without a test. */
  hint: RegExp;
  /** Categories of further ingredients beside which nothing is claimed. */
  related?: RegExp;
  /** Categories of the class: specific limits for them decide. */
  own: RegExp;
  /**
   * What is known where no ingredient has such a category: the class is not for the mixture at all, or, where the composition is known in
   * full, its criteria are not met; with the provision in Annex I. Omitted: the law has no such exception.
   */
  without?: { kind: 'notApplicable' | 'conclusive'; reason: string; section: string };
  /** Test of the UN Manual of Tests and Criteria or figure that decides. */
  needs: string;
}

const all = ['gas', 'liquid', 'solid'] as const;
const condensed = ['liquid', 'solid'] as const;

/** CLP Annex I Part 2, without aerosols and flammable liquids. */
export const testedClasses: readonly TestedClass[] = [
  {
    hazardClass: 'explosives',
    section: '2.1',
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl)/,
    related: /^(Self-react|Org\. Perox|Ox\.)/,
    own: /^(Unst\. Expl|Expl\.)/,
    without: { kind: 'conclusive', reason: 'noExplosiveGroup', section: '2.1.4.2' },
    needs: 'UN test series 2 to 8',
  },
  {
    hazardClass: 'flammableGases',
    section: '2.2',
    states: ['gas'],
    notAerosols: true,
    hint: /^(Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas)/,
    related: /^(Flam|Pyr)\./,
    own: /^(Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas)/,
    without: { kind: 'conclusive', reason: 'noFlammableIngredient', section: '2.2.4' },
    needs: 'EN ISO 10156',
  },
  {
    hazardClass: 'oxidisingGases',
    section: '2.4',
    states: ['gas'],
    hint: /^Ox\. Gas/,
    own: /^Ox\. Gas/,
    without: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.4.4' },
    needs: 'EN ISO 10156',
  },
  {
    hazardClass: 'gasesUnderPressure',
    section: '2.5',
    states: ['gas'],
    notAerosols: true,
    hint: /^Press\. Gas/,
    own: /^Press\. Gas/,
    needs: 'physical state in the receptacle, pressure, critical temperature',
  },
  {
    hazardClass: 'flammableSolids',
    section: '2.7',
    states: ['solid'],
    notAerosols: true,
    hint: /^(Flam\. Sol|Pyr\.)/,
    related: /^(Flam\.|Self-react)/,
    own: /^Flam\. Sol/,
    needs: 'UN test N.1',
  },
  {
    hazardClass: 'selfReactive',
    section: '2.8',
    states: condensed,
    hint: /^Self-react/,
    related: /^(Expl\.|Unst\. Expl|Desen\. Expl|Org\. Perox|Ox\.)/,
    own: /^Self-react/,
    without: { kind: 'conclusive', reason: 'noSelfReactiveGroup', section: '2.8.4.2' },
    needs: 'UN test series A to H',
  },
  {
    hazardClass: 'pyrophoricLiquids',
    section: '2.9',
    states: ['liquid'],
    hint: /^Pyr\./,
    own: /^Pyr\. Liq/,
    without: { kind: 'conclusive', reason: 'noPyrophoricIngredient', section: '2.9.4.1' },
    needs: 'UN test N.3',
  },
  {
    hazardClass: 'pyrophoricSolids',
    section: '2.10',
    states: ['solid'],
    hint: /^Pyr\./,
    own: /^Pyr\. Sol/,
    without: { kind: 'conclusive', reason: 'noPyrophoricIngredient', section: '2.10.4.1' },
    needs: 'UN test N.2',
  },
  {
    hazardClass: 'selfHeating',
    section: '2.11',
    states: condensed,
    hint: /^Self-heat/,
    related: /^Pyr\./,
    own: /^Self-heat/,
    needs: 'UN test N.4',
  },
  {
    hazardClass: 'waterReactive',
    section: '2.12',
    states: condensed,
    hint: /^Water-react/,
    own: /^Water-react/,
    needs: 'UN test N.5',
  },
  {
    hazardClass: 'oxidisingLiquids',
    section: '2.13',
    states: ['liquid'],
    hint: /^Ox\./,
    own: /^Ox\. Liq/,
    without: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.13.4' },
    needs: 'UN test O.2',
  },
  {
    hazardClass: 'oxidisingSolids',
    section: '2.14',
    states: ['solid'],
    hint: /^Ox\./,
    own: /^Ox\. Sol/,
    without: { kind: 'conclusive', reason: 'noOxidisingIngredient', section: '2.14.4' },
    needs: 'UN test O.1 or O.3',
  },
  {
    hazardClass: 'organicPeroxides',
    section: '2.15',
    states: condensed,
    hint: /^Org\. Perox/,
    own: /^Org\. Perox/,
    without: { kind: 'notApplicable', reason: 'noOrganicPeroxide', section: '2.15' },
    needs: 'UN test series A to H',
  },
  {
    hazardClass: 'corrosiveToMetals',
    section: '2.16',
    states: all,
    hint: /^Met\. Corr/,
    own: /^Met\. Corr/,
    needs: 'UN test C.1',
  },
  {
    hazardClass: 'desensitisedExplosives',
    section: '2.17',
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl)/,
    own: /^Desen\. Expl/,
    without: { kind: 'notApplicable', reason: 'noExplosiveIngredient', section: '2.17' },
    needs: 'corrected burning rate, UN Manual Part V',
  },
];
