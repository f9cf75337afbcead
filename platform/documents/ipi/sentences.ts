import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { printSentences, type Sentence } from '../blocks/sentence.ts';
import type { Sheet } from '../sds/sheet/sheet.ts';

const define = <About = void>(...rows: Sentence<Sheet, About>[]) => rows;

/** Classes for which Directives 98/24/EC and 2004/37/EC ask for more than the usual care. */
export const isSevere = ({ traits }: Sheet) =>
  (['cmr', 'toxicByInhalation', 'H334'] as const).some((trait) => traits.has(trait));

const isFilled = (_sheet: Sheet, contents: readonly string[]) => contents.length > 0;

const law98 = 'Directive 98/24/EC Art. 8, TRGS 555';

/** The sentences that the safety instructions add to those of the sheet, by position. */
export const ipiSentences = {
  /** Printed at the foot of instructions of several pages, which are counted when they are printed. */
  foot: define({ key: 'ipi.severalPages', basis: 'facts', provision: law98 }),
  /** The materials of 10.5. */
  materials: define<readonly string[]>({
    key: 'ipi.neverMix',
    basis: 'derivation',
    provision: `${law98}, 3.2.3`,
    condition: isFilled,
    values: (_sheet, materials) => ({ materials: materials.join(', ') }),
  }),
  /** The substances whose limits of the market have the remark on uptake through the skin (section 8.1). */
  skin: define<readonly string[]>({
    key: 'ipi.skinUptake',
    basis: 'facts',
    provision: 'Directive 98/24/EC Art. 8, TRGS 555, 3.2.3',
    // The label says more.
    condition: ({ traits }, names) => names.length > 0 && !traits.has('toxicBySkin'),
    values: (_sheet, names) => ({ names: names.join(', ') }),
  }),
  /** Printed when the section on hazards has no other line. */
  hazards: define<readonly string[]>({
    key: 'ipi.noHazards',
    basis: 'facts',
    provision: law98,
    condition: (_sheet, lines) => lines.length === 0,
  }),
  /** Groups of people whom the law of the market protects from such work: section 15.1 names the directives by its rules. */
  restrictions: define<Record<'maternity' | 'youthAtWork', boolean>>(
    {
      key: 'ipi.employmentRestrictions',
      basis: 'derivation',
      provision: 'Directives 94/33/EC and 92/85/EEC, MuSchG § 11(1) sentence 2 no. 1(e), JArbSchG § 22(1) no. 6',
      condition: (_sheet, { maternity, youthAtWork }) => maternity && youthAtWork,
    },
    {
      key: 'ipi.maternityRestrictions',
      basis: 'derivation',
      provision: 'Directive 92/85/EEC, MuSchG § 11(1) sentence 2 no. 1(e)',
      condition: (_sheet, { maternity, youthAtWork }) => maternity && !youthAtWork,
    },
    {
      key: 'ipi.youthRestrictions',
      basis: 'derivation',
      provision: 'Directive 94/33/EC Art. 7, Annex I.3, JArbSchG § 22(1) no. 6',
      condition: (_sheet, { maternity, youthAtWork }) => youthAtWork && !maternity,
    },
    {
      key: 'ipi.healthSurveillance',
      basis: 'derivation',
      provision: 'Directives 98/24/EC Art. 10 and 2004/37/EC Art. 14',
      condition: (sheet) => isSevere(sheet) && !sheet.traits.has('public'),
    },
  ),
  /** The media of 5.1. */
  suitable: define<readonly string[]>({
    key: 'ipi.extinguish',
    basis: 'derivation',
    provision: law98,
    condition: isFilled,
    values: (_sheet, media) => ({ media: media.join(', ') }),
  }),
  unsuitable: define<readonly string[]>({
    key: 'ipi.notWith',
    basis: 'derivation',
    provision: law98,
    condition: isFilled,
    values: (_sheet, media) => ({ media: media.join(', ') }),
  }),
  /** The contents of 5.2: the gases that form in a fire, and the phrases. */
  smoke: define<{ gases: readonly string[]; keys: readonly StandardPhrase[] }>({
    key: 'ipi.fireSmoke',
    basis: 'derivation',
    provision: 'Directive 98/24/EC Art. 7',
    condition: ({ traits }, { gases, keys }) =>
      gases.length > 0 || keys.includes('toxicGasesInFire') || traits.has('H314'),
  }),
  /** Before the lines of 6.1. */
  spill: define({
    key: 'ipi.spillBreathing',
    basis: 'derivation',
    provision: 'Directive 98/24/EC Art. 7',
    condition: (sheet) => sheet.traits.has('classified') && isSevere(sheet),
  }),
  /** Replaces the line of 6.1 that refers to section 8; `isGas`: the line for a gas that harms neither skin nor eyes. */
  spillProtection: define<{ isGas: boolean }>(
    {
      key: 'ipi.spillProtection',
      basis: 'derivation',
      provision: 'Directive 98/24/EC Art. 7',
      condition: ({ traits }, { isGas }) => traits.has('classified') && !isGas,
    },
    {
      key: 'ipi.spillProtectionGas',
      basis: 'derivation',
      provision: 'Directive 98/24/EC Art. 7',
      condition: ({ traits }, { isGas }) => traits.has('classified') && isGas,
    },
  ),
  /** Replaces the line of 4.1 that asks to show the sheet to the doctor. */
  medicalAdvice: define({ key: 'ipi.medicalAdvice', basis: 'facts', provision: law98 }),
  disposal: define({
    key: 'ipi.wasteCode',
    basis: 'facts',
    provision: law98,
    condition: ({ facts }) => Boolean(facts.wasteCode),
    values: ({ facts }) => ({ code: facts.wasteCode ?? '' }),
  }),
};

type Position = keyof typeof ipiSentences;
type AboutOf<Key extends Position> = (typeof ipiSentences)[Key] extends Sentence<Sheet, infer About>[] ? About : never;

/** Returns the sentences of a position whose conditions the sheet meets. */
export function ipiSentencesAt<Key extends Position>(
  sheet: Sheet,
  position: Key,
  ...[about]: AboutOf<Key> extends void ? [] : [about: AboutOf<Key>]
): string[] {
  const rows = ipiSentences[position] as unknown as readonly Sentence<Sheet, unknown>[];
  return printSentences(rows, { lang: sheet.lang }, sheet, about);
}
