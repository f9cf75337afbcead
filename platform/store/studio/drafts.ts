import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SectionContent, SectionName, Sections } from '../../product/file-sections.ts';
import {
  type DraftState,
  type DraftSummary,
  type FieldChange,
  isClosed,
  type PresencePlace,
} from '../../product/studio.ts';
import { containsWord } from '../contains-word.ts';
import { type Database, rowsOf } from '../database.ts';
import { studioDrafts, studioDraftSections, studioPresence, users } from '../schema.ts';
import { type Actor, addEvents, type Author, returnedByChange } from '../trail.ts';

export interface StoredSection {
  revision: number;
  content: SectionContent;
  changedBy: string;
  changed: Date;
}

export type StoredDraft = typeof studioDrafts.$inferSelect & {
  owner: string | null;
  sections: Record<SectionName, StoredSection>;
};

export type DraftHead = Pick<StoredDraft, 'id' | 'productId' | 'workgroupId' | 'state'>;

/** The revision of a draft as a whole: it counts the changes of all sections. */
export const revisionOf = ({ sections }: Pick<StoredDraft, 'sections'>): number =>
  Object.values(sections).reduce((sum, { revision }) => sum + revision, 0);

export const contentsOf = ({ sections }: Pick<StoredDraft, 'sections'>): Sections =>
  Object.fromEntries(Object.entries(sections).map(([name, { content }]) => [name, content])) as Sections;

/** A draft with its sections; `lock`: until the end of the transaction nobody else changes it. */
export async function findDraft(database: Database, id: string, lock = false): Promise<StoredDraft | undefined> {
  if (lock)
    await database.select({ id: studioDrafts.id }).from(studioDrafts).where(eq(studioDrafts.id, id)).for('update');
  const [row] = await database
    .select({ draft: studioDrafts, owner: users.name })
    .from(studioDrafts)
    .leftJoin(users, eq(users.id, studioDrafts.ownerId))
    .where(eq(studioDrafts.id, id));
  if (!row) return undefined;
  const rows = await database.select().from(studioDraftSections).where(eq(studioDraftSections.draftId, id));
  const sections = Object.fromEntries(
    rows.map(({ section, revision, content, changedBy, changed }) => [
      section,
      { revision, content, changedBy, changed },
    ]),
  ) as StoredDraft['sections'];
  return { ...row.draft, owner: row.owner, sections };
}

/** A draft without its sections. */
export async function findDraftHead(database: Database, id: string): Promise<DraftHead | undefined> {
  const { productId, workgroupId, state } = studioDrafts;
  const [head] = await database
    .select({ id: studioDrafts.id, productId, workgroupId, state })
    .from(studioDrafts)
    .where(eq(studioDrafts.id, id));
  return head;
}

/** The draft of a product that is not published yet, or of a new one of a workgroup by its code. */
export async function findOpenDraft(database: Database, subject: number | { workgroupId: number; code: string }) {
  const isOfSubject =
    typeof subject === 'number'
      ? eq(studioDrafts.productId, subject)
      : and(
          isNull(studioDrafts.productId),
          eq(studioDrafts.workgroupId, subject.workgroupId),
          sql`${studioDrafts.summary} ->> 'code' = ${subject.code}`,
        );
  const [draft] = await database
    .select({ id: studioDrafts.id, workgroupId: studioDrafts.workgroupId })
    .from(studioDrafts)
    .where(and(isOfSubject, ne(studioDrafts.state, 'published')));
  return draft;
}

export interface NewDraft {
  workgroupId: number;
  productId: number | null;
  baseVersion: string | null;
  baseDigest: string | null;
  history: object[];
  sections: Sections;
  summary: DraftSummary;
  /** Whether its contents are the user's; not those of a product that is only opened. */
  isChanged: boolean;
  /** What the draft was made of. */
  comment: string;
}

