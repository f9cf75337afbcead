import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { restrictionsOf } from '../../product/restrictions/restrictions.ts';
import { printSentences, type Sentence, type SentenceKey } from '../blocks/sentence.ts';
import { contents, hasTrait, isUnion, type Sheet } from '../sds/sheet/sheet.ts';

const define = <About = void>(...rows: Sentence<Sheet, About>[]) => rows;

/** Classes for which Directives 98/24/EC and 2004/37/EC ask for more than the usual care. */
export const isSevere = ({ traits }: Sheet) =>
  (['cmr', 'toxicByInhalation', 'H334'] as const).some((trait) => traits.has(trait));

const isFilled = (_sheet: Sheet, contents: readonly string[]) => contents.length > 0;

const law98 = 'Directive 98/24/EC Art. 8, TRGS 555';

/** Work for an employer with a product that is classified. */
const isHazardousWork = ({ traits }: Sheet) => traits.has('classified') && !traits.has('public');

/** Entry 74 applies from 0.1 % of diisocyanates together. */
const needsDiisocyanateTraining = (sheet: Sheet) =>
  isUnion(sheet) &&
  restrictionsOf(sheet.facts, sheet.day).some(({ rule, state }) => rule.duty === 'training' && state === 'applies');

/** EUH204 names isocyanates, EUH205 epoxides, also of mixtures without the class of sensitisers. */
const sensitisesSkin = (sheet: Sheet) => hasTrait(sheet, 'H317', 'EUH204', 'EUH205');
const sensitisesAirways = (sheet: Sheet) => hasTrait(sheet, 'H334', 'EUH204');

/** A sentence for the worker in the place of a phrase of the sheet, which speaks to the employer. */
interface WorkerSentence {
  phrase: StandardPhrase;
  key: SentenceKey;
  /** Whether it is about what comes before the work. */
  isPreparation?: true;
  /** Of the phrase. */
  basis: 'advice' | 'derivation';
  /** Omitted: wherever the sheet has the phrase. */
  condition?: (sheet: Sheet) => boolean;
}

export const workerSentences: readonly WorkerSentence[] = [
  { phrase: 'specialInstructions', key: 'ipi.readFirst', basis: 'derivation', isPreparation: true },
  { phrase: 'closedSystem', key: 'ipi.closedSystem', basis: 'derivation' },
  { phrase: 'noWorkForSensitised', key: 'ipi.notIfAllergic', basis: 'derivation', isPreparation: true },
  { phrase: 'localExtraction', key: 'ipi.useExtraction', basis: 'derivation' },
  {
    phrase: 'generalVentilation',
    key: 'ipi.ventilate',
    basis: 'advice',
    condition: (sheet) => !contents(sheet, '7.1').keys.includes('useWithVentilation'),
  },
  { phrase: 'explosionProofVentilation', key: 'ipi.useExplosionProof', basis: 'derivation' },
  { phrase: 'eyewashAndShower', key: 'ipi.findEyewashAndShower', basis: 'derivation', isPreparation: true },
  { phrase: 'eyewash', key: 'ipi.findEyewash', basis: 'derivation', isPreparation: true },
  { phrase: 'keepCalciumGluconate', key: 'ipi.checkGluconate', basis: 'derivation', isPreparation: true },
  { phrase: 'respiratoryIfInsufficient', key: 'ipi.respiratoryIfNeeded', basis: 'derivation' },
  { phrase: 'respiratoryByAssessment', key: 'ipi.respiratoryAsTold', basis: 'advice' },
  { phrase: 'glovesByAssessment', key: 'ipi.glovesAsTold', basis: 'advice' },
  { phrase: 'informAuthorities', key: 'ipi.reportRelease', basis: 'derivation' },
  { phrase: 'disposeAuthorised', key: 'ipi.collectWaste', basis: 'advice' },
  { phrase: 'smallAmountsDilute', key: 'ipi.sewerIfAllowed', basis: 'advice' },
  { phrase: 'uncleanedLikeProduct', key: 'ipi.uncleanedLikeProduct', basis: 'advice' },
  { phrase: 'explosionProtection', key: 'ipi.followExplosionRules', basis: 'advice' },
  { phrase: 'medicalIfExposed', key: 'ipi.adviceIfExposed', basis: 'derivation' },
];

/** The sentences that the safety instructions add to those of the sheet, by position. */
export const ipiSentences = {
  /** Printed at the foot of instructions of several pages, which are counted when they are printed. */
  foot: define({ key: 'ipi.severalPages', basis: 'facts', provision: law98 }),
  /** What comes before the work: instruction, training, what has to be at hand. */
  preparation: define(
    {
      key: 'ipi.trainingYearly',
      basis: 'derivation',
      provision: 'GefStoffV § 14(2), TRGS 555, section 4',
      condition: (sheet) => isHazardousWork(sheet) && sheet.market.country === 'DE',
    },
    {
      key: 'ipi.training',
      basis: 'derivation',
      provision: 'Directive 98/24/EC Art. 8(1)',
      condition: (sheet) => isHazardousWork(sheet) && sheet.market.country !== 'DE',
    },
    {
      key: 'ipi.diisocyanateTraining',
      basis: 'derivation',
      provision: 'REACH Annex XVII entry 74(1)(b)',
      condition: needsDiisocyanateTraining,
    },
  ),
  /** The phrase of the sheet that the sentence replaces. */
  worker: workerSentences.map(({ phrase, key, basis, condition }): Sentence<Sheet, StandardPhrase> => ({
    key,
    basis,
    provision: law98,
    condition: (sheet, replacedPhrase) => replacedPhrase === phrase && condition?.(sheet) !== false,
  })),
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
      provision:
        'Directives 94/33/EC Art. 7(3) and 92/85/EEC, MuSchG § 11(1) sentence 2 no. 1(e), JArbSchG § 22(1) no. 6, (2)',
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
      provision: 'Directive 94/33/EC Art. 7(3), Annex I.3, JArbSchG § 22(1) no. 6, (2)',
      condition: (_sheet, { maternity, youthAtWork }) => youthAtWork && !maternity,
    },
    {
      key: 'ipi.reportPregnancy',
      basis: 'derivation',
      provision: 'Directive 92/85/EEC Art. 2(a), 4, MuSchG § 15(1)',
      condition: (_sheet, { maternity }) => maternity,
    },
    {
      key: 'ipi.authorisedOnly',
      basis: 'derivation',
      provision: 'Directive 2004/37/EC Art. 9',
      condition: ({ traits }) => traits.has('cmr1') && !traits.has('public'),
    },
    {
      key: 'ipi.healthSurveillance',
      basis: 'derivation',
      provision:
        'Directives 98/24/EC Art. 10 and 2004/37/EC Art. 14; of sensitisers, isocyanates and epoxides ArbMedVV Annex Part 1',
      condition: (sheet) =>
        (isSevere(sheet) || sensitisesSkin(sheet) || sensitisesAirways(sheet)) && !sheet.traits.has('public'),
    },
    {
      key: 'ipi.stopIfRash',
      basis: 'derivation',
      provision: 'Directive 98/24/EC Art. 8(1), 10',
      condition: (sheet) => sensitisesSkin(sheet) && !sheet.traits.has('public'),
    },
    {
      key: 'ipi.stopIfBreathless',
      basis: 'derivation',
      provision: 'Directive 98/24/EC Art. 8(1), 10',
      condition: (sheet) => sensitisesAirways(sheet) && !sheet.traits.has('public'),
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
