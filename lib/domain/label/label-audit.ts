/** How much a finding weighs, the heaviest first. */
export const findingLevels = ['error', 'warning', 'info'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** What is wrong with a label, or should be known of it. */
export interface LabelFinding {
  code: string;
  level: FindingLevel;
  /** The rule that says so, 'CLP Annex I 1.2.1.4'. */
  provision: string;
  /** In the interface language. */
  message: string;
  /** Name in the query of the setting that mends it; null where none does. */
  setting: string | null;
}

/** The check of a label (docs/platform-api.md, "Label audit"). */
export interface LabelAudit {
  /** The rules that it was held against, `clp-now`. */
  profile: string;
  findings: LabelFinding[];
  /** Checks that did not run, and why. */
  notChecked: { code: string; why: string }[];
}

/** The findings by weight, those of one weight as they came. */
export function byWeight(findings: LabelFinding[]): LabelFinding[] {
  return findingLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
}
