import { fill, type LanguageCode } from '../../../phrases/languages.ts';
import type { FindingCode, NotCheckedCode } from '../../../phrases/label-audit/en.ts';
import { labelAuditPhrases } from '../../../phrases/phrases.ts';
import { labelProfile } from '../../../rules/label-profiles.ts';
import { labelSizeRule, packLitres } from '../../../rules/label-sizes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';
import { checksNotRun, classificationChecks } from './classification-checks.ts';
import { elementChecks } from './element-checks.ts';
import { languageChecks } from './language-checks.ts';
import { precautionChecks } from './precaution-checks.ts';
import { printChecks } from './print-checks.ts';
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
  /** The query parameter of the setting that fixes it, `dim`; null if there is none. */
  setting: string | null;
}

export interface LabelAudit {
  /** The applied rules, an id of rules/label-profiles.ts. */
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
  /** ISO date, which selects the rules in force. */
  today: string;
  /** Selects the rules of this profile instead. */
  profile?: string;
  /** ISO 3166 code of the country in which the product is to be sold, if known. */
  market?: string;
  /** Language of the messages. */
  lang: LanguageCode;
}

const checks: readonly Check[] = [
  sizeChecks,
  printChecks,
  elementChecks,
  classificationChecks,
  precautionChecks,
  languageChecks,
];
const levels: readonly LabelFinding['level'][] = ['error', 'warning', 'info'];

/**
 * The findings on a label as it was drawn, and the checks that did not run. An aid for printing, not an approval.
 * @throws RangeError for a profile that does not exist
 */
export function auditLabel({ profile: profileId, market = '', today, ...input }: LabelAuditInput): LabelAudit {
  const auditCase: AuditCase = {
    ...input,
    market: market || null,
    profile: labelProfile(today, profileId),
    size: labelSizeRule(input.settings.packageSize),
    litres: packLitres(input.settings.packText),
  };
  const phrases = labelAuditPhrases(input.lang);
  const drafts = requiresLabel(auditCase.facts)
    ? checks.flatMap((check) => check(auditCase))
    : [notHazardous, doesNotFit(auditCase)];
  return {
    profile: auditCase.profile.id,
    findings: drafts
      .filter((draft) => draft !== null && draft !== false)
      .map(({ values = {}, ...draft }) => ({
        ...draft,
        // On a sheet of labels that is what sets the size.
        setting: draft.setting === 'dim' && input.settings.sheet ? 'sheet' : draft.setting,
        message: fill(phrases.findings[draft.code], values),
      }))
      .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
    notChecked: checksNotRun(auditCase).map(({ code, values = {} }) => ({
      code,
      why: fill(phrases.notChecked[code], values),
    })),
  };
}

/** Classified, or with a supplemental statement of Annex II (CLP Art. 4(4), 25(6)). */
const requiresLabel = ({ classification, label }: ProductFacts): boolean =>
  classification.length + label.h.length + label.euh.length > 0;

const notHazardous: Draft = { code: 'not-hazardous', level: 'info', provision: 'CLP Art. 4(4)', setting: null };
