/** The nine GHS hazard pictograms (CLP Annex V). */
export const pictogramCodes = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type PictogramCode = (typeof pictogramCodes)[number];
export type SignalWord = 'danger' | 'warning';

/** A hazard category with its label elements before precedence (law/label/precedence.ts). */
export interface HazardCategory {
  /** As Annex VI abbreviates it, `Flam. Liq. 2`. */
  category: string;
  h: readonly string[];
  pictograms: readonly PictogramCode[];
  signalWord: SignalWord | null;
  /** Its precautionary statements. */
  p: readonly string[];
  /** Statements that depend on conditions which the facts do not contain: allowed, never derived. */
  conditionalP: readonly string[];
}

type State = 'gas' | 'liquid' | 'solid' | 'aerosol';

/** A hazard class in the law, the safety data sheet and eSDScom; all code that knows the classes reads this table. */
interface HazardClassRow {
  /** Its section in CLP Annex I. */
  section: string;
  /** The subsection of the sheet about the class (REACH Annex II). */
  subsection: '9.2' | '11.1' | '11.2' | '12.1' | '12.5' | '12.6' | '12.7';
  /** The beginnings of its categories (CLP Annex VI, Table 1.1); classes with the same beginning differ by their statements. */
  beginnings: readonly string[];
  categories: readonly HazardCategory[];
  /** Set when a class has several verdicts: they differ by the statement (STOT SE 3) or by the category (PBT, vPvB). */
  effects?: 'statement' | 'category';
  /** The states of matter that a class of REACH Annex II 9.2.1 (a) to (q) covers. */
  states?: readonly State[];
  /**
   * Its element in eSDScom 5.6: of a physical hazard in `PhysicalHazards`, which has none for desensitised explosives; of a hazard to health in
   * `ToxicologicalInformation`, which has its test results as text.
   */
  element?: string;
  /** Whether a product of the class burns. */
  isCombustible?: true;
  /** Its class of dangerous goods if all categories have the same; `2` stands for all its divisions. */
  goods?: { class: string; provision: string };
  /** The hazard of REACH Annex II 11.1 (a) to (j) that the class belongs to. */
  health?: string;
  /** The abbreviation under which the phrases name the class; omitted: it is named as in 9.2.1 or 11.1, or by its effects. */
  abbreviation?: string;
  /**
   * The exposure after which its effects appear, by the definition of the class (CLP Annex I 3.1.1 to 3.10.1): a single one; a renewed one
   * once sensitised; a repeated or long one, or long after any.
   */
  onset?: 'single' | 'renewed' | 'late';
  /** The route of exposure that divides acute toxicity (CLP Annex I 3.1). */
  route?: 'oral' | 'dermal' | 'inhalation';
}

type LabelElements = Omit<HazardCategory, 'p' | 'conditionalP'>;
const row = (
  category: string,
  h: readonly string[],
  pictograms: readonly PictogramCode[],
  signalWord: SignalWord | null,
): LabelElements => ({ category, h, pictograms, signalWord });

const codes = (text: string): string[] => text.split(' ').filter((code) => code !== '');

/** Categories with the same precautionary statements; `conditionalP` depends on conditions that the facts do not contain. */
const withP = (p: string, rows: readonly LabelElements[], conditionalP = ''): HazardCategory[] => {
  const statements = { p: codes(p), conditionalP: codes(conditionalP) };
  return rows.map((elements) => ({ ...elements, ...statements }));
};

const explosion = 'P370+P372+P380+P373';
const selfReactive = 'P210 P234 P235 P240 P280 P403 P411 P420 P501';
const cmr = 'P201 P202 P280 P308+P313 P405 P501';
const pbtAndPmt = 'P201 P202 P273 P391 P501';
const gases = { class: '2', provision: 'ADR 2.2.2.1' };
const flammableSolid = { class: '4.1', provision: 'ADR 2.2.41.1' };
const spontaneouslyCombustible = { class: '4.2', provision: 'ADR 2.2.42.1' };
const oxidising = { class: '5.1', provision: 'ADR 2.2.51.1' };

