/** Texts about what belongs to a country, to Directive 2012/18/EU and to TRGS 510, in English; their type is that of all languages. */
export const marketEn = {
  /** `Emergency telephone number` is the supplier's; this is the body of REACH Annex II 1.4. */
  advisoryBody: 'Official advisory body',
  market: 'Market',
  /** Basis of the safety instructions outside of Germany: in the Union, and elsewhere. */
  ipiBasis: 'Work with hazardous substances: Directive 98/24/EC, Article 8',
  ipiBasisElsewhere: 'Work with hazardous substances',
  always: '24 hours, every day',
  languages: 'languages: {languages}',
  limitedTo: { professionals: 'for healthcare professionals only', public: 'for the general public' },
  noAdvisoryBody:
    'No official advisory body is designated whose emergency number a safety data sheet has to give ({country}).',
  poisonCentres: 'Poison centres advise in cases of poisoning.',
  unknownAdvisoryBody: 'The official advisory body is not recorded ({country}).',
  nationalLegislation: 'National legislation ({country})',
  noPack: 'The national legislation is not recorded ({country}); this subsection has nothing about it.',
  notRecorded: 'no information recorded',
  appliesAtWork: 'applies to work with the product (by its classification)',
  noNationalLimits:
    'No national occupational exposure limit values are recorded for this product or its ingredients ({country}).',
  noLimitTable:
    'Not compared with the limit values of this country ({list}). It may have other or further limit values than are given here.',
  limitsOfSupplier:
    'The limit values of this country that stand here are those of the supplier. Whether the list of the country has values for the other ingredients was not compared ({list}): {names}.',
  biologicalNotCompared:
    'none stated by the supplier; not compared with the biological limit values of this country ({country})',
  biologicalComparedInPart:
    'none stated by the supplier; compared with a part of the biological limit values of this country only ({country}: {lists})',
  limitsComparedInPart:
    'Compared with some of the limit values of this country only ({country}: {lists}). That does not mean that there are no others.',
  bindingLimitsCompared:
    'Compared with the binding limit values only ({lists}); the indicative values of this country were not compared ({country}). That does not mean that there are none.',
  limitsNotRecorded: 'Not recorded, though {law} has a limit value: {names}.',
  /** Remarks on limits in air. */
  fractions: { inhalable: 'inhalable fraction', respirable: 'respirable fraction', thoracic: 'thoracic fraction' },
  sensitisation: {
    skin: 'sensitisation of the skin possible',
    respiratory: 'sensitisation of the respiratory tract possible',
  },
  peakMinutes: 'short-term value: reference period {minutes} min',
  limitKinds: { binding: 'binding', indicative: 'indicative' },
  limitUntil: 'until {date}',
  limitFrom: 'from {date}: {values}',
  notationsUnknown: 'edition and notations of the list not recorded',
  furtherActs: 'Further national provisions',
  /** Columns of biological limit values. */
  parameter: 'Parameter',
  specimen: 'Specimen and sampling time',
  creatinine: 'creatinine',
  specimens: {
    urine: 'urine',
    blood: 'whole blood',
    plasma: 'plasma',
    erythrocytes: 'erythrocytes',
    breath: 'exhaled air',
  },
  samplingTimes: {
    anyTime: 'at any time',
    endOfShift: 'end of exposure or end of shift',
    endOfSeveralShifts: 'after several shifts, at the end of the shift',
    beforeNextShift: 'before the next shift',
    afterExposure: 'immediately after exposure',
  },
  notDetermined: 'not determined: the recorded data do not decide it',
  /** TRGS 510, Annex 2. */
  storageClasses: {
    '1': '1 – explosive hazardous substances',
    '2A': '2A – gases',
    '2B': '2B – aerosol dispensers and lighters',
    '3': '3 – flammable liquids',
    '4.1A': '4.1A – other explosive hazardous substances',
    '4.1B': '4.1B – flammable solid hazardous substances',
    '4.2': '4.2 – pyrophoric or self-heating hazardous substances',
    '4.3': '4.3 – hazardous substances that evolve flammable gases in contact with water',
    '5.1A': '5.1A – strongly oxidising hazardous substances',
    '5.1B': '5.1B – oxidising hazardous substances',
    '5.1C': '5.1C – ammonium nitrate and preparations containing ammonium nitrate',
    '5.2': '5.2 – organic peroxides and self-reactive hazardous substances',
    '6.1A': '6.1A – combustible, acutely toxic category 1 and 2, very toxic hazardous substances',
    '6.1B': '6.1B – non-combustible, acutely toxic category 1 and 2, very toxic hazardous substances',
    '6.1C': '6.1C – combustible, acutely toxic category 3, toxic hazardous substances or those with chronic effects',
    '6.1D':
      '6.1D – non-combustible, acutely toxic category 3, toxic hazardous substances or those with chronic effects',
    '6.2': '6.2 – infectious substances',
    '7': '7 – radioactive substances',
    '8A': '8A – combustible corrosive hazardous substances',
    '8B': '8B – non-combustible corrosive hazardous substances',
    '10': '10 – combustible liquids not in storage class 3',
    '11': '11 – combustible solids',
    '12': '12 – non-combustible liquids',
    '13': '13 – non-combustible solids',
  },
  seveso: 'Directive 2012/18/EU (Seveso III), Annex I',
  /** Column 2 and column 3. */
  tonnes: 'qualifying quantities {lower} t (lower tier), {upper} t (upper tier)',
  upperTonnes: 'qualifying quantity {upper} t (upper tier)',
  part: 'Part {part}: {text}',
  entry: 'entry {entry}, {name}',
  /** A substance of Part 2 beside the numbers of a national act. */
  entryOfDirective: 'Directive 2012/18/EU, Annex I, Part 2, entry {entry}',
  sevesoEntries: { '18': 'liquefied flammable gases, category 1 or 2', '41': 'mixtures of sodium hypochlorite' },
  sevesoUnclassified: 'not determined: the classification of these is not known: {names}',
  sevesoNoCategory:
    'No category of Part 1 follows from the classification; not compared with the substances of Part 2, for lack of a CAS number: {names}',
  noSeveso: 'No category of Part 1 follows from the classification, and no substance of Part 2 from the composition.',
  otherEntries:
    'Entries 11, 32 and, except for petrol, kerosene and diesel by CAS number, 34 of Part 2 were not compared; where one applies, its quantities replace those of Part 1.',
  /** Where not all CAS numbers are known. */
  partlyCompared:
    'Part 2 was not compared completely; where one of its entries applies, its quantities replace those of Part 1.',
  processing:
    'P5a or P5b instead of P5c: where the liquid is held above its boiling point, or under pressure or temperature that may create major-accident hazards.',
  sevesoCategories: {
    H1: 'H1 Acute toxic, category 1',
    H2: 'H2 Acute toxic, category 2 (all routes) or category 3 (inhalation)',
    H3: 'H3 STOT – single exposure, category 1',
    P1a: 'P1a Explosives (unstable, divisions 1.1, 1.2, 1.3, 1.5 or 1.6)',
    P1b: 'P1b Explosives (division 1.4)',
    P2: 'P2 Flammable gases',
    P3: 'P3a or P3b Flammable aerosols (which of them is not known)',
    P3a: 'P3a Flammable aerosols with flammable gases or flammable liquids of category 1 (net)',
    P3b: 'P3b Flammable aerosols without flammable gases or flammable liquids of category 1 (net)',
    P4: 'P4 Oxidising gases',
    P5a: 'P5a Flammable liquids, category 1',
    P5c: 'P5c Flammable liquids, category 2 or 3',
    P6a: 'P6a Self-reactive substances and mixtures or organic peroxides, type A or B',
    P6b: 'P6b Self-reactive substances and mixtures or organic peroxides, type C, D, E or F',
    P7: 'P7 Pyrophoric liquids and solids',
    P8: 'P8 Oxidising liquids and solids',
    E1: 'E1 Hazardous to the aquatic environment, Acute 1 or Chronic 1',
    E2: 'E2 Hazardous to the aquatic environment, Chronic 2',
    O1: 'O1 Substances or mixtures with hazard statement EUH014',
    O2: 'O2 Water-reactive, category 1',
    O3: 'O3 Substances or mixtures with hazard statement EUH029',
  },
};

export type MarketPhrases = typeof marketEn;
