import type { RoadRow, SeaRow } from '../transport.ts';
import type { TableBuild } from './table-build.ts';

/** A row as it was read; `check`: the fields that the readings have differently. Lists of such a row have what all readings have. */
type SourceRow<Row> = Row & { check?: string[] };

/**
 * Fields in which the readings differ in punctuation, capitals or line breaks only: the fact is the same. Label 6.1 of UN 1835, which the
 * reading of ADR lacks, follows from its code CT1, its hazard identification number 86, RID 2025 and the IMDG Code.
 */
const settledRoadFields: Readonly<Record<string, readonly string[]>> = {
  '1835': ['l'],
  '2956': ['n'],
  '3316': ['lq', 'eq'],
  '3371': ['n'],
  '3381': ['k'],
  '3389': ['k'],
  '3390': ['k'],
  '3474': ['n'],
  '3476': ['lq'],
  '3477': ['lq'],
};
/** Divisions that one reading prints with a decimal comma. */
const settledSeaFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['0511', '0512', '0513', '3423', '3553', '3560'].map((un) => [un, ['c']]),
);

/** The row without its doubtful fields, whose names are in `x`; a list keeps what all readings have. */
function rowOf<Row extends { un: string; x?: string[] }>(
  { check = [], ...row }: SourceRow<Row>,
  settled: Readonly<Record<string, readonly string[]>>,
): object {
  const doubtful = check.filter((field) => !settled[row.un]?.includes(field));
  if (doubtful.length === 0) return row;
  const isKept = ([field, value]: [string, unknown]) => !doubtful.includes(field) || Array.isArray(value);
  return { ...Object.fromEntries(Object.entries(row).filter(isKept)), x: doubtful };
}

const licence =
  'Facts of the agreements (numbers, codes, names); read with data of the CargoPilot project (Apache-2.0). The printed texts are authoritative';

export const transportRoad: TableBuild<SourceRow<RoadRow>> = {
  name: 'transport-road',
  meta: {
    title: 'Dangerous goods list, road',
    act: 'ADR, Chapter 3.2, Table A',
    edition: 'ADR 2025',
    published: '2025-01-01',
    sources: [
      'Facts of ADR 2025 (in force since 2025-01-01) and RID 2025, read by machine in editions of 2025 (English, German, French, Dutch) and in ADR 2023 (German).',
      'Compared with 49 CFR 172.101 of 2026-06-01: UN number, class and packing group of 2,284 of 2,347 numbers are the same; the others are no differences of fact.',
      'Transport category, tunnel restriction code and hazard identification number rest on the readings of ADR alone.',
    ],
    licence,
    uncertain: 82,
    leftOut: 71,
    remarks: [
      'A doubtful field is left out, its name is in x, and it is not compared; of a doubtful list of special provisions what all readings have is in the row.',
      'UN 1499 and UN 1999 without transport category, tunnel code and hazard identification number, which one edition lacks.',
      'Labels of UN 3537 to 3548 follow from the article (5.2.2.1.12).',
      'Names in English, German (Swiss spelling: ss) and French; UN 3257 in English only. Other languages have none here.',
      'prohibitedRail: carriage prohibited by RID 2025, of which the table has nothing else.',
      'Columns of packagings, tanks, bulk and carriage are not in the table; nor is ADR 2027.',
    ],
  },
  build: (source) => source.map((row) => rowOf<RoadRow>(row, settledRoadFields)),
};

export const transportSea: TableBuild<SourceRow<SeaRow>> = {
  name: 'transport-sea',
  meta: {
    title: 'Dangerous goods list, sea',
    act: 'IMDG Code, Chapter 3.2',
    edition: '42-24',
    published: '2026-01-01',
    sources: [
      'Facts of Amendment 42-24 (mandatory since 2026-01-01), read by machine in the list of resolution MSC.556(108).',
      'Compared with a second reading of Amendment 42-24: EmS of 2,860 of 2,860 rows, stowage category of 2,859 and segregation codes of 2,857 are the same.',
    ],
    licence,
    uncertain: 10,
    leftOut: 4,
    remarks: [
      'Left out: the stowage category of UN 1386, and of UN 2395, 2815 and 3259 the segregation codes that one reading lacks.',
      'mp is the P of column 4 where the list prints it; other substances are marine pollutants by their classification (2.9.3).',
      'prohibited and notSubject follow from special provisions 900 (of a whole entry) and 960.',
      'Stowage and segregation codes without their texts. Other special provisions and packing instructions are not in the table.',
    ],
  },
  build: (source) => source.map((row) => rowOf<SeaRow>(row, settledSeaFields)),
};
