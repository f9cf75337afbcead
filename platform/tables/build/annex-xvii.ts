import type { RestrictedUse } from '../../law/restricted-uses.ts';
import type { Duty, RestrictedGroup, RestrictionRule } from '../restrictions.ts';
import { type TableBuild, unionLicence } from './table-build.ts';

interface SourceRule {
  entry: string;
  what: { cas?: string[] };
  when: { limit?: { percent?: number; op: '>' | '>=' } };
  provision: string;
  from?: string;
}

/** What the platform executes of a rule whose conditions are settled, beside substances, limit and day of the source. */
interface Settled extends Partial<Omit<RestrictionRule, 'entry' | 'provision'>> {
  /** How its conditions were settled. */
  settledBy: typeof known | typeof copied | typeof earlier | typeof transcribed;
  duty: Duty;
}

/** The known text of the entry; entry, substances and numbers are those of ECHA’s restriction list. */
const known = 'known text';
/** A copy of the entry, or a report of its conditions, was read. */
const copied = 'copy of the text';
/** The limit and use are those that the checks had from an earlier reading of the act. */
const earlier = 'earlier reading';
/** Transcriptions of the amending act agree. */
const transcribed = 'transcriptions of the act';

/**
 * Entries 32 and 34 to 38: a ban and a statement on the pack. ECHA's factsheet of 630-20-6 (Regulation (EU) No 649/2012) quotes entry 36; the
 * French arrêté of 7 August 1997 has the six substances under one condition, as the act has.
 */
const chlorinated = Object.fromEntries(
  ['32', '34', '35', '36', '37', '38'].flatMap((entry): [string, Settled[]][] => [
    [`${entry}(1)`, [{ settledBy: copied, audiences: ['public'], duty: 'ban' }]],
    [`${entry}(2)`, [{ settledBy: copied, duty: 'label', texts: ['industrialInstallationsOnly'] }]],
  ]),
);
const forPublic = ['public'] as const;
const forWorkers = ['industrial', 'professionalOnly'] as const;
const cleaning: readonly RestrictedUse[] = [
  'cleaner',
  'textileTreatment',
  'metalworking',
  'paperMaking',
  'cosmetic',
  'pesticide',
];
const dnelOf = (inhalation: number, dermal: number, settledBy: Settled['settledBy'] = transcribed): Settled => ({
  settledBy,
  duty: 'dnel',
  audiences: forWorkers,
  dnel: { inhalation, dermal },
});
const lampOils: readonly RestrictedUse[] = ['lampOil', 'grillLighterFluid'];