/** Writes a draft with its sections and the first entry of its audit trail, in a transaction of the caller. */
export async function insertDraft(database: Database, user: Author, draft: NewDraft): Promise<string> {
  const { workgroupId, productId, baseVersion, baseDigest, history, sections, summary, isChanged, comment } = draft;
  const [row] = await database
    .insert(studioDrafts)
    .values({
      workgroupId,
      productId,
      baseVersion,
      baseDigest,
      history,
      summary,
      ownerId: user.id,
      changedBy: isChanged && user.id !== null ? [user.id] : [],
    })
    .returning({ id: studioDrafts.id });
  const { id } = row!;
  await database.insert(studioDraftSections).values(
    Object.entries(sections).map(([section, content]) => ({
      draftId: id,
      section: section as SectionName,
      content,
      changedBy: user.name,
    })),
  );
  await addEvents(database, { draftId: id, productId, workgroupId }, user, [{ action: 'created', comment }]);
  return id;
}

export interface SectionSave {
  draftId: string;
  section: SectionName;
  /** The revision that the user has seen. */
  expected: number;
  content: SectionContent;
  changes: FieldChange[];
  summary: DraftSummary;
}

/** Why a save is refused; `conflict` with the stored section. */
export type RefusedSave =
  | { refused: 'not_found' }
  | { refused: 'state'; state: DraftState }
  | { refused: 'conflict'; stored: StoredSection };

/**
 * Saves a section with its changes in the audit trail, both or nothing. Saves of one draft follow each other: only the one that has
 * seen the stored revision is accepted. A change of an approved draft returns it to its author.
 */
export const saveSection = (
  database: Database,
  user: Actor,
  { draftId, section, expected, content, changes, summary }: SectionSave,
): Promise<{ revision: number; state: DraftState } | RefusedSave> =>
  database.transaction(async (transaction) => {
    const [draft] = await transaction.select().from(studioDrafts).where(eq(studioDrafts.id, draftId)).for('update');
    if (!draft) return { refused: 'not_found' };
    const [stored] = await transaction
      .select()
      .from(studioDraftSections)
      .where(and(eq(studioDraftSections.draftId, draftId), eq(studioDraftSections.section, section)));
    if (isClosed(draft.state)) return { refused: 'state', state: draft.state };
    if (stored!.revision !== expected) return { refused: 'conflict', stored: stored! };
    const revision = expected + 1;
    await transaction
      .update(studioDraftSections)
      .set({ content, revision, changedBy: user.name, changed: new Date() })
      .where(and(eq(studioDraftSections.draftId, draftId), eq(studioDraftSections.section, section)));
    await transaction
      .update(studioDrafts)
      .set({
        state: 'draft',
        summary,
        updated: new Date(),
        changedBy: [...new Set([...draft.changedBy, user.id])],
      })
      .where(eq(studioDrafts.id, draftId));
    const returned = draft.state === 'approved' ? returnedByChange : null;
    await addEvents(
      transaction,
      { draftId, productId: draft.productId, workgroupId: draft.workgroupId },
      user,
      changes.map((change) => ({
        action: 'changed',
        ...change,
        comment: returned ?? (change.field === '' ? `the section ${section} as a whole` : null),
      })),
    );
    return { revision, state: 'draft' };
  });

/** Sets the state of a draft that is locked. */
export async function setDraftState(
  database: Database,
  id: string,
  state: DraftState,
  changes: { comment?: string | null; productId?: number; summary?: DraftSummary } = {},
): Promise<void> {
  await database
    .update(studioDrafts)
    .set({ state, updated: new Date(), ...changes })
    .where(eq(studioDrafts.id, id));
}

export async function deleteDraft(database: Database, id: string): Promise<void> {
  await database.delete(studioDrafts).where(eq(studioDrafts.id, id));
}

/** Time after which a user who was not seen has left. */
const presenceSeconds = 60;

/** Records that a user has a section open. Resolves to the other users of the draft. */
export async function notePresence(database: Database, draftId: string, userId: number, section: PresencePlace) {
  const row = { draftId, userId, section, at: new Date() };
  await database
    .insert(studioPresence)
    .values(row)
    .onConflictDoUpdate({ target: [studioPresence.draftId, studioPresence.userId], set: row });
  return database
    .select({ name: users.name, section: studioPresence.section })
    .from(studioPresence)
    .innerJoin(users, eq(users.id, studioPresence.userId))
    .where(
      and(
        eq(studioPresence.draftId, draftId),
        ne(studioPresence.userId, userId),
        sql`${studioPresence.at} > now() - make_interval(secs => ${presenceSeconds})`,
      ),
    )
    .orderBy(users.name);
}

