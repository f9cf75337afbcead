import { z } from 'zod';
import { casNumber, ecNumber, indexNumber } from '../../product/field.ts';
import { type ListRow, type RegulatoryListKind, regulatoryListNames } from '../../tables/regulatory-lists.ts';
import { entriesOfRow, shippedLists } from '../../tables/shipped-lists.ts';
import { SourceError } from '../read/source-error.ts';

const day = z.iso.date();
const meta = z.object({ title: z.string(), published: day, rows: z.int().positive(), leftOut: z.int().nonnegative() });

const hazardClass = z.strictObject({
  category: z.string().min(1),
  h: z.array(z.string()),
  detail: z.string().optional(),
  isMinimum: z.literal(true).optional(),
  mayHaveOtherRoutes: z.literal(true).optional(),
  mayHaveOtherEffects: z.literal(true).optional(),
  dependsOnForm: z.literal(true).optional(),
});
const text = z.string().min(1).optional();
const row = z.strictObject({
  index: indexNumber.optional(),
  name: z.string().min(1),
  substances: z.array(z.strictObject({ cas: casNumber.optional(), ec: ecNumber.optional(), name: text })),
  data: z.strictObject({
    classification: z.array(hazardClass).optional(),
    euh: z.array(z.string()).optional(),
    limits: z.array(z.string()).optional(),
    minimumRoutes: z.array(z.enum(['all', 'oral'])).optional(),
    notes: text,
    from: day.optional(),
    to: day.optional(),
    deletedFrom: day.optional(),
    reason: text,
    included: day.optional(),
    entry: text,
    sunsetDate: day.optional(),
    latestApplication: day.optional(),
    exemptedUses: text,
    conditions: text,
  }),
}) as z.ZodType<ListRow>;

/** Maximum number of rows, far above that of any list. */
const maxRows = 50_000;

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * Reads a list in the form in which the platform ships it: a line with its title, day and number of rows, then a row per line.
 * @throws SourceError when it is no such list, or a row is missing or wrong
 */
export function readShippedList(bytes: Uint8Array, shown: string) {
  const refuse = (reason: string) => new SourceError(`${shown} ${reason}. Nothing is changed.`);
  const [head = '', ...lines] = new TextDecoder()
    .decode(bytes)
    .trimEnd()
    .split('\n', maxRows + 2);
  const read = meta.safeParse(parseJson(head)).data;
  const kinds = Object.keys(regulatoryListNames) as RegulatoryListKind[];
  const kind = kinds.find((name) => read && shippedLists[name]?.meta.title === read.title);
  if (!read || !kind)
    throw refuse(
      'is none of the lists that a release updates: its first line does not name one, with its day and its rows',
    );
  if (lines.length !== read.rows)
    throw refuse(`has ${lines.length} rows, but its first line says ${read.rows}: it is incomplete`);
  const entries = lines.flatMap((line, index) => {
    const parsed = row.safeParse(parseJson(line));
    const [issue] = parsed.error?.issues ?? [];
    if (!parsed.success)
      throw refuse(`has a wrong row in line ${index + 2}: ${issue!.path.join('.')} ${issue!.message}`);
    return entriesOfRow(kind, read.published, parsed.data).map(({ kind: _kind, published: _day, ...entry }) => entry);
  });
  return { kind, published: read.published, entries, issues: [], rowsRead: read.rows };
}
