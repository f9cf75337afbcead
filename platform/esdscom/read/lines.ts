import type { Slot } from '../../product/slots.ts';
import { plannedPaths } from '../write/texts.ts';
import type { Part } from './part.ts';

/**
 * The slots for the phrases of a data sheet by the path of their parent element, besides those of the export's plans. More
 * elements are read than the export writes.
 */
const places: Record<string, Record<string, Slot>> = {
  'IdentificationSubstPrep/TradeProductIdentity': {
    AdditionalInfo: '1.1',
  },
  'HazardIdentification/RegionEU/OtherHazardsInfo': {
    OtherHazards: '2.3',
    HazardDescriptionGeneral: '2.3',
    PhysicochemicalEffect: '2.3',
    HealthEffect: '2.3',
    EnvironmentalEffect: '2.3',
    EffectsOfMisuse: '2.3',
  },
  'FirstAidMeasures/DescriptionOfFirstAidMeasures': {
    PersonalProtectionFirstAider: '4.1',
  },
  'FirstAidMeasures/InformationToHealthProfessionals': {
    AcuteSymptomsAndEffects: '4.2',
    DelayedSymptomsAndEffects: '4.2',
  },
  'FirstAidMeasures/MedicalAttentionAndSpecialTreatmentNeeded': {
    SpecificAntidotes: '4.3',
    Contraindications: '4.3',
  },
  FirstAidMeasures: {
    AdditionalInfo: '4.1',
  },
  'FireFightingMeasures/ExtinguishingMedia': {
    MediaToBeUsed: '5.1',
    MediaNotBeUsed: '5.1',
  },
  FireFightingMeasures: {
    FireAndExplosionHazards: '5.2',
    HazardCombustionProd: '5.2',
    FireFightingProcedures: '5.3',
    FireFightingPrecautions: '5.3',
    SpecialProtectiveEquipmentForFirefighters: '5.3',
    AdditionalInfo: '5.3',
  },
  'AccidentalReleaseMeasures/ForNonEmergencyPersonnel': {
    ProtectiveEquipment: '6.1',
    EmergencyProcedures: '6.1',
  },
  'AccidentalReleaseMeasures/ContainmentAndCleaningUp': {
    Containment: '6.3',
    AdditionalInfo: '6.3',
  },
  'HandlingAndStorage/SafeHandling/PrecautionaryMeasures': {
    ProtectiveMeasures: '7.1',
    MeasuresToPreventFire: '7.1',
    MeasuresToPreventAerosolAndDust: '7.1',
    MeasuresToProtectEnvironment: '7.1',
  },
  'HandlingAndStorage/SafeHandling': {
    GeneralOccupationalHygiene: '7.1',
    AdditionalInfo: '7.1',
  },
  HandlingAndStorage: {
    StoragePrecautions: '7.2',
  },
  'HandlingAndStorage/ConditionsForSafeStorage': {
    PackagingContainer: '7.2',
    RequirementsForStorageRoomsAndVessels: '7.2',
    HintsOnStorageAssembly: '7.2',
    AdditionalInfo: '7.2',
  },
  'HandlingAndStorage/SpecificEndUses': {
    IndustrialSectorSpecificSolutions: '7.3',
  },
  'ExposureControlPersonalProtection/ControlParameters': {
    AdditionalInfo: '8.1',
  },
  'ExposureControlPersonalProtection/ExposureControlAppropriateMeasures': {
    AppropriateEngineeringControls: '8.2.1',
    TechnicalMeasures: '8.2.1',
    OrganisationalMeasures: '8.2.1',
  },
  'ExposureControlPersonalProtection/PersonalProtectionEquipment/RespiratoryProtection': {
    RespiratoryProtectionGeneral: '8.2.2.respiratory',
    SuitableRespiratoryProtectionEquipment: '8.2.2.respiratory',
    AdditionalInfo: '8.2.2.respiratory',
  },
  'ExposureControlPersonalProtection/PersonalProtectionEquipment/EyeProtection': {
    SuitableEyeProtection: '8.2.2.eyes',
    RequiredProperties: '8.2.2.eyes',
    AdditionalInfo: '8.2.2.eyes',
  },
  'ExposureControlPersonalProtection/PersonalProtectionEquipment/HandProtection': {
    HandProtectionNecessaryProperties: '8.2.2.hands',
    UnsuitableMaterials: '8.2.2.hands',
    AdditionalInfo: '8.2.2.hands',
  },
  'ExposureControlPersonalProtection/PersonalProtectionEquipment/SkinProtection': {
    SuitableProtectiveClothing: '8.2.2.skin',
    SkinBodyOtherProtection: '8.2.2.skin',
    AdditionalInfo: '8.2.2.skin',
  },
  'ExposureControlPersonalProtection/PersonalProtectionEquipment': {
    ThermalHazardsProtection: '8.2.2.thermal',
    AdditionalInfo: '8.2.2',
    SpecificHygieneMeasures: '8.2.2',
  },
  'ExposureControlPersonalProtection/EnvironmentalExposureControls': {
    EnvironmentalExposureControls: '8.2.3',
  },
  PhysicalChemicalProperties: {
    AdditionalInfo: '9.2',
  },
  ToxicologicalInformation: {
    AdditionalInfo: '11.1',
    EndocrineDisruption: '11.2',
  },
  'ToxicologicalInformation/AcuteToxicity': {
    AdditionalInfo: '11.1',
  },
  'EcologicalInformation/EcotoxicologicalInformation': {
    EcotoxicologyOverallEvaluation: '12.1',
  },
  'EcologicalInformation/PersistenceDegradability': {
    PersistenceDegradabilityEvaluation: '12.2',
  },
  'EcologicalInformation/Bioaccumulation': {
    BioaccumulationEvaluation: '12.3',
    AdditionalInfo: '12.3',
  },
  'EcologicalInformation/Mobility': {
    MobilityEvaluation: '12.4',
  },
  'EcologicalInformation/RegionEU': {
    ResultsOfPbtAndVpvbAssessment: '12.5',
  },
  'EcologicalInformation/AdditionalEcotoxInformation': {
    AdditionalInformation: '12.7',
  },
  'DisposalConsiderations/WasteTreatment': {
    ProductWaste: '13.1',
    PackagingWaste: '13.1.packaging',
  },
  DisposalConsiderations: {
    AdditionalInfo: '13.1',
  },
  TransportInformation: {
    SpecialPrecautionUser: '14.6',
    AdditionalInfo: '14.7',
  },
  RegulatoryInformation: {
    AdditionalInfo: '15.1',
  },
  'RegulatoryInformation/RegionEU/EuLegislation': {
    OtherEuLegislation: '15.1',
  },
  'RegulatoryInformation/RegionEU/ChemicalSafetyAssessmentInfo': {
    ChemicalSafetyAssessment: '15.2',
  },
  OtherInformation: {
    EducationalRecommendations: '16',
    RecommendedRestriction: '16',
    FurtherInformation: '16',
    MainInformationSource: '16',
    ManufacturersNotes: '16',
  },
};

const linePaths: readonly (readonly [path: string, slot: Slot])[] = [
  ...plannedPaths,
  ...Object.entries(places).flatMap(([parent, names]) =>
    Object.entries(names).map(([name, slot]) => [`${parent}/${name}`, slot] as const),
  ),
];

const section3Paths: Record<'substance' | 'mixture', readonly (readonly [string, Slot])[]> = {
  substance: [['Composition/ChemicalCharacterization', '3.1']],
  mixture: [['Composition/ChemicalCharacterization', '3.2']],
};

/** The lines of a sheet with their slots. They are not marked as read. */
export function linesOf(
  part: Part,
  kind: 'substance' | 'mixture',
): { slot: Slot; path: string; part: Part; text: string }[] {
  return [...linePaths, ...section3Paths[kind]].flatMap(([path, slot]) =>
    part
      .all(path)
      .flatMap((element) =>
        element.fullText === undefined ? [] : { slot, path, part: element, text: element.fullText },
      ),
  );
}
