import type { ListRow, SubstanceNumbers } from '../regulatory-lists.ts';
import { type TableBuild, unionLicence } from './table-build.ts';

interface Substance {
  name: string;
  cas: string[];
  ec: string[];
}

/** A row of the Candidate List or of Annex XIV. */
interface SourceRow extends Substance {
  /** Letters of REACH Art. 57; `f-health`, `f-environment`. */
  reasons: string[];
  /** Why; of those of letter f a row has one. */
  kinds?: string[];
  members?: Substance[];
}
interface CandidateRow extends SourceRow {
  added: string;
}
interface AnnexXIVRow extends SourceRow {
  number: number;
  latestApplication: string;
  sunset: string;
}

/** Why a substance is of equivalent concern by letter f, in the words of ECHA’s decisions. */
const concerns: Readonly<Record<string, string>> = {
  endocrine: 'Endocrine disrupting properties',
  respiratorySensitiser: 'Respiratory sensitising properties',
  stotRE: 'Specific target organ toxicity after repeated exposure',
  equivalentConcern: 'Equivalent level of concern',
};

const scopes: Readonly<Record<string, string>> = { 'f-environment': 'environment', 'f-health': 'human health' };

/** `Article 57(a); Endocrine disrupting properties (Article 57(f) - human health)`; of Annex XIV, whose rows have no kinds, `Article 57(f)`. */
function reasonText({ name, reasons, kinds = [] }: SourceRow): string {
  const [concern, ...others] = kinds.flatMap((kind) => concerns[kind] ?? []);
  if (others.length > 0) throw new Error(`${name}: several reasons of Article 57(f)`);
  const texts = reasons.map((reason) =>
    concern !== undefined && scopes[reason] !== undefined
      ? `${concern} (Article 57(f) - ${scopes[reason]})`
      : `Article 57(${reason.charAt(0)})`,
  );
  return [...new Set(texts)].sort().join('; ');
}

/** The numbers of a row and of the members of its group. */
function substancesOf({ members = [], ...row }: SourceRow): SubstanceNumbers[] {
  const pairs = ({ cas, ec }: Substance): SubstanceNumbers[] =>
    Array.from({ length: Math.max(cas.length, ec.length) }, (_, position) => ({
      ...(cas[position] !== undefined && { cas: cas[position] }),
      ...(ec[position] !== undefined && { ec: ec[position] }),
    }));
  return [...pairs(row), ...members.flatMap((member) => pairs(member).map((pair) => ({ ...pair, name: member.name })))];
}

const compareNames = (a: ListRow, b: ListRow): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export const candidateList: TableBuild<CandidateRow> = {
  name: 'candidate-list',
  meta: {
    title: 'Candidate List',
    act: 'REACH Art. 59(10)',
    edition: 'last inclusion of 2026-02-04',
    published: '2026-04-01',
    sources: [
      'Facts of ECHA’s decisions, read in its list of 2026-04-01.',
      'The newest 50 entries compared with a second reading of 2025-12-25: dates and reasons are the same.',
      'Compared with ECHA’s list of 2026-10-09: the last inclusion is the same; 40 entries drawn at random are the same.',
    ],
    licence: 'Facts of decisions of ECHA, https://echa.europa.eu/candidate-list-table; only its own list is authentic',
    uncertain: 0,
    leftOut: 0,
    remarks: [
      'The members of a group are those that ECHA names, not all that there are.',
      'An entry with later reasons has its first date.',
    ],
  },
  build: (source) =>
    source
      .map((row): ListRow => ({
        name: row.name,
        substances: substancesOf(row),
        data: { reason: reasonText(row), included: row.added },
      }))
      .sort(compareNames),
};

export const annexXIV: TableBuild<AnnexXIVRow> = {
  name: 'annex-xiv',
  meta: {
    title: 'REACH Annex XIV',
    act: 'Regulation (EC) No 1907/2006',
    edition: 'last inclusion by Regulation (EU) 2022/586',
    published: '2026-04-01',
    sources: [
      'Facts of the Regulation, read in ECHA’s authorisation list of 2026-04.',
      'Dates of entries 1 to 50 compared with a second reading: all are the same.',
    ],
    licence: unionLicence,
    uncertain: 9,
    leftOut: 9,
    remarks: [
      'The numbers of entries 51 to 59 are left out: no reading of the act confirms them.',
      'Exempted uses are not in the table.',
    ],
  },
  build: (source) =>
    source.map((row): ListRow => ({
      name: row.name,
      substances: substancesOf(row),
      data: {
        reason: reasonText(row),
        ...(row.number <= 50 && { entry: String(row.number) }),
        latestApplication: row.latestApplication,
        sunsetDate: row.sunset,
      },
    })),
};