/** The rules that are settled, by provision of the source. */
const settled: Readonly<Record<string, readonly Settled[]>> = {
  '1': [{ settledBy: copied, duty: 'ban' }],
  '3(3)': [
    {
      settledBy: copied,
      statements: ['H304'],
      uses: ['lampOil'],
      audiences: forPublic,
      duty: 'ban',
      asks: 'colourOrPerfume',
    },
  ],
  '3(5)(a)': [
    {
      settledBy: copied,
      statements: ['H304'],
      uses: ['lampOil'],
      audiences: forPublic,
      duty: 'label',
      texts: ['lampsOutOfReach', 'sipOfLampOil'],
    },
  ],
  '3(5)(b)': [
    {
      settledBy: copied,
      statements: ['H304'],
      uses: ['grillLighterFluid'],
      audiences: forPublic,
      duty: 'label',
      texts: ['sipOfLighterFluid'],
    },
  ],
  '3(5)(c)': [
    { settledBy: copied, statements: ['H304'], uses: lampOils, audiences: forPublic, duty: 'blackContainer' },
  ],
  '5(3)': [{ settledBy: copied, duty: 'ban', asks: 'derogation' }],
  '6(1)': [{ settledBy: copied, duty: 'ban', asks: 'derogation' }],
  ...Object.fromEntries(
    ['12', '13', '14', '15'].map((entry) => [entry, [{ settledBy: copied, duty: 'ban', isLimitAllowed: true }]]),
  ),
  '16': [{ settledBy: copied, uses: ['paint', 'sprayPaint'], duty: 'ban', asks: 'derogation' }],
  '17': [{ settledBy: copied, uses: ['paint', 'sprayPaint'], duty: 'ban', asks: 'derogation' }],
  ...chlorinated,
  '40(1)': [
    {
      settledBy: known,
      statements: ['H220', 'H221', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228', 'H250', 'H260', 'H261'],
      form: 'aerosol',
      uses: ['entertainmentAerosol'],
      audiences: forPublic,
      duty: 'ban',
    },
  ],
  '40(2)': [
    {
      settledBy: known,
      statements: ['H220', 'H221', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228', 'H250', 'H260', 'H261'],
      form: 'aerosol',
      uses: ['entertainmentAerosol'],
      audiences: forWorkers,
      texts: ['professionalUsersOnly'],
      duty: 'label',
    },
  ],
  '46': [{ settledBy: known, isSum: true, uses: cleaning, duty: 'ban', asks: 'derogation' }],
  '47(1)': [{ settledBy: known, cas: ['65997-15-1'], duty: 'ban', asks: 'chromium' }],
  '47(2)': [{ settledBy: known, cas: ['65997-15-1'], duty: 'reducingAgent' }],
  '48': [
    { settledBy: earlier, uses: ['adhesive', 'neopreneAdhesive', 'sprayPaint'], audiences: forPublic, duty: 'ban' },
  ],
  '50(1)': [
    // 1 mg/kg of benzo[a]pyrene, or 10 mg/kg of the eight together.
    { settledBy: known, cas: ['50-32-8'], limit: 0.0001, isLimitAllowed: true, uses: ['tyreOil'], duty: 'ban' },
    { settledBy: known, limit: 0.001, isLimitAllowed: true, isSum: true, uses: ['tyreOil'], duty: 'ban' },
  ],
  '54': [
    {
      settledBy: earlier,
      uses: ['paint', 'sprayPaint', 'paintStripper', 'cleaner', 'sprayCleaner', 'floorCare'],
      audiences: forPublic,
      duty: 'ban',
    },
  ],
  '55(1)-(2)': [
    { settledBy: copied, form: 'aerosol', uses: ['sprayPaint', 'sprayCleaner'], audiences: forPublic, duty: 'ban' },
  ],
  '55(3)': [
    { settledBy: copied, uses: ['paint'], audiences: forPublic, duty: 'label', texts: ['notInSprayEquipment'] },
  ],
  '56(1)': [
    { settledBy: known, isSum: true, form: 'mixture', audiences: forPublic, duty: 'gloves', asks: 'derogation' },
    {
      settledBy: known,
      isSum: true,
      form: 'mixture',
      audiences: forPublic,
      duty: 'label',
      texts: ['sensitisedToDiisocyanates', 'asthmaEczema', 'ventilationOrMask'],
    },
  ],
  '57(1)-(2)': [
    { settledBy: copied, uses: ['neopreneAdhesive'], audiences: forPublic, duty: 'ban', asks: 'packOver350' },
  ],
  '57(3)': [
    {
      settledBy: copied,
      uses: ['neopreneAdhesive'],
      audiences: forPublic,
      duty: 'label',
      texts: ['notWithPoorVentilation', 'notForCarpets'],
    },
  ],
  '59(1)(b)': [
    { settledBy: earlier, uses: ['paintStripper'], audiences: forPublic, duty: 'ban' },
    { settledBy: known, uses: ['paintStripper'], audiences: ['professionalOnly'], duty: 'ban', asks: 'derogation' },
  ],
  '59(5)': [
    {
      settledBy: known,
      uses: ['paintStripper'],
      audiences: forWorkers,
      duty: 'label',
      texts: ['approvedProfessionals'],
    },
  ],
  '64': [{ settledBy: known, uses: ['airFreshener'], duty: 'ban' }],
  '69': [{ settledBy: earlier, uses: ['windscreenFluid'], audiences: forPublic, duty: 'ban' }],
  '70(1) as of (EU) 2024/1328': [{ settledBy: transcribed, duty: 'ban', asks: 'derogation' }],
  '71(1)': [dnelOf(14.4, 4.8, copied)],
  '74(1)': [{ settledBy: copied, isSum: true, audiences: forWorkers, duty: 'training' }],
  '74(2)': [
    {
      settledBy: copied,
      isSum: true,
      audiences: forWorkers,
      duty: 'label',
      texts: ['trainingRequired'],
    },
  ],
  '76(1)': [dnelOf(6, 1.1)],
  '80(1)': [dnelOf(13, 1.8)],
  '81(1)': [dnelOf(4, 2.4)],
};

/** Groups that no number names: a product is not compared with them by number, which section 15.1 says. */
const groups: Readonly<Record<string, string>> = {
  '9': 'soap bark, hellebore, veratrum, benzidine and its derivatives, wood powder',
  '11': 'volatile esters of bromoacetic acids',
  '12': 'salts of 2-naphthylamine',
  '13': 'salts of benzidine',
  '15': 'salts of 4-aminobiphenyl',
  '18': 'mercury compounds',
  '19': 'arsenic compounds',
  '20': 'organostannic compounds',
  '23': 'cadmium and its compounds',
  '43': 'azocolourants and azodyes',
  '45': 'diphenylether, octabromo derivative',
  '46': 'other nonylphenols and nonylphenol ethoxylates',
  '65': 'inorganic ammonium salts',
  '68': 'perfluorinated carboxylic acids C9 to C14',
  '73': '(3,3,4,4,5,5,6,6,7,7,8,8,8-tridecafluorooctyl)silanetriol and TDFAs',
  '74': 'other diisocyanates',
  '75': 'substances in mixtures for tattooing',
  '78': 'synthetic polymer microparticles',
  '79': 'undecafluorohexanoic acid, its salts and related substances',
  '82': 'per- and polyfluoroalkyl substances in fire-fighting foams',
};

/** Entries with rules in the source of which no condition is settled: a product is compared with their substances only. */
const leftOut = ['2', '9', '10', '11', '31', '41', '58', '60', '62'];

/** A row of the substances of a rule whose conditions are not settled. */
const substancesOf = ({ entry, what: { cas = [] } }: SourceRule): RestrictedGroup => ({
  entry,
  group: 'conditions that are not settled',
  cas,
});

/** A ban applies after the day that its entry names. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const keyOf = (provision: string) => provision.replace('REACH Annex XVII entry ', '');

function rulesOf({ entry, what, when, provision, from }: SourceRule): RestrictionRule[] {
  return (settled[keyOf(provision)] ?? []).map(({ settledBy: _settledBy, duty, ...terms }) => {
    return {
      entry,
      provision: `REACH Annex XVII ${keyOf(provision)}`.replace(/ as of .*/, '').replace(/\(1\)-\(2\)/, '(1)'),
      ...(what.cas && { cas: what.cas }),
      ...(when.limit?.percent !== undefined && { limit: when.limit.percent }),
      ...(when.limit?.op === '>' && { isLimitAllowed: true as const }),
      ...terms,
      ...(from !== undefined && { from: duty === 'ban' || duty === 'dnel' ? dayAfter(from) : from }),
      duty,
    };
  });
}

