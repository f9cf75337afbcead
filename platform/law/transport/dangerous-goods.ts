/**
 * Entries of ADR 2025, Chapter 3.2, Table A for UN numbers that are frequent in trade and industry. Other UN numbers are not checked.
 */
export interface DangerousGoodsEntry {
  un: string;
  /** Column 2, each permitted name in English. */
  names: readonly string[];
  /** Columns 3a and 5: `3 (6.1)`; of class 2 the label. */
  hazardClass: string;
  /** Column 3b. */
  code: string;
  /** Columns 20, 15 and 7a by packing group; `-` stands for none. */
  groups: Partial<Record<PackingGroup, Conditions>>;
  /** Column 6: special provision 274, the technical name in brackets (ADR 3.1.2.8). */
  needsTechnicalName: boolean;
}
type PackingGroup = 'I' | 'II' | 'III' | '-';
interface Conditions {
  hazardIdentificationNumber: string;
  tunnelCode: string;
  limitedQuantity: string;
}

/** Packing group, hazard identification number, tunnel code, limited quantity. */
type Group = readonly [group: PackingGroup, number: string, tunnel: string, quantity: string];
type Row = readonly [un: string, names: readonly string[], hazardClass: string, code: string, ...groups: Group[]];

const flammable1: Group = ['I', '33', 'D/E', '0'];
const flammable2: Group = ['II', '33', 'D/E', '1 L'];
const flammable3: Group = ['III', '30', 'D/E', '5 L'];
/** Paints, adhesives, inks and resins. */
const coatings: readonly Group[] = [['I', '33', 'D/E', '500 ml'], ['II', '33', 'D/E', '5 L'], flammable3];
const corrosive1: Group = ['I', '88', 'E', '0'];
const corrosive2: Group = ['II', '80', 'E', '1 L'];
const corrosive3: Group = ['III', '80', 'E', '5 L'];
const corrosiveSolids: readonly Group[] = [corrosive1, ['II', '80', 'E', '1 kg'], ['III', '80', 'E', '5 kg']];
const toxic3: Group = ['III', '60', 'E', '5 L'];
const inertGas: Group = ['-', '20', 'E', '120 ml'];
const liquefiedInertGas: Group = ['-', '20', 'C/E', '120 ml'];
const coldInertGas: Group = ['-', '22', 'C/E', '120 ml'];
const flammableGas: Group = ['-', '23', 'B/D', '0'];
const toxicGas: Group = ['-', '26', 'C/D', '0'];
const toxicFlammableGas: Group = ['-', '263', 'B/D', '0'];
const flammableToxic: readonly Group[] = [
  ['I', '336', 'C/E', '0'],
  ['II', '336', 'D/E', '1 L'],
  ['III', '36', 'D/E', '5 L'],
];
const flammableCorrosive: readonly Group[] = [
  ['I', '338', 'C/E', '0'],
  ['II', '338', 'D/E', '1 L'],
  ['III', '38', 'D/E', '5 L'],
];
const corrosiveFlammable: readonly Group[] = [
  ['I', '883', 'D/E', '0'],
  ['II', '83', 'D/E', '1 L'],
];
const toxicCorrosive: readonly Group[] = [
  ['I', '668', 'C/E', '0'],
  ['II', '68', 'D/E', '100 ml'],
];
const toxicLiquids: readonly Group[] = [['I', '66', 'C/E', '0'], ['II', '60', 'D/E', '100 ml'], toxic3];
const toxicSolids: readonly Group[] = [
  ['I', '66', 'C/E', '0'],
  ['II', '60', 'D/E', '500 g'],
  ['III', '60', 'E', '5 kg'],
];
/** Table A has no hazard identification number: not in tanks. */
const oxidizingLiquids: readonly Group[] = [
  ['I', '-', 'E', '0'],
  ['II', '-', 'E', '1 L'],
  ['III', '-', 'E', '5 L'],
];
const oxidizingSolids = (number: string): readonly Group[] => [
  ['I', '-', 'E', '0'],
  ['II', number, 'E', '1 kg'],
  ['III', number, 'E', '5 kg'],
];

