import { z } from 'zod';
import {
  type Checklist,
  type Comparison,
  type ConflictingSection,
  type CreatedDrafts,
  type Draft,
  draftActions,
  type Member,
  type Presence,
  previewParts,
  type SavedSection,
  type StudioAccess,
  type StudioEvent,
  studioEvents as studioEventNames,
  type StudioProducts,
  studioRoles,
} from '@/lib/domain/studio/drafts';
import {
  findingWeights,
  mapSections,
  type ClassificationPreview,
  type DraftFile,
  type DraftFiles,
  type Finding,
  type FoundSubstances,
  type IngredientKnowledge,
  type JsonObject,
  type JsonSchema,
  type ListedSubstance,
  presencePlaces,
  type SectionContent,
  sectionNames,
  type StudioPhrase,
  type StudioSubstance,
  type SubstanceUse,
  type TransportProposal,
} from '@/lib/domain/studio/step-props';
import { draftStates } from '@/lib/domain/studio/studio-paths';
import { count, list, required, text } from '@/lib/upstream/lenient';

// Responses of the platform's Studio (docs/platform-api.md, 'Studio').

const state = z.enum(draftStates);
const texts = z.record(z.string(), z.string()).catch({});
/** `{name}`, or the name alone. */
const person = z
  .union([z.object({ name: text }).transform(({ name }) => name), text])
  .nullish()
  .transform((name) => name ?? null)
  .catch(null);
const countOrNull = count
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);
const idOrNull = z
  .number()
  .int()
  .positive()
  .nullish()
  .transform((id) => id ?? null);
const section = z.enum(sectionNames);
const sectionOrNull = section
  .nullish()
  .transform((name) => name ?? null)
  .catch(null);
const roles = list(z.enum(studioRoles));
/** Values of JSON, in which nothing else is looked at. */
const fields = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const content: z.ZodType<SectionContent> = z.object({
  product: fields.optional(),
  facts: fields.optional(),
  version: fields.optional(),
});

export const studioAccess: z.ZodType<StudioAccess> = z.object({
  workgroups: list(z.object({ id: z.number().int(), name: required, roles })),
  fourEyes: z.boolean().catch(true),
  demoProducts: list(z.object({ id: z.number().int(), name: texts })),
});

const problem = z.object({
  severity: z.enum(['error', 'warning']).catch('error'),
  file: text,
  line: countOrNull,
  field: text,
  message: required,
  language: text,
});

const product = z.object({
  draft: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  productId: idOrNull,
  code: z.string().catch(''),
  name: texts,
  state: z.enum([...draftStates, 'removed']),
  todo: countOrNull,
  errors: countOrNull,
  warnings: countOrNull,
  languages: list(required),
  owner: person,
  changed: text,
  version: text,
});
export const studioProducts: z.ZodType<StudioProducts> = z.object({ total: count, products: list(product) });

const storedSection = z
  .object({ revision: count, content, changedBy: person })
  .catch({ revision: 0, content: {}, changedBy: null });
export const draft: z.ZodType<Draft> = z
  .object({
    id: z.uuid(),
    workgroup: z.object({ id: z.number().int(), name: text }),
    productId: idOrNull,
    state,
    owner: person,
    version: text,
    permissions: z.partialRecord(z.enum(draftActions), z.boolean()).catch({}),
    refusals: z.partialRecord(z.enum(draftActions), z.string()).catch({}),
    sections: z.record(z.string(), z.unknown()),
    comment: text,
  })
  .transform(({ sections, ...rest }) => ({
    ...rest,
    sections: mapSections((name) => storedSection.parse(sections[name])),
  }));

export const savedSection: z.ZodType<SavedSection> = z.object({
  revision: count,
  state: state.nullish().transform((name) => name ?? null),
});
export const conflictingSection: z.ZodType<ConflictingSection> = z.object({
  revision: count,
  content,
  changedBy: person,
});

