import type { StandardPhrase } from '../languages/en/sheet.ts';
import type { Trait } from './product-traits.ts';
import { type Slot, slots } from './slots.ts';

/** Adds a phrase to a slot when the product has one of `when`, one of `and`, and none of `unless`, and `ifEntries` has entries. */
export interface PhraseRule {
  slot: Slot;
  phrase: StandardPhrase;
  when?: readonly Trait[];
  and?: readonly Trait[];
  unless?: readonly Trait[];
  /** A reference to the entries of a list: the slot has some. */
  ifEntries?: Slot;
  /** The law for which the phrase stands there. */
  provision: string;
}

type Conditions = Omit<PhraseRule, 'slot' | 'phrase' | 'provision'> & {
  /** Its own source: a precautionary statement (CLP Annex IV), an act or a standard. Omitted: Annex II of REACH for the subsection. */
  by?: string;
};
type Row = [phrase: StandardPhrase, conditions?: Conditions];

/** Directive 92/85/EEC, Annex I A.3(a) as amended by Directive 2014/27/EU, and (f): dangerous percutaneous absorption. */
export const maternityHazards: readonly Trait[] = ['cmr', 'H362', 'H370', 'H371', 'toxicBySkin'];

/** What the law of a country names beside Directive 92/85/EEC. */
export const nationalMaternityHazards: Readonly<Record<string, readonly Trait[]>> = {
  // MuSchG § 11(1) sentence 2 no. 1(e): acute toxicity, categories 1 to 3.
  DE: ['acutelyToxic'],
};

/** What the law of a country names beside Directive 94/33/EC. */
export const nationalYouthHazards: Readonly<Record<string, readonly Trait[]>> = {
  // JArbSchG § 22(1) no. 6, (2): all hazardous substances.
  DE: ['classified'],
};

/** Directive 94/33/EC, Annex I.3(a) as amended by Directive 2014/27/EU. */
export const youthHazards: readonly Trait[] = [
  ...(['H200', 'H201', 'H202', 'H203', 'H204', 'H205'] as const),
  ...(['flammableGas', 'H222', 'H224', 'H225', 'H240', 'H241'] as const),
  ...(['category Self-react. C', 'category Self-react. D', 'category Self-react. CD'] as const),
  ...(['acutelyToxic', 'H314', 'sensitising', 'harmsOrgans'] as const),
  ...(['cmr1', 'H341', 'H351'] as const),
];

/** IF exposed or concerned: call a doctor (CLP Annex I 3.8.4). */
const harmsAtOnce: readonly Trait[] = ['H370', 'H371'];

/** A gas by its state or by a class of gases (CLP Annex I 2.2, 2.4, 2.5). */
export const gases: readonly Trait[] = ['gas', 'flammableGas', 'H270', 'pressurised'];

/** Gases that displace the oxygen of the air; of a mixture whose composition is unknown it may have oxygen of its own. */
const suffocating: Conditions = { when: gases, and: ['withoutOxygen'], unless: ['H270', 'aerosol'] };

/** What the label says of swallowing holds for gases and aerosols too. */
export const harmsByMouth: readonly Trait[] = ['toxicByMouth', 'H302', 'H314'];

/** P403+P233 is on the label (CLP Annex I 3.1.4, 3.8.4). */
const keptTightlyClosed: readonly Trait[] = ['toxicByInhalation', 'H335', 'H336'];

/** Can give off gas, which bursts a closed container: the classes do not decide the closure. */
export const givesOffGas: readonly Trait[] = [
  ...(['unstable', 'activeChlorine'] as const),
  ...(['category Ox. Liq. 1', 'category Ox. Liq. 2', 'category Ox. Liq. 3'] as const),
];

/** Pressurised containers have a closure of their own. */
export const pressurisedContainers: readonly Trait[] = ['aerosol', ...gases];

/** Section 10.4 names ignition sources beside heat. */
const heatOrIgnition: readonly Trait[] = ['ignites', 'H200', 'flammableInUse'];

/** Ignites on the skin or in its moisture: P302+P334 or P302+P335+P334 is on the label (CLP Annex I 2.9.3, 2.10.3, 2.12.3). */
const burnsOnSkin: readonly Trait[] = [
  ...(['category Pyr. Liq. 1', 'category Pyr. Sol. 1'] as const),
  ...(['category Water-react. 1', 'category Water-react. 2'] as const),
];

/** They have H240 to H242 as self-reactive substances have, and P410 besides (CLP Annex I 2.15.3). */
const organicPeroxides = (['A', 'B', 'C', 'D', 'CD', 'E', 'F', 'EF'] as const).map(
  (type): Trait => `category Org. Perox. ${type}`,
);

/** Beside these respiratory protection is never unnecessary; nor is it beside gases, which displace air. */
const harmsByInhalation: readonly Trait[] = ['toxicIfInhaled', 'harmsOnLongExposure', 'EUH071'];

/** `vapourAirMixtures` says of these what forms in use. */
const flammableByClass: readonly Trait[] = ['flammableLiquid', 'flammableAerosol'];
const flammableInUseBy = 'CLP Annex II 1.1.4 (EUH018), 2.9 (EUH209, EUH209A)';

/** Gases that escape as a cold liquid. Compressed and dissolved gases have H280 too, and are no liquids. */
export const coldGases: readonly Trait[] = ['H281', 'category Press. Gas (Liq.)', 'category Press. Gas (Ref. Liq.)'];

