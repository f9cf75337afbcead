import type { FindingCode, NotCheckedCode } from '../../../languages/en/label-audit.ts';
import type { LanguageCode } from '../../../languages/languages.ts';
import type { LabelProfile } from '../../../law/label/profiles.ts';
import type { LabelSizeRule } from '../../../law/label/sizes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import type { ExemptContent, LabelContent } from '../label-content.ts';
import type { LabelFit } from '../label-picture.ts';
import type { LabelParameters } from '../label-settings.ts';

/** The input of a check. */
export interface AuditCase {
  settings: LabelParameters;
  content: LabelContent;
  /** What a small pack may carry instead; null where nothing is exempt. */
  exempt: ExemptContent | null;
  facts: ProductFacts;
  fit: LabelFit;
  profile: LabelProfile;
  size: LabelSizeRule;
  /** The pack's volume, if its text has one. */
  litres: number | null;
  /** ISO 3166 code of the country in which the product is to be sold. */
  market: string | null;
  /** Language of the messages. */
  lang: LanguageCode;
}

/** A finding before its message is rendered. */
export interface Draft {
  code: FindingCode;
  level: 'error' | 'warning' | 'info';
  provision: string;
  /** The query parameter of the setting that fixes it. */
  setting: string | null;
  values?: Record<string, string>;
}

/** A check that did not run, before its reason is rendered. */
export interface NotRun {
  code: NotCheckedCode;
  values?: Record<string, string>;
}

export type Check = (auditCase: AuditCase) => readonly (Draft | false | null)[];
