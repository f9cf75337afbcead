import type { FindingCode, NotCheckedCode } from '../../../phrases/label-audit.ts';
import type { LanguageCode } from '../../../phrases/languages.ts';
import type { LabelProfile } from '../../../rules/label-profiles.ts';
import type { LabelSizeRule } from '../../../rules/label-sizes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import type { LabelContent } from '../label-content.ts';
import type { LabelFit } from '../label-picture.ts';
import type { LabelParameters } from '../label-settings.ts';

/** What a check looks at. */
export interface AuditCase {
  settings: LabelParameters;
  content: LabelContent;
  facts: ProductFacts;
  fit: LabelFit;
  profile: LabelProfile;
  size: LabelSizeRule;
  /** The pack's volume, where its text says it. */
  litres: number | null;
  /** ISO 3166 code of the country in which the product is to be sold. */
  market: string | null;
  /** Of the messages. */
  lang: LanguageCode;
}

/** A finding before its words. */
export interface Draft {
  code: FindingCode;
  level: 'error' | 'warning' | 'info';
  provision: string;
  /** The query's name of the setting that mends it. */
  setting: string | null;
  values?: Record<string, string>;
}

/** A check that did not run, before its words. */
export interface NotRun {
  code: NotCheckedCode;
  values?: Record<string, string>;
}

export type Check = (one: AuditCase) => readonly (Draft | false | null)[];
