import type { StandardPhrase } from '../phrases/en.ts';
import type { Trait } from './product-traits.ts';
import type { Slot } from './slots.ts';

/** Adds a phrase to a slot when the product has one of `when`, one of `and`, and none of `unless`. */
export interface PhraseRule {
  slot: Slot;
  phrase: StandardPhrase;
  when?: readonly Trait[];
  and?: readonly Trait[];
  unless?: readonly Trait[];
}

type Conditions = Omit<PhraseRule, 'slot' | 'phrase'>;
type Row = [phrase: StandardPhrase, conditions?: Conditions];

/**
 * The phrases that follow from the traits of a product. The comment of a rule names its source: the precautionary statement
 * (CLP Annex IV) or the act; without a comment it is the hazard statement in `when`.
 */
const rules = {
  '2.3': [['vapourAirMixtures', { when: ['flammableLiquid', 'aerosol'] }]],
  '4.1': [
    ['removeFromDanger', { when: ['harmsAirways', 'acutelyToxic', 'H314'] }],
    ['firstAiderProtection', { when: ['acutelyToxic', 'H314', 'EUH071'] }],
    ['removeContaminatedClothing', { when: ['classified'] }], // P361, P362
    ['recoveryPosition', { when: ['H336', 'acutelyToxic', 'H370', 'H314'] }],
    ['showSafetyDataSheet'],
  ],
  '4.1.inhalation': [
    ['freshAir'], // P304+P340
    ['artificialRespiration', { when: ['toxicByInhalation', 'H336', 'EUH071'] }],
    ['inhalationMedicalAtOnce', { when: ['toxicByInhalation', 'EUH071', 'H314', 'H334'] }], // P310, P311
    [
      'inhalationMedicalIfSymptoms',
      { unless: ['toxicByInhalation', 'EUH071', 'H314', 'H334'] }, // P312
    ],
    ['inhalationDelayedEffects', { when: ['toxicByInhalation', 'EUH071'], and: ['H314', 'EUH071'] }],
  ],
  '4.1.skin': [
    ['rinseSkinAtOnce', { when: ['H314', 'toxicBySkin'] }], // P303+P361+P353
    ['washSkin', { unless: ['H314', 'toxicBySkin'] }], // P302+P352
    ['skinBurnsMedical', { when: ['H314'] }],
    ['skinMedicalAtOnce', { when: ['toxicBySkin'] }], // P310
    ['skinMedicalIfRash', { when: ['H317', 'EUH208', 'EUH205'], unless: ['H314'] }], // P333+P313
    ['skinMedicalIfIrritation', { unless: ['H314', 'H317', 'EUH208', 'EUH205', 'toxicBySkin'] }], // P332+P313
    ['skinCream', { when: ['EUH066'] }],
  ],
  '4.1.eyes': [
    ['rinseEyesAtOnce', { when: ['eyeDamage'] }], // P305+P351+P338, P310
    ['eyeSpecialistAtOnce', { when: ['eyeDamage'] }],
    ['rinseEyesIrritant', { when: ['H319'], unless: ['eyeDamage'] }], // P337+P313
    ['rinseEyes', { unless: ['eyeDamage', 'H319'] }],
  ],
  '4.1.ingestion': [
    ['ingestionUnlikelyAerosol', { when: ['aerosol'] }],
    ['rinseMouth', { unless: ['aerosol'] }], // P330
    ['doNotInduceVomiting', { when: ['H304', 'H314', 'flammableLiquid', 'oxidising'] }], // P331
    ['drinkWater', { when: ['H314'] }],
    ['vomitingHeadLow', { when: ['H304', 'flammableLiquid'] }],
    ['perforationRisk', { when: ['H314'] }],
    ['ingestionMedicalAtOnce', { when: ['toxicByMouth', 'H304', 'H314', 'H370'] }], // P301+P310
    ['ingestionMedicalIfUnwell', { unless: ['toxicByMouth', 'H304', 'H314', 'H370'] }], // P301+P312
  ],
  '4.2': [
    ['symptomBurns', { when: ['H314'] }],
    ['symptomEyeDamage', { when: ['eyeDamage'] }],
    ['symptomEyeIrritation', { when: ['H319'], unless: ['eyeDamage'] }],
    ['symptomSkinIrritation', { when: ['H315'] }],
    ['symptomDrySkin', { when: ['EUH066'] }],
    ['symptomSkinAllergy', { when: ['H317', 'EUH208', 'EUH205'] }],
    ['symptomRespiratoryAllergy', { when: ['H334'] }],
    ['symptomRespiratoryBurns', { when: ['EUH071'] }],
    ['symptomRespiratoryIrritation', { when: ['H335'] }],
    ['symptomNarcosis', { when: ['H336'] }],
    ['symptomAspiration', { when: ['H304'] }],
    ['symptomPoisoning', { when: ['acutelyToxic'] }],
    ['symptomHarmful', { when: ['harmful'], unless: ['acutelyToxic'] }],
    ['symptomOrganDamage', { when: ['H370', 'H371'] }],
    ['symptomOrganDamageRepeated', { when: ['H372', 'H373'] }],
    ['symptomDelayedCmr', { when: ['cmr'] }],
  ],
  '4.3': [
    ['treatSymptomatically'],
    ['monitorLungs', { when: ['H304', 'EUH071'] }],
    ['monitorLungs', { when: ['toxicByInhalation'], and: ['H314'] }],
    ['endoscopy', { when: ['H314'] }],
  ],
  '5.1': [
    ['alcoholResistantFoam', { when: ['flammable'] }], // P370+P378
    ['dryPowder', { when: ['flammable'] }],
    ['carbonDioxide', { when: ['flammable'] }],
    ['waterSpray', { when: ['flammable', 'oxidising'] }],
    ['fullWaterJet', { when: ['flammable'] }],
  ],
  '5.2': [
    ['vapoursSpread', { when: ['flammableLiquid', 'aerosol'] }],
    ['containersBurst', { when: ['flammableLiquid', 'pressurised'] }],
    ['aerosolsBurst', { when: ['aerosol'] }], // H229
    ['oxidiserFeedsFire', { when: ['oxidising'] }],
    ['hydrogenFromMetals', { when: ['H290'] }],
    ['toxicGasesInFire', { when: ['H314', 'acutelyToxic', 'EUH031', 'EUH071'] }],
    ['carbonOxides', { when: ['flammable'] }],
  ],
  '5.3': [
    ['selfContainedBreathing'],
    ['chemicalSuit', { when: ['H314', 'acutelyToxic'] }],
    ['fightFromDistance', { when: ['aerosol', 'H271'] }], // P375
    ['coolContainers', { when: ['flammable', 'oxidising', 'pressurised', 'aerosol'] }],
    ['knockDownVapours', { when: ['H314', 'toxicByInhalation'] }],
    ['fireWater'],
  ],
  '6.1': [
    ['keepPersonsAway', { when: ['classified'] }],
    ['evacuate', { when: ['toxicByInhalation', 'H220'] }],
    ['removeIgnitionSources', { when: ['flammable'] }], // P210
    ['ventilateArea', { when: ['flammable', 'harmsAirways', 'H314'] }],
    ['wearProtection'], // P280
    ['avoidVapours', { when: ['harmsAirways', 'flammableLiquid', 'H314'] }], // P260, P261
    ['avoidDust', { when: ['solid'] }],
    ['stopLeak', { when: ['liquid', 'gas'] }],
    ['slipHazard', { when: ['liquid'], unless: ['flammableLiquid'] }],
  ],
  '6.1.responders': [
    ['respondersChemicalSuit', { when: ['H314', 'acutelyToxic'] }],
    ['respondersProtection', { unless: ['H314', 'acutelyToxic'] }],
  ],
  '6.2': [
    ['keepOutOfDrains'], // P273
    ['coverDrains', { when: ['liquid'], and: ['aquatic', 'flammableLiquid', 'H314'] }],
    ['explosionInDrains', { when: ['flammableLiquid'] }],
    ['informAuthorities', { when: ['classified'] }],
  ],
  '6.3': [
    ['pumpOff', { when: ['liquid'] }],
    ['absorbInert', { when: ['liquid', 'aerosol'] }],
    ['noCombustibleAbsorbents', { when: ['oxidising'] }],
    ['collectMechanically', { when: ['solid'] }],
    ['nonSparkingTools', { when: ['flammable'] }], // P242
    ['neutraliseAcidSpill', { when: ['acidic'] }],
    ['neutraliseAlkalineSpill', { when: ['alkaline'], unless: ['EUH031'] }],
    ['neverAcidOnHypochlorite', { when: ['EUH031'] }],
    ['disposeAsSection13'],
  ],
  '6.4': [['referToOtherSections']],
  '7.1': [
    ['specialInstructions', { when: ['cmr'] }], // P201, P202
    ['closedSystem', { when: ['cmr1', 'H330'] }],
    ['useWithVentilation', { when: ['harmsAirways', 'flammableLiquid', 'aerosol', 'H314'] }], // P271
    ['avoidSkinAndEyeContact', { when: ['classified'] }], // P262
    ['avoidInhalation', { when: ['harmsAirways', 'flammableLiquid', 'aerosol', 'H314'] }], // P260, P261
    ['avoidDustFormation', { when: ['solid'] }],
    ['keepFromIgnition', { when: ['flammable'] }], // P210
    ['antistaticMeasures', { when: ['flammableLiquid'] }], // P243
    ['earthEquipment', { when: ['flammableLiquid'], unless: ['public'] }], // P240, P241
    ['noSprayOnFlames', { when: ['aerosol'] }], // P211, P251
    ['keepFromCombustibles', { when: ['oxidising'] }], // P220
    ['noMixingWithAcids', { when: ['EUH031'] }],
    ['addToWater', { when: ['H314'], and: ['acidic', 'alkaline'] }],
    ['restrictPregnant', { when: ['H360', 'H361', 'H362'] }], // P263
    ['noWorkForSensitised', { when: ['sensitising'], unless: ['public'] }],
    ['hygiene'], // P264, P270
    ['skinCare', { when: ['H315', 'H317', 'EUH066'], unless: ['public'] }],
  ],
  '7.2': [
    ['keepTightlyClosed', { unless: ['aerosol'] }], // P403+P233
    ['originalContainer', { when: ['classified'], unless: ['aerosol'] }],
    ['lockUp', { when: ['acutelyToxic', 'H370', 'cmr', 'H304', 'H314'], unless: ['public'] }], // P405
    ['lockUpFromChildren', { when: ['acutelyToxic', 'H370', 'cmr', 'H304', 'H314'], and: ['public'] }], // P102, P405
    ['protectFromHeat', { when: ['flammable', 'oxidising'], unless: ['aerosol'] }],
    ['aerosolStorage', { when: ['aerosol'] }], // P410+P412
    ['explosionProtection', { when: ['flammableLiquid'], unless: ['public'] }],
    ['corrosionResistantContainer', { when: ['H290'] }], // P406
    ['collectingTray', { when: ['liquid'], and: ['H314', 'aquatic', 'acutelyToxic'] }],
    ['apartFromOxidisers', { when: ['flammable'] }], // TRGS 510
    ['apartFromCombustibles', { when: ['oxidising'] }], // P420
    ['apartFromAcids', { when: ['alkaline', 'EUH031'] }],
    ['apartFromAlkalis', { when: ['acidic'] }],
    ['apartFromFood'],
  ],
  '8.2.1': [
    ['localExtraction', { when: ['harmsAirways', 'exposureLimits', 'cmr', 'H314'], unless: ['public'] }], // Directive 98/24/EC, Art. 6
    ['generalVentilation'],
    ['explosionProofVentilation', { when: ['flammableLiquid'], unless: ['public'] }],
    ['eyewashAndShower', { when: ['eyeDamage', 'toxicBySkin'] }],
    ['eyewash', { when: ['H319'], unless: ['eyeDamage', 'toxicBySkin'] }],
  ],
  '8.2.2': [['generalProtection', { when: ['classified'] }]],
  '8.2.2.eyes': [
    ['tightGoggles', { when: ['eyeDamage', 'H319', 'toxicBySkin'] }],
    ['faceShield', { when: ['H314', 'toxicBySkin'] }],
    ['safetyGlasses', { unless: ['eyeDamage', 'H319', 'toxicBySkin'] }],
  ],
  '8.2.2.hands': [
    ['gloves', { when: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'] }],
    ['changeGloves', { when: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'] }],
    ['glovesNotNeeded', { unless: ['healthHazard', 'EUH066', 'EUH208', 'flammableLiquid'] }],
  ],
  '8.2.2.skin': [
    ['chemicalClothing', { when: ['H314', 'toxicBySkin'] }],
    ['antistaticClothing', { when: ['flammableLiquid'], unless: ['public'] }],
    ['protectiveClothing', { unless: ['H314', 'toxicBySkin'] }],
  ],
  '8.2.2.respiratory': [
    ['respiratoryNotNeeded', { unless: ['H330'] }],
    ['respiratoryIfInsufficient', { when: ['harmsAirways', 'flammableLiquid', 'H314', 'cmr', 'aerosol'] }],
    ['filterAX', { when: ['flammableLiquid'], and: ['lowBoiling'] }], // EN 14387
    ['filterA', { when: ['flammableLiquid'], and: ['highBoiling'] }],
    ['selfContainedAtHighConcentration', { when: ['harmsAirways', 'flammableLiquid', 'H314'] }],
  ],
  '8.2.2.thermal': [['coldProtection', { when: ['pressurised'] }]],
  '8.2.3': [['environmentalControls'], ['retainFireWaterFacilities', { when: ['aquatic'], unless: ['public'] }]],
  '10.1': [
    ['vapourAirMixtures', { when: ['flammableLiquid', 'aerosol'] }],
    ['corrosiveToMetals', { when: ['H290'] }],
    ['oxidisingEffect', { when: ['oxidising'] }],
    ['stronglyAcidic', { when: ['acidic'] }],
    ['stronglyAlkaline', { when: ['alkaline'] }],
  ],
  '10.2': [['stableAsRecommended']],
  '10.3': [
    ['reactsWithOxidisers', { when: ['flammable'] }],
    ['chlorineWithAcids', { when: ['EUH031'] }],
    ['reactsWithMetals', { when: ['H290'] }],
    ['reactsWithAcids', { when: ['alkaline'], unless: ['EUH031'] }],
    ['reactsWithAlkalis', { when: ['acidic'] }],
    ['reactsWithReducers', { when: ['oxidising'] }],
    ['explosivePeroxides', { when: ['EUH019'] }],
    ['aerosolBurstRisk', { when: ['aerosol'] }],
  ],
  '10.4': [
    ['heatAndIgnition', { when: ['flammable'] }],
    ['staticDischarge', { when: ['flammableLiquid'] }],
    ['heat', { when: ['oxidising'] }],
    ['sunlight', { when: ['oxidising', 'aerosol'] }],
    ['above50', { when: ['aerosol'] }],
  ],
  '10.5': [
    ['strongOxidisers', { when: ['flammable'] }],
    ['baseMetals', { when: ['H290'] }],
    ['acids', { when: ['alkaline', 'EUH031'] }],
    ['alkalis', { when: ['acidic'] }],
    ['combustibleMaterials', { when: ['oxidising'] }],
    ['reducingAgents', { when: ['oxidising'] }],
  ],
  '10.6': [['combustionSeeSection5', { when: ['flammable'] }]],
  '11.1': [
    ['mixtureNotTested', { when: ['mixture'], unless: ['tested'] }],
    ['sensitisingIngredients', { when: ['EUH208'] }],
  ],
  '12.1': [['phHarmsWater', { when: ['acidic', 'alkaline'] }]],
  '12.4': [['volatile', { when: ['H224', 'H225', 'aerosol'] }]],
  '12.7': [
    ['ozoneDamage', { when: ['H420'] }],
    ['avoidRelease', { when: ['aquatic'] }], // P273
  ],
  '13.1': [
    ['disposeAuthorised'], // P501, Directive 2008/98/EC
    ['noHouseholdWaste', { when: ['classified'] }],
    ['wasteCodeByUse'],
  ],
  '13.1.packaging': [
    ['aerosolDisposal', { when: ['aerosol'] }],
    ['emptyContainersRecycle', { unless: ['aerosol'] }],
    ['uncleanedLikeProduct', { unless: ['aerosol'] }],
    ['emptyContainersExplosive', { when: ['flammableLiquid'] }],
  ],
  '14.6': [
    ['transportUpright', { when: ['dangerousGoods'] }],
    ['noTransportPrecautions', { unless: ['dangerousGoods'] }],
  ],
  '14.7': [['noBulkTransport']],
  '15.1': [
    ['chemicalAgentsDirective', { when: ['classified'], unless: ['public'] }], // Directive 98/24/EC, Art. 2
    ['carcinogensDirective', { when: ['cmr1'] }], // Directive 2004/37/EC, Art. 2
    ['youthAtWork', { when: ['classified'], unless: ['public'] }], // Directive 94/33/EC, Annex I.3
    ['maternity', { when: ['cmr', 'H362', 'acutelyToxic'], unless: ['public'] }], // Directive 92/85/EEC, Annex I
    ['aerosolDirective', { when: ['aerosol'] }],
    ['poisonCentreNotification', { when: ['mixture'], and: ['ufi'] }],
    ['voluntarySheet', { unless: ['classified', 'EUH210'] }], // REACH Art. 31(1), (3)
  ],
} satisfies Partial<Record<Slot, Row[]>>;

export const phraseRules: readonly PhraseRule[] = Object.entries<Row[]>(rules).flatMap(([slot, rows]) =>
  rows.map(([phrase, conditions]) => ({ slot: slot as Slot, phrase, ...conditions })),
);

/** Phrases of slots for which neither the rules nor the product have one; other slots are 'not available'. */
export const slotDefaults: Partial<Record<Slot, StandardPhrase>> = {
  '4.2': 'noSymptomsKnown',
  '5.1': 'adaptToSurroundings',
  '5.2': 'toxicGasesInFire',
  '7.3': 'seeIdentifiedUses',
  '8.2.2.thermal': 'noThermalHazard',
  '10.1': 'noReactivity',
  '10.3': 'noHazardousReactions',
  '10.4': 'noConditionsToAvoid',
  '10.5': 'noIncompatibleMaterials',
  '10.6': 'noDecompositionProducts',
  '11.2': 'noFurtherData',
  '12.7': 'noFurtherData',
};

/** Phrases of the product that come before the derived ones, since they describe the first action. */
export const leadingPhrases: readonly StandardPhrase[] = ['wipeOffResin'];

/** Phrases of the product with the derived phrases that they contradict and replace. */
export const displaces: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  ventedContainer: ['keepTightlyClosed'],
  keepTightlyClosedWarm: ['keepTightlyClosed'],
  decomposesSlowly: ['stableAsRecommended'],
  waterUnsuitable: ['waterSpray'],
  foamUnsuitable: ['alcoholResistantFoam'],
  carbonDioxideUnsuitable: ['carbonDioxide'],
  glovesNotNeeded: ['gloves', 'changeGloves'],
  smallAmountsDilute: ['noHouseholdWaste'],
  paintDry: ['noHouseholdWaste'],
};