/** CLP Annex I, Parts 2 to 5, in its order, with the tables of label elements as of 1 September 2025. */
export const hazardClassRows = {
  explosives: {
    section: '2.1',
    subsection: '9.2',
    beginnings: ['Unst. Expl.', 'Expl.'],
    states: ['solid', 'liquid'],
    element: 'Explosives',
    goods: { class: '1', provision: 'ADR 2.2.1.1' },
    categories: [
      ...withP(`P201 P250 P280 ${explosion} P401 P501`, [row('Unst. Expl.', ['H200'], ['GHS01'], 'danger')]),
      ...withP(`P210 P230 P234 P240 P250 P280 ${explosion} P401 P501`, [
        row('Expl. 1.1', ['H201'], ['GHS01'], 'danger'),
        row('Expl. 1.2', ['H202'], ['GHS01'], 'danger'),
        row('Expl. 1.3', ['H203'], ['GHS01'], 'danger'),
      ]),
      ...withP(
        `P210 P234 P240 P250 P280 ${explosion} P401 P501`,
        [row('Expl. 1.4', ['H204'], ['GHS01'], 'warning')],
        'P370+P380+P375',
      ),
      ...withP(`P210 P230 P234 P240 P250 P280 ${explosion} P401 P501`, [row('Expl. 1.5', ['H205'], [], 'danger')]),
    ],
  },
  flammableGases: {
    section: '2.2',
    subsection: '9.2',
    beginnings: ['Flam. Gas', 'Pyr. Gas', 'Chem. Unst. Gas'],
    states: ['gas'],
    element: 'FlammableGases',
    isCombustible: true,
    goods: gases,
    categories: [
      ...withP('P210 P377 P381 P403', [row('Flam. Gas 1A', ['H220'], ['GHS02'], 'danger')]),
      ...withP('P210 P222 P280 P377 P381 P403', [row('Flam. Gas 1A, Pyr. Gas', ['H220', 'H232'], ['GHS02'], 'danger')]),
      ...withP('P202 P210 P377 P381 P403', [
        row('Flam. Gas 1A, Chem. Unst. Gas A', ['H220', 'H230'], ['GHS02'], 'danger'),
        row('Flam. Gas 1A, Chem. Unst. Gas B', ['H220', 'H231'], ['GHS02'], 'danger'),
      ]),
      ...withP('P210 P377 P381 P403', [
        row('Flam. Gas 1B', ['H221'], ['GHS02'], 'danger'),
        row('Flam. Gas 2', ['H221'], [], 'warning'),
      ]),
    ],
  },
  aerosols: {
    section: '2.3',
    subsection: '9.2',
    beginnings: ['Aerosol'],
    states: ['aerosol'],
    element: 'FlammableAerosols',
    goods: gases,
    categories: [
      ...withP('P210 P211 P251 P410+P412', [
        row('Aerosol 1', ['H222', 'H229'], ['GHS02'], 'danger'),
        row('Aerosol 2', ['H223', 'H229'], ['GHS02'], 'warning'),
      ]),
      ...withP('P210 P251 P410+P412', [row('Aerosol 3', ['H229'], [], 'warning')]),
    ],
  },
  // Not in force (classification/classes/physical-tests.ts).
  chemicalsUnderPressure: { section: '2.3', subsection: '9.2', beginnings: [], categories: [] },
  oxidisingGases: {
    section: '2.4',
    subsection: '9.2',
    beginnings: ['Ox. Gas'],
    states: ['gas'],
    element: 'OxidisingGases',
    goods: gases,
    categories: withP('P220 P244 P370+P376 P403', [row('Ox. Gas 1', ['H270'], ['GHS03'], 'danger')]),
  },
  gasesUnderPressure: {
    section: '2.5',
    subsection: '9.2',
    beginnings: ['Press. Gas'],
    states: ['gas'],
    element: 'GasesUnderPressure',
    goods: gases,
    categories: [
      ...withP('P410+P403', [
        row('Press. Gas (Comp.)', ['H280'], ['GHS04'], 'warning'),
        row('Press. Gas (Liq.)', ['H280'], ['GHS04'], 'warning'),
        row('Press. Gas (Diss.)', ['H280'], ['GHS04'], 'warning'),
      ]),
      ...withP('P282 P336+P315 P403', [row('Press. Gas (Ref. Liq.)', ['H281'], ['GHS04'], 'warning')]),
    ],
  },
  flammableLiquids: {
    section: '2.6',
    subsection: '9.2',
    beginnings: ['Flam. Liq.'],
    states: ['liquid'],
    element: 'FlammableLiquids',
    isCombustible: true,
    goods: { class: '3', provision: 'ADR 2.2.3.1.1' },
    categories: withP('P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501', [
      row('Flam. Liq. 1', ['H224'], ['GHS02'], 'danger'),
      row('Flam. Liq. 2', ['H225'], ['GHS02'], 'danger'),
      row('Flam. Liq. 3', ['H226'], ['GHS02'], 'warning'),
    ]),
  },
  flammableSolids: {
    section: '2.7',
    subsection: '9.2',
    beginnings: ['Flam. Sol.'],
    states: ['solid'],
    element: 'FlammableSolids',
    isCombustible: true,
    goods: flammableSolid,
    categories: withP('P210 P240 P241 P280 P370+P378', [
      row('Flam. Sol. 1', ['H228'], ['GHS02'], 'danger'),
      row('Flam. Sol. 2', ['H228'], ['GHS02'], 'warning'),
    ]),
  },
  selfReactive: {
    section: '2.8',
    subsection: '9.2',
    beginnings: ['Self-react.'],
    states: ['solid', 'liquid'],
    element: 'SelfreactiveSubstancesAndMixtures',
    isCombustible: true,
    goods: flammableSolid,
    categories: [
      ...withP(`${selfReactive} ${explosion}`, [row('Self-react. A', ['H240'], ['GHS01'], 'danger')]),
      ...withP(
        `${selfReactive} P370+P380+P375`,
        [row('Self-react. B', ['H241'], ['GHS01', 'GHS02'], 'danger')],
        'P370+P380+P375+P378',
      ),
      ...withP(`${selfReactive} P370+P378`, [
        row('Self-react. C', ['H242'], ['GHS02'], 'danger'),
        row('Self-react. D', ['H242'], ['GHS02'], 'danger'),
        row('Self-react. E', ['H242'], ['GHS02'], 'warning'),
        row('Self-react. F', ['H242'], ['GHS02'], 'warning'),
      ]),
      ...withP('', [row('Self-react. G', [], [], null)]),
    ],
  },
  pyrophoricLiquids: {
    section: '2.9',
    subsection: '9.2',
    beginnings: ['Pyr. Liq.'],
    states: ['liquid'],
    element: 'PyrophoricLiquids',
    isCombustible: true,
    goods: spontaneouslyCombustible,
    categories: withP('P210 P222 P231+P232 P233 P280 P302+P334 P370+P378', [
      row('Pyr. Liq. 1', ['H250'], ['GHS02'], 'danger'),
    ]),
  },
  pyrophoricSolids: {
    section: '2.10',
    subsection: '9.2',
    beginnings: ['Pyr. Sol.'],
    states: ['solid'],
    element: 'PyrophoricSolids',
    isCombustible: true,
    goods: spontaneouslyCombustible,
    categories: withP('P210 P222 P231+P232 P233 P280 P302+P335+P334 P370+P378', [
      row('Pyr. Sol. 1', ['H250'], ['GHS02'], 'danger'),
    ]),
  },
  selfHeating: {
    section: '2.11',
    subsection: '9.2',
    beginnings: ['Self-heat.'],
    states: ['solid', 'liquid'],
    element: 'SelfheatingSubstancesAndMixtures',
    isCombustible: true,
    goods: spontaneouslyCombustible,
    categories: withP('P235 P280 P407 P413 P420', [
      row('Self-heat. 1', ['H251'], ['GHS02'], 'danger'),
      row('Self-heat. 2', ['H252'], ['GHS02'], 'warning'),
    ]),
  },
  waterReactive: {
    section: '2.12',
    subsection: '9.2',
    beginnings: ['Water-react.'],
    states: ['solid', 'liquid'],
    element: 'SubstancesWhichInContactWithWaterEmitFlammableGases',
    goods: { class: '4.3', provision: 'ADR 2.2.43.1' },
    categories: [
      ...withP('P223 P231+P232 P280 P302+P335+P334 P370+P378 P402+P404 P501', [
        row('Water-react. 1', ['H260'], ['GHS02'], 'danger'),
        row('Water-react. 2', ['H261'], ['GHS02'], 'danger'),
      ]),
      ...withP('P231+P232 P280 P370+P378 P402+P404 P501', [row('Water-react. 3', ['H261'], ['GHS02'], 'warning')]),
    ],
  },
  oxidisingLiquids: {
    section: '2.13',
    subsection: '9.2',
    beginnings: ['Ox. Liq.'],
    states: ['liquid'],
    element: 'OxidisingLiquids',
    goods: oxidising,
    categories: [
      ...withP('P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501', [
        row('Ox. Liq. 1', ['H271'], ['GHS03'], 'danger'),
      ]),
      ...withP('P210 P220 P280 P370+P378 P501', [
        row('Ox. Liq. 2', ['H272'], ['GHS03'], 'danger'),
        row('Ox. Liq. 3', ['H272'], ['GHS03'], 'warning'),
      ]),
    ],
  },
  oxidisingSolids: {
    section: '2.14',
    subsection: '9.2',
    beginnings: ['Ox. Sol.'],
    states: ['solid'],
    element: 'OxidisingSolids',
    goods: oxidising,
    categories: [
      ...withP('P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P420 P501', [
        row('Ox. Sol. 1', ['H271'], ['GHS03'], 'danger'),
      ]),
      ...withP('P210 P220 P280 P370+P378 P501', [
        row('Ox. Sol. 2', ['H272'], ['GHS03'], 'danger'),
        row('Ox. Sol. 3', ['H272'], ['GHS03'], 'warning'),
      ]),
    ],
  },
  organicPeroxides: {
    section: '2.15',
    subsection: '9.2',
    beginnings: ['Org. Perox.'],
    states: ['solid', 'liquid'],
    element: 'OrganicPeroxides',
    isCombustible: true,
    goods: { class: '5.2', provision: 'ADR 2.2.52.1' },
    categories: [
      ...withP(`${selfReactive} P410 ${explosion}`, [row('Org. Perox. A', ['H240'], ['GHS01'], 'danger')]),
      ...withP(
        `${selfReactive} P410 P370+P380+P375`,
        [row('Org. Perox. B', ['H241'], ['GHS01', 'GHS02'], 'danger')],
        'P370+P380+P375+P378',
      ),
      ...withP(`${selfReactive} P410 P370+P378`, [
        row('Org. Perox. C', ['H242'], ['GHS02'], 'danger'),
        row('Org. Perox. D', ['H242'], ['GHS02'], 'danger'),
        row('Org. Perox. E', ['H242'], ['GHS02'], 'warning'),
        row('Org. Perox. F', ['H242'], ['GHS02'], 'warning'),
      ]),
      ...withP('', [row('Org. Perox. G', [], [], null)]),
    ],
  },
  corrosiveToMetals: {
    section: '2.16',
    subsection: '9.2',
    beginnings: ['Met. Corr.'],
    states: ['solid', 'liquid', 'aerosol'],
    element: 'CorrosiveToMetals',
    goods: { class: '8', provision: 'ADR 2.2.8.1' },
    categories: withP('P234 P390 P406', [row('Met. Corr. 1', ['H290'], ['GHS05'], 'warning')]),
  },
  desensitisedExplosives: {
    section: '2.17',
    subsection: '9.2',
    beginnings: ['Desen. Expl.'],
    states: ['solid', 'liquid'],
    goods: flammableSolid,
    categories: [
      ...withP('P210 P212 P230 P233 P280 P370+P380+P375 P401 P501', [
        row('Desen. Expl. 1', ['H206'], ['GHS02'], 'danger'),
        row('Desen. Expl. 2', ['H207'], ['GHS02'], 'danger'),
        row('Desen. Expl. 3', ['H207'], ['GHS02'], 'warning'),
      ]),
      ...withP('P210 P212 P230 P233 P280 P371+P380+P375 P401 P501', [
        row('Desen. Expl. 4', ['H208'], ['GHS02'], 'warning'),
      ]),
    ],
  },
  acuteOral: {
    section: '3.1',
    subsection: '11.1',
    beginnings: ['Acute Tox.'],
    health: 'acuteToxicity',
    onset: 'single',
    route: 'oral',
    categories: [
      ...withP(
        'P264 P270 P301+P310 P330 P405 P501',
        [
          row('Acute Tox. 1', ['H300'], ['GHS06'], 'danger'),
          row('Acute Tox. 2', ['H300'], ['GHS06'], 'danger'),
          row('Acute Tox. 3', ['H301'], ['GHS06'], 'danger'),
        ],
        'P321',
      ),
      ...withP('P264 P270 P301+P312 P330 P501', [row('Acute Tox. 4', ['H302'], ['GHS07'], 'warning')]),
    ],
  },
  acuteDermal: {
    section: '3.1',
    subsection: '11.1',
    beginnings: ['Acute Tox.'],
    health: 'acuteToxicity',
    onset: 'single',
    route: 'dermal',
    categories: [
      ...withP(
        'P262 P264 P270 P280 P302+P352 P310 P361+P364 P405 P501',
        [row('Acute Tox. 1', ['H310'], ['GHS06'], 'danger'), row('Acute Tox. 2', ['H310'], ['GHS06'], 'danger')],
        'P321',
      ),
      ...withP('P280 P302+P352 P312 P361+P364 P405 P501', [row('Acute Tox. 3', ['H311'], ['GHS06'], 'danger')], 'P321'),
      ...withP('P280 P302+P352 P312 P362+P364 P501', [row('Acute Tox. 4', ['H312'], ['GHS07'], 'warning')], 'P321'),
    ],
  },
  acuteInhalation: {
    section: '3.1',
    subsection: '11.1',
    beginnings: ['Acute Tox.'],
    health: 'acuteToxicity',
    onset: 'single',
    route: 'inhalation',
    categories: [
      ...withP(
        'P260 P271 P284 P304+P340 P310 P403+P233 P405 P501',
        [row('Acute Tox. 1', ['H330'], ['GHS06'], 'danger'), row('Acute Tox. 2', ['H330'], ['GHS06'], 'danger')],
        'P320',
      ),
      ...withP(
        'P261 P271 P304+P340 P311 P403+P233 P405 P501',
        [row('Acute Tox. 3', ['H331'], ['GHS06'], 'danger')],
        'P321',
      ),
      ...withP('P261 P271 P304+P340 P312', [row('Acute Tox. 4', ['H332'], ['GHS07'], 'warning')]),
    ],
  },
  skin: {
    section: '3.2',
    subsection: '11.1',
    beginnings: ['Skin Corr.', 'Skin Irrit.'],
    health: 'skinCorrosion',
    onset: 'single',
    categories: [
      ...withP(
        'P260 P264 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P363 P405 P501',
        [
          row('Skin Corr. 1', ['H314'], ['GHS05'], 'danger'),
          row('Skin Corr. 1A', ['H314'], ['GHS05'], 'danger'),
          row('Skin Corr. 1B', ['H314'], ['GHS05'], 'danger'),
          row('Skin Corr. 1C', ['H314'], ['GHS05'], 'danger'),
        ],
        'P321',
      ),
      ...withP(
        'P264 P280 P302+P352 P332+P313 P362+P364',
        [row('Skin Irrit. 2', ['H315'], ['GHS07'], 'warning')],
        'P321',
      ),
    ],
  },
  eye: {
    section: '3.3',
    subsection: '11.1',
    beginnings: ['Eye Dam.', 'Eye Irrit.'],
    health: 'eyeDamage',
    onset: 'single',
    categories: [
      ...withP('P280 P305+P351+P338 P310', [row('Eye Dam. 1', ['H318'], ['GHS05'], 'danger')]),
      ...withP('P264 P280 P305+P351+P338 P337+P313', [row('Eye Irrit. 2', ['H319'], ['GHS07'], 'warning')]),
    ],
  },
  respiratorySensitisation: {
    section: '3.4',
    subsection: '11.1',
    beginnings: ['Resp. Sens.'],
    health: 'sensitisation',
    onset: 'renewed',
    abbreviation: 'Resp. Sens.',
    categories: withP('P261 P284 P304+P340 P342+P311 P501', [
      row('Resp. Sens. 1', ['H334'], ['GHS08'], 'danger'),
      row('Resp. Sens. 1A', ['H334'], ['GHS08'], 'danger'),
      row('Resp. Sens. 1B', ['H334'], ['GHS08'], 'danger'),
    ]),
  },
  skinSensitisation: {
    section: '3.4',
    subsection: '11.1',
    beginnings: ['Skin Sens.'],
    health: 'sensitisation',
    onset: 'renewed',
    abbreviation: 'Skin Sens.',
    categories: withP(
      'P261 P272 P280 P302+P352 P333+P313 P362+P364 P501',
      [
        row('Skin Sens. 1', ['H317'], ['GHS07'], 'warning'),
        row('Skin Sens. 1A', ['H317'], ['GHS07'], 'warning'),
        row('Skin Sens. 1B', ['H317'], ['GHS07'], 'warning'),
      ],
      'P321',
    ),
  },
  mutagenicity: {
    section: '3.5',
    subsection: '11.1',
    beginnings: ['Muta.'],
    health: 'mutagenicity',
    onset: 'late',
    element: 'GermCellMutagenicity',
    categories: withP(cmr, [
      row('Muta. 1A', ['H340'], ['GHS08'], 'danger'),
      row('Muta. 1B', ['H340'], ['GHS08'], 'danger'),
      row('Muta. 2', ['H341'], ['GHS08'], 'warning'),
    ]),
  },
  carcinogenicity: {
    section: '3.6',
    subsection: '11.1',
    beginnings: ['Carc.'],
    health: 'carcinogenicity',
    onset: 'late',
    element: 'Carcinogenicity',
    categories: withP(cmr, [
      row('Carc. 1A', ['H350'], ['GHS08'], 'danger'),
      row('Carc. 1B', ['H350'], ['GHS08'], 'danger'),
      row('Carc. 2', ['H351'], ['GHS08'], 'warning'),
    ]),
  },
  reproductiveToxicity: {
    section: '3.7',
    subsection: '11.1',
    beginnings: ['Repr.'],
    health: 'reproductiveToxicity',
    onset: 'late',
    element: 'ReproductiveToxicity',
    categories: withP(cmr, [
      row('Repr. 1A', ['H360'], ['GHS08'], 'danger'),
      row('Repr. 1B', ['H360'], ['GHS08'], 'danger'),
      row('Repr. 2', ['H361'], ['GHS08'], 'warning'),
    ]),
  },
  lactation: {
    section: '3.7',
    subsection: '11.1',
    beginnings: ['Lact.'],
    health: 'reproductiveToxicity',
    onset: 'late',
    element: 'ReproductiveToxicity',
    abbreviation: 'Lact.',
    categories: withP('P201 P260 P263 P264 P270 P308+P313', [row('Lact.', ['H362'], [], null)]),
  },
  stotSingle: {
    section: '3.8',
    subsection: '11.1',
    beginnings: ['STOT SE 1', 'STOT SE 2'],
    health: 'stotSingle',
    onset: 'single',
    element: 'SpecificTargetOrganSE',
    categories: [
      ...withP('P260 P264 P270 P308+P311 P405 P501', [row('STOT SE 1', ['H370'], ['GHS08'], 'danger')], 'P321'),
      ...withP('P260 P264 P270 P308+P311 P405 P501', [row('STOT SE 2', ['H371'], ['GHS08'], 'warning')]),
    ],
  },
  stotSingleNarcoticIrritant: {
    section: '3.8',
    subsection: '11.1',
    beginnings: ['STOT SE 3'],
    effects: 'statement',
    health: 'stotSingle',
    onset: 'single',
    categories: withP('P261 P271 P304+P340 P312 P403+P233 P405 P501', [
      row('STOT SE 3', ['H335'], ['GHS07'], 'warning'),
      row('STOT SE 3', ['H336'], ['GHS07'], 'warning'),
    ]),
  },
  stotRepeated: {
    section: '3.9',
    subsection: '11.1',
    beginnings: ['STOT RE'],
    health: 'stotRepeated',
    onset: 'late',
    element: 'SpecificTargetOrganRE',
    categories: [
      ...withP('P260 P264 P270 P314 P501', [row('STOT RE 1', ['H372'], ['GHS08'], 'danger')]),
      ...withP('P260 P314 P501', [row('STOT RE 2', ['H373'], ['GHS08'], 'warning')]),
    ],
  },
  aspiration: {
    section: '3.10',
    subsection: '11.1',
    beginnings: ['Asp. Tox.'],
    health: 'aspiration',
    onset: 'single',
    element: 'AspirationHazard',
    categories: withP('P301+P310 P331 P405 P501', [row('Asp. Tox. 1', ['H304'], ['GHS08'], 'danger')]),
  },
  endocrineHuman: {
    section: '3.11',
    subsection: '11.2',
    beginnings: ['ED HH'],
    abbreviation: 'ED HH',
    categories: withP('P201 P202 P263 P280 P308+P313 P405 P501', [
      row('ED HH 1', ['EUH380'], [], 'danger'),
      row('ED HH 2', ['EUH381'], [], 'warning'),
    ]),
  },
  aquaticAcute: {
    section: '4.1',
    subsection: '12.1',
    beginnings: ['Aquatic Acute'],
    abbreviation: 'Aquatic Acute',
    categories: withP('P273 P391 P501', [row('Aquatic Acute 1', ['H400'], ['GHS09'], 'warning')]),
  },
  aquaticChronic: {
    section: '4.1',
    subsection: '12.1',
    beginnings: ['Aquatic Chronic'],
    abbreviation: 'Aquatic Chronic',
    categories: [
      ...withP('P273 P391 P501', [
        row('Aquatic Chronic 1', ['H410'], ['GHS09'], 'warning'),
        row('Aquatic Chronic 2', ['H411'], ['GHS09'], null),
      ]),
      ...withP('P273 P501', [
        row('Aquatic Chronic 3', ['H412'], [], null),
        row('Aquatic Chronic 4', ['H413'], [], null),
      ]),
    ],
  },
  endocrineEnvironment: {
    section: '4.2',
    subsection: '12.6',
    beginnings: ['ED ENV'],
    abbreviation: 'ED ENV',
    categories: withP(`${pbtAndPmt} P405`, [
      row('ED ENV 1', ['EUH430'], [], 'danger'),
      row('ED ENV 2', ['EUH431'], [], 'warning'),
    ]),
  },
  pbt: {
    section: '4.3',
    subsection: '12.5',
    beginnings: ['PBT', 'vPvB'],
    effects: 'category',
    categories: withP(pbtAndPmt, [row('PBT', ['EUH440'], [], 'danger'), row('vPvB', ['EUH441'], [], 'danger')]),
  },
  pmt: {
    section: '4.4',
    subsection: '12.5',
    beginnings: ['PMT', 'vPvM'],
    effects: 'category',
    categories: withP(pbtAndPmt, [row('PMT', ['EUH450'], [], 'danger'), row('vPvM', ['EUH451'], [], 'danger')]),
  },
  ozone: {
    section: '5.1',
    subsection: '12.7',
    beginnings: ['Ozone'],
    abbreviation: 'Ozone',
    categories: withP('P502', [row('Ozone 1', ['H420'], ['GHS07'], 'warning')]),
  },
} as const satisfies Record<string, HazardClassRow>;

