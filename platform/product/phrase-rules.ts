import type { StandardPhrase } from '../languages/en/sheet.ts';
import type { SubstanceGroup } from '../law/substance-groups.ts';
import { gases, type Trait } from './product-traits.ts';
import { type Slot, slots } from './slots.ts';

/** Adds a phrase to a slot when the product has a trait of `anyOf`, one of `and` and none of `noneOf`, and `listSlot` has entries. */
export interface PhraseRule {
  slot: Slot;
  phrase: StandardPhrase;
  anyOf?: readonly Trait[];
  and?: readonly Trait[];
  noneOf?: readonly Trait[];
  /** The slot with the list to which the phrase refers, or whose entries fill its place `{materials}`. */
  listSlot?: Slot;
  /** The provision that requires the phrase in the slot. */
  provision: string;
}

type Conditions = Omit<PhraseRule, 'slot' | 'phrase' | 'provision'> & {
  /** A precautionary statement (CLP Annex IV), an act or a standard. Omitted: Annex II of REACH for the subsection. */
  law?: string;
};
type Row = [phrase: StandardPhrase, conditions?: Conditions];

/**
 * Directive 92/85/EEC, Annex I A.3(a) as amended by Directive 2014/27/EU, which names H360 and H361 with every suffix but F and f, and (f):
 * dangerous percutaneous absorption.
 */
export const maternityHazards: readonly Trait[] = [
  'H340',
  'H341',
  'H350',
  'H351',
  'harmsUnborn',
  'H362',
  'H370',
  'H371',
  'toxicBySkin',
];

/** Hazards that the law of a country adds to Directive 92/85/EEC. */
export const nationalMaternityHazards: Readonly<Record<string, readonly Trait[]>> = {
  // MuSchG § 11(1) sentence 2 no. 1(a): reproductive toxicity by effects on fertility alone too; (e): acute toxicity, categories 1 to 3.
  DE: ['H360', 'H361', 'acutelyToxic'],
};

/** Hazards that the law of a country adds to Directive 94/33/EC. */
export const nationalYouthHazards: Readonly<Record<string, readonly Trait[]>> = {
  // JArbSchG § 22(1) no. 6, (2): all hazardous substances.
  DE: ['classified'],
};

/** Directive 94/33/EC, Annex I.3(a) as amended by Directive 2014/27/EU. */
export const youthHazards: readonly Trait[] = [
  'H200',
  'H201',
  'H202',
  'H203',
  'H204',
  'H205',
  'flammableGas',
  'H222',
  'H224',
  'H225',
  'H240',
  'H241',
  'category Self-react. C',
  'category Self-react. D',
  'category Self-react. CD',
  'acutelyToxic',
  'H314',
  'sensitising',
  'harmsOrgans',
  'cmr1',
  'H341',
  'H351',
];

/** IF exposed or concerned: call a doctor (CLP Annex I 3.8.4). */
const harmsAtOnce: readonly Trait[] = ['H370', 'H371'];

/** Poisons of which every contact is an emergency (their sentences in 4.1), so that nobody waits for symptoms. */
const emergencies: readonly Trait[] = ['hydrofluoricAcid', 'hydrogenCyanide', 'cyanides'];

/** A doctor is called at once after inhaling them, also without symptoms. */
const inhaledAtOnce: readonly Trait[] = [
  'toxicByInhalation',
  'EUH071',
  'H314',
  'H334',
  'suffocating',
  'carbonMonoxide',
  ...emergencies,
];

/** A doctor is called at once after contact with the skin, also without symptoms: they burn, or poison through the skin. */
const poisonsThroughSkin: readonly Trait[] = ['toxicBySkin', ...emergencies];

/** The eyes are rinsed at once, and an eye specialist treats them. */
const harmsEyesAtOnce: readonly Trait[] = ['eyeDamage', 'EUH070', 'hydrofluoricAcid'];

/** A doctor is called at once after swallowing them, also without symptoms. */
const swallowedAtOnce: readonly Trait[] = ['toxicByMouth', 'H314', 'hydrogenPeroxide', ...emergencies];

/** Gases that escape as a cold liquid. Compressed and dissolved gases have H280 too, and are no liquids. */
export const coldGases: readonly Trait[] = ['H281', 'category Press. Gas (Liq.)', 'category Press. Gas (Ref. Liq.)'];

/** What a gas harms by contact: skin or eyes by its classes, or both by cold. Other gases are not washed off and need no barrier. */
export const harmsByContact: readonly Trait[] = ['harmsSkin', 'eyeDamage', 'H319', 'EUH070', ...coldGases];

/** Gases that poison whoever enters; below the limits of its class carbon monoxide collects without warning. */
const toxicGases: readonly Trait[] = ['toxicByInhalation', 'carbonMonoxide'];

/** Gases of which mixtures below the limits of their classes poison, too. */
const toxicGasGroups: readonly SubstanceGroup[] = [
  'hydrogenSulphide',
  'ammonia',
  'elementalChlorine',
  'sulphurDioxide',
  'hydrogenCyanide',
];

/** Gases that nobody may breathe: P260 or P261 is on the label, or they displace the air. */
const harmsWhenBreathed: readonly Trait[] = ['harmsAirways', 'harmsOrgans', 'H314', 'H362', 'cmr', 'suffocating'];

/** Hazards by mouth; their statements on swallowing apply to gases and aerosols too. */
export const harmsByMouth: readonly Trait[] = ['toxicByMouth', 'H302', 'H314'];

/** P403+P233 is on the label (CLP Annex I 3.1.4, 3.8.4). */
const keptTightlyClosed: readonly Trait[] = ['toxicByInhalation', 'H335', 'H336'];

/** Products that ignite or heat combustible absorbents, and many of which give off gas: by their class, or below it by what they contain. */
const oxidisers: readonly Trait[] = ['oxidising', 'activeChlorine', 'hydrogenPeroxide', 'inorganicPeroxides'];

/** Products that can give off gas, which bursts a closed container; their classes do not decide the closure. */
export const givesOffGas: readonly Trait[] = [
  'unstable',
  'activeChlorine',
  'hydrogenPeroxide',
  'category Ox. Liq. 1',
  'category Ox. Liq. 2',
  'category Ox. Liq. 3',
];

/** Products that give off gas after they were taken up: by themselves, from impurities or from moisture. */
const spillsGiveOffGas: readonly Trait[] = [...new Set([...givesOffGas, ...oxidisers, 'reactsWithWater' as const])];

/** Products in pressurised containers, whose closure needs no phrase. */
export const pressurisedContainers: readonly Trait[] = ['aerosol', ...gases];

/** Products whose containers are not simply kept tightly closed: they have no closure, give off gas, or have a sentence of their group. */
const otherClosure: readonly Trait[] = [...pressurisedContainers, ...givesOffGas, 'isocyanates'];

/** Products for which section 10.4 names ignition sources in addition to heat. */
const heatOrIgnition: readonly Trait[] = ['ignites', 'H200', 'flammableInUse'];

/** Ignites on the skin or in its moisture: P302+P334 or P302+P335+P334 is on the label (CLP Annex I 2.9.3, 2.10.3, 2.12.3). */
const burnsOnSkin: readonly Trait[] = [
  'category Pyr. Liq. 1',
  'category Pyr. Sol. 1',
  'category Water-react. 1',
  'category Water-react. 2',
];

/** Metals that give off hydrogen with the alkali or acid beside them, once they are wet. */
const hydrogenWhenWet: readonly Trait[] = ['metalWithAlkali', 'metalWithAcid'];
const hydrogenSource = 'CLP Annex I 2.12.1; REACH Annex II 10.3';

/** Organic peroxides, which have H240 to H242 like self-reactive substances, but also P410 (CLP Annex I 2.15.3). */
const organicPeroxides = (['A', 'B', 'C', 'D', 'CD', 'E', 'F', 'EF'] as const).map(
  (type): Trait => `category Org. Perox. ${type}`,
);

/** Hazards for which respiratory protection is never unnecessary, as for gases, which displace air. */
const harmsByInhalation: readonly Trait[] = ['toxicIfInhaled', 'harmsOnLongExposure', 'EUH071'];

/** Products of which it does not follow that ventilation is enough: by class, by an ingredient, or by the form in which they are used. */
const needsAirwayCheck: readonly Trait[] = [...harmsByInhalation, ...gases, 'airwayIngredients', 'aerosol', 'powder'];

/** Liquids whose vapours are those of organic solvents; the boiling point decides between filters A and AX. */
const organicVapours: readonly Trait[] = ['flammableLiquid', 'halogenatedSolvents', 'H336'];

/** Products to which `vapourAirMixtures` applies. */
const flammableByClass: readonly Trait[] = ['flammableLiquid', 'flammableAerosol'];
/** Liquids up to 93 °C are of category 4 there, with P210; CLP has no such category. */
const flashesSource = 'REACH Annex II 6.1.1, 7.1.1; UN GHS Table 2.6.1 (category 4)';
const flammableInUseSource = 'CLP Annex II 1.1.4 (EUH018), 2.9 (EUH209, EUH209A)';

/** What burns without being classified for it: a liquid, or a solid of organic substances; others may be metals. */
const burningWithoutClass = { anyOf: ['combustible'], and: ['liquid', 'organic'] } as const;

/** Sensitisers that give no class, but a reaction in those who are already sensitised. */
const belowSensitising = {
  anyOf: ['EUH208'],
  noneOf: ['sensitising', 'EUH204', 'EUH205'],
  law: 'CLP Annex II 2.8, Annex I Table 3.4.6',
} as const satisfies Conditions;

interface SlotDefault {
  phrase: StandardPhrase;
  requiredTrait?: Trait;
  /** The slot to which the phrase refers; it must have contents. */
  filledSlot?: Slot;
  /** Phrases that do not replace the default, since they apply in some circumstances only. */
  companions?: readonly StandardPhrase[];
  /** The phrase states that something is not known. */
  isAbsence?: true;
}

/** Products of combustion or decomposition: entries of 5.2 (Annex II 5.2) and of 10.6 (Annex II 10.6). */
const combustionProducts = [
  'carbonOxides',
  'nitrogenOxides',
  'sulphurOxides',
  'phosphorusOxides',
  'metalOxides',
  'hydrogenChloride',
  'phosgene',
  'chlorine',
  'chlorineOxides',
  'hydrogen',
  'oxygen',
  'ammonia',
  'formaldehyde',
  'formicAcid',
  'aldehydes',
  'ketene',
  'soot',
  'phenols',
  'hydrogenCyanide',
  'sodiumOxides',
  'silicaFume',
  'unburntHydrocarbons',
] as const satisfies StandardPhrase[];

/** The phrases of a slot, following Regulation (EU) 2020/878, Annex II Part A for the subsection of the same number. */
interface SlotPhrases {
  /**
   * Phrases that follow from the traits of a product. A rule without a condition is advice for every product; a statement about the product
   * itself needs a trait from which it follows.
   */
  derived?: readonly Row[];
  /** Phrases that only the author can add. */
  chosen?: readonly StandardPhrase[];
  /**
   * Phrases which state that there is nothing to name, which only the author can know. Slots accept those that earlier versions derived, so
   * that product files with them stay valid.
   */
  absences?: readonly StandardPhrase[];
  /**
   * The default when neither rules nor the product have a phrase: advice, a reference, or a statement that something is not known. Other slots
   * state that no information is available. The absence of a hazard (`absences`) is never a default: it does not follow from a composition, however
   * complete.
   */
  otherwise?: SlotDefault;
}