export const presence: z.ZodType<Presence> = z.object({
  others: list(z.object({ name: required, section: z.enum(presencePlaces).nullable().catch(null) })),
  revisions: z.partialRecord(section, count).catch({}),
  state: state.nullish().transform((name) => name ?? null),
});

const finding: z.ZodType<Finding> = z.object({
  section,
  pointer: z.string().catch(''),
  severity: z.enum(['error', 'warning']),
  weight: z.enum(findingWeights).optional().catch(undefined),
  message: required,
  language: z.string().optional().catch(undefined),
  provision: z.string().optional().catch(undefined),
  rule: z.string().optional().catch(undefined),
  proposal: z.string().optional().catch(undefined),
  isOpen: z.boolean().optional().catch(undefined),
  question: z
    .object({
      class: required,
      categories: list(z.object({ category: required, h: list(required), name: required })),
    })
    .optional()
    .catch(undefined),
  key: z.object({ finding: required, basis: required }).optional().catch(undefined),
  settled: z
    .object({
      scope: z.enum(['product', 'workgroup']),
      reason: required,
      user: z.string().optional().catch(undefined),
      date: z.iso.date().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

const checklist: z.ZodType<Checklist> = z.object({
  met: count,
  total: count,
  points: list(
    z
      .object({
        id: required,
        text: required,
        met: z.boolean(),
        section: sectionOrNull,
        result: z.enum(['met', 'notMet', 'notAssessed']).optional(),
        provision: text,
        why: text,
        remedy: text,
      })
      .transform(({ met, result = met ? 'met' : 'notMet', ...rest }) => ({ ...rest, result })),
  ),
});

const orNull = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);
const figure = orNull(z.number());
const optionalText = z.string().optional().catch(undefined);
const transportProposal: z.ZodType<TransportProposal> = z.object({
  kind: z.enum(['entry', 'choice', 'open', 'notDangerousGoods']),
  reasons: z.array(required),
  entries: z.array(z.object({ transport: fields, emergencySchedules: text, condition: optionalText })),
  missing: z.array(z.object({ section, pointer: z.string(), message: required })),
});
/** As in 3.18. A category that cannot be read is no reason to hide it: then there is no derived classification. */
const classification: z.ZodType<ClassificationPreview> = z.object({
  // A platform without translations does not name it.
  language: z.string().min(1).catch('en'),
  classification: z.array(
    z.object({
      category: required,
      h: z.array(required),
      basis: z.string(),
      provision: z.string().catch(''),
      value: figure,
      limit: figure,
      unit: text,
      class: text,
      sentence: optionalText,
      inSum: z.boolean().optional().catch(undefined),
      steps: list(
        z.object({ ingredient: required, content: z.number(), limit: figure, factor: figure, contribution: figure }),
      ),
    }),
  ),
  // That a class is open is never lost: else it would seem not to apply.
  open: z.array(z.object({ class: required, field: required, section: section.catch('properties') })).default([]),
  notClassified: list(z.object({ class: required, of: z.string().optional(), reason: z.string() })),
  supplemental: list(z.object({ h: required, for: list(required), provision: z.string().catch('') })),
  unknownToxicity: list(z.object({ route: required, percent: z.number() })),
  labelNames: list(required),
  sds: z.object({ duty: z.enum(['required', 'onRequest', 'none', 'unknown']), because: list(required) }),
  differences: list(
    z.object({
      class: text,
      category: required,
      kind: z.enum(['lacking', 'extra']),
      because: z.string().catch(''),
      replaces: list(z.object({ category: required, h: list(required) })),
    }),
  ),
  warnings: list(required).optional(),
  label: fields.optional().catch(undefined),
  transport: transportProposal.optional().catch(undefined),
});

const listedSubstance: z.ZodType<ListedSubstance> = z.object({
  name: required,
  source: required,
  notes: text,
  deletedFrom: text,
  appliesFrom: text,
  fields,
});

/** HTML is not sanitised yet. */
export const preview = z.object({
  findings: orNull(list(finding)),
  classification: orNull(classification),
  ingredients: orNull(
    z.object({
      count,
      exact: z.number(),
      exactCount: count,
      lower: z.number(),
      upper: z.number(),
      unreadCount: count,
      ranges: z.array(orNull(z.object({ content: z.number(), range: required }))),
      unclassified: z.array(count),
      fill: list(z.object({ index: count, cas: required, fields })),
    }),
  ),
  label: orNull(z.object({ svg: text, refusal: text })),
  sds: orNull(
    z.object({
      html: z.string(),
      derived: list(z.object({ subsection: required, text, from: text, provision: text })),
    }),
  ),
  leftOut: list(z.enum(previewParts)),
  emergency: orNull(
    z.object({
      telephone: text,
      signalWord: text,
      pictograms: list(required),
      unNumbers: list(required),
      hazards: list(z.object({ code: required, text: required })),
      html: z.string(),
    }),
  ),
  checklist: orNull(checklist),
});

const fileVersion = z.object({ size: count, hash: z.string().regex(/^[0-9a-f]{64}$/) });
export const draftFile: z.ZodType<DraftFile> = fileVersion.extend({ file: required, name: required });
export const draftFiles: z.ZodType<DraftFiles> = z.object({
  files: list(draftFile),
  limits: z.object({ fileBytes: count, draftFiles: count, draftBytes: count, workgroupBytes: count }),
  used: z.object({ draftFiles: count, draftBytes: count, workgroupBytes: count }),
});

export const comparison: z.ZodType<Comparison> = z.object({
  version: text,
  next: text,
  facts: list(
    z.object({ section: section.catch('identity'), pointer: z.string(), before: z.unknown(), after: z.unknown() }),
  ),
  files: list(z.object({ name: required, before: orNull(fileVersion), after: orNull(fileVersion) })),
  sections: list(z.number().int()),
  checklist: orNull(checklist),
  objections: list(finding),
  recipients: count.catch(0),
});

export const events: z.ZodType<{ events: StudioEvent[]; hasMore: boolean }> = z.object({
  events: list(
    z.object({
      id: z.union([z.string(), z.number().transform(String)]),
      at: required,
      user: z.string().catch(''),
      action: z.enum(studioEventNames),
      field: text,
      before: z.unknown(),
      after: z.unknown(),
      comment: text,
    }),
  ),
  hasMore: z.boolean().catch(false),
});

export const createdDrafts: z.ZodType<CreatedDrafts> = z.object({
  drafts: list(z.uuid()),
  problems: list(problem),
});

export const published = z.object({ productId: z.number().int().nullish(), version: text });
export const notified = z.object({ mails: count });
export const nothing = z.unknown().transform(() => ({}));

export const members: z.ZodType<{ members: Member[] }> = z.object({
  members: list(z.object({ id: z.number().int(), name: required, roles })),
});

const phrase: z.ZodType<StudioPhrase> = z
  .object({ name: required, subsection: text, text: texts })
  .transform(({ subsection, ...rest }) => ({ ...rest, subsection: subsection ?? '' }));
export const phrases = z.object({ phrases: list(phrase) }).transform((read) => read.phrases);
export const substance: z.ZodType<StudioSubstance> = z.object({ id: required, revision: count, content: fields });
export const substances: z.ZodType<FoundSubstances> = z.object({
  substances: list(substance),
  listed: list(listedSubstance),
});
const use: z.ZodType<SubstanceUse> = z.object({
  productId: idOrNull,
  draft: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  code: z.string(),
  name: texts,
  content: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => value ?? null),
});
export const substanceUses = z.object({ uses: list(use) }).transform((read) => read.uses);

export const ingredient: z.ZodType<IngredientKnowledge> = z.object({
  substance: orNull(substance),
  listed: list(listedSubstance),
  limits: list(z.object({ law: required, country: required })),
});

export const ufi = z.object({ ufi: text });

export const schema = z.custom<JsonSchema>(
  (value) => fields.safeParse(value).success && fields.safeParse((value as JsonObject).properties).success,
);
