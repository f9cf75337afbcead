import { isCasNumber, isEcNumber, isIndexNumber } from '../../law/identifiers.ts';
import { annexVI } from './annex-vi.ts';
import { annexXVII, precursors } from './annex-xvii.ts';
import { annexXVIICmr } from './annex-xvii-cmr.ts';
import { limitsOfFrance, limitsOfGreatBritain, limitsOfUnion } from './limits.ts';
import { annexXIV, candidateList } from './reach-lists.ts';
import { sourceRows, type TableBuild } from './table-build.ts';
import { transportRoad, transportSea } from './transport.ts';

const rightDigit: Record<string, (number: string) => boolean> = {
  cas: isCasNumber,
  ec: isEcNumber,
  index: isIndexNumber,
};

/** @throws Error when a number of the row, or of a part of it, has a wrong check digit */
function checkNumbers(row: object): void {
  for (const [field, value] of Object.entries(row))
    for (const part of [value].flat() as unknown[]) {
      if (typeof part === 'object' && part !== null) checkNumbers(part);
      else if (typeof part === 'string' && rightDigit[field]?.(part) === false)
        throw new Error(`${part} has a wrong check digit`);
    }
}

/** The text of a shipped table: its meta data and its rows, one JSON object per line. */
function tableText<SourceRow>({ name, source: sourceName = name, meta, build }: TableBuild<SourceRow>): string {
  const rows = build(sourceRows<SourceRow>(sourceName));
  rows.forEach(checkNumbers);
  return [{ ...meta, rows: rows.length }, ...rows].map((row) => `${JSON.stringify(row)}\n`).join('');
}

const table = <SourceRow>(build: TableBuild<SourceRow>) => ({ name: build.name, text: () => tableText(build) });

/** The shipped tables; `npm run build:tables` writes them. */
export const tables = [
  table(annexVI),
  table(candidateList),
  table(annexXIV),
  table(annexXVII),
  table(annexXVIICmr),
  table(precursors),
  table(limitsOfUnion),
  table(limitsOfFrance),
  table(limitsOfGreatBritain),
  table(transportRoad),
  table(transportSea),
];