/** The classes of the classification; acute toxicity has one for each route, skin and eye are separate. */
export type HazardClass = keyof typeof hazardClassRows;
export const hazardClasses = Object.keys(hazardClassRows) as HazardClass[];
/** The exposure after which the effects of a class of health appear. */
export type Onset = NonNullable<HazardClassRow['onset']>;
export const hazardClassRow = (hazardClass: HazardClass): HazardClassRow => hazardClassRows[hazardClass];

/** The classes whose row has a field: `PhysicalHazard` are those with `states`. */
export type ClassWith<Field extends keyof HazardClassRow> = {
  [Name in HazardClass]: (typeof hazardClassRows)[Name] extends Record<Field, unknown> ? Name : never;
}[HazardClass];
/** The classes of REACH Annex II 9.2.1. */
export type PhysicalHazard = ClassWith<'states'>;
export const physicalHazards = hazardClasses.filter(
  (name): name is PhysicalHazard => 'states' in hazardClassRows[name],
);
/** The hazards of REACH Annex II 11.1 (a) to (j). */
export type HealthHazard = (typeof hazardClassRows)[ClassWith<'health'>]['health'];
export const healthHazardNames: readonly HealthHazard[] = [
  ...new Set(Object.values(hazardClassRows).flatMap((entry) => ('health' in entry ? entry.health : []))),
];

