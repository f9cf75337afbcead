/** A table of acute toxicity estimates: categories 1 to 4. */
export interface AcuteRow {
  route: 'oral' | 'dermal' | 'inhalation';
  form: 'gas' | 'vapour' | 'dustOrMist' | null;
  unit: 'mg/kg' | 'mg/l' | 'ppmV';
  /** Upper bound of each category, itself included (Table 3.1.1). */
  upTo: readonly [number, number, number, number];
  /** Converted estimate for an ingredient of each category without an estimate (Table 3.1.2). */
  converted: readonly [number, number, number, number];
  /** Statement of each category (Table 3.1.3). */
  h: readonly [string, string, string, string];
}

const oral = ['H300', 'H300', 'H301', 'H302'] as const;
const dermal = ['H310', 'H310', 'H311', 'H312'] as const;
const inhalation = ['H330', 'H330', 'H331', 'H332'] as const;

/** CLP Annex I, Tables 3.1.1, 3.1.2 and 3.1.3. */
export const acuteRows: readonly AcuteRow[] = [
  { route: 'oral', form: null, unit: 'mg/kg', upTo: [5, 50, 300, 2000], converted: [0.5, 5, 100, 500], h: oral },
  { route: 'dermal', form: null, unit: 'mg/kg', upTo: [50, 200, 1000, 2000], converted: [5, 50, 300, 1100], h: dermal },
  {
    route: 'inhalation',
    form: 'gas',
    unit: 'ppmV',
    upTo: [100, 500, 2500, 20_000],
    converted: [10, 100, 700, 4500],
    h: inhalation,
  },
  {
    route: 'inhalation',
    form: 'vapour',
    unit: 'mg/l',
    upTo: [0.5, 2, 10, 20],
    converted: [0.05, 0.5, 3, 11],
    h: inhalation,
  },
  {
    route: 'inhalation',
    form: 'dustOrMist',
    unit: 'mg/l',
    upTo: [0.05, 0.5, 1, 5],
    converted: [0.005, 0.05, 0.5, 1.5],
    h: inhalation,
  },
];

/** Content from which an ingredient of acute toxicity counts, mass %, by its category (CLP Annex I, Table 1.1). */
export const acuteCutOffs = [0.1, 0.1, 0.1, 1] as const;