interface SlotDefault {
  phrase: StandardPhrase;
  when?: Trait;
  /** A reference: the slot to which it refers has contents. */
  ifFilled?: Slot;
  /** Phrases that do not take its place: they hold in some circumstances only. */
  beside?: readonly StandardPhrase[];
  /** Says itself that something is not known. */
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
   * Those that follow from the traits of a product. A rule without a condition is advice that holds for every product; what a phrase says
   * about the product itself needs a trait from which it follows.
   */
  derived?: readonly Row[];
  /** Those that only the author can add. */
  chosen?: readonly StandardPhrase[];
  /**
   * What only the author can know: that there is nothing to name. Slots of phrases that a sheet once wrote by itself accept them, so that
   * product files with them stay valid.
   */
  absences?: readonly StandardPhrase[];
  /**
   * Where neither rules nor product have one: advice, a reference, or what says itself that something is not known. Other slots say that no
   * information is available. That nothing is to be feared (`absences`) is never a default: it does not follow from a composition, however
   * complete.
   */
  otherwise?: SlotDefault;
}

const phrasesOfSlots: Partial<Record<Slot, SlotPhrases>> = {
  '2.3': {
    derived: [
      ['vapourAirMixtures', { when: ['flammableLiquid', 'flammableAerosol'] }],
      ['gasAirMixtures', { when: ['flammableGas'], by: 'CLP Annex I 2.2.1' }],
      ['flammableVapoursInUse', { when: ['flammableInUse'], unless: flammableByClass, by: flammableInUseBy }],
      ['suffocationHazard', suffocating],
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
      ['rescuersBreathing', suffocating],
      ['removeFromDanger', { when: ['harmsAirways', 'acutelyToxic', 'H314'] }],
      ['firstAiderProtection', { when: ['acutelyToxic', 'H314', 'EUH071'] }],
      ['removeContaminatedClothing', { when: ['classified'], unless: gases, by: 'P361, P362' }],
      ['removeContaminatedClothing', { when: ['harmsSkin'], by: 'P361, P362' }],
      ['recoveryPosition', { when: ['H336', 'acutelyToxic', 'H370', 'H314'] }],
      ['medicalIfExposed', { when: ['cmr', 'H362'], by: 'P308+P313' }],
      ['showSafetyDataSheet'],
    ],
    chosen: ['noSpecialFirstAid'],
  },
  '4.1.inhalation': {
    derived: [
      ['freshAir', { by: 'P304+P340' }],
      ['artificialRespiration', { when: ['toxicByInhalation', 'H336', 'EUH071'] }],
      ['inhalationMedicalAtOnce', { when: ['toxicByInhalation', 'EUH071', 'H314', 'H334'], by: 'P310, P311' }],
      ['inhalationMedicalAtOnce', { when: harmsAtOnce, by: 'P308+P311' }],
      [
        'inhalationMedicalIfSymptoms',
        { unless: ['toxicByInhalation', 'EUH071', 'H314', 'H334', ...harmsAtOnce], by: 'P312' },
      ],
      ['inhalationDelayedEffects', { when: ['delayedLungEffects'] }],
    ],
    chosen: ['noSpecialFirstAid', 'removeFromDanger', 'recoveryPosition'],
  },
  '4.1.skin': {
    derived: [
      ['thawFrostbite', { when: coldGases, by: 'P336+P315' }],
      ['frozenClothing', { when: coldGases }],
      ['brushOffParticles', { when: burnsOnSkin, unless: ['liquid', 'category Pyr. Liq. 1'], by: 'P302+P335+P334' }],
      ['coolOrWetBandages', { when: burnsOnSkin, by: 'P302+P334, P302+P335+P334' }],
      ['rinseSkinAtOnce', { when: ['H314', 'toxicBySkin'], by: 'P303+P361+P353' }],
      ['washSkin', { unless: ['H314', 'toxicBySkin', ...burnsOnSkin, ...gases], by: 'P302+P352' }],
      ['washSkin', { when: ['harmsSkin'], unless: ['H314', 'toxicBySkin'], by: 'P302+P352' }],
      ['frostbiteMedical', { when: coldGases, by: 'P336+P315' }],
      ['skinBurnsMedical', { when: ['H314'] }],
      ['skinMedicalAtOnce', { when: ['toxicBySkin'], by: 'P310' }],
      ['skinMedicalExposed', { when: harmsAtOnce, unless: ['toxicBySkin'], by: 'P308+P311' }],
      ['skinMedicalIfRash', { when: ['H317', 'EUH208', 'EUH205'], unless: ['H314'], by: 'P333+P313' }],
      [
        'skinMedicalIfIrritation',
        { unless: ['H314', 'H317', 'EUH208', 'EUH205', 'toxicBySkin', ...harmsAtOnce, ...coldGases], by: 'P332+P313' },
      ],
      ['skinCream', { when: ['EUH066'] }],
    ],
    chosen: ['noSpecialFirstAid', 'removeContaminatedClothing', 'wipeOffResin'],
  },
  '4.1.eyes': {
    derived: [
      ['rinseEyesAtOnce', { when: ['eyeDamage'], by: 'P305+P351+P338, P310' }],
      ['rinseEyesAtOnce', { when: ['EUH070'], by: 'CLP Annex II 1.2.5' }],
      ['rinseEyesIrritant', { when: ['H319'], unless: ['eyeDamage', 'EUH070'], by: 'P337+P313' }],
      ['rinseEyes', { unless: ['eyeDamage', 'H319', 'EUH070'] }],
      ['eyeSpecialistAtOnce', { when: ['eyeDamage', 'EUH070', ...coldGases] }],
    ],
    chosen: ['noSpecialFirstAid'],
  },
  '4.1.ingestion': {
    derived: [
      ['ingestionUnlikelyAerosol', { when: ['aerosol'], unless: harmsByMouth }],
      ['ingestionUnlikelyGas', { when: gases, unless: harmsByMouth }],
      ['rinseMouth', { unless: ['aerosol', ...gases], by: 'P330' }],
      ['rinseMouth', { when: harmsByMouth, by: 'P330' }],
      ['doNotInduceVomiting', { when: ['H314'], by: 'P331' }],
      ['doNotInduceVomiting', { when: ['H304'], unless: ['aerosol'], by: 'P331, CLP Annex I 1.3.3' }],
      ['doNotInduceVomiting', { when: ['flammableLiquid', 'oxidising'], unless: ['aerosol', ...gases], by: 'P331' }],
      ['drinkWater', { when: ['H314'], unless: gases }],
      ['vomitingHeadLow', { when: ['H304', 'flammableLiquid'], unless: ['aerosol'] }],
      ['perforationRisk', { when: ['H314'], unless: gases }],
      ['ingestionMedicalAtOnce', { when: ['toxicByMouth', 'H314'], by: 'P301+P310' }],
      ['ingestionMedicalAtOnce', { when: ['H304'], unless: ['aerosol'], by: 'P301+P310, CLP Annex I 1.3.3' }],
      ['ingestionMedicalAtOnce', { when: harmsAtOnce, unless: gases, by: 'P308+P311' }],
      ['ingestionMedicalAtOnce', { when: harmsAtOnce, and: ['H302'], by: 'P308+P311' }],
      [
        'ingestionMedicalIfUnwell',
        { unless: ['toxicByMouth', 'H304', 'H314', ...harmsAtOnce, ...gases], by: 'P301+P312' },
      ],
      [
        'ingestionMedicalIfUnwell',
        { when: ['aerosol'], and: ['H304'], unless: ['toxicByMouth', 'H314', ...harmsAtOnce], by: 'P301+P312' },
      ],
      [
        'ingestionMedicalIfUnwell',
        { when: ['H302'], unless: ['toxicByMouth', 'H304', 'H314', ...harmsAtOnce], by: 'P301+P312' },
      ],
    ],
    chosen: ['noSpecialFirstAid', 'recoveryPosition'],
  },
  '4.2': {
    derived: [
      ['symptomFrostbite', { when: coldGases, by: 'CLP Annex I 2.5 (H281)' }],
      ['symptomBurns', { when: ['H314'] }],
      ['symptomEyeDamage', { when: ['eyeDamage'] }],
      ['symptomEyeIrritation', { when: ['H319'], unless: ['eyeDamage'] }],
      ['symptomSkinIrritation', { when: ['H315'] }],
      ['symptomDrySkin', { when: ['EUH066'] }],
      ['symptomSkinAllergy', { when: ['H317', 'EUH208', 'EUH205'] }],
      ['symptomRespiratoryAllergy', { when: ['H334'] }],
      ['symptomAllergy', { when: ['EUH204'], unless: ['sensitising'], by: 'CLP Annex II 2.4' }],
      ['symptomRespiratoryBurns', { when: ['EUH071', 'delayedLungEffects'] }],
      ['symptomRespiratoryIrritation', { when: ['H335'] }],
      ['symptomNarcosis', { when: ['H336'] }],
      ['symptomOxygenLack', suffocating],
      ['symptomAspiration', { when: ['H304'], unless: ['aerosol'] }],
      ['symptomPoisoning', { when: ['acutelyToxic'] }],
      ['symptomHarmful', { when: ['harmful'], unless: ['acutelyToxic'] }],
      ['symptomOrganDamage', { when: ['H370', 'H371'] }],
      ['symptomOrganDamageRepeated', { when: ['H372', 'H373'] }],
      ['symptomDelayedCmr', { when: ['cmr'] }],
    ],
    chosen: ['symptomMethanol', 'symptomFoaming', 'symptomOxygenEmbolism'],
    absences: ['noSymptomsKnown'],
  },
  '4.3': {
    derived: [
      ['treatSymptomatically'],
      ['monitorLungs', { when: ['H304', 'delayedLungEffects'] }],
      ['endoscopy', { when: ['H314'], unless: gases }],
    ],
    chosen: ['methanolTreatment', 'antifoam', 'noAdrenaline', 'showSafetyDataSheet'],
  },
  '5.1': {
    derived: [
      // A flammable solid can be a metal powder, which burns on under water, foam, carbon dioxide and ABC powder.
      [
        'alcoholResistantFoam',
        { when: ['flammableLiquid', 'flammableAerosol'], unless: ['reactsWithWater'], by: 'P370+P378' },
      ],
      ['dryPowder', { when: ['flammableLiquid'], by: 'P370+P378' }],
      ['dryPowder', { when: ['flammableAerosol', 'flammableGas'] }],
      ['carbonDioxide', { when: ['flammableLiquid', 'flammableAerosol', 'flammableGas'], unless: ['reactsWithWater'] }],
      [
        'waterSpray',
        { when: ['flammableLiquid', 'flammableAerosol', 'flammableGas', 'oxidising'], unless: ['reactsWithWater'] },
      ],
      ['fullWaterJet', { when: ['flammable'], unless: ['reactsWithWater'] }],
      ['waterUnsuitable', { when: ['reactsWithWater'], by: 'P223, P370+P378' }],
      ['foamUnsuitable', { when: ['reactsWithWater'] }],
    ],
    chosen: [
      'foam',
      'waterFog',
      'drySand',
      'waterUnsuitable',
      'foamUnsuitable',
      'carbonDioxideUnsuitable',
      'organicMediaUnsuitable',
    ],
    absences: ['adaptToSurroundings', 'noUnsuitableMedia'],
  },
  '5.2': {
    derived: [
      ['vapoursSpread', { when: ['flammableLiquid', 'flammableAerosol'] }],
      ['containersBurst', { when: ['flammableLiquid', 'pressurised'] }],
      ['aerosolsBurst', { when: ['aerosol'], by: 'CLP Annex I 2.3 (H229)' }],
      ['explosionIfConfined', { when: ['EUH044'], by: 'CLP Annex II 1.1.6' }],
      ['oxidiserFeedsFire', { when: ['oxidising'] }],
      // Oxidising acids form other gases instead, nitric acid nitrogen oxides.
      ['hydrogenFromMetals', { when: ['H290'], and: ['acidic', 'alkaline'], unless: ['oxidising'] }],
      // Corrosive alone says nothing of gases: those that form are named.
      ['toxicGasesInFire', { when: ['acutelyToxic', 'EUH031', 'EUH071'] }],
      ['carbonOxides', { when: ['flammableLiquid', 'flammableAerosol'] }],
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
      ['leakingGasFire', { when: ['flammableGas'], by: 'P377' }],
      ['explosivesFire', { when: ['H200', 'H201', 'H202', 'H203', 'H204', 'H205', 'H240'], by: 'P370+P372+P380+P373' }],
      ['selfContainedBreathing'],
      ['chemicalSuit', { when: ['H314', 'acutelyToxic'] }],
      ['fightFromDistance', { when: ['aerosol', 'H271'], by: 'P375' }],
      ['fightFromDistance', { when: ['H206', 'H207', 'H241'], by: 'P370+P380+P375' }],
      ['fightFromDistance', { when: ['H208'], by: 'P371+P380+P375' }],
      ['coolContainers', { when: ['flammable', 'oxidising', 'pressurised', 'aerosol'], unless: ['waterUnsuitable'] }],
      // Closed containers under pressure burst when nobody cools them.
      ['coolContainersFromDistance', { when: ['pressurised', 'aerosol'], and: ['waterUnsuitable'] }],
      ['knockDownVapours', { when: ['H314', 'toxicByInhalation'], unless: ['waterUnsuitable'] }],
      ['fireWater', { unless: ['waterUnsuitable'] }],
    ],
  },
  '6.1': {
    derived: [
      ['keepPersonsAway', { when: ['classified'] }],
      ['evacuate', { when: ['toxicByInhalation', 'H220'] }],
      [
        'evacuate',
        {
          when: ['cmr', 'H334'],
          unless: ['public'],
          by: 'Directive 98/24/EC, Art. 7',
        },
      ],
      ['evacuate', suffocating],
      ['enterAfterMeasuring', suffocating],
      ['removeIgnitionSources', { when: ['ignites', 'H271', 'H272'], by: 'P210' }],
      // Unstable explosives have no P210.
      ['removeIgnitionSources', { when: ['H200'] }],
      ['removeIgnitionSources', { when: ['flammableInUse'], by: flammableInUseBy }],
      ['wearProtection', { by: 'P280' }],
      ['ventilateArea', { when: ['flammable', 'harmsAirways', 'H314', ...gases] }],
      ['avoidVapours', { when: ['harmsAirways', 'flammableLiquid', 'H314'], unless: ['solid'], by: 'P260, P261' }],
      ['avoidDust', { when: ['solid'] }],
      ['stopLeak', { when: ['liquid', ...gases] }],
      ['slipHazard', { when: ['liquid'], unless: ['flammableLiquid', ...gases] }],
    ],
    chosen: ['breathingProtectionRelease', 'removeFromDanger'],
  },
  '6.1.responders': {
    derived: [
      ['respondersChemicalSuit', { when: ['H314', 'acutelyToxic'] }],
      [
        'respondersBreathing',
        { when: ['cmr', 'H334'], unless: ['H314', 'acutelyToxic'], by: 'Directive 98/24/EC, Art. 7' },
      ],
      ['respondersProtection', { unless: ['H314', 'acutelyToxic', 'cmr', 'H334'] }],
    ],
    chosen: ['breathingProtectionRelease', 'selfContainedBreathing', 'chemicalSuit'],
  },
  '6.2': {
    derived: [
      ['keepOutOfDrains', { by: 'P273' }],
      ['coverDrains', { when: ['liquid'], and: ['aquatic', 'flammableLiquid', 'H314'] }],
      ['explosionInDrains', { when: ['flammableLiquid'] }],
      ['informAuthorities', { when: ['classified'] }],
    ],
    chosen: ['avoidRelease'],
  },
  '6.3': {
    derived: [
      ['pumpOff', { when: ['liquid'], unless: gases }],
      ['absorbInert', { when: ['liquid', 'aerosol'], unless: gases }],
      ['noCombustibleAbsorbents', { when: ['oxidising'] }],
      ['collectMechanically', { when: ['solid'] }],
      ['nonSparkingTools', { when: ['flammable'], by: 'P242' }],
      ['neutraliseAcidSpill', { when: ['acidic'], unless: ['reactsWithWater'] }],
      [
        'neutraliseAlkalineSpill',
        { when: ['alkaline'], unless: ['EUH031', 'EUH032', 'activeChlorine', 'reactsWithWater'] },
      ],
      ['neverAcidOnHypochlorite', { when: ['activeChlorine'] }],
      ['neverAcidOnSpill', { when: ['EUH031', 'EUH032'], unless: ['activeChlorine'] }],
      ['letGasDisperse', { when: gases }],
      ['disposeAsSection13', { unless: gases }],
    ],
    chosen: ['diluteWithWater', 'rinseResidues', 'letResinCure'],
  },
  '6.4': {
    derived: [['referToOtherSections']],
  },
  '7.1': {
    derived: [
      ['specialInstructions', { when: ['cmr'], by: 'P201, P202' }],
      ['closedSystem', { when: ['cmr1', 'H330'] }],
      ['useWithVentilation', { when: ['harmsAirways', 'flammableLiquid', 'aerosol', 'H314'], by: 'P271' }],
      ['useWithVentilation', { when: gases }],
      ['useWithVentilation', { when: ['flammableInUse'], by: flammableInUseBy }],
      ['avoidSkinAndEyeContact', { when: ['classified'], by: 'P262' }],
      [
        'avoidInhalation',
        {
          when: ['harmsAirways', 'harmsOrgans', 'flammableLiquid', 'aerosol', 'H314', 'H362'],
          unless: ['solid'],
          by: 'P260, P261',
        },
      ],
      ['avoidDust', { when: ['harmsAirways', 'harmsOrgans', 'H314', 'H362'], and: ['solid'], by: 'P260, P261' }],
      ['avoidDustFormation', { when: ['solid'], unless: ['harmsAirways', 'harmsOrgans', 'H314', 'H362'] }],
      ['keepFromIgnition', { when: ['ignites', 'H271', 'H272'], by: 'P210' }],
      ['keepFromIgnition', { when: ['H200'] }],
      ['noContactWithAir', { when: ['H232', 'H250'], by: 'P222' }],
      ['handleUnderInertGas', { when: ['H250', 'H260', 'H261'], by: 'P231+P232' }],
      ['valvesFreeFromGrease', { when: ['H270'], by: 'P244' }],
      ['keepFromIgnition', { when: ['flammableInUse'], by: flammableInUseBy }],
      ['antistaticMeasures', { when: ['flammableLiquid'], by: 'P243' }],
      ['antistaticMeasures', { when: ['flammableGas'] }],
      ['earthEquipment', { when: ['flammableLiquid'], unless: ['public'], by: 'P240, P241' }],
      [
        'earthEquipment',
        { when: ['flammableGas'], unless: ['public'], by: 'Directive 1999/92/EC, Annex II A 2.3, 2.4' },
      ],
      ['noSprayOnFlames', { when: ['aerosol'], by: 'P211, P251' }],
      ['keepFromCombustibles', { when: ['oxidising'], by: 'P220' }],
      ['noMixingWithAcids', { when: ['EUH031', 'EUH032', 'activeChlorine'] }],
      ['addToWater', { when: ['H314'], and: ['acidic', 'alkaline'], unless: ['reactsWithWater'] }],
      ['restrictPregnant', { when: ['H360', 'H361', 'H362'], by: 'P263' }],
      ['noWorkForSensitised', { when: ['sensitising'], unless: ['public'] }],
      ['hygiene', { by: 'P264, P270' }],
      ['skinCare', { when: ['H315', 'H317', 'EUH066'], unless: ['public'] }],
    ],
    chosen: ['neverReturnResidues', 'cleanEquipmentOnly', 'explosionProtection', 'staticIgnition'],
  },
  '7.2': {
    derived: [
      // The fourth row decides, for gases the fifth; the three before only choose the provision that is named for the fourth.
      [
        'keepTightlyClosed',
        { when: keptTightlyClosed, unless: [...pressurisedContainers, ...givesOffGas], by: 'P403+P233' },
      ],
      [
        'keepTightlyClosed',
        { when: ['flammableLiquid'], unless: [...pressurisedContainers, ...givesOffGas], by: 'P233, P403+P235' },
      ],
      [
        'keepTightlyClosed',
        { when: ['H206', 'H207', 'H208', 'H250'], unless: [...pressurisedContainers, ...givesOffGas], by: 'P233' },
      ],
      ['keepTightlyClosed', { unless: [...pressurisedContainers, ...givesOffGas] }],
      ['keepTightlyClosed', { when: keptTightlyClosed, and: gases, unless: ['H281'], by: 'P403+P233' }],
      ['storeVentilated', { when: ['flammableGas', 'H270', 'pressurised'], unless: keptTightlyClosed, by: 'P403' }],
      ['storeVentilated', { when: ['H281'], by: 'P403' }],
      ['storeVentilated', { when: ['H240', 'H241', 'H242'], unless: pressurisedContainers, by: 'P403' }],
      ['storeVentilated', { when: givesOffGas, unless: ['H200', ...pressurisedContainers] }],
      ['pressureRelief', { when: ['H281'], unless: keptTightlyClosed, by: 'ADR 6.2.1.3.6' }],
      ['pressureReliefOnly', { when: ['H281'], and: keptTightlyClosed, by: 'ADR 6.2.1.3.6' }],
      ['originalContainer', { when: ['classified'], unless: ['aerosol'] }],
      ['lockUp', { when: ['acutelyToxic', 'H370', 'H371', 'cmr', 'H304', 'H314'], unless: ['public'], by: 'P405' }],
      [
        'lockUpFromChildren',
        { when: ['acutelyToxic', 'H370', 'H371', 'cmr', 'H304', 'H314'], and: ['public'], by: 'P102, P405' },
      ],
      ['protectFromHeat', { when: ['flammable', 'oxidising'], unless: ['aerosol'] }],
      ['protectFromHeat', { when: ['H280'], by: 'P410' }],
      ['protectFromHeat', { when: organicPeroxides, by: 'P235, P410' }],
      ['protectFromHeat', { when: ['H240', 'H241', 'H242', 'H251', 'H252'], by: 'P235' }],
      ['protectFromHeat', { when: ['H250'] }],
      ['protectFromMoisture', { when: ['H260', 'H261'], by: 'P402+P404' }],
      ['storeSeparately', { when: ['H240', 'H241', 'H242', 'H251', 'H252'], by: 'P420' }],
      ['aerosolStorage', { when: ['aerosol'], by: 'P410+P412' }],
      ['explosionProtection', { when: ['flammableLiquid', 'flammableGas'], unless: ['public'] }],
      ['corrosionResistantContainer', { when: ['H290'], by: 'P406' }],
      ['collectingTray', { when: ['liquid'], and: ['H314', 'aquatic', 'acutelyToxic'], unless: gases }],
      ['apartFromOxidisers', { when: ['flammable'], by: 'TRGS 510' }],
      ['apartFromCombustibles', { when: ['oxidising'], by: 'P420' }],
      ['apartFromAcids', { when: ['alkaline', 'EUH031', 'EUH032', 'activeChlorine'] }],
      ['apartFromAlkalis', { when: ['acidic'] }],
      ['apartFromFood'],
    ],
    chosen: [
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
      'unsuitableLightMetals',
      'unsuitableMetals',
      'unsuitablePlastics',
      'retainFireWaterFacilities',
    ],
  },
  '7.3': {
    otherwise: { phrase: 'seeIdentifiedUses', when: 'usesStated' },
  },
  '8.1': {
    chosen: ['methanolBiologicalLimit'],
  },
  '8.2.1': {
    derived: [
      [
        'localExtraction',
        { when: ['harmsAirways', 'marketLimits', 'cmr', 'H314'], unless: ['public'], by: 'Directive 98/24/EC, Art. 6' },
      ],
      ['generalVentilation'],
      ['explosionProofVentilation', { when: ['flammableLiquid', 'flammableGas'], unless: ['public'] }],
      ['eyewashAndShower', { when: ['eyeDamage', 'toxicBySkin'] }],
      ['eyewash', { when: ['H319', 'EUH070'], unless: ['eyeDamage', 'toxicBySkin'] }],
    ],
  },
  '8.2.2': {
    derived: [['generalProtection', { when: ['classified'] }]],
    chosen: ['hygiene', 'skinCare'],
  },
  '8.2.2.eyes': {
    derived: [
      ['tightGoggles', { when: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin'] }],
      ['safetyGlasses', { unless: ['eyeDamage', 'H319', 'EUH070', 'toxicBySkin'] }],
      ['faceShield', { when: ['H314', 'toxicBySkin'] }],
      ['faceShield', { when: coldGases, by: 'P282' }],
    ],
  },
  '8.2.2.hands': {
    derived: [
      ['coldInsulatingGloves', { when: coldGases, by: 'P282' }],
      ['gloves', { when: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'] }],
      ['changeGloves', { when: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'] }],
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
      ['chemicalClothing', { when: ['H314', 'toxicBySkin'] }],
      ['antistaticClothing', { when: ['flammableLiquid'], unless: ['public'] }],
      ['protectiveClothing', { unless: ['H314', 'toxicBySkin'] }],
    ],
    chosen: ['skinCare'],
  },
  '8.2.2.respiratory': {
    derived: [
      ['respiratoryNotNeeded', { when: ['harmlessByInhalation'], unless: [...harmsByInhalation, ...gases] }],
      [
        'respiratoryNotNeeded',
        { when: ['marketLimits'], and: ['ingredientsKnown'], unless: [...harmsByInhalation, ...gases] },
      ],
      ['respiratoryIfInsufficient', { when: ['harmsAirways', 'flammableLiquid', 'H314', 'cmr', 'aerosol'] }],
      ['filterAX', { when: ['flammableLiquid'], and: ['lowBoiling'], by: 'EN 14387' }],
      ['filterA', { when: ['flammableLiquid'], and: ['highBoiling'] }],
      [
        'particleFilter',
        {
          when: ['harmsAirways', 'flammableLiquid', 'H314', 'cmr', 'aerosol'],
          by: 'EN 14387',
        },
      ],
      ['selfContainedAtHighConcentration', { when: ['harmsAirways', 'flammableLiquid', 'H314'] }],
      ['filtersNoOxygen', { ...suffocating, by: 'REACH Annex II 8.2.2.2(c)' }],
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
    otherwise: { phrase: 'respiratoryByAssessment', beside: ['filtersNoOxygen'] },
  },
  '8.2.2.thermal': {
    derived: [['coldProtection', { when: coldGases, by: 'P282, P336' }]],
    absences: ['noThermalHazard'],
  },
  '8.2.3': {
    derived: [['environmentalControls'], ['retainFireWaterFacilities', { when: ['aquatic'], unless: ['public'] }]],
    chosen: ['keepOutOfDrains', 'avoidRelease'],
  },
  '9.2': {
    chosen: [
      'oxidisingPropertiesNone',
      'explosivePropertiesNone',
      'vapourAirMixtures',
      'dustExplosion',
      'oxidisingEffect',
      'intensifiesFire',
      'corrosiveToMetals',
      'noFurtherData',
    ],
  },
  '10.1': {
    derived: [
      ['vapourAirMixtures', { when: ['flammableLiquid', 'flammableAerosol'] }],
      ['gasAirMixtures', { when: ['flammableGas'], by: 'CLP Annex I 2.2.1' }],
      ['flammableVapoursInUse', { when: ['flammableInUse'], unless: flammableByClass, by: flammableInUseBy }],
      ['corrosiveToMetals', { when: ['H290'] }],
      ['oxidisingEffect', { when: ['H271'], by: 'CLP Annex I 2.13, 2.14 (H271)' }],
      ['intensifiesFire', { when: ['H270', 'H272'], unless: ['H271'], by: 'CLP Annex I 2.4, 2.13, 2.14 (H270, H272)' }],
      ['stronglyAcidic', { when: ['acidic'] }],
      ['stronglyAlkaline', { when: ['alkaline'] }],
    ],
    chosen: ['dustExplosion', 'explosivePeroxides'],
    absences: ['noReactivity'],
    otherwise: { phrase: 'seeHazardousReactions', ifFilled: '10.3' },
  },
  '10.2': {
    chosen: ['decomposesSlowly', 'lightSensitive', 'stabilised'],
    absences: ['stableAsRecommended'],
  },
  '10.3': {
    derived: [
      ['reactsWithOxidisers', { when: ['flammable'] }],
      ['chlorineWithAcids', { when: ['activeChlorine'] }],
      // Acids liberate chlorine from hypochlorites: they have EUH031 for it. How much forms depends on the acid, so that it 'can'.
      [
        'chlorineFromBleach',
        {
          when: ['acidic'],
          unless: ['activeChlorine'],
          by: 'CLP Annex VI, 017-011-00-1 (sodium hypochlorite: EUH031)',
        },
      ],
      ['toxicGasWithAcids', { when: ['EUH031'], unless: ['activeChlorine'] }],
      ['veryToxicGasWithAcids', { when: ['EUH032'] }],
      ['violentWithWater', { when: ['EUH014'] }],
      ['flammableGasWithWater', { when: ['H260', 'H261'] }],
      ['toxicGasWithWater', { when: ['EUH029'] }],
      ['reactsWithMetals', { when: ['H290'], and: ['acidic', 'alkaline'], unless: ['oxidising'] }],
      // What neutralisation gives off depends on the acid or alkaline reserve, which an extreme pH alone does not tell.
      ['reactsWithAcids', { when: ['alkaliReserve'], unless: ['EUH031', 'EUH032', 'activeChlorine'] }],
      ['reactsWithAlkalis', { when: ['acidReserve'] }],
      ['reactsWithReducers', { when: ['oxidising'] }],
      ['explosivePeroxides', { when: ['EUH019'] }],
      ['aerosolBurstRisk', { when: ['aerosol'] }],
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
      ['heatAndIgnition', { when: heatOrIgnition }],
      ['staticDischarge', { when: ['flammableLiquid', 'flammableGas'] }],
      ['heat', { when: ['oxidising', 'unstable', 'H251', 'H252'], unless: heatOrIgnition }],
      ['heat', { when: ['H280'], unless: heatOrIgnition, by: 'CLP Annex I 2.5 (H280)' }],
      ['air', { when: ['H232', 'H250'], by: 'P222' }],
      ['heatingUnderConfinement', { when: ['EUH044'], by: 'CLP Annex II 1.1.6' }],
      ['moisture', { when: ['reactsWithWater'] }],
      ['sunlight', { when: ['oxidising', 'aerosol'] }],
      ['sunlight', { when: ['H280'], by: 'P410' }],
      ['above50', { when: ['aerosol'] }],
    ],
    chosen: ['frost', 'moisture', 'impurities', 'longExposureToAir'],
    absences: ['noConditionsToAvoid', 'seeHazardousReactions'],
  },
  '10.5': {
    derived: [
      ['strongOxidisers', { when: ['flammable'] }],
      ['baseMetals', { when: ['H290'] }],
      ['acids', { when: ['alkaline', 'EUH031', 'EUH032', 'activeChlorine'] }],
      ['air', { when: ['H232', 'H250'], by: 'P222' }],
      ['water', { when: ['reactsWithWater'] }],
      ['alkalis', { when: ['acidic'] }],
      ['hypochlorites', { when: ['acidic'], unless: ['activeChlorine'] }],
      ['combustibleMaterials', { when: ['oxidising'] }],
      ['reducingAgents', { when: ['oxidising'] }],
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
    derived: [['combustionSeeSection5', { when: ['flammable'], ifEntries: '5.2' }]],
    chosen: combustionProducts,
    absences: ['noDecompositionProducts'],
  },
  '11.1': {
    derived: [
      ['mixtureNotTested', { when: ['mixture'], and: ['healthByIngredients'], unless: ['tested'] }],
      ['sensitisingIngredients', { when: ['EUH208'] }],
    ],
    chosen: ['solventAbuse', 'methanolHumanToxicity', 'noFurtherData'],
  },
  '11.2': {
    otherwise: { phrase: 'noFurtherData', isAbsence: true },
  },
  '12.1': {
    derived: [['phHarmsWater', { when: ['acidic', 'alkaline'] }]],
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
    derived: [['volatile', { when: ['H224', 'H225'], and: ['substance'] }]],
    chosen: ['mobileInSoil', 'lowMobility', 'floatsOnWater', 'noFurtherData'],
  },
  '12.5': {
    chosen: ['pbtInorganic', 'noFurtherData'],
  },
  '12.6': {
    chosen: ['noFurtherData'],
  },
  '12.7': {
    derived: [
      ['ozoneDamage', { when: ['H420'] }],
      ['avoidRelease', { when: ['aquatic'], by: 'P273' }],
    ],
    chosen: ['photochemicalOzone', 'eutrophication', 'phHarmsWater'],
    otherwise: { phrase: 'noFurtherData', isAbsence: true },
  },
  '13.1': {
    derived: [
      ['disposeAuthorised', { by: 'P501, Directive 2008/98/EC' }],
      ['noHouseholdWaste', { when: ['classified'] }],
      ['wasteCodeByUse'],
    ],
    chosen: ['smallAmountsDilute', 'noMixingWaste', 'hardenedResin', 'paintDry'],
  },
  '13.1.packaging': {
    derived: [
      ['aerosolDisposal', { when: ['aerosol'] }],
      ['returnPressureReceptacles', { when: gases }],
      ['emptyContainersRecycle', { unless: ['aerosol', ...gases], by: 'Directive 94/62/EC, Art. 7' }],
      ['uncleanedLikeProduct', { unless: ['aerosol', ...gases] }],
      ['emptyContainersExplosive', { when: ['flammableLiquid'] }],
    ],
    chosen: ['noHouseholdWaste', 'noMixingWaste', 'disposeAuthorised'],
  },
  '14.6': {
    derived: [['transportUpright', { when: ['dangerousGoods'], unless: ['H281'] }]],
    absences: ['noTransportPrecautions'],
    otherwise: { phrase: 'transportAsHandling' },
  },
  '14.7': {
    chosen: ['noBulkTransport'],
  },
  '15.1': {
    derived: [
      ['chemicalAgentsDirective', { when: ['classified'], unless: ['public'], by: 'Directive 98/24/EC, Art. 2' }],
      ['carcinogensDirective', { when: ['cmr1'], by: 'Directive 2004/37/EC, Art. 2' }],
      ['youthAtWork', { when: youthHazards, unless: ['public'], by: 'Directive 94/33/EC, Annex I.3(a)' }],
      ['maternity', { when: maternityHazards, unless: ['public'], by: 'Directive 92/85/EEC, Annex I A.3(a), (f)' }],
      ['aerosolDirective', { when: ['aerosol'] }],
      ['poisonCentreNotification', { when: ['mixture'], and: ['ufi'] }],
      ['voluntarySheet', { when: ['noSheetDuty'], by: 'REACH Art. 31(1), (3)' }],
      ['sheetOnRequest', { when: ['sheetOnRequest'], by: 'REACH Art. 31(3)' }],
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

const everySlot = Object.entries(phrasesOfSlots) as [Slot, SlotPhrases][];

/** `P210` → `CLP Annex IV: P210`; without a source of its own the subsection of Annex II, of `8.2.2.eyes` 8.2.2. */
const provisionOf = (slot: string, by: string | undefined): string => {
  if (by === undefined) return `REACH Annex II ${slot.replace(/\.[a-z]+$/, '')}`;
  return /^P\d/.test(by) ? `CLP Annex IV: ${by}` : by;
};

export const phraseRules: readonly PhraseRule[] = everySlot.flatMap(([slot, { derived = [] }]) =>
  derived.map(([phrase, { by, ...conditions } = {}]) => ({
    slot,
    phrase,
    provision: provisionOf(slot, by),
    ...conditions,
  })),
);

/** The defaults of slots. */
export const slotDefaults: Partial<Record<Slot, SlotDefault>> = Object.fromEntries(
  everySlot.flatMap(([slot, { otherwise }]) => (otherwise ? [[slot, otherwise]] : [])),
);

/** The phrases by which a slot says that there is nothing to name. */
export const statedAbsences = (slot: Slot): readonly StandardPhrase[] => phrasesOfSlots[slot]?.absences ?? [];

const phrasesBySlot = new Map<string, ReadonlySet<string>>(
  everySlot.map(([slot, { derived = [], chosen = [], absences = [], otherwise }]) => [
    slot,
    new Set<string>([
      ...derived.map(([phrase]) => phrase),
      ...chosen,
      ...absences,
      ...(otherwise ? [otherwise.phrase] : []),
    ]),
  ]),
);

/** Whether a subsection accepts a phrase; false for an unknown subsection or phrase. */
export const takesPhrase = (slot: string, phrase: string): boolean => phrasesBySlot.get(slot)?.has(phrase) ?? false;

/** The subsections that accept a phrase, in the sheet's order. */
export const placesOfPhrase = (phrase: string): Slot[] => slots.filter((slot) => takesPhrase(slot, phrase));

/** Phrases of the product that come before the derived ones, since they describe the first action. */
export const leadingPhrases: readonly StandardPhrase[] = ['wipeOffResin'];

/** Phrases of the product with the derived phrases that they contradict and replace. */
export const displaces: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  ventedContainer: ['keepTightlyClosed'],
  keepTightlyClosed: ['storeVentilated'],
  keepTightlyClosedWarm: ['keepTightlyClosed', 'storeVentilated'],
  chlorineWithHypochlorites: ['chlorineFromBleach'],
  filterBP2: ['particleFilter'],
  filterAP2: ['particleFilter'],
  filterP2: ['particleFilter'],
  filterP2WhenSpraying: ['particleFilter'],
  filterNOP3: ['particleFilter'],
  waterUnsuitable: ['waterSpray'],
  foamUnsuitable: ['alcoholResistantFoam'],
  carbonDioxideUnsuitable: ['carbonDioxide'],
  glovesNotNeeded: ['gloves', 'changeGloves', 'coldInsulatingGloves'],
  smallAmountsDilute: ['noHouseholdWaste'],
  paintDry: ['noHouseholdWaste'],
};