/** All categories, in the order of CLP Annex I. */
export const hazardCategories: readonly HazardCategory[] = hazardClasses.flatMap(
  (name) => hazardClassRow(name).categories,
);

const statements = Object.fromEntries(
  hazardClasses.map((name) => [name, [...new Set(hazardClassRow(name).categories.flatMap(({ h }) => h))]]),
) as Record<HazardClass, string[]>;
/** The classes of a hazard of REACH Annex II 11.1. */
export const classesOfHealthHazard = (hazard: HealthHazard): HazardClass[] =>
  hazardClasses.filter((name) => hazardClassRow(name).health === hazard);

/** The statements of a class, each once. */
export const statementsOfClass = (hazardClass: HazardClass): readonly string[] => statements[hazardClass];

const isAcute = (hazardClass: HazardClass): hazardClass is ClassWith<'route'> =>
  'route' in hazardClassRows[hazardClass];
/** Acute toxicity by its routes, with the beginnings of the codes of each (CLP Annex I, Table 3.1.3). */
export const acuteRoutes = hazardClasses.filter(isAcute).map((hazardClass) => ({
  hazardClass,
  route: hazardClassRows[hazardClass].route,
  statements: new RegExp(`^(?:${statements[hazardClass].join('|')})`),
}));

/**
 * The row of a classification, `STOT SE 3` with `H336`. A suffix for the effect or the route (`H361d`, `H350i`)
 * is ignored. Undefined when CLP has no such category with that statement.
 */