const compareEntries = (a: { entry?: string }, b: { entry?: string }): number => Number(a.entry) - Number(b.entry);

export const annexXVII: TableBuild<SourceRule> = {
  name: 'annex-xvii',
  meta: {
    title: 'REACH Annex XVII, rules',
    act: 'Regulation (EC) No 1907/2006',
    edition: 'Regulation (EU) 2025/1988',
    published: '2026-11-29',
    sources: [
      'Conditions of the entries in a form of our own; entries, substances and CAS numbers compared with ECHA’s restriction list.',
      'The build says of each rule how its conditions were settled: from a copy or transcriptions of the act, from an earlier reading, or from its known text with ECHA’s list as second source.',
      'Entries 28 to 30 are the table of Appendices 1 to 6.',
    ],
    licence: unionLicence,
    uncertain: 78,
    leftOut: leftOut.length,
    remarks: [
      `Substances only, since the conditions are not settled: entries ${leftOut.join(', ')}.`,
      'Groups that no number names are in the table by name only: a product is not compared with them by number, which its sheet says.',
      'Not in the table: entries for articles only, paragraphs on use that bind neither product nor sheet, and the uses to which an entry applies from a later day.',
    ],
  },
  build: (source) =>
    [
      ...source.flatMap(rulesOf),
      ...Object.entries(groups).map(([entry, group]): RestrictedGroup => ({ entry, group })),
      ...source.filter(({ entry }) => leftOut.includes(entry)).map(substancesOf),
    ].sort(compareEntries),
};