const phrasesOfSlots: Partial<Record<Slot, SlotPhrases>> = {
  '2.3': {
    derived: [
      ['vapourAirMixtures', { anyOf: ['flammableLiquid', 'flammableAerosol'] }],
      ['gasAirMixtures', { anyOf: ['flammableGas'], law: 'CLP Annex I 2.2.1' }],
      ['flammableVapoursInUse', { anyOf: ['flammableInUse'], noneOf: flammableByClass, law: flammableInUseSource }],
      ['suffocationHazard', { anyOf: ['suffocating'] }],
      ['dustExplosion', { anyOf: ['explosibleDust'] }],
      ['hotMeltHazard', { anyOf: ['molten'] }],
      ['frostbiteHazard', { anyOf: coldGases, law: 'REACH Annex II 2.3 (freezing)' }],
      ['metalAndAlkaliGas', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
    ],
    chosen: [
      'staticIgnition',
      'dustExplosion',
      'slipHazard',
      'crystallisation',
      'corrosiveToMetals',
      'explosivePeroxides',
      'ozoneDamage',
      'noFurtherData',
    ],
  },
  '4.1': {
    derived: [
      ['dangerToLife', { anyOf: ['H300', 'H310', 'H330'], law: 'P310' }],
      ['dangerToLife', { anyOf: ['suffocating'] }],
      ['rescuersBreathing', { anyOf: ['suffocating'], noneOf: toxicGases }],
      ['rescuersToxicNoOxygen', { anyOf: ['suffocating'], and: toxicGases }],
      ['rescuersToxicGas', { anyOf: toxicGases, and: gases, noneOf: ['suffocating'] }],
      ['removeFromDanger', { anyOf: ['harmsAirways', 'acutelyToxic', 'H314', 'suffocating'] }],
      ['firstAiderContact', { anyOf: [...poisonsThroughSkin, 'H314'] }],
      ['firstAiderInhalation', { anyOf: ['toxicByInhalation', 'EUH071', 'hydrogenCyanide'], noneOf: gases }],
      ['firstAiderMouth', { anyOf: ['toxicByMouth', 'H314'], noneOf: ['hydrogenCyanide', 'cyanides', ...gases] }],
      ['removeContaminatedClothing', { anyOf: ['classified'], noneOf: gases, law: 'P361, P362' }],
      ['removeContaminatedClothing', { anyOf: ['harmsSkin'], law: 'P361, P362' }],
      ['recoveryPosition', { anyOf: ['H336', 'acutelyToxic', 'H370', 'H314', 'suffocating'] }],
      ['medicalIfExposed', { anyOf: ['cmr', 'H362'], law: 'P308+P313' }],
      ['showSafetyDataSheet'],
    ],
    chosen: ['noSpecialFirstAid', 'firstAiderProtection'],
  },
  '4.1.inhalation': {
    derived: [
      ['freshAir', { law: 'P304+P340' }],
      ['artificialRespiration', { anyOf: ['toxicByInhalation', 'H336', 'EUH071', 'suffocating'] }],
      ['oxygenByTrained', { anyOf: ['suffocating'] }],
      ['inhalationMedicalAtOnce', { anyOf: inhaledAtOnce, noneOf: ['carbonMonoxide'], law: 'P310, P311' }],
      ['inhalationMedicalAtOnce', { anyOf: harmsAtOnce, noneOf: ['carbonMonoxide'], law: 'P308+P311' }],
      ['inhalationMedicalIfSymptoms', { noneOf: [...inhaledAtOnce, ...harmsAtOnce, 'isocyanates'], law: 'P312' }],
      ['inhalationDelayedEffects', { anyOf: ['delayedLungEffects'] }],
    ],
    chosen: ['noSpecialFirstAid', 'removeFromDanger', 'recoveryPosition'],
  },
  '4.1.skin': {
    derived: [
      ['coolHotMelt', { anyOf: ['molten'] }],
      ['thawFrostbite', { anyOf: coldGases, law: 'P336+P315' }],
      ['frozenClothing', { anyOf: coldGases }],
      ['brushOffParticles', { anyOf: burnsOnSkin, noneOf: ['liquid', 'category Pyr. Liq. 1'], law: 'P302+P335+P334' }],
      ['brushOffParticles', { anyOf: ['H314'], and: ['solid'], noneOf: [...burnsOnSkin, 'molten'] }],
      ['coolOrWetBandages', { anyOf: burnsOnSkin, law: 'P302+P334, P302+P335+P334' }],
      ['rinseSkinAtOnce', { anyOf: ['H314', ...poisonsThroughSkin], law: 'P303+P361+P353' }],
      ['washSkin', { noneOf: ['H314', ...poisonsThroughSkin, ...burnsOnSkin, ...gases], law: 'P302+P352' }],
      ['washSkin', { anyOf: ['harmsSkin'], noneOf: ['H314', ...poisonsThroughSkin], law: 'P302+P352' }],
      ['frostbiteMedical', { anyOf: coldGases, law: 'P336+P315' }],
      ['skinBurnsMedical', { anyOf: ['H314'] }],
      ['skinMedicalAtOnce', { anyOf: poisonsThroughSkin, law: 'P310' }],
      [
        'skinMedicalIfUnwell',
        { anyOf: ['H312'], noneOf: [...poisonsThroughSkin, ...harmsAtOnce], law: 'P302+P352, P312' },
      ],
      ['skinMedicalExposed', { anyOf: harmsAtOnce, noneOf: poisonsThroughSkin, law: 'P308+P311' }],
      [
        'skinMedicalIfRash',
        { anyOf: ['H317', 'EUH208', 'EUH205'], noneOf: ['H314', ...emergencies], law: 'P333+P313' },
      ],
      [
        'skinMedicalIfIrritation',
        {
          noneOf: ['H314', 'H317', 'EUH208', 'EUH205', ...poisonsThroughSkin, ...harmsAtOnce, ...gases],
          law: 'P332+P313',
        },
      ],
      [
        'skinMedicalIfIrritation',
        {
          anyOf: ['H315'],
          noneOf: ['H314', 'H317', ...poisonsThroughSkin, ...harmsAtOnce, ...coldGases],
          law: 'P332+P313',
        },
      ],
      ['gasContactMedical', { anyOf: gases, noneOf: ['harmsSkin', ...emergencies, ...harmsAtOnce, ...coldGases] }],
      ['skinCream', { anyOf: ['EUH066'] }],
    ],
    chosen: ['noSpecialFirstAid', 'removeContaminatedClothing', 'wipeOffResin'],
  },
  '4.1.eyes': {
    derived: [
      ['rinseEyesAtOnce', { anyOf: ['eyeDamage'], law: 'P305+P351+P338, P310' }],
      ['rinseEyesAtOnce', { anyOf: ['EUH070'], law: 'CLP Annex II 1.2.5' }],
      ['rinseEyesAtOnce', { anyOf: ['hydrofluoricAcid'] }],
      ['rinseEyesIrritant', { anyOf: ['H319'], noneOf: harmsEyesAtOnce, law: 'P337+P313' }],
      ['rinseEyes', { noneOf: [...harmsEyesAtOnce, 'H319', ...gases] }],
      ['rinseEyes', { anyOf: coldGases, noneOf: [...harmsEyesAtOnce, 'H319'] }],
      ['gasContactMedical', { anyOf: gases, noneOf: [...harmsEyesAtOnce, 'H319', ...coldGases] }],
      ['eyeSpecialistAtOnce', { anyOf: [...harmsEyesAtOnce, ...coldGases] }],
    ],
    chosen: ['noSpecialFirstAid'],
  },
  '4.1.ingestion': {
    derived: [
      ['ingestionUnlikelyAerosol', { anyOf: ['aerosol'], noneOf: harmsByMouth }],
      ['ingestionUnlikelyGas', { anyOf: gases, noneOf: harmsByMouth }],
      ['rinseMouth', { noneOf: ['aerosol', ...gases], law: 'P330' }],
      ['rinseMouth', { anyOf: harmsByMouth, law: 'P330' }],
      ['doNotInduceVomiting', { anyOf: ['H314'], law: 'P331' }],
      ['doNotInduceVomiting', { anyOf: ['H304'], noneOf: ['aerosol'], law: 'P331, CLP Annex I 1.3.3' }],
      ['doNotInduceVomiting', { anyOf: ['flammableLiquid', 'oxidising'], noneOf: ['aerosol', ...gases], law: 'P331' }],
      ['drinkWater', { anyOf: ['H314'], noneOf: gases }],
      ['vomitingHeadLow', { anyOf: ['H304', 'flammableLiquid'], noneOf: ['aerosol'] }],
      ['perforationRisk', { anyOf: ['H314'], noneOf: gases }],
      ['ingestionMedicalAtOnce', { anyOf: ['toxicByMouth', 'H314'], law: 'P301+P310' }],
      ['ingestionMedicalAtOnce', { anyOf: emergencies, noneOf: gases, law: 'P301+P310' }],
      ['ingestionMedicalAtOnce', { anyOf: ['H304'], noneOf: ['aerosol'], law: 'P301+P310, CLP Annex I 1.3.3' }],
      ['ingestionMedicalAtOnce', { anyOf: harmsAtOnce, noneOf: gases, law: 'P308+P311' }],
      ['ingestionMedicalAtOnce', { anyOf: harmsAtOnce, and: ['H302'], law: 'P308+P311' }],
      [
        'ingestionMedicalIfUnwell',
        { noneOf: [...swallowedAtOnce, 'H304', ...harmsAtOnce, ...gases], law: 'P301+P312' },
      ],
      [
        'ingestionMedicalIfUnwell',
        {
          anyOf: ['aerosol'],
          and: ['H304'],
          noneOf: [...swallowedAtOnce, ...harmsAtOnce],
          law: 'P301+P312',
        },
      ],
      [
        'ingestionMedicalIfUnwell',
        { anyOf: ['H302'], noneOf: [...swallowedAtOnce, 'H304', ...harmsAtOnce], law: 'P301+P312' },
      ],
    ],
    chosen: ['noSpecialFirstAid', 'recoveryPosition'],
  },
  '4.2': {
    derived: [
      ['symptomHotMelt', { anyOf: ['molten'] }],
      ['symptomFrostbite', { anyOf: coldGases, law: 'CLP Annex I 2.5 (H281)' }],
      ['symptomBurns', { anyOf: ['H314'] }],
      ['symptomBurnsSwallowed', { anyOf: ['H314'], noneOf: pressurisedContainers }],
      ['symptomEyeDamage', { anyOf: ['eyeDamage'] }],
      ['symptomEyeIrritation', { anyOf: ['H319'], noneOf: ['eyeDamage'] }],
      ['symptomSkinIrritation', { anyOf: ['H315'] }],
      ['symptomDrySkin', { anyOf: ['EUH066'] }],
      ['symptomSkinAllergy', { anyOf: ['H317'] }],
      // The sentence of isocyanates names the asthma.
      ['symptomRespiratoryAllergy', { anyOf: ['H334'], noneOf: ['isocyanates'] }],
      ['symptomAllergy', { anyOf: ['EUH204', 'EUH205'], noneOf: ['sensitising'], law: 'CLP Annex II 2.4, 2.5' }],
      [
        'symptomAlreadySensitised',
        { ...belowSensitising, noneOf: [...belowSensitising.noneOf, 'skinSensitisers', 'airwaySensitisers'] },
      ],
      ['symptomAlreadySensitisedSkin', { ...belowSensitising, and: ['skinSensitisers'] }],
      ['symptomAlreadySensitisedAirways', { ...belowSensitising, and: ['airwaySensitisers'] }],
      ['symptomRespiratoryBurns', { anyOf: ['EUH071', 'delayedLungEffects'] }],
      ['symptomRespiratoryIrritation', { anyOf: ['H335', 'H314'], noneOf: ['EUH071', 'delayedLungEffects'] }],
      ['symptomNarcosis', { anyOf: ['H336'] }],
      ['symptomOxygenLack', { anyOf: ['suffocating'] }],
      ['symptomAspiration', { anyOf: ['H304'], noneOf: ['aerosol'] }],
      ['symptomFatalInhaled', { anyOf: ['H330'] }],
      ['symptomFatalSkin', { anyOf: ['H310'] }],
      ['symptomFatalSwallowed', { anyOf: ['H300'] }],
      // The sentence of carbon monoxide has the same signs.
      ['symptomPoisoningInhaled', { anyOf: ['H331'], noneOf: ['H330', 'carbonMonoxide'] }],
      ['symptomPoisoningSkin', { anyOf: ['H311'], noneOf: ['H310'] }],
      ['symptomPoisoningSwallowed', { anyOf: ['H301'], noneOf: ['H300'] }],
      ['symptomHarmfulInhaled', { anyOf: ['H332'], noneOf: ['toxicByInhalation', 'carbonMonoxide'] }],
      ['symptomHarmfulSkin', { anyOf: ['H312'], noneOf: ['toxicBySkin'] }],
      ['symptomHarmfulSwallowed', { anyOf: ['H302'], noneOf: ['toxicByMouth'] }],
    ],
    chosen: [
      'symptomFoaming',
      'symptomOxygenEmbolism',
      'symptomPoisoning',
      'symptomHarmful',
      'symptomOrganDamage',
      'symptomOrganDamageRepeated',
      'symptomDelayedCmr',
      'symptomReproduction',
    ],
    absences: ['noSymptomsKnown'],
  },
  '4.3': {
    derived: [
      ['treatSymptomatically'],
      ['attentionInhaled', { anyOf: inhaledAtOnce, law: 'P304+P340, P310, P311' }],
      ['attentionSkin', { anyOf: [...poisonsThroughSkin, 'H314'], law: 'P303+P361+P353, P310' }],
      ['attentionSkin', { anyOf: coldGases, law: 'P336+P315' }],
      ['attentionEyes', { anyOf: [...harmsEyesAtOnce, ...coldGases], law: 'P305+P351+P338, P310, P315' }],
      ['attentionSwallowed', { anyOf: ['toxicByMouth', 'H314'], law: 'P301+P310' }],
      ['attentionSwallowed', { anyOf: emergencies, noneOf: gases, law: 'P301+P310' }],
      ['attentionSwallowed', { anyOf: ['H304'], noneOf: ['aerosol'], law: 'P301+P310' }],
      ['attentionExposed', { anyOf: harmsAtOnce, law: 'P308+P311' }],
      ['oxygenTreatment', { anyOf: ['suffocating'] }],
      ['monitorLungs', { anyOf: ['H304', 'delayedLungEffects'] }],
      ['endoscopy', { anyOf: ['H314'], noneOf: gases }],
    ],
    chosen: ['antifoam', 'noAdrenaline', 'showSafetyDataSheet'],
  },
  '5.1': {
    derived: [
      // A flammable solid can be a metal powder, which burns on under water, foam, carbon dioxide and ABC powder.
      [
        'alcoholResistantFoam',
        { anyOf: ['flammableLiquid', 'flammableAerosol'], noneOf: ['reactsWithWater'], law: 'P370+P378' },
      ],
      ['alcoholResistantFoam', { ...burningWithoutClass, noneOf: ['reactsWithWater', ...gases] }],
      ['dryPowder', { anyOf: ['flammableLiquid'], law: 'P370+P378' }],
      ['dryPowder', burningWithoutClass],
      ['carbonDioxide', { ...burningWithoutClass, noneOf: ['reactsWithWater'] }],
      ['waterSpray', { ...burningWithoutClass, noneOf: ['reactsWithWater', 'isocyanates'] }],
      ['fullWaterJet', { ...burningWithoutClass, noneOf: ['reactsWithWater', ...gases] }],
      ['adaptToSurroundings', { anyOf: ['incombustible'], noneOf: ['oxidising', 'reactsWithWater'] }],
      ['dryPowder', { anyOf: ['flammableAerosol', 'flammableGas'] }],
      [
        'carbonDioxide',
        { anyOf: ['flammableLiquid', 'flammableAerosol', 'flammableGas'], noneOf: ['reactsWithWater'] },
      ],
      [
        'waterSpray',
        {
          anyOf: ['flammableLiquid', 'flammableAerosol', 'flammableGas', 'oxidising'],
          noneOf: ['reactsWithWater', 'isocyanates'],
        },
      ],
      ['fullWaterJet', { anyOf: ['flammable'], noneOf: ['reactsWithWater'] }],
      ['waterUnsuitable', { anyOf: ['reactsWithWater'], law: 'P223, P370+P378' }],
      ['foamUnsuitable', { anyOf: ['reactsWithWater'] }],
      ['drySand', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
    ],
    chosen: [
      'foam',
      'waterFog',
      'drySand',
      'waterUnsuitable',
      'foamUnsuitable',
      'carbonDioxideUnsuitable',
      'organicMediaUnsuitable',
      'adaptToSurroundings',
    ],
    absences: ['noUnsuitableMedia'],
  },
  '5.2': {
    derived: [
      ['vapoursSpread', { anyOf: ['flammableLiquid', 'flammableAerosol'] }],
      ['containersBurst', { anyOf: ['flammableLiquid', 'pressurised'] }],
      ['aerosolsBurst', { anyOf: ['aerosol'], law: 'CLP Annex I 2.3 (H229)' }],
      ['toxicGasEscapes', { anyOf: [...toxicGases, ...toxicGasGroups], and: gases, noneOf: ['aerosol'] }],
      ['explosionIfConfined', { anyOf: ['EUH044'], law: 'CLP Annex II 1.1.6' }],
      ['oxidiserFeedsFire', { anyOf: ['H270', 'H271'] }],
      ['intensifiesFire', { anyOf: ['H272'], noneOf: ['H270', 'H271'], law: 'CLP Annex I 2.13, 2.14 (H272)' }],
      // Oxidising acids form other gases instead, nitric acid nitrogen oxides.
      ['hydrogenFromMetals', { anyOf: ['H290'], and: ['acidic', 'alkaline'], noneOf: ['oxidising'] }],
      // Corrosivity alone does not show which gases form, so only known gases are named.
      ['toxicGasesInFire', { anyOf: ['acutelyToxic', 'EUH031', 'EUH071'] }],
      ['carbonOxides', { anyOf: ['flammableLiquid', 'flammableAerosol'] }],
      ['carbonOxides', { anyOf: ['organic'] }],
      ['nitrogenOxides', { anyOf: ['organicNitrogen'] }],
      ['hydrogen', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
      ['soot', { anyOf: ['hydrocarbons'], and: ['combustible'] }],
      ['combustible', { anyOf: ['combustible'], noneOf: ['flammable'] }],
      ['notCombustible', { anyOf: ['incombustible'] }],
    ],
    chosen: [
      'oxygenRelease',
      'combustible',
      'notCombustible',
      'vapourAirMixtures',
      'staticIgnition',
      'dustExplosion',
      ...combustionProducts,
    ],
  },
  '5.3': {
    derived: [
      ['leakingGasFire', { anyOf: ['flammableGas'], law: 'P377' }],
      ['stopLeak', { anyOf: ['H270'], law: 'P370+P376' }],
      ['stopLeak', { anyOf: ['pressurised'], noneOf: ['flammableGas', 'H270'] }],
      [
        'explosivesFire',
        { anyOf: ['H200', 'H201', 'H202', 'H203', 'H204', 'H205', 'H240'], law: 'P370+P372+P380+P373' },
      ],
      ['selfContainedBreathing'],
      ['chemicalSuit', { anyOf: ['H314', 'acutelyToxic'] }],
      ['fightFromDistance', { anyOf: ['aerosol', 'H271'], law: 'P375' }],
      ['fightFromDistance', { anyOf: ['H206', 'H207', 'H241'], law: 'P370+P380+P375' }],
      ['fightFromDistance', { anyOf: ['H208'], law: 'P371+P380+P375' }],
      ['coolContainers', { anyOf: ['flammable', 'oxidising', 'pressurised', 'aerosol'], noneOf: ['waterUnsuitable'] }],
      // Closed containers under pressure burst when they are not cooled.
      ['coolContainersFromDistance', { anyOf: ['pressurised', 'aerosol'], and: ['waterUnsuitable'] }],
      ['knockDownVapours', { anyOf: ['H314', 'toxicByInhalation'], noneOf: ['waterUnsuitable'] }],
      ['fireWater', { noneOf: ['waterUnsuitable', ...gases] }],
      ['fireWater', { anyOf: ['aquatic', 'H314'], noneOf: ['waterUnsuitable'] }],
    ],
  },
  '6.1': {
    derived: [
      ['keepPersonsAway', { anyOf: ['classified'] }],
      ['evacuate', { anyOf: ['toxicByInhalation', 'H220'] }],
      [
        'evacuate',
        {
          anyOf: ['cmr', 'H334'],
          noneOf: ['public'],
          law: 'Directive 98/24/EC, Art. 7',
        },
      ],
      ['evacuate', { anyOf: ['suffocating'] }],
      ['enterAfterMeasuring', { anyOf: ['suffocating'] }],
      ['removeIgnitionSources', { anyOf: ['ignites'], law: 'P210' }],
      ['removeIgnitionSources', { anyOf: ['H271', 'H272'], noneOf: ['incombustible'], law: 'P210' }],
      ['keepFromCombustibles', { anyOf: ['oxidising'], law: 'P220' }],
      ['removeIgnitionSources', { anyOf: ['flashesTo93'], law: flashesSource }],
      // Unstable explosives have no P210.
      ['removeIgnitionSources', { anyOf: ['H200', 'explosibleDust'] }],
      ['removeIgnitionSources', { anyOf: ['flammableInUse'], law: flammableInUseSource }],
      ['wearProtection', { noneOf: gases, law: 'P280' }],
      ['wearProtection', { anyOf: harmsByContact, law: 'P280' }],
      ['wearProtectionGas', { anyOf: gases, noneOf: harmsByContact }],
      ['ventilateArea', { anyOf: ['flammable', 'flashesTo93', 'harmsAirways', 'H314', ...gases] }],
      [
        'avoidVapours',
        { anyOf: ['harmsAirways', 'flammableLiquid', 'H314'], noneOf: ['solid', ...gases], law: 'P260, P261' },
      ],
      ['avoidGas', { anyOf: harmsWhenBreathed, and: gases, law: 'P260, P261' }],
      ['avoidDust', { anyOf: ['solid'] }],
      ['stopLeak', { anyOf: ['liquid', ...gases] }],
      ['slipHazard', { anyOf: ['liquid'], noneOf: ['flammableLiquid', ...gases] }],
    ],
    chosen: ['breathingProtectionRelease', 'removeFromDanger'],
  },
  '6.1.responders': {
    derived: [
      ['respondersChemicalSuit', { anyOf: ['H314', 'acutelyToxic'] }],
      [
        'respondersBreathing',
        { anyOf: ['cmr', 'H334'], noneOf: ['H314', 'acutelyToxic'], law: 'Directive 98/24/EC, Art. 7' },
      ],
      ['respondersBreathing', { anyOf: ['suffocating'], noneOf: ['H314', 'acutelyToxic'] }],
      ['respondersProtection', { noneOf: ['H314', 'acutelyToxic', 'cmr', 'H334', 'suffocating'] }],
    ],
    chosen: ['breathingProtectionRelease', 'selfContainedBreathing', 'chemicalSuit'],
  },
  '6.2': {
    derived: [
      ['keepOutOfDrains', { noneOf: gases, law: 'P273' }],
      ['keepOutOfDrains', { anyOf: ['aquatic'], law: 'P273' }],
      ['gasCollects', { anyOf: gases }],
      ['explosionInDrains', { anyOf: ['flammableLiquid'] }],
      ['informAuthorities', { anyOf: ['classified'], noneOf: gases }],
      ['informAuthorities', { anyOf: ['aquatic'] }],
      ['informAuthoritiesGas', { anyOf: ['classified'], and: gases, noneOf: ['aquatic'] }],
    ],
    chosen: ['avoidRelease', 'coverDrains'],
  },
  '6.3': {
    derived: [
      ['coverDrains', { anyOf: ['liquid'], noneOf: ['aerosol', ...gases], law: 'REACH Annex II 6.3.1(a)' }],
      ['coverPowder', { anyOf: ['powder'], law: 'REACH Annex II 6.3.1(b)' }],
      ['pumpOff', { anyOf: ['liquid'], noneOf: gases }],
      ['letMeltSolidify', { anyOf: ['molten'] }],
      [
        'absorbInert',
        { anyOf: ['liquid', 'aerosol'], noneOf: ['molten', ...gases, 'isocyanates', ...spillsGiveOffGas] },
      ],
      [
        'absorbMineral',
        { anyOf: spillsGiveOffGas, and: ['liquid', 'aerosol'], noneOf: ['molten', ...gases, 'isocyanates'] },
      ],
      ['noCombustibleAbsorbents', { anyOf: oxidisers, noneOf: gases }],
      [
        'collectMechanically',
        { anyOf: ['solid', 'molten'], noneOf: ['isocyanates', 'enzymes', 'nanoforms', ...spillsGiveOffGas] },
      ],
      ['collectUnsealed', { anyOf: spillsGiveOffGas, and: ['solid'], noneOf: ['isocyanates', 'enzymes', 'nanoforms'] }],
      ['vacuumDust', { anyOf: ['powder'] }],
      ['nonSparkingTools', { anyOf: ['flammable'], law: 'P242' }],
      ['neutraliseAcidSpill', { anyOf: ['acidic'], noneOf: ['reactsWithWater'] }],
      [
        'neutraliseAlkalineSpill',
        { anyOf: ['alkaline'], noneOf: ['EUH031', 'EUH032', 'activeChlorine', 'reactsWithWater'] },
      ],
      ['neverAcidOnHypochlorite', { anyOf: ['activeChlorine'] }],
      ['neverAcidOnSpill', { anyOf: ['EUH031', 'EUH032'], noneOf: ['activeChlorine'] }],
      ['letGasDisperse', { anyOf: gases }],
      ['moveLeakingReceptacle', { anyOf: gases }],
      [
        'cleanSurfaces',
        {
          anyOf: ['liquid', 'solid', 'aerosol'],
          noneOf: ['molten', 'isocyanates', 'reactsWithWater', ...gases],
          law: 'REACH Annex II 6.3.2(d)',
        },
      ],
      ['disposeAsSection13', { noneOf: gases }],
    ],
    chosen: ['diluteWithWater', 'rinseResidues', 'letResinCure'],
  },
  '6.4': {
    derived: [['referToOtherSections']],
  },
  '7.1': {
    derived: [
      ['specialInstructions', { anyOf: ['cmr'], law: 'P201, P202' }],
      ['closedSystem', { anyOf: ['cmr1', 'H330'] }],
      ['useWithVentilation', { anyOf: ['harmsAirways', 'flammableLiquid', 'aerosol', 'H314'], law: 'P271' }],
      ['useWithVentilation', { anyOf: gases }],
      ['useWithVentilation', { anyOf: ['flammableInUse'], law: flammableInUseSource }],
      ['avoidSkinAndEyeContact', { anyOf: ['classified'], noneOf: gases, law: 'P262' }],
      ['avoidSkinAndEyeContact', { anyOf: harmsByContact, law: 'P262' }],
      [
        'avoidInhalation',
        {
          anyOf: ['harmsAirways', 'harmsOrgans', 'flammableLiquid', 'aerosol', 'H314', 'H362'],
          noneOf: ['solid', ...gases],
          law: 'P260, P261',
        },
      ],
      ['avoidGas', { anyOf: harmsWhenBreathed, and: gases, law: 'P260, P261' }],
      ['avoidDust', { anyOf: ['harmsAirways', 'harmsOrgans', 'H314', 'H362'], and: ['solid'], law: 'P260, P261' }],
      ['avoidDustFormation', { anyOf: ['solid'], noneOf: ['harmsAirways', 'harmsOrgans', 'H314', 'H362'] }],
      ['keepFromIgnition', { anyOf: ['ignites', 'H271', 'H272'], law: 'P210' }],
      ['keepFromIgnition', { anyOf: ['H200', 'explosibleDust'] }],
      ['keepFromIgnition', { anyOf: ['flashesTo93'], law: flashesSource }],
      ['noContactWithAir', { anyOf: ['H232', 'H250'], law: 'P222' }],
      ['handleUnderInertGas', { anyOf: ['H250', 'H260', 'H261'], noneOf: ['public'], law: 'P231+P232' }],
      ['protectFromMoisture', { anyOf: ['H260', 'H261'], and: ['public'], law: 'P231+P232' }],
      ['valvesFreeFromGrease', { anyOf: ['H270'], law: 'P244' }],
      ['handleReceptacles', { anyOf: gases, noneOf: ['aerosol'] }],
      ['keepFromIgnition', { anyOf: ['flammableInUse'], law: flammableInUseSource }],
      ['antistaticMeasures', { anyOf: ['flammableLiquid'], law: 'P243' }],
      ['antistaticMeasures', { anyOf: ['flammableGas', 'explosibleDust'] }],
      ['earthEquipment', { anyOf: ['flammableLiquid', 'H228'], noneOf: ['public'], law: 'P240, P241' }],
      [
        'earthEquipment',
        {
          anyOf: ['flammableGas', 'explosibleDust'],
          noneOf: ['public'],
          law: 'Directive 1999/92/EC, Annex II A 2.3, 2.4',
        },
      ],
      ['keepFromIgnition', { anyOf: ['category Aerosol 3'], law: 'P210' }],
      ['noSprayOnFlames', { anyOf: ['flammableAerosol'], law: 'P211, P251' }],
      ['doNotPierceAerosol', { anyOf: ['aerosol'], noneOf: ['flammableAerosol'], law: 'P251' }],
      ['keepFromCombustibles', { anyOf: ['oxidising'], law: 'P220' }],
      ['noMixingWithAcids', { anyOf: ['EUH031', 'EUH032', 'activeChlorine'] }],
      ['handleApartFromIncompatible', { noneOf: ['drainCleaner'], listSlot: '10.5', law: 'REACH Annex II 7.1.1(b)' }],
      ['apartOutsideDrain', { anyOf: ['drainCleaner'], listSlot: '10.5', law: 'REACH Annex II 7.1.1(b)' }],
      [
        'avoidSpillsInUse',
        { anyOf: ['liquid', 'solid'], noneOf: ['drainCleaner', 'aerosol', ...gases], law: 'REACH Annex II 7.1.1(d)' },
      ],
      ['addToWater', { anyOf: ['H314'], and: ['acidic', 'alkaline'], noneOf: ['reactsWithWater'] }],
      ['restrictPregnant', { anyOf: ['H360', 'H361', 'H362'], law: 'P263' }],
      ['noWorkForSensitised', { anyOf: ['sensitising'], noneOf: ['public'] }],
      ['hygiene', { noneOf: gases, law: 'P264, P270' }],
      ['hygiene', { anyOf: ['harmsSkin'], law: 'P264, P270' }],
      ['hygieneGas', { anyOf: gases, noneOf: ['harmsSkin'], law: 'P270' }],
      ['skinCare', { anyOf: ['H315', 'H317', 'EUH066'], noneOf: ['public'] }],
    ],
    chosen: ['neverReturnResidues', 'cleanEquipmentOnly', 'explosionProtection', 'staticIgnition'],
  },
  '7.2': {
    derived: [
      // The fourth row decides, and the fifth for gases; the first three only give the provision when they apply.
      ['keepTightlyClosed', { anyOf: keptTightlyClosed, noneOf: otherClosure, law: 'P403+P233' }],
      ['keepTightlyClosed', { anyOf: ['flammableLiquid'], noneOf: otherClosure, law: 'P233, P403+P235' }],
      ['keepTightlyClosed', { anyOf: ['H206', 'H207', 'H208', 'H250'], noneOf: otherClosure, law: 'P233' }],
      ['keepTightlyClosed', { noneOf: otherClosure }],
      ['keepTightlyClosed', { anyOf: keptTightlyClosed, and: gases, noneOf: ['H281'], law: 'P403+P233' }],
      ['storeVentilated', { anyOf: ['flammableGas', 'H270', 'pressurised'], noneOf: keptTightlyClosed, law: 'P403' }],
      ['storeVentilated', { anyOf: ['H281'], law: 'P403' }],
      ['storeVentilated', { anyOf: ['H240', 'H241', 'H242'], noneOf: pressurisedContainers, law: 'P403' }],
      ['storeVentilated', { anyOf: givesOffGas, noneOf: ['H200', ...pressurisedContainers] }],
      ['pressureRelief', { anyOf: ['H281'], noneOf: keptTightlyClosed, law: 'ADR 6.2.1.3.6' }],
      ['pressureReliefOnly', { anyOf: ['H281'], and: keptTightlyClosed, law: 'ADR 6.2.1.3.6' }],
      ['originalContainer', { anyOf: ['classified'], noneOf: ['aerosol'] }],
      ['lockUp', { anyOf: ['acutelyToxic', 'H370', 'H371', 'cmr', 'H304', 'H314'], noneOf: ['public'], law: 'P405' }],
      [
        'lockUpFromChildren',
        { anyOf: ['acutelyToxic', 'H370', 'H371', 'cmr', 'H304', 'H314'], and: ['public'], law: 'P102, P405' },
      ],
      ['protectFromHeat', { anyOf: ['flammable', 'oxidising'], noneOf: ['aerosol'] }],
      ['protectFromHeat', { anyOf: ['H280'], law: 'P410' }],
      ['protectFromHeat', { anyOf: organicPeroxides, law: 'P235, P410' }],
      ['protectFromHeat', { anyOf: ['H240', 'H241', 'H242', 'H251', 'H252'], law: 'P235' }],
      ['protectFromHeat', { anyOf: ['H250'] }],
      ['protectFromMoisture', { anyOf: ['H260', 'H261'], law: 'P402+P404' }],
      ['protectFromMoisture', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
      ['storeUpright', { anyOf: ['pressurised'], noneOf: ['aerosol'] }],
      ['storeSeparately', { anyOf: ['H240', 'H241', 'H242', 'H251', 'H252'], law: 'P420' }],
      ['aerosolStorage', { anyOf: ['aerosol'], law: 'P410+P412' }],
      ['storeVentilated', { anyOf: ['flammableAerosol'], law: 'REACH Annex II 7.2(a)(i)' }],
      ['keepFromIgnition', { anyOf: ['flammableAerosol'], law: 'P210' }],
      ['explosionProtection', { anyOf: ['flammableLiquid', 'flammableGas', 'explosibleDust'], noneOf: ['public'] }],
      ['corrosionResistantContainer', { anyOf: ['H290'], law: 'P406' }],
      ['collectingTray', { anyOf: ['liquid'], and: ['H314', 'aquatic', 'acutelyToxic'], noneOf: gases }],
      ['apartFromIncompatible', { listSlot: '10.5', law: 'REACH Annex II 7.2(a)(iv)' }],
      ['apartFromFood'],
    ],
    chosen: [
      'apartFromOxidisers',
      'apartFromCombustibles',
      'apartFromAcids',
      'apartFromAlkalis',
      'apartFromHypochlorites',
      'keepFromIgnition',
      'keepFromCombustibles',
      'protectFromFrost',
      'protectFromMoisture',
      'storageTemperature5to25',
      'storageBelow25',
      'storeUpright',
      'ventedContainer',
      'keepTightlyClosedWarm',
      'suitableStainlessSteel',
      'suitablePolyethylene',
      'suitableGlass',
      'unsuitableLightMetals',
      'unsuitableMetals',
      'unsuitablePlastics',
      'retainFireWaterFacilities',
    ],
  },
  '7.3': {
    otherwise: { phrase: 'seeIdentifiedUses', requiredTrait: 'usesStated' },
  },
  '8.1': {
    chosen: ['methanolBiologicalLimit'],
  },
  '8.2.1': {
    derived: [
      [
        'localExtraction',
        {
          anyOf: ['harmsAirways', 'marketLimits', 'cmr', 'H314'],
          noneOf: ['public'],
          law: 'Directive 98/24/EC, Art. 6',
        },
      ],
      ['generalVentilation'],
      ['monitorOxygen', { anyOf: ['suffocating'], noneOf: ['public'], law: 'Directive 98/24/EC, Art. 6(4)' }],
      [
        'gasDetectors',
        {
          anyOf: ['flammableGas', 'toxicByInhalation', 'H332', 'cmr'],
          and: gases,
          noneOf: ['public'],
          law: 'Directive 98/24/EC, Art. 6(4)',
        },
      ],
      [
        'explosionProofVentilation',
        { anyOf: ['flammableLiquid', 'flammableGas', 'explosibleDust'], noneOf: ['public'] },
      ],
      ['eyewashAndShower', { anyOf: ['eyeDamage', 'toxicBySkin'] }],
      ['eyewash', { anyOf: ['H319', 'EUH070'], noneOf: ['eyeDamage', 'toxicBySkin'] }],
    ],
  },
  '8.2.2': {
    derived: [['generalProtection', { anyOf: ['classified'] }]],
    chosen: ['hygiene', 'skinCare'],
  },
  '8.2.2.eyes': {
    derived: [
      ['tightGoggles', { anyOf: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin'] }],
      ['safetyGlasses', { noneOf: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin', 'solid', ...gases] }],
      ['safetyGlassesDust', { anyOf: ['solid'], noneOf: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin'] }],
      ['safetyGlasses', { anyOf: coldGases, noneOf: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin'] }],
      ['safetyGlassesGas', { anyOf: gases, noneOf: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin', ...coldGases] }],
      ['faceShield', { anyOf: ['H314', 'toxicBySkin'] }],
      ['faceShield', { anyOf: coldGases, law: 'P282' }],
    ],
  },
  '8.2.2.hands': {
    derived: [
      ['coldInsulatingGloves', { anyOf: coldGases, law: 'P282' }],
      ['gloves', { anyOf: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'], noneOf: gases }],
      ['gloves', { anyOf: ['harmsSkin'] }],
      ['mechanicalGloves', { anyOf: gases, noneOf: ['aerosol', 'harmsSkin', ...coldGases] }],
      ['changeGloves', { anyOf: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'], noneOf: gases }],
      ['changeGloves', { anyOf: ['harmsSkin'] }],
      [
        'gloveMaterialUnknown',
        {
          anyOf: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'],
          noneOf: ['gloveMaterialStated', ...gases],
          law: 'REACH Annex II 8.2.2.2(b)(i)',
        },
      ],
      [
        'gloveMaterialUnknown',
        { anyOf: ['harmsSkin'], noneOf: ['gloveMaterialStated'], law: 'REACH Annex II 8.2.2.2(b)(i)' },
      ],
    ],
    chosen: [
      'glovesButyl',
      'glovesNitrile',
      'glovesNitrileSplash',
      'glovesFluorocarbon',
      'glovesChloroprene',
      'glovesPvc',
      'glovesLaminate',
      'glovesUnsuitableNatural',
      'glovesUnsuitableLeather',
      'skinCare',
      'coldProtection',
    ],
    absences: ['glovesNotNeeded'],
    otherwise: { phrase: 'glovesByAssessment' },
  },
  '8.2.2.skin': {
    derived: [
      ['chemicalClothing', { anyOf: ['H314', 'toxicBySkin'] }],
      ['antistaticClothing', { anyOf: ['flammableLiquid', 'flammableGas'], noneOf: ['public'] }],
      ['protectiveClothing', { noneOf: ['H314', 'toxicBySkin', ...gases] }],
      ['protectiveClothing', { anyOf: ['harmsSkin'], noneOf: ['H314', 'toxicBySkin'] }],
      ['safetyShoes', { anyOf: gases, noneOf: ['aerosol'] }],
    ],
    chosen: ['skinCare'],
  },
  '8.2.2.respiratory': {
    derived: [
      ['respiratoryNotNeeded', { anyOf: ['harmlessByInhalation'], noneOf: needsAirwayCheck }],
      ['respiratoryNotNeeded', { anyOf: ['marketLimits'], and: ['ingredientsKnown'], noneOf: needsAirwayCheck }],
      [
        'respiratoryIfInsufficient',
        { anyOf: ['harmsAirways', 'flammableLiquid', 'H314', 'cmr', 'aerosol'], noneOf: ['solid', ...gases] },
      ],
      ['respiratoryIfDust', { anyOf: ['harmsAirways', 'H314', 'cmr'], and: ['solid'] }],
      ['respiratoryIfGas', { anyOf: ['harmsAirways', 'harmsOrgans', 'H314', 'cmr'], and: gases }],
      ['filterAX', { anyOf: organicVapours, and: ['lowBoiling'], noneOf: gases, law: 'EN 14387' }],
      ['filterA', { anyOf: organicVapours, and: ['highBoiling'], noneOf: gases, law: 'EN 14387' }],
      [
        'particleFilterP3',
        {
          anyOf: ['toxicByInhalation', 'cmr1', 'H334'],
          noneOf: ['solid', ...gases],
          law: 'EN 14387',
        },
      ],
      [
        'particleFilter',
        {
          anyOf: ['harmsAirways', 'flammableLiquid', 'H314', 'cmr', 'aerosol'],
          noneOf: ['solid', 'toxicByInhalation', 'cmr1', 'H334', ...gases],
          law: 'EN 14387',
        },
      ],
      [
        'gasFilterUnknown',
        {
          anyOf: ['harmsAirways', 'flammableLiquid'],
          noneOf: ['solid', 'respiratoryTextStated', ...gases],
          law: 'REACH Annex II 8.2.2.2(c)',
        },
      ],
      // What is corrosive without harming the airways may have no vapours, as lyes: then the author's particle filter is enough.
      [
        'gasFilterUnknown',
        {
          anyOf: ['H314'],
          noneOf: ['solid', 'respiratoryTextStated', 'particleFilterStated', ...gases],
          law: 'REACH Annex II 8.2.2.2(c)',
        },
      ],
      ['filterDustP3', { anyOf: ['toxicByInhalation', 'cmr1', 'H334'], and: ['solid'], law: 'EN 143, EN 149' }],
      [
        'filterDustP2',
        {
          anyOf: ['harmsAirways', 'H314', 'cmr'],
          and: ['solid'],
          noneOf: ['toxicByInhalation', 'cmr1', 'H334'],
          law: 'EN 143, EN 149',
        },
      ],
      ['selfContainedAtHighConcentration', { anyOf: ['harmsAirways', 'flammableLiquid', 'H314'] }],
      ['filtersNoOxygen', { anyOf: ['suffocating'], law: 'REACH Annex II 8.2.2.2(c)' }],
    ],
    chosen: [
      'filterB',
      'filterBP2',
      'filterE',
      'filterK',
      'filterAP2',
      'filterP2',
      'filterP2WhenSpraying',
      'filterNOP3',
    ],
    otherwise: { phrase: 'respiratoryByAssessment', companions: ['filtersNoOxygen'] },
  },
  '8.2.2.thermal': {
    derived: [
      ['coldProtection', { anyOf: coldGases, law: 'P282, P336' }],
      ['heatProtection', { anyOf: ['molten'] }],
    ],
    absences: ['noThermalHazard'],
  },
  '8.2.3': {
    derived: [['environmentalControls'], ['retainFireWaterFacilities', { anyOf: ['aquatic'], noneOf: ['public'] }]],
    chosen: ['keepOutOfDrains', 'avoidRelease'],
  },
  '9.2': {
    derived: [['dustExplosion', { anyOf: ['explosibleDust'], law: 'REACH Annex II 9.2.2(c)' }]],
    chosen: [
      'oxidisingPropertiesNone',
      'explosivePropertiesNone',
      'vapourAirMixtures',
      'dustExplosion',
      'oxidisingEffect',
      'causesOrIntensifiesFire',
      'intensifiesFire',
      'corrosiveToMetals',
      'noFurtherData',
    ],
    absences: ['noDustExplosion'],
  },
  '10.1': {
    derived: [
      ['vapourAirMixtures', { anyOf: ['flammableLiquid', 'flammableAerosol'] }],
      ['gasAirMixtures', { anyOf: ['flammableGas'], law: 'CLP Annex I 2.2.1' }],
      ['flammableVapoursInUse', { anyOf: ['flammableInUse'], noneOf: flammableByClass, law: flammableInUseSource }],
      ['corrosiveToMetals', { anyOf: ['H290'] }],
      ['oxidisingEffect', { anyOf: ['H271'], law: 'CLP Annex I 2.13, 2.14 (H271)' }],
      ['causesOrIntensifiesFire', { anyOf: ['H270'], noneOf: ['H271'], law: 'CLP Annex I 2.4 (H270)' }],
      ['intensifiesFire', { anyOf: ['H272'], noneOf: ['H270', 'H271'], law: 'CLP Annex I 2.13, 2.14 (H272)' }],
      ['stronglyAcidic', { anyOf: ['acidic'] }],
      ['stronglyAlkaline', { anyOf: ['alkaline'] }],
    ],
    chosen: ['dustExplosion', 'explosivePeroxides'],
    absences: ['noReactivity'],
    otherwise: { phrase: 'seeHazardousReactions', filledSlot: '10.3' },
  },
  '10.2': {
    derived: [
      [
        'stableAsRecommended',
        { anyOf: ['stableStructure'], noneOf: ['unstable', 'EUH019', 'EUH044', 'reactsWithWater'] },
      ],
    ],
    chosen: ['stableAsRecommended', 'decomposesSlowly', 'lightSensitive', 'stabilised'],
  },
  '10.3': {
    derived: [
      ['reactsWithOxidisers', { anyOf: ['flammable'] }],
      ['reactsWithOxidisers', burningWithoutClass],
      ['chlorineWithAcids', { anyOf: ['activeChlorine'] }],
      // Acids liberate chlorine from hypochlorites: they have EUH031 for it. How much forms depends on the acid, so that it 'can'.
      [
        'chlorineFromBleach',
        {
          anyOf: ['acidic'],
          noneOf: ['activeChlorine'],
          law: 'CLP Annex VI, 017-011-00-1 (sodium hypochlorite: EUH031)',
        },
      ],
      ['toxicGasWithAcids', { anyOf: ['EUH031'], noneOf: ['activeChlorine', 'sulphides'] }],
      ['veryToxicGasWithAcids', { anyOf: ['EUH032'], noneOf: ['cyanides', 'azides', 'fluorides'] }],
      ['violentWithWater', { anyOf: ['EUH014'] }],
      ['flammableGasWithWater', { anyOf: ['H260', 'H261'] }],
      ['metalAndAlkaliGas', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
      ['ammoniaFromNitrate', { anyOf: ['metalWithAlkali'], and: ['nitrates'] }],
      ['toxicGasWithWater', { anyOf: ['EUH029'] }],
      ['reactsWithMetals', { anyOf: ['H290'], and: ['acidic', 'alkaline'], noneOf: ['oxidising'] }],
      // The heat of neutralisation depends on the acid or alkaline reserve, which an extreme pH alone does not show.
      ['reactsWithAcids', { anyOf: ['alkaliReserve'], noneOf: ['EUH031', 'EUH032', 'activeChlorine'] }],
      ['reactsWithAlkalis', { anyOf: ['acidReserve'] }],
      ['reactsWithReducers', { anyOf: ['oxidising'] }],
      ['explosivePeroxides', { anyOf: ['EUH019'] }],
      ['aerosolBurstRisk', { anyOf: ['aerosol'] }],
    ],
    chosen: [
      'vapourAirMixtures',
      'chlorineWithHypochlorites',
      'dustExplosion',
      'hydrogenFromMetals',
      'reactsWithWater',
      'heatWithAcids',
      'heatWithAlkalis',
      'reactsWithAlkaliMetals',
      'reactsWithAmines',
      'reactsWithEpoxides',
      'reactsWithChloroform',
      'reactsWithHydrogenPeroxide',
      'chloraminesWithAmmonia',
      'polymerisation',
      'heavyMetalDecomposition',
    ],
    absences: ['noHazardousReactions'],
  },
  '10.4': {
    derived: [
      ['heatAndIgnition', { anyOf: heatOrIgnition }],
      ['staticDischarge', { anyOf: ['flammableLiquid', 'flammableGas'] }],
      ['heat', { anyOf: ['oxidising', 'unstable', 'H251', 'H252'], noneOf: heatOrIgnition }],
      ['heat', { anyOf: ['H280'], noneOf: heatOrIgnition, law: 'CLP Annex I 2.5 (H280)' }],
      ['air', { anyOf: ['H232', 'H250'], law: 'P222' }],
      ['heatingUnderConfinement', { anyOf: ['EUH044'], law: 'CLP Annex II 1.1.6' }],
      ['moisture', { anyOf: ['reactsWithWater'] }],
      ['sunlight', { anyOf: ['oxidising', 'aerosol'] }],
      ['sunlight', { anyOf: ['H280'], law: 'P410' }],
      ['above50', { anyOf: ['aerosol'] }],
    ],
    chosen: ['frost', 'cold', 'moisture', 'impurities', 'longExposureToAir'],
    absences: ['noConditionsToAvoid', 'seeHazardousReactions'],
  },
  '10.5': {
    derived: [
      ['strongOxidisers', { anyOf: ['flammable'] }],
      ['strongOxidisers', burningWithoutClass],
      ['baseMetals', { anyOf: ['H290'], noneOf: ['aluminiumAndZinc'] }],
      ['acids', { anyOf: ['alkaline', 'EUH031', 'EUH032', 'activeChlorine'] }],
      ['air', { anyOf: ['H232', 'H250'], law: 'P222' }],
      ['water', { anyOf: ['reactsWithWater'] }],
      ['alkalis', { anyOf: ['acidic'] }],
      ['hypochlorites', { anyOf: ['acidic'], noneOf: ['activeChlorine'] }],
      ['combustibleMaterials', { anyOf: ['oxidising'] }],
      ['reducingAgents', { anyOf: ['oxidising'] }],
    ],
    chosen: [
      'strongAcids',
      'strongAlkalis',
      'metals',
      'heavyMetals',
      'alkaliMetals',
      'amines',
      'epoxides',
      'alcohols',
      'ammoniumCompounds',
      'halogens',
      'halogenatedHydrocarbons',
      'chloroform',
      'peroxides',
      'hydrogenPeroxide',
      'nitricAcid',
      'hypochlorites',
      'nitrites',
      'isocyanates',
      'acidChlorides',
      'phenol',
      'plasticsAndRubber',
    ],
    absences: ['noIncompatibleMaterials'],
  },
  '10.6': {
    derived: [
      ['hydrogen', { anyOf: hydrogenWhenWet, law: hydrogenSource }],
      ['ammonia', { anyOf: ['metalWithAlkali'], and: ['nitrates'] }],
      ['combustionSeeSection5', { anyOf: ['flammable', 'combustible'], listSlot: '5.2' }],
    ],
    chosen: combustionProducts,
    absences: ['noDecompositionProducts'],
  },
  '11.1': {
    derived: [
      ['mixtureNotTested', { anyOf: ['mixture'], and: ['healthByIngredients'], noneOf: ['tested'] }],
      ['sensitisingIngredients', { anyOf: ['EUH208'] }],
    ],
    chosen: ['solventAbuse', 'methanolHumanToxicity', 'noFurtherData'],
  },
  '11.2': {
    otherwise: { phrase: 'noFurtherData', isAbsence: true },
  },
  '12.1': {
    derived: [['phHarmsWater', { anyOf: ['acidic', 'alkaline'] }]],
    chosen: ['mixtureNotTested', 'eutrophication', 'noFurtherData'],
  },
  '12.2': {
    chosen: [
      'readilyBiodegradable',
      'notReadilyBiodegradable',
      'inherentlyBiodegradable',
      'inorganicNotBiodegradable',
      'surfactantsBiodegradable',
      'decomposesInWater',
      'noFurtherData',
    ],
  },
  '12.3': {
    chosen: ['notBioaccumulative', 'bioaccumulationPossible', 'noFurtherData'],
  },
  '12.4': {
    derived: [
      ['volatile', { anyOf: ['H224', 'H225'], and: ['substance'] }],
      ['gasDisperses', { anyOf: gases, noneOf: ['aerosol'] }],
    ],
    chosen: ['mobileInSoil', 'lowMobility', 'floatsOnWater', 'noFurtherData'],
  },
  '12.5': {
    chosen: ['pbtInorganic', 'noFurtherData'],
  },
  '12.6': {
    chosen: ['noFurtherData'],
  },
  '12.7': {
    derived: [['ozoneDamage', { anyOf: ['H420'] }]],
    // `avoidRelease` is no effect, but files of earlier versions have it here.
    chosen: ['photochemicalOzone', 'eutrophication', 'phHarmsWater', 'avoidRelease'],
    otherwise: { phrase: 'noFurtherData', isAbsence: true },
  },
  '13.1': {
    derived: [
      ['disposeAuthorised', { noneOf: ['public'], law: 'P501, Directive 2008/98/EC' }],
      ['disposeAtCollection', { anyOf: ['classified'], and: ['public'], law: 'Directive 2008/98/EC, Art. 20' }],
      ['disposeByMunicipality', { anyOf: ['public'], noneOf: ['classified'] }],
      ['noHouseholdWaste', { anyOf: ['classified'], noneOf: gases }],
      ['returnResidualGas', { anyOf: gases, noneOf: ['aerosol'] }],
      ['wasteApartFromIncompatible', { listSlot: '10.5', noneOf: gases, law: 'REACH Annex II 13.1(b)' }],
      ['wasteCodeByUse', { noneOf: ['wasteCodeStated'], law: 'Decision 2000/532/EC' }],
    ],
    chosen: ['disposeAuthorised', 'smallAmountsDilute', 'noMixingWaste', 'hardenedResin', 'paintDry'],
  },
  '13.1.packaging': {
    derived: [
      ['aerosolDisposal', { anyOf: ['aerosol'] }],
      ['returnPressureReceptacles', { anyOf: gases }],
      [
        'emptyContainersRecycle',
        { noneOf: ['aerosol', ...gases], law: 'REACH Annex II 13.1; Regulation (EU) 2025/40' },
      ],
      ['uncleanedLikeProduct', { noneOf: ['aerosol', ...gases] }],
      ['emptyContainersExplosive', { anyOf: ['flammableLiquid'] }],
    ],
    chosen: ['noHouseholdWaste', 'noMixingWaste', 'disposeAuthorised'],
  },
  '14.6': {
    derived: [
      ['transportUpright', { anyOf: ['dangerousGoods'], noneOf: gases }],
      ['transportGas', { anyOf: ['dangerousGoods'], and: gases, noneOf: ['aerosol'], law: 'ADR 7.5.11 (CV10, CV36)' }],
    ],
    absences: ['noTransportPrecautions'],
    otherwise: { phrase: 'transportAsHandling' },
  },
  '14.7': {
    chosen: ['noBulkTransport'],
  },
  '15.1': {
    derived: [
      // Art. 2(b)(i) as amended by Directive 2014/27/EU: any physical or health hazard class, not those of the environment alone.
      [
        'chemicalAgentsDirective',
        { anyOf: ['physicalHazard', 'healthHazard'], noneOf: ['public'], law: 'Directive 98/24/EC, Art. 2(b)(i)' },
      ],
      ['detergents', { anyOf: ['detergent'], law: 'REACH Annex II 15.1, Regulation (EC) No 648/2004, Art. 11' }],
      ['decorativePaints', { anyOf: ['decorativePaint'], law: 'REACH Annex II 15.1, Directive 2004/42/EC, Art. 4' }],
      ['carcinogensDirective', { anyOf: ['cmr1'], law: 'Directive 2004/37/EC, Art. 2' }],
      ['youthAtWork', { anyOf: youthHazards, noneOf: ['public'], law: 'Directive 94/33/EC, Annex I.3(a)' }],
      ['maternity', { anyOf: maternityHazards, noneOf: ['public'], law: 'Directive 92/85/EEC, Annex I A.3(a), (f)' }],
      ['aerosolDirective', { anyOf: ['aerosol'] }],
      ['poisonCentreNotification', { anyOf: ['ufi', 'notified'], and: ['mixture'], law: 'CLP Art. 45, Annex VIII' }],
      ['voluntarySheet', { anyOf: ['noSheetDuty'], law: 'REACH Art. 31(1), (3)' }],
      ['sheetOnRequest', { anyOf: ['sheetOnRequest'], law: 'REACH Art. 31(3)' }],
    ],
    chosen: [
      'detergents',
      'explosivesPrecursorReportable',
      'explosivesPrecursorRestricted',
      'drugPrecursor3',
      'decorativePaints',
      'industrialEmissionsVoc',
      'biocides',
    ],
  },
  '15.2': {
    chosen: ['csaCarriedOut', 'csaNotCarriedOut', 'csaNotRequired'],
  },
  '16': {
    chosen: ['sources', 'training', 'disclaimer', 'noFurtherData'],
  },
};

/** Conditions of a phrase of a group, beside the group itself. */
interface GroupConditions {
  /** One of these traits beside the group. */
  and?: readonly Trait[];
  noneOf?: readonly Trait[];
  /** An act, a standard, or the source of the chemistry. Omitted: Annex II of REACH for the subsection. */
  law?: string;
}
type GroupRow = StandardPhrase | readonly [phrase: StandardPhrase, conditions: GroupConditions];

/** Products of metals and hydrides that react with water: a little of them in a paint does not. */
const waterReacting: readonly Trait[] = ['H250', 'H260', 'H261', 'EUH014'];

/** What each group of substances adds to the subsections of the sheet; its members are in law/substance-groups.ts. */
const phrasesOfGroups: Partial<Record<SubstanceGroup, Partial<Record<Slot, readonly GroupRow[]>>>> = {
  isocyanates: {
    '4.1.inhalation': ['observeAfterIsocyanates'],
    '5.1': ['fullWaterJet'],
    '4.2': [['symptomIsocyanates', { law: 'CLP Annex II 2.4' }]],
    '4.3': ['observeAfterIsocyanates'],
    '5.2': ['burstsByMoisture', 'hydrogenCyanide', 'nitrogenOxides', 'isocyanateVapours'],
    '6.3': [['isocyanateSpill', { noneOf: ['gas'] }]],
    '7.1': [['noIsocyanatesWithAsthma', { noneOf: ['public'] }]],
    '7.2': ['protectFromMoisture', ['keepClosedAndDry', { noneOf: ['aerosol', 'pressurised', 'gas'] }]],
    '8.2.1': [['isocyanateSurveillance', { noneOf: ['public'], law: 'Directive 98/24/EC, Art. 10' }]],
    '10.1': ['reactsWithMoisture'],
    '10.3': ['isocyanateReactions', 'burstsByMoisture'],
    '10.4': ['moisture'],
    '10.5': ['water', 'amines', 'alcohols', 'alkalis'],
    '10.6': ['isocyanateVapours'],
  },
  activeChlorine: {
    '5.1': ['organicMediaUnsuitable'],
    '5.2': ['chlorine'],
    '10.3': ['chloraminesWithAmmonia'],
    '10.5': ['amines', 'ammoniumCompounds'],
    '10.6': ['chlorine'],
  },
  hydrogenPeroxide: {
    '2.3': ['heavyMetalDecomposition', 'oxygenRelease'],
    '4.1.ingestion': [['ingestionMedicalAtOnce', { noneOf: ['gas'] }]],
    '4.2': ['symptomOxygenEmbolism'],
    '4.3': [['attentionSwallowed', { noneOf: ['gas'] }]],
    '5.1': ['waterSpray', 'organicMediaUnsuitable'],
    '5.2': ['oxygenRelease'],
    '7.1': ['neverReturnResidues', 'cleanEquipmentOnly'],
    '10.3': ['heavyMetalDecomposition'],
    '10.4': ['heat', 'sunlight', 'impurities'],
    '10.5': ['heavyMetals', 'reducingAgents', 'combustibleMaterials', 'alkalis'],
    '10.6': ['oxygen'],
  },
  inorganicPeroxides: {
    '2.3': ['oxygenRelease'],
    '5.2': ['oxygenRelease'],
    '7.1': ['neverReturnResidues'],
    '10.3': ['heavyMetalDecomposition'],
    '10.4': ['heat', 'moisture', 'impurities'],
    '10.5': ['acids', 'heavyMetals', 'reducingAgents'],
    '10.6': ['oxygen'],
  },
  strongAcids: {
    '10.3': [
      ['heatWithAlkalis', { noneOf: ['acidReserve'] }],
      [
        'chlorineFromBleach',
        { noneOf: ['activeChlorine'], law: 'CLP Annex VI, 017-011-00-1 (sodium hypochlorite: EUH031)' },
      ],
    ],
    '10.5': ['alkalis', ['hypochlorites', { noneOf: ['activeChlorine'] }]],
  },
  strongBases: {
    // Acids free more dangerous gases from these; their own sentences say so.
    '10.3': [['heatWithAcids', { noneOf: ['alkaliReserve', 'EUH031', 'EUH032', 'activeChlorine'] }]],
    '10.5': ['acids', 'ammoniumCompounds'],
  },
  hydrofluoricAcid: {
    '4.1': ['hydrofluoricEmergency'],
    '4.1.skin': ['calciumGluconateGel'],
    '4.2': ['symptomFluoride'],
    '4.3': ['calciumGluconateTreatment', 'fluorideTreatment'],
    '5.2': ['hydrogenFluoride'],
    '7.2': ['unsuitableGlass'],
    '8.2.1': ['keepCalciumGluconate'],
    '2.3': [['fluorideInAcid', { and: ['acidic'] }]],
    '8.2.2.respiratory': [['filterE', { noneOf: ['solid'], law: 'EN 14387' }]],
    '10.3': ['attacksGlass', ['fluorideInAcid', { and: ['acidic'] }], ['fluorideWithAcids', { noneOf: ['acidic'] }]],
    '10.5': ['alkalis', 'glassAndCeramics', 'metals'],
    '10.6': ['hydrogenFluoride'],
  },
  fluorides: {
    '2.3': [['fluorideInAcid', { and: ['acidic'] }]],
    '4.2': ['symptomFluoride'],
    '4.3': ['fluorideTreatment'],
    '5.2': ['hydrogenFluoride'],
    '7.1': ['noMixingWithAcids'],
    '8.2.2.respiratory': [['filterE', { and: ['acidic'], noneOf: ['solid'], law: 'EN 14387' }]],
    '10.3': ['fluorideWithAcids', ['fluorideInAcid', { and: ['acidic'] }]],
    '10.5': ['acids'],
    '10.6': ['hydrogenFluoride'],
  },
  phosphates: {
    '5.2': ['phosphorusOxides'],
  },
  carbonMonoxide: {
    '2.3': ['carbonMonoxideOdourless'],
    '4.1.inhalation': ['carbonMonoxideUrgent'],
    '4.2': ['symptomCarbonMonoxide'],
    '4.3': ['carbonMonoxideTreatment'],
    '8.2.1': ['carbonMonoxideAlarm'],
    '8.2.2.respiratory': [['carbonMonoxideFilters', { law: 'EN 14387' }]],
    '10.3': ['carbonylsWithMetals'],
    '10.5': ['nickelAndIron'],
  },
  methanol: {
    '4.2': ['symptomMethanol'],
    '4.3': ['methanolTreatment'],
  },
  hydrogenSulphide: {
    '2.3': ['smellNoWarning'],
    '8.2.2.respiratory': [['filterB', { law: 'EN 14387' }]],
  },
  ammonia: {
    '8.2.2.respiratory': [['filterK', { law: 'EN 14387' }]],
    '10.3': ['chloraminesFromBleach'],
    '10.5': ['acids', 'hypochlorites', 'halogens', 'heavyMetals'],
  },
  elementalChlorine: {
    '8.2.2.respiratory': [['filterB', { law: 'EN 14387' }]],
    '10.3': ['chloraminesWithAmmonia'],
    '10.5': ['ammoniumCompounds', 'amines', 'combustibleMaterials', 'reducingAgents', 'metals'],
  },
  sulphurDioxide: {
    '8.2.2.respiratory': [['filterE', { law: 'EN 14387' }]],
    '10.5': ['strongOxidisers', 'alkalis'],
  },
  hydrogenCyanide: {
    '8.2.2.respiratory': [['filterB', { law: 'EN 14387' }]],
    '4.1': ['cyanideEmergency'],
    '4.2': ['symptomCyanide'],
    '4.3': ['cyanideAntidote'],
    '10.5': ['strongAlkalis'],
  },
  cyanides: {
    '4.1': ['cyanideEmergency'],
    '4.2': ['symptomCyanide'],
    '4.3': ['cyanideAntidote'],
    '5.2': ['hydrogenCyanide', 'nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '10.3': ['cyanideWithAcids', 'explodesWithNitrites'],
    '10.5': ['acids', 'strongOxidisers', 'nitrites'],
    '10.6': ['hydrogenCyanide'],
  },
  sulphides: {
    '5.2': ['sulphurOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '10.3': ['sulphideWithAcids'],
    '10.5': ['acids', 'strongOxidisers'],
    '10.6': ['hydrogenSulphide'],
  },
  azides: {
    '5.2': ['nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '10.3': ['azideWithAcids', 'azideWithMetals'],
    '10.5': ['acids', 'heavyMetals', 'halogenatedHydrocarbons'],
  },
  nitrites: {
    '5.1': ['organicMediaUnsuitable'],
    '4.2': ['symptomMethaemoglobin'],
    '4.3': ['methaemoglobinTreatment'],
    '5.2': ['nitrogenOxides'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '10.3': ['nitriteWithAcids', 'nitrosamines', 'explodesWithAmmonium'],
    '10.5': ['acids', 'amines', 'ammoniumCompounds', 'reducingAgents'],
    '10.6': ['nitrogenOxides'],
  },
  nitrates: {
    '5.2': ['nitrogenOxides'],
    '10.5': ['reducingAgents'],
    '10.6': ['nitrogenOxides'],
  },
  chlorates: {
    '5.1': ['organicMediaUnsuitable'],
    '4.2': ['symptomMethaemoglobin'],
    '4.3': ['methaemoglobinTreatment'],
    '5.2': ['oxygenRelease', 'chlorine'],
    '6.3': ['neverAcidOnSpill'],
    '7.1': ['noMixingWithAcids'],
    '10.3': ['chlorineDioxideWithAcids', 'chlorateMixtures'],
    '10.5': ['acids', 'ammoniumCompounds', 'combustibleMaterials', 'reducingAgents'],
    '10.6': ['chlorineOxides', 'oxygen'],
  },
  ammoniumSalts: {
    '5.2': ['ammonia', 'nitrogenOxides'],
    '10.3': [
      'ammoniaWithAlkalis',
      'explodesWithNitrites',
      ['chloraminesFromBleach', { noneOf: ['acidic'] }],
      ['bleachGases', { and: ['acidic'] }],
    ],
    '10.5': ['alkalis', 'hypochlorites', 'nitrites'],
    '10.6': ['ammonia'],
  },
  monomers: {
    '5.2': ['runawayPolymerisation'],
    '7.2': ['keepInhibited', 'protectFromHeat'],
    '10.2': ['keepInhibited'],
    '10.3': ['runawayPolymerisation'],
    '10.4': ['heat', 'sunlight'],
    '13.1': [['runawayPolymerisation', { law: 'REACH Annex II 13.1(b)' }]],
    '10.5': ['peroxides', 'strongOxidisers', 'strongAcids', 'strongAlkalis'],
  },
  organicPeroxides: {
    '2.3': ['decompositionByAccelerators'],
    '7.1': ['neverReturnResidues', 'cleanEquipmentOnly'],
    // The temperature is that of the product, which an ingredient in a solution does not show.
    '7.2': [['belowSadt', { and: ['H240', 'H241', 'H242'], law: 'CLP Annex I 2.15.2.3' }]],
    '10.2': [['belowSadt', { and: ['H240', 'H241', 'H242'], law: 'CLP Annex I 2.15.2.3' }]],
    '10.3': ['decompositionByAccelerators'],
    '10.4': ['heat', 'impurities'],
    '10.5': ['amines', 'heavyMetals', 'acids', 'alkalis', 'reducingAgents'],
  },
  halogenatedSolvents: {
    '4.3': ['noAdrenaline'],
    '5.2': ['phosgene', 'hydrogenChloride'],
    '7.1': ['phosgeneOnHotSurfaces'],
    '10.3': ['halogenatedWithMetals'],
    '10.5': ['alkaliMetals', 'baseMetals', 'strongAlkalis'],
    '10.6': ['phosgene', 'hydrogenChloride'],
  },
  metalsAndHydrides: {
    '5.1': [
      ['waterUnsuitable', { and: waterReacting }],
      ['foamUnsuitable', { and: waterReacting }],
      ['carbonDioxideUnsuitable', { and: waterReacting }],
      ['drySand', { and: waterReacting }],
    ],
    '5.2': [['hydrogen', { and: waterReacting }]],
    '10.3': [['hydrogenWithWater', { and: waterReacting }]],
    '10.4': [['moisture', { and: waterReacting }]],
    '10.5': [
      ['water', { and: waterReacting }],
      ['acids', { and: waterReacting }],
      ['alcohols', { and: waterReacting }],
      ['halogenatedHydrocarbons', { and: waterReacting }],
    ],
  },
  aluminiumAndZinc: {
    '10.3': ['metalHydrogen'],
    '10.5': ['acids', 'alkalis'],
  },
  dryingOils: {
    '2.3': ['oilyCloths'],
    '5.2': ['oilyCloths'],
    '7.1': ['soakedCloths'],
    '10.3': ['oilyCloths'],
    '13.1': ['soakedCloths'],
  },
  hydratingSubstances: {
    '2.3': [['heatWithWater', { and: ['solid'] }]],
    '10.3': [['heatWithWater', { and: ['solid'] }]],
    '10.4': [['moisture', { and: ['solid'] }]],
  },
  amines: {
    '5.2': ['nitrogenOxides'],
    '10.3': ['amineReactions', 'nitrosaminesFromNitrites'],
    '10.5': ['acids', 'isocyanates', 'epoxides', 'acidChlorides', 'nitrites', 'strongOxidisers'],
  },
  phenols: {
    '4.1.skin': [['phenolOnSkin', { and: ['H314', 'toxicBySkin'] }]],
    '10.5': ['strongOxidisers', 'strongAlkalis', 'isocyanates'],
  },
  aldehydes: {
    '10.3': ['aldehydeReactions'],
    '10.5': ['amines', 'phenol', 'alkalis', 'acids', 'strongOxidisers'],
  },
  epoxides: {
    '10.3': ['epoxideReactions'],
    '10.5': ['amines', 'strongAcids', 'strongAlkalis', 'acidChlorides', 'strongOxidisers'],
  },
  enzymes: {
    '6.3': [['takeUpWithoutDust', { noneOf: ['gas'] }]],
    '7.1': ['noEnzymeAerosols'],
  },
  nanoforms: {
    '6.3': [['takeUpWithoutDust', { noneOf: ['liquid', 'aerosol', 'gas'] }]],
    '7.1': ['noDustOfNanomaterial'],
  },
};

export interface GroupPhrase extends GroupConditions {
  group: SubstanceGroup;
  slot: Slot;
  phrase: StandardPhrase;
}

/** The rows of all groups, each for a phrase in a slot. */
export const groupPhrases: readonly GroupPhrase[] = Object.entries(phrasesOfGroups).flatMap(([group, slots]) =>
  Object.entries(slots).flatMap(([slot, phrases]) =>
    phrases.map((row) => {
      const [phrase, conditions] = typeof row === 'string' ? [row, {}] : row;
      return { ...conditions, group: group as SubstanceGroup, slot: slot as Slot, phrase };
    }),
  ),
);

const everySlot = Object.entries(phrasesOfSlots) as [Slot, SlotPhrases][];

/** `P210` → `CLP Annex IV: P210`; without a law the subsection of Annex II, 8.2.2 for `8.2.2.eyes`. */
const provisionOf = (slot: string, law: string | undefined): string => {
  if (law === undefined) return `REACH Annex II ${slot.replace(/\.[a-z]+$/, '')}`;
  return /^P\d/.test(law) ? `CLP Annex IV: ${law}` : law;
};

/** The rules by hazards and properties of each slot, followed by those of the groups of substances. */
export const phraseRules: readonly PhraseRule[] = [
  ...everySlot.flatMap(([slot, { derived = [] }]) =>
    derived.map(([phrase, { law, ...conditions } = {}]) => ({
      slot,
      phrase,
      provision: provisionOf(slot, law),
      ...conditions,
    })),
  ),
  ...groupPhrases.map(({ group, slot, law, ...row }) => ({
    ...row,
    slot,
    anyOf: [group],
    provision: provisionOf(slot, law),
  })),
];

/** The defaults of slots. */
export const slotDefaults: Partial<Record<Slot, SlotDefault>> = Object.fromEntries(
  everySlot.flatMap(([slot, { otherwise }]) => (otherwise ? [[slot, otherwise]] : [])),
);

/** The phrases with which a slot states that there is nothing to name. */
export const statedAbsences = (slot: Slot): readonly StandardPhrase[] => phrasesOfSlots[slot]?.absences ?? [];

const phrasesBySlot = new Map<string, ReadonlySet<string>>(
  everySlot.map(([slot, { derived = [], chosen = [], absences = [], otherwise }]) => [
    slot,
    new Set<string>([
      ...derived.map(([phrase]) => phrase),
      ...chosen,
      ...absences,
      ...(otherwise ? [otherwise.phrase] : []),
      ...groupPhrases.filter((row) => row.slot === slot).map(({ phrase }) => phrase),
    ]),
  ]),
);

/** Whether a subsection accepts a phrase; false for an unknown subsection or phrase. */
export const takesPhrase = (slot: string, phrase: string): boolean => phrasesBySlot.get(slot)?.has(phrase) ?? false;

/** The subsections that accept a phrase, in the sheet's order. */
export const placesOfPhrase = (phrase: string): Slot[] => slots.filter((slot) => takesPhrase(slot, phrase));

/** Unsuitable extinguishing media; every other entry of 5.1 is a suitable one. */
export const unsuitableMedia: readonly StandardPhrase[] = [
  'fullWaterJet',
  'waterUnsuitable',
  'foamUnsuitable',
  'carbonDioxideUnsuitable',
  'organicMediaUnsuitable',
  'noUnsuitableMedia',
];

/** Phrases that come before the others of their slot, since they describe the first action. */
export const leadingPhrases: readonly StandardPhrase[] = [
  'wipeOffResin',
  'hydrofluoricEmergency',
  'cyanideEmergency',
  'carbonMonoxideUrgent',
  'phenolOnSkin',
  'isocyanateSpill',
  'takeUpWithoutDust',
];

/** The materials of 10.5 from which a phrase of 7.2 keeps the product apart, so that both name the same ones. */
export const keptApartFrom: Partial<Record<string, StandardPhrase>> = {
  apartFromOxidisers: 'strongOxidisers',
  apartFromCombustibles: 'combustibleMaterials',
  apartFromAcids: 'acids',
  apartFromAlkalis: 'alkalis',
  apartFromHypochlorites: 'hypochlorites',
};

/** A phrase of a slot, and that of another slot which entails it, stated or derived. */
type Entailment = readonly [slot: Slot, phrase: StandardPhrase, otherSlot: Slot, otherPhrase: StandardPhrase];

/**
 * Pairs of phrases: a cold of which section 8 warns has its first aid; what storage protects from (7.2) is what the product does not bear
 * (10.4, 10.5).
 */
export const entailments: readonly Entailment[] = [
  ['2.3', 'frostbiteHazard', '8.2.2.hands', 'coldProtection'],
  ['4.1.skin', 'thawFrostbite', '8.2.2.hands', 'coldProtection'],
  ['4.1.skin', 'frostbiteMedical', '8.2.2.hands', 'coldProtection'],
  ['4.2', 'symptomFrostbite', '8.2.2.hands', 'coldProtection'],
  ['2.3', 'frostbiteHazard', '8.2.2.thermal', 'coldProtection'],
  ['4.1.skin', 'thawFrostbite', '8.2.2.thermal', 'coldProtection'],
  ['4.1.skin', 'frostbiteMedical', '8.2.2.thermal', 'coldProtection'],
  ['4.2', 'symptomFrostbite', '8.2.2.thermal', 'coldProtection'],
  ['10.4', 'heat', '7.2', 'protectFromHeat'],
  ['10.4', 'sunlight', '7.2', 'protectFromHeat'],
  ['10.4', 'frost', '7.2', 'protectFromFrost'],
  ['10.4', 'cold', '7.2', 'keepTightlyClosedWarm'],
  ['10.4', 'moisture', '7.2', 'protectFromMoisture'],
  ['10.5', 'metals', '7.2', 'unsuitableMetals'],
  ['10.5', 'baseMetals', '7.2', 'unsuitableLightMetals'],
  ['10.5', 'plasticsAndRubber', '7.2', 'unsuitablePlastics'],
  ['7.2', 'protectFromHeat', '10.4', 'heat'],
  ['7.2', 'protectFromFrost', '10.4', 'frost'],
  ['7.2', 'protectFromMoisture', '10.4', 'moisture'],
];

const derivedParticleFilters: readonly StandardPhrase[] = [
  'particleFilter',
  'particleFilterP3',
  'filterDustP2',
  'filterDustP3',
];

/** Phrases of the product with the derived phrases that they contradict and replace. */
export const displaces: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  ventedContainer: ['keepTightlyClosed'],
  keepTightlyClosed: ['storeVentilated'],
  keepTightlyClosedWarm: ['keepTightlyClosed', 'storeVentilated'],
  chlorineWithHypochlorites: ['chlorineFromBleach'],
  filterBP2: derivedParticleFilters,
  filterAP2: derivedParticleFilters,
  filterP2: derivedParticleFilters,
  filterP2WhenSpraying: derivedParticleFilters,
  filterNOP3: derivedParticleFilters,
  waterUnsuitable: ['waterSpray'],
  foamUnsuitable: ['alcoholResistantFoam'],
  carbonDioxideUnsuitable: ['carbonDioxide'],
  glovesNotNeeded: ['gloves', 'changeGloves', 'gloveMaterialUnknown', 'coldInsulatingGloves', 'mechanicalGloves'],
  decomposesSlowly: ['stableAsRecommended'],
  combustible: ['notCombustible'],
  notCombustible: ['combustible'],
  smallAmountsDilute: ['noHouseholdWaste'],
  paintDry: ['noHouseholdWaste'],
};

/** Phrases with those that they rule out: of a slot that has both, whoever added them, only the warning is printed. */
export const rulesOut: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  unsuitableGlass: ['suitableGlass'],
  unsuitableMetals: ['suitableStainlessSteel'],
};

/** Phrases with those that say a part of the same: of a slot that has both, only the wider one is printed, whoever added it. */
export const covers: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  foam: ['alcoholResistantFoam'],
  rinseResidues: ['cleanSurfaces'],
  epoxideReactions: ['reactsWithAmines'],
  isocyanateReactions: ['reactsWithAmines'],
  amineReactions: ['reactsWithEpoxides'],
  aldehydeReactions: ['polymerisation', 'reactsWithAmines'],
  runawayPolymerisation: ['polymerisation'],
  halogenatedWithMetals: ['reactsWithAlkaliMetals'],
  reactsWithAcids: ['heatWithAcids'],
  reactsWithAlkalis: ['heatWithAlkalis'],
  chlorineWithHypochlorites: ['chlorineFromBleach'],
  bleachGases: ['chlorineFromBleach', 'chloraminesFromBleach'],
  gasDisperses: ['volatile'],
  filterA: ['gasFilterUnknown'],
  filterAX: ['gasFilterUnknown'],
  filterAP2: ['gasFilterUnknown'],
  filterB: ['gasFilterUnknown'],
  filterBP2: ['gasFilterUnknown'],
  filterE: ['gasFilterUnknown'],
  filterK: ['gasFilterUnknown'],
  filterNOP3: ['gasFilterUnknown'],
  acids: ['strongAcids', 'nitricAcid'],
  alkalis: ['strongAlkalis'],
  metals: ['baseMetals', 'alkaliMetals'],
  metalAndAlkaliGas: ['metalHydrogen'],
  heatAndIgnition: ['heat'],
  peroxides: ['hydrogenPeroxide'],
  halogenatedHydrocarbons: ['chloroform'],
};
