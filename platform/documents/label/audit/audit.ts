import { fill, type LanguageCode } from '../../../phrases/languages.ts';
import { labelAuditPhrases, type FindingCode, type NotCheckedCode } from '../../../phrases/label-audit.ts';
import { labelProfile } from '../../../rules/label-profiles.ts';
import { labelSizeRule, packLitres } from '../../../rules/label-sizes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';
import { checksNotRun, classificationChecks } from './classification-checks.ts';
import { elementChecks } from './element-checks.ts';
import { languageChecks } from './language-checks.ts';
import { precautionChecks } from './precaution-checks.ts';
import { doesNotFit, sizeChecks } from './size-checks.ts';
import type { LabelContent } from '../label-content.ts';
import type { LabelFit } from '../label-picture.ts';
import type { LabelParameters } from '../label-settings.ts';

export interface LabelFinding {
  code: FindingCode;
  level: 'error' | 'warning' | 'info';
  /** `CLP Annex I 1.2.1.4, Table 1.3` */
  provision: string;
  message: string;
  /** The query's name of the setting that mends it, `dim`; null where none does. */
  setting: string | null;
}

export interface LabelAudit {
  /** The rules that were applied, an id of rules/label-profiles.ts. */
  profile: string;
  /** Errors first. */
  findings: LabelFinding[];
  notChecked: { code: NotCheckedCode; why: string }[];
}

export interface LabelAuditInput {
  settings: LabelParameters;
  content: LabelContent;
  facts: ProductFacts;
  fit: LabelFit;
  /** ISO day: the rules that hold on it. */
  today: string;
  /** Instead: the rules of this profile. */
  profile?: string;
  /** ISO 3166 code of the country in which the product is to be sold, where it is known. */
  market?: string;
  /** Of the messages. */
  lang: LanguageCode;
}

const checks: readonly Check[] = [sizeChecks, elementChecks, classificationChecks, precautionChecks, languageChecks];
const levels: readonly LabelFinding['level'][] = ['error', 'warning', 'info'];

/**
 * What is wrong with a label as it was drawn, and what nobody looked at. An aid for who prints the label, no approval.
 * @throws RangeError for a profile that does not exist
 */
export function auditLabel({ profile: profileId, market = '', today, ...input }: LabelAuditInput): LabelAudit {
  const one: AuditCase = {
    ...input,
    market: market || null,
    profile: labelProfile(today, profileId),
    size: labelSizeRule(input.settings.packageSize),
    litres: packLitres(input.settings.packText),
  };
  const phrases = labelAuditPhrases(input.lang);
  const drafts = requiresLabel(one.facts) ? checks.flatMap((check) => check(one)) : [notHazardous, doesNotFit(one)];
  return {
    profile: one.profile.id,
    findings: drafts
      .filter((draft) => draft !== null && draft !== false)
      .map(({ values = {}, ...draft }) => ({ ...draft, message: fill(phrases.findings[draft.code], values) }))
      .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
    notChecked: checksNotRun(one).map(({ code, values = {} }) => ({
      code,
      why: fill(phrases.notChecked[code], values),
    })),
  };
}

/** Classified, or with a supplemental statement of Annex II (CLP Art. 4(4), 25(6)). */
const requiresLabel = ({ classification, label }: ProductFacts): boolean =>
  classification.length + label.h.length + label.euh.length > 0;

const notHazardous: Draft = { code: 'not-hazardous', level: 'info', provision: 'CLP Art. 4(4)', setting: null };
