import { acuteVerdicts, unknownAcute } from './classes/acute-toxicity.ts';
import { type Component, componentsOf } from './model/components.ts';
import { applyDeterminations } from './classes/determinations.ts';
import { eyeVerdict } from './classes/eye.ts';
import { flammableLiquidVerdict } from './classes/flammable-liquids.ts';
import { labelNames } from './consequences/label-names.ts';
import { type Derived, hazardClasses, type Mixture, type Verdict } from './model/model.ts';
import { aerosolVerdict, chemicalsUnderPressure, testedVerdict } from './classes/physical-tests.ts';
import { testedClasses } from './tables/tested-classes.ts';
import { dutiesOf, sdsDuty } from './consequences/sds-duty.ts';
import { singleVerdicts } from './classes/single-classes.ts';
import { skinVerdict } from './classes/skin.ts';
import {
  aquaticVerdicts,
  aspirationVerdict,
  narcoticIrritantVerdicts,
  unknownAquaticPercent,
} from './classes/summed-classes.ts';
import { supplementalOf } from './consequences/supplemental.ts';

/**
 * The classification of a mixture, with a verdict for every hazard class of CLP Annex I (Regulation (EC) No 1272/2008, consolidated, with
 * (EU) 2023/707), and what follows from it for label, safety data sheet and packaging. Pure: the order of the ingredients, splitting one
 * of them and the unit of the contents never change the result.
 */
export function classify(mixture: Mixture): Derived {
  const { components, problems } = componentsOf(mixture);
  const skin = skinVerdict(mixture.measured, components);
  const calculated = calculate(mixture, components, skin, skin);
  // Serious eye damage follows from skin corrosion also where that is determined.
  const [determinedSkin] = applyDeterminations([skin], ofSkin(mixture)).verdicts;
  const isSame = determinedSkin === undefined || determinedSkin === skin;
  const base = isSame ? calculated : calculate(mixture, components, skin, determinedSkin);
  const determined = applyDeterminations(base, mixture.determinations);
  const { verdicts } = determined;
  const supplemental = supplementalOf(mixture, components, verdicts);
  const sds = sdsDuty(mixture, components, verdicts);
  return {
    verdicts,
    calculated,
    supplemental: supplemental.statements,
    unknownToxicity: [...unknownAcute(mixture, components), ...unknownAquaticPercent(components)],
    labelNames: labelNames(verdicts, components),
    sds: { duty: sds.duty, because: sds.because, ...(sds.unknown && { unknown: sds.unknown }) },
    duties: dutiesOf(mixture, components, verdicts),
    problems: [...problems, ...determined.problems, ...supplemental.problems],
  };
}

const ofSkin = ({ determinations }: Mixture) => determinations.filter(({ hazardClass }) => hazardClass === 'skin');

/** The verdicts without determinations, in the order of the classes; `skinOfEye`: the result for the skin that the eyes are judged by. */
function calculate(mixture: Mixture, components: readonly Component[], skin: Verdict, skinOfEye: Verdict): Verdict[] {
  const { measured } = mixture;
  const all = [
    ...testedClasses.map((row) => testedVerdict(row, mixture, components)),
    aerosolVerdict(measured),
    chemicalsUnderPressure,
    flammableLiquidVerdict(measured, components),
    ...acuteVerdicts(mixture, components),
    skin,
    eyeVerdict(measured, components, skinOfEye),
    ...singleVerdicts(mixture, components),
    ...narcoticIrritantVerdicts(components),
    aspirationVerdict(measured, components),
    ...aquaticVerdicts(components),
  ];
  return hazardClasses.flatMap((hazardClass) => all.filter((verdict) => verdict.hazardClass === hazardClass));
}
