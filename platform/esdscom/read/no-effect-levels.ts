import { ownUnit } from '../write/quantity.ts';
import {
  type Concentration,
  concentrationTypes,
  durations,
  groups,
  type Level,
  levelType,
  levelUnit,
} from '../write/no-effect-levels.ts';
import { localisedText, type Part, type Sheet, untranslateSource } from './part.ts';

const routes = ['oral', 'dermal', 'inhalation'] as const;
const effects = ['systemic', 'local'] as const;

/** Each kind of level with its name in eSDScom, `Long-term inhalation (systemic)`. */
const levelKinds = (Object.keys(durations) as Level['duration'][]).flatMap((duration) =>
  routes.flatMap((route) => effects.map((effect) => ({ duration, route, effect }))),
);

const keyOf = <Key extends string>(names: Record<Key, string>, name: string | undefined): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name);

/** DNEL and PNEC; `ingredient` is the ingredient that has them, otherwise they name their substance themselves. */
export function readNoEffectLevels(
  sheet: Sheet,
  controls: Part | undefined,
  ingredient?: string,
): { levels: Level[]; concentrations: Concentration[] } {
  const all = (name: string) => controls?.all(`RegionEU/${name}`) ?? [];
  return {
    levels: all('DerivedNoEffectLevel').flatMap((part) => {
      const population = keyOf(groups, part.first('ExposureGroup/Group')?.node.text);
      const type = part.first('ExposureRouteFrequencyAndEffect/Type')?.node.text;
      const kind = levelKinds.find((candidate) => levelType(candidate) === type);
      const level = readLevel(sheet, part, 'DnelValue', ingredient);
      return population && kind && level ? [{ ...level, population, ...kind }] : [];
    }),
    concentrations: all('PredictedNoEffectConcentration').flatMap((part) => {
      const compartment = keyOf(concentrationTypes, part.first('Type')?.node.text);
      const level = compartment && readLevel(sheet, part, 'PnecValue', ingredient);
      return compartment && level ? [{ ...level, compartment }] : [];
    }),
  };
}

function readLevel(sheet: Sheet, part: Part, name: string, ingredient: string | undefined) {
  const value = Number(part.first(`${name}/ExactValue`)?.node.text);
  const unit = part.first(`${name}/Unit`)?.node.text;
  if (!(value > 0) || unit === undefined) return null;
  const source = part.phrase('Reference');
  const substance = ingredient ?? part.phrase('AdditionalInfo');
  part.take();
  return {
    ...(substance !== undefined && { substance: localisedText(sheet, substance) }),
    value,
    unit: levelUnit(unit) ?? ownUnit(unit),
    ...(source !== undefined && { source: untranslateSource(sheet, source) }),
  };
}
