/**
 * What a step of the Studio's editor gets and gives. A draft is a product file that may be incomplete, cut into sections; the
 * platform checks it, and a step shows what the platform found (decision 054).
 */

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** The sections of a draft; together they have all fields of a product file. */
export const sectionNames = [
  'identity',
  'ingredients',
  'classification',
  'label',
  'properties',
  'texts',
  'languages',
  'markets',
  'version',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The part of a draft that a person has open: a section, or the review of all. */
export const presencePlaces = [...sectionNames, 'review'] as const;
export type PresencePlace = (typeof presencePlaces)[number];

/** A value for each section. */
export const mapSections = <Value>(valueOf: (name: SectionName) => Value): Record<SectionName, Value> =>
  Object.fromEntries(sectionNames.map((name) => [name, valueOf(name)] as const)) as Record<SectionName, Value>;

/** The parts of a section: fields of the file, of its newest version's facts, and of that version. */
export interface SectionContent {
  readonly product?: JsonObject;
  readonly facts?: JsonObject;
  readonly version?: JsonObject;
}
export type Sections = Readonly<Record<SectionName, SectionContent>>;

/** The part of JSON Schema (draft 2020-12) that the platform's schema of a product file uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly JsonValue[];
  readonly default?: JsonValue;
  readonly unit?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** What may come of a finding, the gravest first. */
export const findingWeights = ['injury', 'provision', 'missing', 'appearance'] as const;

/** Maximum length of the reason for which a warning is settled. */
export const maxReasonLength = 1_000;

/** By what a warning is settled (platform-api.md 3.20). */
export interface SettledKey {
  readonly finding: string;
  readonly basis: string;
}

/** A finding of the platform about a draft. */
export interface Finding {
  readonly section: SectionName;
  /** JSON pointer within the product file, such as `/versions/0/facts/composition/2/content`. */
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  readonly weight?: (typeof findingWeights)[number];
  /** Fact, provision and remedy. */
  readonly message: string;
  /** Of the message; default: `en`. */
  readonly language?: string;
  readonly provision?: string;
  /** The rule of a contradiction, by which an entry of `justifications` names it. */
  readonly rule?: string;
  /** The value that the message names as the right one. */
  readonly proposal?: string;
  /** No fault: a value or an answer that is still to be given. */
  readonly isOpen?: boolean;
  /** Of a hazard class that is possible and open: the field of the pointer answers it, or an entry of `overrides`. */
  readonly question?: OpenQuestion;
  /** Of a warning that its author can settle with a reason. */
  readonly key?: SettledKey;
  /** Why it was left as it is, for the product or for all of its workgroup; it is not counted. */
  readonly settled?: {
    readonly scope: 'product' | 'workgroup';
    readonly reason: string;
    readonly user?: string;
    /** YYYY-MM-DD */
    readonly date?: string;
  };
}

export interface OpenQuestion {
  /** `flammableLiquids` */
  readonly class: string;
  /** The categories of a class that no field answers; the name is in the interface language. */
  readonly categories: readonly { readonly category: string; readonly h: readonly string[]; readonly name: string }[];
}

/** What an ingredient contributes to a category. */
export interface ClassificationContribution {
  readonly ingredient: string;
  readonly content: number;
  readonly limit: number | null;
  readonly factor: number | null;
  readonly contribution: number | null;
}
export interface DerivedCategory {
  readonly category: string;
  readonly h: readonly string[];
  /** `calculation`, `measured`, `test`, `bridging`, `expertJudgement`, `harmonised` or `typed`. */
  readonly basis: string;
  readonly provision: string;
  readonly value: number | null;
  readonly limit: number | null;
  /** `×` is a sum as a multiple of its limit; null: no figure. */
  readonly unit: string | null;
  readonly inSum?: boolean;
  readonly steps: readonly ClassificationContribution[];
  /** The hazard class, such as `skin`, and the reason in one sentence. */
  readonly class: string | null;
  readonly sentence?: string;
}
/** The derived classification of a draft (platform-api.md 3.18). */
export interface ClassificationPreview {
  /** Language of its sentences. */
  readonly language: string;
  readonly classification: readonly DerivedCategory[];
  /** Classes that are possible and not known, with the field of the facts that answers each, `basicProperties.flashPoint`, and its section. */
  readonly open: readonly { readonly class: string; readonly field: string; readonly section: SectionName }[];
  /** `of`: the statement or category, such as `H335` or `vPvB`, where the class has several. */
  readonly notClassified: readonly { readonly class: string; readonly of?: string; readonly reason: string }[];
  readonly supplemental: readonly { readonly h: string; readonly for: readonly string[]; readonly provision: string }[];
  readonly unknownToxicity: readonly { readonly route: string; readonly percent: number }[];
  readonly labelNames: readonly string[];
  readonly sds: { readonly duty: 'required' | 'onRequest' | 'none' | 'unknown'; readonly because: readonly string[] };
  readonly differences: readonly {
    readonly class: string | null;
    readonly category: string;
    readonly kind: 'lacking' | 'extra';
    readonly because: string;
    /** The accepted entries of the same class, in whose place a lacking category is to be. */
    readonly replaces: readonly { readonly category: string; readonly h: readonly string[] }[];
  }[];
  readonly warnings?: readonly string[];
  /** The elements of the label that follow from it, in the form of `facts.label`. */
  readonly label?: JsonObject;
  readonly transport?: TransportProposal;
}

/** What section 14 can be; nothing stores it. */
export interface TransportProposal {
  /** `choice`: each entry has a condition that the author judges; `open`: `missing` says which facts decide. */
  readonly kind: 'entry' | 'choice' | 'open' | 'notDangerousGoods';
  readonly reasons: readonly string[];
  readonly entries: readonly TransportEntry[];
  readonly missing: readonly { readonly section: SectionName; readonly pointer: string; readonly message: string }[];
}
export interface TransportEntry {
  /** In the form of `facts.transport`. */
  readonly transport: JsonObject;
  /** `F-E, S-E` */
  readonly emergencySchedules: string | null;
  readonly condition?: string;
}

/** What the ingredients add up to, mass %, and leave open. */
export interface IngredientsPreview {
  readonly count: number;
  /** Sum of the exact contents, and how many ingredients have one. */
  readonly exact: number;
  readonly exactCount: number;
  /** Sums of the lower and the upper ends of the printed contents. */
  readonly lower: number;
  readonly upper: number;
  /** Ingredients that are not in these two sums. */
  readonly unreadCount: number;
  /** By ingredient the range that can be printed instead of its exact content. */
  readonly ranges: readonly ({ readonly content: number; readonly range: string } | null)[];
  /** Indices of the ingredients whose classification is not known, or not read: no class follows from them. */
  readonly unclassified: readonly number[];
  /** What can be filled in without a choice, by index: what Annex VI says of the CAS number, and its usual name. */
  readonly fill: readonly { readonly index: number; readonly cas: string; readonly fields: JsonObject }[];
}

/** A paragraph that the sheet writes by itself. */
export interface DerivedParagraph {
  readonly subsection: string;
  /** null: no text in the language. */
  readonly text: string | null;
  /** The subsection from which it follows, `3.2`; null: general advice. */
  readonly from: string | null;
  readonly provision?: string | null;
}

/** A standard phrase in all its languages. */
export interface StudioPhrase {
  readonly name: string;
  readonly subsection: string;
  readonly text: Readonly<Record<string, string>>;
}
/** A substance of the workgroup's library: an ingredient without its content. */
export interface StudioSubstance {
  readonly id: string;
  readonly revision: number;
  readonly content: JsonObject;
}
export interface SubstanceUse {
  readonly productId: number | null;
  readonly draft: string | null;
  readonly code: string;
  readonly name: Readonly<Record<string, string>>;
  /** Content in the product, as printed. */
  readonly content: string | number | null;
}
/** A substance of a list of law. */
export interface ListedSubstance {
  readonly name: string;
  /** `CLP Annex VI (2026-07-23), 606-001-00-8` */
  readonly source: string;
  /** Notes of Annex VI on which the classification depends. */
  readonly notes: string | null;
  /** ISO days: from when the entry is deleted, and from when one applies that does not apply yet. */
  readonly deletedFrom: string | null;
  readonly appliesFrom: string | null;
  /** What the entry says, as fields of an ingredient. */
  readonly fields: JsonObject;
}
/** What a search for a substance found. */
export interface FoundSubstances {
  readonly substances: readonly StudioSubstance[];
  readonly listed: readonly ListedSubstance[];
}
/** What the library and the lists know of a CAS number. */
export interface IngredientKnowledge {
  readonly substance: StudioSubstance | null;
  /** The entries of CLP Annex VI. */
  readonly listed: readonly ListedSubstance[];
  /** The lists with limits in air, which section 8.1 prints. */
  readonly limits: readonly { readonly law: string; readonly country: string }[];
}

/** A file of a draft. */
export interface DraftFile {
  /** Its path in `attachments[].file`. */
  readonly file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, which is in its address. */
  readonly hash: string;
}
/** The files that a draft can name, and how many there may be. */
export interface DraftFiles {
  readonly files: readonly DraftFile[];
  readonly limits: {
    readonly fileBytes: number;
    readonly draftFiles: number;
    readonly draftBytes: number;
    readonly workgroupBytes: number;
  };
  readonly used: { readonly draftFiles: number; readonly draftBytes: number; readonly workgroupBytes: number };
}

/** Calls of the Studio. A rejected promise has a message for the user. */
export interface StudioCalls {
  searchPhrases(
    query: { readonly search: string; readonly subsection?: string; readonly language: string },
    signal?: AbortSignal,
  ): Promise<readonly StudioPhrase[]>;
  /** The UFI of a VAT number or company key and a formulation number; null: there is none. */
  makeUfi(company: string, formulation: string): Promise<string | null>;
  findIngredient(cas: string, signal?: AbortSignal): Promise<IngredientKnowledge>;
  searchSubstances(search: string, signal?: AbortSignal): Promise<FoundSubstances>;
  /** Creates a substance, or changes the one with this id and revision. */
  saveSubstance(substance: {
    readonly id?: string;
    readonly revision?: number;
    readonly content: JsonObject;
  }): Promise<StudioSubstance>;
  deleteSubstance(substance: { readonly id: string; readonly revision: number }): Promise<void>;
  substanceUses(id: string, signal?: AbortSignal): Promise<readonly SubstanceUse[]>;
  /** The files of the draft. */
  draftFiles(): Promise<DraftFiles>;
  /** Uploads a file, which the draft has once it is named. A rejected promise has the platform's error code as its message. */
  uploadFile(file: File, signal: AbortSignal): Promise<DraftFile>;
  /** The address of a file's content. */
  fileHref(hash: string): string;
}

export interface StepProps {
  /** All sections: a step may read others. */
  readonly sections: Sections;
  /** Replaces a section's content. The frame saves, undoes and solves conflicts. */
  onChange(section: SectionName, content: SectionContent): void;
  /** JSON Schema of a product file; references stay in its `$defs`. */
  readonly schema: JsonSchema;
  readonly findings: readonly Finding[];
  /** Whether the findings are known: nothing was found, or nothing was asked yet. */
  readonly isChecked: boolean;
  /** Whether findings, classification and ingredients are those of the current values. */
  readonly isCurrent: boolean;
  /** The latest derived classification, null while there is none. */
  readonly classification: ClassificationPreview | null;
  /** What the latest ingredients add up to and leave open, null while that is not known. */
  readonly ingredients: IngredientsPreview | null;
  /** Paragraphs of the sheet that follow from the facts, in the edited language. */
  readonly derived?: readonly DerivedParagraph[];
  /** Translations that are older than their source, by JSON pointer and language. */
  readonly outdated?: readonly { readonly pointer: string; readonly language: string }[];
  /** The document language that is edited, and all languages of the product. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly isReadOnly: boolean;
  readonly calls: StudioCalls;
  /** Opens a step, at the field with a JSON pointer. */
  onGo(target: { readonly step: string; readonly pointer?: string }): void;
  /** Changes the document language that is edited. */
  onLanguage(language: string): void;
  /** The section of the sheet whose texts are edited, for the preview and `derived`. */
  onSheetSection?(section: number): void;
}
