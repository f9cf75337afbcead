import type { CmrRow } from '../restrictions.ts';
import { type SourceRow, substancesOf } from './annex-vi.ts';
import { type TableBuild, unionLicence } from './table-build.ts';

/** The classes of entries 28 to 30 with their general limits (CLP Annex I 3.5.3, 3.6.3, 3.7.3), mass %, and appendices by category. */
const classes = {
  'Carc.': { entry: 28, limit: 0.1, '1A': '1', '1B': '2' },
  'Muta.': { entry: 29, limit: 0.1, '1A': '3', '1B': '4' },
  'Repr.': { entry: 30, limit: 0.3, '1A': '5', '1B': '6' },
} as const;

/** CLP applies ATP 22 and 23 from these days on; Regulation (EU) 2025/1731 is the last amendment of the appendices that is known. */
const firstNotYet = '2026-05-01';

/** Entries that ATP 22 changed in other classes: the appendices have them since the class applies. */
const earlierClasses: Readonly<Record<string, string>> = { '605-001-00-5': '2015-04-01' };

const categoryOf = (category: string) => /^(Carc\.|Muta\.|Repr\.) (1[AB])/.exec(category);

function rowsOf(row: SourceRow): CmrRow[] {
  return Object.entries(classes).flatMap(([name, { entry, limit, ...appendices }]) => {
    const found = (row.classes ?? []).flatMap(({ category }) => {
      const [, type, part] = categoryOf(category ?? '') ?? [];
      return type === name ? [part as '1A' | '1B'] : [];
    });
    if (found.length === 0) return [];
    const specific = (row.limits ?? []).flatMap(({ category = '', from }) =>
      categoryOf(category)?.[1] === name && from !== undefined ? [from] : [],
    );
    const from = earlierClasses[row.index] ?? row.from ?? '';
    return [
      {
        entry,
        appendix: appendices[found.includes('1A') ? '1A' : '1B'],
        index: row.index,
        substances: substancesOf(row).map(({ cas, ec }) => ({
          ...(cas !== undefined && { cas }),
          ...(ec !== undefined && { ec }),
        })),
        limit: specific.length > 0 ? Math.min(...specific) : limit,
        from,
        ...(from >= firstNotYet && { isNotYet: true as const }),
      },
    ];
  });
}

export const annexXVIICmr: TableBuild<SourceRow> = {
  name: 'annex-xvii-cmr',
  source: 'annex-vi',
  meta: {
    title: 'REACH Annex XVII, Appendices 1 to 6',
    act: 'Regulation (EC) No 1907/2006',
    edition: 'Regulation (EU) 2025/1731',
    published: '2026-07-23',
    sources: [
      'Derived from CLP Annex VI: every entry of category 1A or 1B, with its specific limit, else 0.1, 0.1 and 0.3 %. The appendices themselves were not read.',
      'The additions that follow for ATP 21 are 5, 1 and 12, as (EU) 2025/1731 has them.',
    ],
    licence: unionLicence,
    uncertain: 26,
    leftOut: 0,
    remarks: [
      'Substances of ATP 22 and 23 (`isNotYet`) are not restricted: no amendment of the appendices that has them is known.',
      '`from` is the day of the present version of the entry; many are restricted for longer.',
      'Not in the table: deleted index numbers that an appendix still prints, substances that an appendix does not have, Appendix 11.',
    ],
  },
  build: (source) => source.filter(({ deletedFrom }) => deletedFrom === undefined).flatMap(rowsOf),
};