const rows: readonly Row[] = [
  ['UN1002', ['AIR, COMPRESSED'], '2.2', '1A', inertGas],
  ['UN1005', ['AMMONIA, ANHYDROUS'], '2.3 (8)', '2TC', ['-', '268', 'C/D', '0']],
  ['UN1006', ['ARGON, COMPRESSED'], '2.2', '1A', inertGas],
  ['UN1011', ['BUTANE'], '2.1', '2F', flammableGas],
  ['UN1013', ['CARBON DIOXIDE'], '2.2', '2A', ['-', '20', 'C/E', '120 ml']],
  ['UN1017', ['CHLORINE'], '2.3 (5.1 + 8)', '2TOC', ['-', '265', 'C/D', '0']],
  ['UN1049', ['HYDROGEN, COMPRESSED'], '2.1', '1F', flammableGas],
  ['UN1066', ['NITROGEN, COMPRESSED'], '2.2', '1A', inertGas],
  ['UN1072', ['OXYGEN, COMPRESSED'], '2.2 (5.1)', '1O', ['-', '25', 'E', '0']],
  ['UN1075', ['PETROLEUM GASES, LIQUEFIED'], '2.1', '2F', flammableGas],
  ['UN1978', ['PROPANE'], '2.1', '2F', flammableGas],
  ['UN1016', ['CARBON MONOXIDE, COMPRESSED'], '2.3 (2.1)', '1TF', toxicFlammableGas],
  ['UN1033', ['DIMETHYL ETHER'], '2.1', '2F', flammableGas],
  ['UN1046', ['HELIUM, COMPRESSED'], '2.2', '1A', inertGas],
  ['UN1073', ['OXYGEN, REFRIGERATED LIQUID'], '2.2 (5.1)', '3O', ['-', '225', 'C/E', '0']],
  ['UN1953', ['COMPRESSED GAS, TOXIC, FLAMMABLE, N.O.S.'], '2.3 (2.1)', '1TF', toxicFlammableGas],
  ['UN1954', ['COMPRESSED GAS, FLAMMABLE, N.O.S.'], '2.1', '1F', flammableGas],
  ['UN1955', ['COMPRESSED GAS, TOXIC, N.O.S.'], '2.3', '1T', toxicGas],
  ['UN1956', ['COMPRESSED GAS, N.O.S.'], '2.2', '1A', inertGas],
  ['UN1964', ['HYDROCARBON GAS MIXTURE, COMPRESSED, N.O.S.'], '2.1', '1F', flammableGas],
  ['UN1969', ['ISOBUTANE'], '2.1', '2F', flammableGas],
  ['UN1977', ['NITROGEN, REFRIGERATED LIQUID'], '2.2', '3A', coldInertGas],
  ['UN2187', ['CARBON DIOXIDE, REFRIGERATED LIQUID'], '2.2', '3A', coldInertGas],
  ['UN3156', ['COMPRESSED GAS, OXIDIZING, N.O.S.'], '2.2 (5.1)', '1O', ['-', '25', 'E', '0']],
  ['UN3157', ['LIQUEFIED GAS, OXIDIZING, N.O.S.'], '2.2 (5.1)', '2O', ['-', '25', 'C/E', '0']],
  ['UN3160', ['LIQUEFIED GAS, TOXIC, FLAMMABLE, N.O.S.'], '2.3 (2.1)', '2TF', toxicFlammableGas],
  ['UN3161', ['LIQUEFIED GAS, FLAMMABLE, N.O.S.'], '2.1', '2F', flammableGas],
  ['UN3162', ['LIQUEFIED GAS, TOXIC, N.O.S.'], '2.3', '2T', toxicGas],
  ['UN3163', ['LIQUEFIED GAS, N.O.S.'], '2.2', '2A', liquefiedInertGas],
  ['UN1090', ['ACETONE'], '3', 'F1', flammable2],
  ['UN1114', ['BENZENE'], '3', 'F1', flammable2],
  ['UN1120', ['BUTANOLS'], '3', 'F1', flammable2, flammable3],
  ['UN1123', ['BUTYL ACETATES'], '3', 'F1', flammable2, flammable3],
  ['UN1133', ['ADHESIVES'], '3', 'F1', ...coatings],
  ['UN1139', ['COATING SOLUTION'], '3', 'F1', ...coatings],
  [
    'UN1170',
    ['ETHANOL', 'ETHYL ALCOHOL', 'ETHANOL SOLUTION', 'ETHYL ALCOHOL SOLUTION'],
    '3',
    'F1',
    flammable2,
    flammable3,
  ],
  ['UN1173', ['ETHYL ACETATE'], '3', 'F1', flammable2],
  ['UN1193', ['ETHYL METHYL KETONE', 'METHYL ETHYL KETONE'], '3', 'F1', flammable2],
  ['UN1198', ['FORMALDEHYDE SOLUTION, FLAMMABLE'], '3 (8)', 'FC', ['III', '38', 'D/E', '5 L']],
  ['UN1202', ['GAS OIL', 'DIESEL FUEL', 'HEATING OIL, LIGHT'], '3', 'F1', flammable3],
  ['UN1203', ['MOTOR SPIRIT', 'GASOLINE', 'PETROL'], '3', 'F1', flammable2],
  ['UN1206', ['HEPTANES'], '3', 'F1', flammable2],
  ['UN1208', ['HEXANES'], '3', 'F1', flammable2],
  ['UN1210', ['PRINTING INK', 'PRINTING INK RELATED MATERIAL'], '3', 'F1', ...coatings],
  ['UN1219', ['ISOPROPANOL', 'ISOPROPYL ALCOHOL'], '3', 'F1', flammable2],
  ['UN1223', ['KEROSENE'], '3', 'F1', flammable3],
  ['UN1230', ['METHANOL'], '3 (6.1)', 'FT1', ['II', '336', 'D/E', '1 L']],
  ['UN1245', ['METHYL ISOBUTYL KETONE'], '3', 'F1', flammable2],
  ['UN1263', ['PAINT', 'PAINT RELATED MATERIAL'], '3', 'F1', ...coatings],
  [
    'UN1268',
    ['PETROLEUM DISTILLATES, N.O.S.', 'PETROLEUM PRODUCTS, N.O.S.'],
    '3',
    'F1',
    ['I', '33', 'D/E', '500 ml'],
    flammable2,
    flammable3,
  ],
  ['UN1294', ['TOLUENE'], '3', 'F1', flammable2],
  ['UN1300', ['TURPENTINE SUBSTITUTE'], '3', 'F1', flammable2, flammable3],
  ['UN1307', ['XYLENES'], '3', 'F1', flammable2, flammable3],
  ['UN1866', ['RESIN SOLUTION'], '3', 'F1', ...coatings],
  ['UN1987', ['ALCOHOLS, N.O.S.'], '3', 'F1', flammable2, flammable3],
  ['UN1992', ['FLAMMABLE LIQUID, TOXIC, N.O.S.'], '3 (6.1)', 'FT1', ...flammableToxic],
  ['UN1993', ['FLAMMABLE LIQUID, N.O.S.'], '3', 'F1', flammable1, flammable2, flammable3],
  ['UN2924', ['FLAMMABLE LIQUID, CORROSIVE, N.O.S.'], '3 (8)', 'FC', ...flammableCorrosive],
  ['UN1224', ['KETONES, LIQUID, N.O.S.'], '3', 'F1', flammable2, flammable3],
  ['UN1986', ['ALCOHOLS, FLAMMABLE, TOXIC, N.O.S.'], '3 (6.1)', 'FT1', ...flammableToxic],
  ['UN1989', ['ALDEHYDES, N.O.S.'], '3', 'F1', flammable1, flammable2, flammable3],
  ['UN2319', ['TERPENE HYDROCARBONS, N.O.S.'], '3', 'F1', flammable3],
  ['UN3271', ['ETHERS, N.O.S.'], '3', 'F1', flammable2, flammable3],
  ['UN3272', ['ESTERS, N.O.S.'], '3', 'F1', flammable2, flammable3],
  [
    'UN3286',
    ['FLAMMABLE LIQUID, TOXIC, CORROSIVE, N.O.S.'],
    '3 (6.1 + 8)',
    'FTC',
    ['I', '368', 'C/E', '0'],
    ['II', '368', 'D/E', '1 L'],
  ],
  ['UN3295', ['HYDROCARBONS, LIQUID, N.O.S.'], '3', 'F1', ['I', '33', 'D/E', '500 ml'], flammable2, flammable3],
  ['UN1325', ['FLAMMABLE SOLID, ORGANIC, N.O.S.'], '4.1', 'F1', ['II', '40', 'E', '1 kg'], ['III', '40', 'E', '5 kg']],
  ['UN1479', ['OXIDIZING SOLID, N.O.S.'], '5.1', 'O2', ...oxidizingSolids('50')],
  ['UN1942', ['AMMONIUM NITRATE'], '5.1', 'O2', ['III', '50', 'E', '5 kg']],
  ['UN2014', ['HYDROGEN PEROXIDE, AQUEOUS SOLUTION'], '5.1 (8)', 'OC1', ['II', '58', 'E', '1 L']],
  ['UN2984', ['HYDROGEN PEROXIDE, AQUEOUS SOLUTION'], '5.1', 'O1', ['III', '50', 'E', '5 L']],
  ['UN3085', ['OXIDIZING SOLID, CORROSIVE, N.O.S.'], '5.1 (8)', 'OC2', ...oxidizingSolids('58')],
  ['UN3087', ['OXIDIZING SOLID, TOXIC, N.O.S.'], '5.1 (6.1)', 'OT2', ...oxidizingSolids('56')],
  ['UN3098', ['OXIDIZING LIQUID, CORROSIVE, N.O.S.'], '5.1 (8)', 'OC1', ...oxidizingLiquids],
  ['UN3099', ['OXIDIZING LIQUID, TOXIC, N.O.S.'], '5.1 (6.1)', 'OT1', ...oxidizingLiquids],
  ['UN3139', ['OXIDIZING LIQUID, N.O.S.'], '5.1', 'O1', ...oxidizingLiquids],
  ['UN1593', ['DICHLOROMETHANE'], '6.1', 'T1', toxic3],
  ['UN1710', ['TRICHLOROETHYLENE'], '6.1', 'T1', toxic3],
  ['UN1888', ['CHLOROFORM'], '6.1', 'T1', toxic3],
  ['UN1897', ['TETRACHLOROETHYLENE'], '6.1', 'T1', toxic3],
  ['UN2810', ['TOXIC LIQUID, ORGANIC, N.O.S.'], '6.1', 'T1', ...toxicLiquids],
  [
    'UN2206',
    ['ISOCYANATES, TOXIC, N.O.S.', 'ISOCYANATE SOLUTION, TOXIC, N.O.S.'],
    '6.1',
    'T1',
    ['II', '60', 'D/E', '100 ml'],
    toxic3,
  ],
  ['UN2811', ['TOXIC SOLID, ORGANIC, N.O.S.'], '6.1', 'T2', ...toxicSolids],
  ['UN2927', ['TOXIC LIQUID, CORROSIVE, ORGANIC, N.O.S.'], '6.1 (8)', 'TC1', ...toxicCorrosive],
  [
    'UN2929',
    ['TOXIC LIQUID, FLAMMABLE, ORGANIC, N.O.S.'],
    '6.1 (3)',
    'TF1',
    ['I', '663', 'C/D', '0'],
    ['II', '63', 'D/E', '100 ml'],
  ],
  ['UN3287', ['TOXIC LIQUID, INORGANIC, N.O.S.'], '6.1', 'T4', ...toxicLiquids],
  ['UN3288', ['TOXIC SOLID, INORGANIC, N.O.S.'], '6.1', 'T5', ...toxicSolids],
  ['UN3289', ['TOXIC LIQUID, CORROSIVE, INORGANIC, N.O.S.'], '6.1 (8)', 'TC3', ...toxicCorrosive],
  ['UN1719', ['CAUSTIC ALKALI LIQUID, N.O.S.'], '8', 'C5', corrosive2, corrosive3],
  ['UN1759', ['CORROSIVE SOLID, N.O.S.'], '8', 'C10', ...corrosiveSolids],
  ['UN1760', ['CORROSIVE LIQUID, N.O.S.'], '8', 'C9', corrosive1, corrosive2, corrosive3],
  ['UN1779', ['FORMIC ACID'], '8 (3)', 'CF1', ['II', '83', 'D/E', '1 L']],
  ['UN1789', ['HYDROCHLORIC ACID'], '8', 'C1', corrosive2, corrosive3],
  ['UN1791', ['HYPOCHLORITE SOLUTION'], '8', 'C9', corrosive2, corrosive3],
  ['UN1805', ['PHOSPHORIC ACID, SOLUTION'], '8', 'C1', corrosive3],
  ['UN1814', ['POTASSIUM HYDROXIDE SOLUTION'], '8', 'C5', corrosive2, corrosive3],
  ['UN1823', ['SODIUM HYDROXIDE, SOLID'], '8', 'C6', ['II', '80', 'E', '1 kg']],
  ['UN1824', ['SODIUM HYDROXIDE SOLUTION'], '8', 'C5', corrosive2, corrosive3],
  ['UN1830', ['SULPHURIC ACID'], '8', 'C1', corrosive2],
  ['UN1903', ['DISINFECTANT, LIQUID, CORROSIVE, N.O.S.'], '8', 'C9', corrosive1, corrosive2, corrosive3],
  ['UN2209', ['FORMALDEHYDE SOLUTION'], '8', 'C9', corrosive3],
  ['UN2289', ['ISOPHORONEDIAMINE'], '8', 'C7', corrosive3],
  ['UN2672', ['AMMONIA SOLUTION'], '8', 'C5', corrosive3],
  [
    'UN2735',
    ['AMINES, LIQUID, CORROSIVE, N.O.S.', 'POLYAMINES, LIQUID, CORROSIVE, N.O.S.'],
    '8',
    'C7',
    corrosive1,
    corrosive2,
    corrosive3,
  ],
  [
    'UN2734',
    ['AMINES, LIQUID, CORROSIVE, FLAMMABLE, N.O.S.', 'POLYAMINES, LIQUID, CORROSIVE, FLAMMABLE, N.O.S.'],
    '8 (3)',
    'CF1',
    ...corrosiveFlammable,
  ],
  ['UN2920', ['CORROSIVE LIQUID, FLAMMABLE, N.O.S.'], '8 (3)', 'CF1', ...corrosiveFlammable],
  [
    'UN2922',
    ['CORROSIVE LIQUID, TOXIC, N.O.S.'],
    '8 (6.1)',
    'CT1',
    ['I', '886', 'C/D', '0'],
    ['II', '86', 'E', '1 L'],
    ['III', '86', 'E', '5 L'],
  ],
  [
    'UN2923',
    ['CORROSIVE SOLID, TOXIC, N.O.S.'],
    '8 (6.1)',
    'CT2',
    ['I', '886', 'E', '0'],
    ['II', '86', 'E', '1 kg'],
    ['III', '86', 'E', '5 kg'],
  ],
  [
    'UN3259',
    ['AMINES, SOLID, CORROSIVE, N.O.S.', 'POLYAMINES, SOLID, CORROSIVE, N.O.S.'],
    '8',
    'C8',
    ...corrosiveSolids,
  ],
  ['UN3260', ['CORROSIVE SOLID, ACIDIC, INORGANIC, N.O.S.'], '8', 'C2', ...corrosiveSolids],
  ['UN3261', ['CORROSIVE SOLID, ACIDIC, ORGANIC, N.O.S.'], '8', 'C4', ...corrosiveSolids],
  ['UN3263', ['CORROSIVE SOLID, BASIC, ORGANIC, N.O.S.'], '8', 'C8', ...corrosiveSolids],
  ['UN1790', ['HYDROFLUORIC ACID'], '8 (6.1)', 'CT1', ['I', '886', 'C/D', '0'], ['II', '86', 'E', '1 L']],
  ['UN2789', ['ACETIC ACID, GLACIAL', 'ACETIC ACID SOLUTION'], '8 (3)', 'CF1', ['II', '83', 'D/E', '1 L']],
  ['UN2790', ['ACETIC ACID SOLUTION'], '8', 'C3', corrosive2, corrosive3],
  ['UN2796', ['SULPHURIC ACID', 'BATTERY FLUID, ACID'], '8', 'C1', corrosive2],
  ['UN3066', ['PAINT', 'PAINT RELATED MATERIAL'], '8', 'C9', corrosive2, corrosive3],
  ['UN3262', ['CORROSIVE SOLID, BASIC, INORGANIC, N.O.S.'], '8', 'C6', ...corrosiveSolids],
  ['UN3264', ['CORROSIVE LIQUID, ACIDIC, INORGANIC, N.O.S.'], '8', 'C1', corrosive1, corrosive2, corrosive3],
  ['UN3265', ['CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S.'], '8', 'C3', corrosive1, corrosive2, corrosive3],
  ['UN3266', ['CORROSIVE LIQUID, BASIC, INORGANIC, N.O.S.'], '8', 'C5', corrosive1, corrosive2, corrosive3],
  ['UN3267', ['CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S.'], '8', 'C7', corrosive1, corrosive2, corrosive3],
  ['UN3077', ['ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.'], '9', 'M7', ['III', '90', '-', '5 kg']],
  ['UN3082', ['ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.'], '9', 'M6', ['III', '90', '-', '5 L']],
];

