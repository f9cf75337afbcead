import { appendQuery } from '@/lib/domain/pages/paths';
import type { SectionName, SettledKey } from '@/lib/domain/studio/step-props';
import type { StepId } from '@/lib/domain/studio/steps';

/** What the products screen shows. */
export interface StudioQuery {
  workgroup: number | null;
  search: string;
  state: ProductStateName | null;
  page: number;
}

/** The states of a draft; a product without an open draft is published. */
export const draftStates = ['draft', 'inReview', 'approved', 'published'] as const;
export type DraftStateName = (typeof draftStates)[number];
export const productStates = [...draftStates, 'removed'] as const;
export type ProductStateName = (typeof productStates)[number];

type Parameters = Record<string, string | string[] | undefined>;

/** Parses the query of the products screen; invalid values count as omitted. */
export function readStudioQuery(parameters: Parameters): StudioQuery {
  const first = (name: string) => [parameters[name]].flat()[0] ?? '';
  const numberOf = (name: string) => (/^[1-9]\d{0,8}$/.test(first(name)) ? Number(first(name)) : null);
  return {
    workgroup: numberOf('workgroup'),
    search: first('search').trim().slice(0, 100),
    state: productStates.find((state) => state === first('state')) ?? null,
    page: numberOf('page') ?? 1,
  };
}

const api = '/api/studio';
const draft = (id: string) => `${api}/drafts/${id}`;

/** Pages and handlers of the Studio, without the base path. Public pages do not import this table. */
export const studioPaths = {
  products: ({ workgroup, search, state, page }: Partial<StudioQuery> = {}) =>
    appendQuery('/studio', { workgroup, search, state, page: page === 1 ? null : page }),
  step: (id: string, step: StepId, { field, isTour = false }: { field?: string; isTour?: boolean } = {}) =>
    appendQuery(`/studio/${id}/${step}`, { field, tour: isTour ? 1 : null }),
  /** The review, where it says that a document of the draft cannot be made. */
  incompleteDocument: (id: string) =>
    `${appendQuery(`/studio/${id}/review`, { document: 'incomplete' })}#review-documents`,
  substances: (workgroup: number | null = null) => appendQuery('/studio/substances', { workgroup }),
  members: (workgroup: number | null = null) => appendQuery('/studio/members', { workgroup }),
  help: () => '/studio/help',
  api: {
    schema: () => `${api}/schema`,
    drafts: () => `${api}/drafts`,
    draft,
    section: (id: string, section: SectionName) => `${draft(id)}/sections/${section}`,
    presence: (id: string) => `${draft(id)}/presence`,
    preview: (id: string) => `${draft(id)}/preview`,
    comparison: (id: string, language: string) => appendQuery(`${draft(id)}/comparison`, { language }),
    events: (id: string) => `${draft(id)}/events`,
    eventsCsv: (id: string) => `${draft(id)}/events.csv`,
    files: (id: string) => `${draft(id)}/files`,
    upload: (id: string, name: string) => appendQuery(`${draft(id)}/files`, { name }),
    attached: (id: string, hash: string) => `${draft(id)}/files/${hash}`,
    file: (id: string) => `${draft(id)}/file`,
    document: (id: string, document: DraftDocument, language: string) =>
      appendQuery(`${draft(id)}/documents/${document}`, { language }),
    action: (id: string, action: 'submit' | 'return' | 'approve' | 'publish' | 'notify') => `${draft(id)}/${action}`,
    products: (query: Partial<StudioQuery>) =>
      appendQuery(`${api}/products`, { ...query, page: query.page === 1 ? null : query.page }),
    settledFinding: (workgroup: number, { finding, basis }: SettledKey) =>
      appendQuery(`${api}/settled-findings/${finding}/${basis}`, { workgroup }),
    phrases: (query: { search: string; subsection?: string; language: string }) => appendQuery(`${api}/phrases`, query),
    substances: (query: { workgroup: number; search?: string }) => appendQuery(`${api}/substances`, query),
    substance: (id: string) => `${api}/substances/${id}`,
    substanceUses: (id: string) => `${api}/substances/${id}/uses`,
    ingredient: (query: { workgroup: number; cas: string }) => appendQuery(`${api}/ingredient`, query),
    ufi: (query: { company: string; formulation: string }) => appendQuery(`${api}/ufi`, query),
    tableTemplate: (language: string) => appendQuery(`${api}/table.csv`, { language }),
    members: (workgroup: number) => appendQuery(`${api}/members`, { workgroup }),
    member: (workgroup: number, user: number) => appendQuery(`${api}/members/${user}`, { workgroup }),
  },
};

export const draftDocuments = ['sds', 'label', 'ipi'] as const;
export type DraftDocument = (typeof draftDocuments)[number];