/** The revisions of a draft's sections and its state. */
export async function findRevisions(database: Database, draftId: string) {
  const rows = await database
    .select({ section: studioDraftSections.section, revision: studioDraftSections.revision })
    .from(studioDraftSections)
    .where(eq(studioDraftSections.draftId, draftId));
  return Object.fromEntries(rows.map(({ section, revision }) => [section, revision])) as Record<SectionName, number>;
}

export interface StudioListQuery {
  workgroupId: number;
  search: string;
  state: DraftState | 'removed' | undefined;
  /** From 0. */
  offset: number;
  max: number;
}

export interface StudioListRow {
  draft: string | null;
  productId: number | null;
  code: string;
  name: Record<string, string>;
  state: DraftState | 'removed';
  summary: DraftSummary | null;
  sdsLangs: number[];
  owner: string | null;
  changed: Date;
  version: string | null;
}

/** The products of a workgroup's list and its drafts, the last changed first. */
export async function listStudioProducts(
  database: Database,
  { workgroupId, search, state, offset, max }: StudioListQuery,
): Promise<{ total: number; rows: StudioListRow[] }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 10);
  const matches = words.map((word) => sql`and ${containsWord(sql`searched`, word)}`);
  const stateCondition = state ? sql`and state = ${state}` : sql``;
  const listed = sql`
    with drafts as (
      select * from studio_drafts where workgroup_id = ${workgroupId} and state <> 'published'
    ), listed as (
      select drafts.id as draft, products.id as product_id,
        coalesce(drafts.summary ->> 'code', products.code) as code,
        coalesce(drafts.summary -> 'name', newest.name, '{}') as name,
        coalesce(drafts.state, products.state) as state, drafts.summary, workgroup_products.sds_langs,
        owners.name as owner, coalesce(drafts.updated, products.updated) as changed, newest.text as version,
        workgroup_products.search as stored_search
      from workgroup_products
      join products on products.id = workgroup_products.product_id
      left join drafts on drafts.product_id = products.id
      left join users owners on owners.id = drafts.owner_id
      left join lateral (
        select text, facts -> 'name' as name from product_versions
        where product_versions.product_id = products.id order by number desc limit 1
      ) newest on true
      where workgroup_products.workgroup_id = ${workgroupId}
      union all
      select drafts.id, null, drafts.summary ->> 'code', drafts.summary -> 'name', drafts.state, drafts.summary,
        '{}'::integer[], owners.name, drafts.updated, null, ''
      from drafts left join users owners on owners.id = drafts.owner_id
      where drafts.product_id is null
    ), found as (
      select *, fold_text(concat_ws(' ', code, stored_search,
        (select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(name) when 'object' then name end)))) as searched from listed
    ), matching as (select * from found where true ${sql.join([...matches, stateCondition], sql` `)})
    select page.*, counted.total from (select count(*)::integer as total from matching) counted left join (
      select * from matching order by (draft is null), changed desc, code, product_id limit ${max} offset ${offset}
    ) page on true
    order by (draft is null), changed desc, code, product_id`;
  const [firstRow, ...otherRows] = rowsOf(await database.execute(listed));
  // After the last page the query returns one row, with the total only.
  const rows = firstRow?.changed ? [firstRow, ...otherRows] : [];
  return {
    total: Number(firstRow?.total ?? 0),
    rows: rows.map((row) => ({
      draft: row.draft as string | null,
      productId: row.product_id === null ? null : Number(row.product_id),
      code: String(row.code ?? ''),
      name: (row.name ?? {}) as StudioListRow['name'],
      state: row.state as StudioListRow['state'],
      summary: row.summary as DraftSummary | null,
      sdsLangs: (row.sds_langs ?? []) as number[],
      owner: row.owner as string | null,
      changed: new Date(row.changed as string),
      version: row.version as string | null,
    })),
  };
}