export function hazardCategory(category: string, h: readonly string[]): HazardCategory | undefined {
  const plain = h.map((code) => code.replace(/^(?:(H350)i|(H36[01])(?:F|D|FD|Fd|Df|f|d|fd))$/, '$1$2'));
  return hazardCategories.find(
    (candidate) =>
      candidate.category === category &&
      candidate.h.length === plain.length &&
      candidate.h.every((code) => plain.includes(code)),
  );
}

/**
 * The classes for which the label is due: an aerosol need not be labelled for its aspiration hazard (CLP Annex I 1.3.3). Nor need containers
 * with a sealed spray attachment, but no fact says that a product has one.
 */
export const labelledClasses = <Class extends { category: string }>(
  classification: readonly Class[],
): readonly Class[] =>
  classification.some(({ category }) => isOfClass('aerosols', category))
    ? classification.filter(({ category }) => !isOfClass('aspiration', category))
    : classification;

/** Whether a category may be of a class, by its beginning; `Acute Tox. 3` may be of three classes, which differ by statements. */
export const isOfClass = (hazardClass: HazardClass, category: string): boolean =>
  hazardClassRow(hazardClass).beginnings.some((beginning) => category.startsWith(beginning));

const beginnings = hazardClasses.flatMap((hazardClass) =>
  hazardClassRow(hazardClass).beginnings.map((beginning) => ({ hazardClass, beginning })),
);
/** The classes that a category may be of, by its beginning. */
export const classesOfCategory = (category: string): HazardClass[] =>
  beginnings.flatMap(({ hazardClass, beginning }) => (category.startsWith(beginning) ? hazardClass : []));

/** The provision of a category: `Eye Irrit. 2` → `CLP Annex I 3.3`. */
export function provisionOf(category: string): string {
  const [hazardClass] = classesOfCategory(category);
  return hazardClass ? `CLP Annex I ${hazardClassRow(hazardClass).section}` : 'CLP Annex I';
}
