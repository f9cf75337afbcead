import { and, asc, eq, sql } from 'drizzle-orm';
import { containsWord } from '../contains-word.ts';
import { type Database, rowsOf } from '../database.ts';
import { studioSubstances, substanceOrder } from '../schema.ts';

export type Substance = typeof studioSubstances.$inferSelect;

const maxFound = 50;
const maxSorted = 500;
const maxUses = 200;

const folded = (text: string) => sql<string>`fold_text(${text})`;

/** The search text of a substance: its names and numbers. */
function searchTextOf(content: Record<string, unknown>): string {
  const { name, cas, ec, index, reach } = content;
  const names = typeof name === 'object' && name !== null ? Object.values(name) : [name];
  return [...names, cas, ec, index, reach]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 5000);
}

const casOf = ({ cas }: Record<string, unknown>) => (typeof cas === 'string' && cas !== '' ? cas : null);

/** The substances of a workgroup with all the words, by their names; of very many that match, some. */
export async function searchSubstances(database: Database, workgroupId: number, search: string): Promise<Substance[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 10);
  const isMatch = and(
    eq(studioSubstances.workgroupId, workgroupId),
    ...words.map((word) => containsWord(studioSubstances.search, word)),
  );
  // Sorting all that match a frequent word would read most of the table.
  const matches = sql`(select id from ${studioSubstances} where ${isMatch} limit ${maxSorted})`;
  return await database
    .select()
    .from(studioSubstances)
    .where(words.length === 0 ? isMatch : sql`${studioSubstances.id} = any(array${matches})`)
    .orderBy(substanceOrder(studioSubstances), asc(studioSubstances.id))
    .limit(maxFound);
}

export async function findSubstance(database: Database, id: string): Promise<Substance | undefined> {
  const [substance] = await database.select().from(studioSubstances).where(eq(studioSubstances.id, id));
  return substance;
}

export async function findSubstanceByCas(
  database: Database,
  workgroupId: number,
  cas: string,
): Promise<Substance | undefined> {
  const [substance] = await database
    .select()
    .from(studioSubstances)
    .where(and(eq(studioSubstances.workgroupId, workgroupId), eq(studioSubstances.cas, cas)))
    .orderBy(asc(studioSubstances.changed))
    .limit(1);
  return substance;
}

export async function addSubstance(
  database: Database,
  workgroupId: number,
  content: Record<string, unknown>,
): Promise<Substance> {
  const [added] = await database
    .insert(studioSubstances)
    .values({ workgroupId, content, cas: casOf(content), search: folded(searchTextOf(content)) })
    .returning();
  return added!;
}

/** Changes a substance; undefined: its revision is no longer the expected one. */
export async function changeSubstance(
  database: Database,
  id: string,
  expected: number,
  content: Record<string, unknown>,
): Promise<Substance | undefined> {
  const [changed] = await database
    .update(studioSubstances)
    .set({
      content,
      cas: casOf(content),
      search: folded(searchTextOf(content)),
      revision: expected + 1,
      changed: new Date(),
    })
    .where(and(eq(studioSubstances.id, id), eq(studioSubstances.revision, expected)))
    .returning();
  return changed;
}

/** Resolves to whether it was deleted; false: its revision is no longer the expected one. */
export async function deleteSubstance(database: Database, id: string, expected: number): Promise<boolean> {
  const deleted = await database
    .delete(studioSubstances)
    .where(and(eq(studioSubstances.id, id), eq(studioSubstances.revision, expected)))
    .returning({ id: studioSubstances.id });
  return deleted.length > 0;
}

export interface SubstanceUse {
  productId: number | null;
  draft: string | null;
  code: string;
  name: Record<string, string>;
  /** Mass %; null: only a range is known. */
  content: number | null;
}

/** The products and open drafts of the workgroup with the substance: by its CAS number, else its EC number, else its English name. */
export async function findSubstanceUses(
  database: Database,
  { workgroupId, content }: Substance,
): Promise<SubstanceUse[]> {
  const { cas, ec, name } = content as { cas?: unknown; ec?: unknown; name?: { en?: unknown } };
  const [path, value] =
    typeof cas === 'string'
      ? ['{cas}', cas]
      : typeof ec === 'string'
        ? ['{ec}', ec]
        : ['{name,en}', String(name?.en ?? '')];
  const result = await database.execute(sql`
    select products.id as product_id, null as draft, products.code, newest.facts -> 'name' as name, entry ->> 'content' as content
    from workgroup_products
    join products on products.id = workgroup_products.product_id
    join lateral (
      select facts from product_versions where product_versions.product_id = products.id order by number desc limit 1
    ) newest on true
    cross join lateral jsonb_array_elements(newest.facts -> 'composition') as entry
    where workgroup_products.workgroup_id = ${workgroupId} and entry #>> ${path}::text[] = ${value}
    union all
    select drafts.product_id, drafts.id::text, drafts.summary ->> 'code', drafts.summary -> 'name', entry ->> 'content'
    from studio_drafts drafts
    join studio_draft_sections sections on sections.draft_id = drafts.id and sections.section = 'ingredients'
    cross join lateral jsonb_array_elements(case jsonb_typeof(sections.content #> '{facts,composition}')
      when 'array' then sections.content #> '{facts,composition}' else '[]' end) as entry
    where drafts.workgroup_id = ${workgroupId} and drafts.state <> 'published' and entry #>> ${path}::text[] = ${value}
    order by code, product_id limit ${maxUses}`);
  return rowsOf(result).map((row) => ({
    productId: row.product_id === null ? null : Number(row.product_id),
    draft: row.draft as string | null,
    code: String(row.code ?? ''),
    name: (row.name ?? {}) as SubstanceUse['name'],
    content: Number.isFinite(Number(row.content ?? NaN)) ? Number(row.content) : null,
  }));
}
