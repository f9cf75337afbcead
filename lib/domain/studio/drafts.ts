import type {
  ClassificationPreview,
  DraftFile,
  Finding,
  IngredientsPreview,
  PresencePlace,
  SectionContent,
  SectionName,
} from '@/lib/domain/studio/step-props';
import type { DraftStateName } from '@/lib/domain/studio/studio-paths';

export const studioRoles = ['author', 'reviewer', 'publisher', 'administrator'] as const;
export type StudioRole = (typeof studioRoles)[number];

/** What a user may do in the Studio. */
export interface StudioAccess {
  workgroups: { id: number; name: string; roles: StudioRole[] }[];
  /** Whether somebody else must approve what a person has changed. */
  fourEyes: boolean;
  demoProducts: { id: number; name: Record<string, string> }[];
}

/** A product of the products screen; an open draft has an id. */
export interface StudioProduct {
  draft: string | null;
  productId: number | null;
  code: string;
  /** By language. */
  name: Record<string, string>;
  /** `removed`: it was imported or published before, and is not public. */
  state: DraftStateName | 'removed';
  /** What is missing for the next version; null: not calculated. */
  todo: number | null;
  errors: number | null;
  warnings: number | null;
  languages: string[];
  owner: string | null;
  changed: string | null;
  version: string | null;
}

export interface StudioProducts {
  total: number;
  products: StudioProduct[];
}
export const studioPageSize = 25;

/** The actions on a draft that its state and the user's roles decide about. */
export const draftActions = ['edit', 'submit', 'return', 'approve', 'publish', 'notify', 'delete'] as const;
export type DraftAction = (typeof draftActions)[number];

/** Error codes of the platform for which the interface has a sentence. */
export const refusalCodes = [
  'not_editable',
  'missing_role',
  'four_eyes',
  'state',
  'conflict',
  'findings',
  'too_large',
  'open_draft',
  'files_full',
  'last_administrator',
  'no_notices',
] as const;
export const refusalCodeOf = (code: string) => refusalCodes.find((refusalCode) => refusalCode === code);

/** The entries of the audit trail. */
export const studioEvents = [
  'created',
  'changed',
  'uploaded',
  'submitted',
  'returned',
  'approved',
  'published',
  'notified',
  'deleted',
] as const;
export type StudioEventName = (typeof studioEvents)[number];

export interface Draft {
  id: string;
  workgroup: { id: number; name: string | null };
  productId: number | null;
  state: DraftStateName;
  owner: string | null;
  /** The newest published version. */
  version: string | null;
  permissions: Partial<Record<DraftAction, boolean>>;
  /** Codes of reasons why an action is not possible. */
  refusals: Partial<Record<DraftAction, string>>;
  sections: Record<SectionName, { revision: number; content: SectionContent; changedBy: string | null }>;
  /** The comment of the last return. */
  comment: string | null;
}

/** Response to a saved section. */
export interface SavedSection {
  revision: number;
  /** The draft's state after it: an approved draft is a draft again. */
  state: DraftStateName | null;
}

/** The content that another person has saved. */
export interface ConflictingSection {
  revision: number;
  content: SectionContent;
  changedBy: string | null;
}

export interface Presence {
  others: { name: string; section: PresencePlace | null }[];
  revisions: Partial<Record<SectionName, number>>;
  state: DraftStateName | null;
}

export interface ChecklistPoint {
  id: string;
  text: string;
  /** `notAssessed`: the sheet neither lacks what is asked for nor answers it. */
  result: 'met' | 'notMet' | 'notAssessed';
  section: SectionName | null;
  provision: string | null;
  /** Why it is not met or not assessed, and what would change that. */
  why: string | null;
  remedy: string | null;
}
export interface Checklist {
  met: number;
  total: number;
  points: ChecklistPoint[];
}

export const previewParts = ['findings', 'classification', 'label', 'sds', 'emergency', 'checklist'] as const;
export type PreviewPart = (typeof previewParts)[number];

export interface EmergencyPreview {
  telephone: string | null;
  signalWord: string | null;
  pictograms: string[];
  hazards: { code: string; text: string }[];
  unNumbers: string[];
  /** Sanitised. */
  html: string;
}

/** What a draft would become; null: cannot be made of it, or was not requested. */
export interface Preview {
  findings: Finding[] | null;
  classification: ClassificationPreview | null;
  /** Comes with the findings. */
  ingredients: IngredientsPreview | null;
  /** A drawing, or why there is none. */
  label: { svg: string | null; refusal: string | null } | null;
  /** Sanitised; `derived`: the texts that follow from other subsections. */
  sds: {
    html: string;
    derived: { subsection: string; text: string | null; from: string | null; provision: string | null }[];
  } | null;
  emergency: EmergencyPreview | null;
  checklist: Checklist | null;
  /** Parts that were asked for and not made: the draft takes too long. */
  leftOut: PreviewPart[];
}

type FileVersion = Pick<DraftFile, 'size' | 'hash'>;

/** The facts that a draft changes in the published version. */
export interface Comparison {
  version: string | null;
  next: string | null;
  facts: { section: SectionName; pointer: string; before: unknown; after: unknown }[];
  /** Files with another content; null: there is none of this name. */
  files: { name: string; before: FileVersion | null; after: FileVersion | null }[];
  /** Numbers of the sections of the safety data sheet that differ. */
  sections: number[];
  checklist: Checklist | null;
  objections: Finding[];
  recipients: number;
}

export interface StudioEvent {
  id: string;
  at: string;
  user: string;
  action: StudioEventName;
  field: string | null;
  before: unknown;
  after: unknown;
  comment: string | null;
}

export interface Member {
  id: number;
  name: string;
  roles: StudioRole[];
}

/** What could not be read, or needs attention, of a file. */
export interface SourceProblem {
  severity: 'error' | 'warning';
  file: string | null;
  line: number | null;
  /** JSON pointer in the product file, or the column of a table; null: the whole. */
  field: string | null;
  message: string;
  language: string | null;
}

/** Result of creating drafts. */
export interface CreatedDrafts {
  drafts: string[];
  problems: SourceProblem[];
}

/** A name in the language of the page, else in English, else in any; '' without one. */
export const nameOf = (name: Readonly<Record<string, string>>, lang: string): string =>
  name[lang] ?? name.en ?? Object.values(name)[0] ?? '';