/** Aerosols, whose class follows from their content, one row for each classification code. */
const aerosols: readonly Row[] = (
  [
    ['5A', '2.2', 'E', '1 L'],
    ['5F', '2.1', 'D', '1 L'],
    ['5O', '2.2 (5.1)', 'E', '1 L'],
  ] as const
).map(([code, hazardClass, tunnel, quantity]) => [
  'UN1950',
  ['AEROSOLS'],
  hazardClass,
  code,
  ['-', '-', tunnel, quantity],
]);

/** Exceptions to the rule that special provision 274 applies to all N.O.S. entries and no others. */
const technicalNameExceptions: Readonly<Record<string, boolean>> = {
  UN1075: true,
  UN1268: false,
  UN2319: false,
  UN3295: false,
};

export const dangerousGoodsEntries: readonly DangerousGoodsEntry[] = [...rows, ...aerosols].map(
  ([un, names, hazardClass, code, ...groups]) => ({
    un,
    names,
    hazardClass,
    code,
    needsTechnicalName: technicalNameExceptions[un] ?? names.some((name) => name.includes('N.O.S.')),
    groups: Object.fromEntries(
      groups.map(([group, hazardIdentificationNumber, tunnelCode, limitedQuantity]) => [
        group,
        { hazardIdentificationNumber, tunnelCode, limitedQuantity },
      ]),
    ),
  }),
);
