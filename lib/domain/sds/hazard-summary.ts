/** A code with its name in the document's language. */
interface NamedCode {
  code: string;
  text: string;
}

/** A concentration in air. */
export interface Airborne {
  /** Null: the list has the limit in ppm only. */
  mgPerM3: number | null;
  ppm: number | null;
}

interface ExposureLimit {
  agent: string;
  /** The list, `TRGS 900`. */
  law: string;
  country: string;
  twa: Airborne | null;
  stel: Airborne | null;
  skin: boolean;
  /** Remark of the list, such as the fraction of a dust. */
  note: string | null;
}

export interface TransportSummary {
  /** `UN1090` */
  un: string;
  name: string;
  /** With the subsidiary hazard in brackets: `3 (6.1)`. */
  hazardClass: string;
  packingGroup: string | null;
  /** Labels and marks that have a drawing: `ADR3`, `ADR-ENV`. */
  labels: NamedCode[];
  hazardNumber: string | null;
  tunnelCode: string | null;
  limitedQuantity: string | null;
}

/** What a safety data sheet says in short; what it does not know is null or missing. */
export interface HazardSummary {
  version: { text: string; created: string | null };
  /** The country whose limits and rules are named. */
  country: string | null;
  signalWord: { code: 'danger' | 'warning'; text: string } | null;
  isHazardKnown: boolean;
  /** Names of the hazard classes that are possible and of which it is not known whether they apply. */
  openClasses: string[];
  pictograms: NamedCode[];
  statements: NamedCode[];
  equipment: { label: string; lines: string[] }[];
  signs: NamedCode[];
  limits: ExposureLimit[];
  hasNationalLimits: boolean;
  flashPoint: string | null;
  /** TRGS 510; null: the data do not decide it. */
  storageClass: string | null;
  /** Null: no dangerous goods where the hazards are known and no class is open; else not known. */
  transport: TransportSummary | null;
}

/** A limit as one row: each limit has a row for the shift and one for a short time. */
interface LimitRow {
  limit: ExposureLimit;
  span: 'twa' | 'stel';
  value: Airborne;
}

export const limitRows = (limits: readonly ExposureLimit[]): LimitRow[] =>
  limits.flatMap((limit) =>
    (['twa', 'stel'] as const).flatMap((span) => {
      const value = limit[span];
      return value ? [{ limit, span, value }] : [];
    }),
  );

/**
 * A logarithmic scale over values of one unit, between powers of ten: from the one before that of the smallest value, so that its bar is
 * seen, to one at or above the largest. Positions of values and of the powers are from 0 to 1. Null where there is nothing
 * to compare: fewer than two values, or one that is not above zero.
 */
export function logarithmicScale(
  values: readonly number[],
): { position: (value: number) => number; powers: { value: number; position: number }[] } | null {
  if (values.length < 2 || values.some((value) => !(value > 0))) return null;
  const exponents = values.map(Math.log10);
  const low = Math.floor(Math.min(...exponents) + 1e-9) - 1;
  const high = Math.ceil(Math.max(...exponents) - 1e-9);
  const span = high - low;
  return {
    position: (value) => (Math.log10(value) - low) / span,
    powers: Array.from({ length: span + 1 }, (_, index) => ({ value: 10 ** (low + index), position: index / span })),
  };
}