interface SourcePrecursor {
  annex: 'I' | 'II';
  cas: string;
  restrictedAbovePercent?: number;
  approxAmmoniumNitratePercent?: number;
  sumOfChloratesAndPerchlorates?: true;
  when?: { minMixturePercent: number };
}

const regulation = 'Regulation (EU) 2019/1148';

/** Substances that share a limit are one row: chlorates and perchlorates add up (Art. 5(2)), and so do the powders of a mixture. */
export const precursors: TableBuild<SourcePrecursor> = {
  name: 'precursors',
  meta: {
    title: 'Explosives precursors',
    act: regulation,
    edition: 'Regulation (EU) 2019/1148 of 2019-06-20',
    published: '2021-02-01',
    sources: ['Annexes I and II; limits compared with two other copies, substances with a third: none differs.'],
    licence: unionLicence,
    uncertain: 2,
    leftOut: 0,
    remarks: [
      'Delegated acts that changed the annexes are not known.',
      'A mixture of more than five ingredients with each of these substances below 1 % is none (Art. 3(13)).',
      '16 % of nitrogen are 45.7 % of ammonium nitrate.',
    ],
  },
  build: (source) => {
    const casOf = (rows: readonly SourcePrecursor[]) => rows.map(({ cas }) => cas);
    const chlorates = source.filter((row) => row.sumOfChloratesAndPerchlorates);
    const powders = source.filter(({ when }) => when);
    const limited = source.filter((row) => row.annex === 'I' && !chlorates.includes(row));
    const annexI = [
      ...limited.map((row) => ({
        cas: [row.cas],
        limit: row.approxAmmoniumNitratePercent ?? row.restrictedAbovePercent ?? 0,
        isLimitAllowed: true as const,
      })),
      {
        cas: casOf(chlorates),
        limit: chlorates[0]?.restrictedAbovePercent ?? 0,
        isLimitAllowed: true as const,
        isSum: true as const,
      },
    ];
    const others = source.filter((row) => !powders.includes(row));
    const rules: RestrictionRule[] = [
      ...annexI.map((row) => ({
        provision: `${regulation} Art. 5, Annex I`,
        ...row,
        audiences: forPublic,
        duty: 'ban' as const,
      })),
      ...annexI.map((row) => ({
        provision: `${regulation} Art. 7(1), 9, Annex I`,
        ...row,
        audiences: forWorkers,
        duty: 'precursor' as const,
      })),
      { provision: `${regulation} Art. 7(1), 9, Annexes I and II`, cas: casOf(others), duty: 'reports' },
      {
        provision: `${regulation} Art. 7(1), 9, Annex II`,
        cas: casOf(powders),
        limit: powders[0]?.when?.minMixturePercent ?? 0,
        isSum: true,
        duty: 'reports',
        asks: 'particles',
      },
    ];
    return rules;
  },
};
