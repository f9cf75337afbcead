import type { Verdict } from './model/model.ts';
import { figuresText } from './figures.ts';

type Unclassified = Exclude<Verdict, { kind: 'classified' }>;
type Values = NonNullable<Unclassified['values']>;

const names = ({ names: text }: Values) => String(text ?? 'an ingredient');
const needed = ({ needs }: Values, otherwise: string) => String(needs ?? otherwise);

/** Why a class has no category, in English, by the code of the reason. */
const texts: Readonly<Record<string, (values: Values) => string>> = {
  belowLimit: () => 'the ingredients stay below the limit',
  noHazardousIngredient: () => 'no ingredient has this hazard',
  unknownIngredient: (values) => `the classification of ${names(values)} is unknown and could decide it`,
  unknownToxicity: (values) => `the toxicity of ${names(values)} is unknown and could decide it`,
  physicalStateUnknown: () => 'the physical state is unknown',
  testNeeded: (values) => `${names(values)} makes it possible; it takes a test: ${needed(values, 'see the provision')}`,
  notTested: (values) => `no calculation gives it; it takes a test: ${needed(values, 'see the provision')}`,
  flashPointUnknown: () => 'the flash point is unknown',
  flashPointOpen: () => 'the flash point is known as a range only, which leaves open whether the class applies',
  flashPointOverLimit: () => 'the flash point is over the limit',
  noFlammableIngredient: () => 'no ingredient is flammable and the composition is known in full',
  doesNotSustainCombustion: () => 'it does not sustain combustion (UN test L.2)',
  viscosityUnknown: ({ limit }) =>
    `the kinematic viscosity at 40 °C is unknown; up to ${String(limit ?? 20.5)} mm²/s it is classified`,
  viscosityOverLimit: () => 'the kinematic viscosity at 40 °C is over the limit',
  isGas: () => 'it is a gas',
  notGas: () => 'it is not a gas',
  notLiquid: () => 'it is not a liquid',
  notSolid: () => 'it is not a solid',
  isAerosol: () => 'it is an aerosol',
  notAerosol: () => 'it is not an aerosol',
  containsWater: () => 'it contains water',
  noOrganicPeroxide: () => 'it has no organic peroxide',
  noExplosiveIngredient: () => 'it has no explosive ingredient',
  classNotInForce: () => 'CLP does not have this class',
  transition: ({ category, until }) =>
    `${String(category)} need not be applied before ${String(until)}, as it was on the market before`,
  determined: ({ basis, because }) => `not classified by ${basisText(String(basis))}: ${String(because)}`,
};

/** Kinds of evidence in a sentence. */
export const basisText = (basis: string): string =>
  ({
    calculation: 'calculation',
    measured: 'measured values',
    test: 'test',
    bridging: 'bridging',
    expertJudgement: 'expert judgement',
    harmonised: 'harmonised classification',
  })[basis] ?? basis;

/** Reasons that the figures of the verdict say better. */
const saidByFigures = ['belowLimit', 'flashPointOverLimit', 'viscosityOverLimit'];

/** Why a class has no category, without the provision: `phenol has 0.5 %, the limit is 1 %`. */
export function reasonText(verdict: Unclassified): string {
  const figures = figuresText(verdict);
  if (figures && saidByFigures.includes(verdict.reason)) return figures;
  return texts[verdict.reason]?.(verdict.values ?? {}) ?? verdict.reason;
}

/** Codes of `texts`, for the test that every code of the rules has one. */
export const reasonCodes = Object.keys(texts);
