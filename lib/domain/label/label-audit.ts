/** Severities of findings, the most severe first. */
export const findingLevels = ['error', 'warning', 'info'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** A finding of the label audit. */
export interface LabelFinding {
  code: string;
  level: FindingLevel;
  /** The provision behind the finding, 'CLP Annex I 1.2.1.4'. */
  provision: string;
  /** In the interface language. */
  message: string;
  /** Query parameter of the setting that resolves it; null if none does. */
  setting: string | null;
}

/** The check of a label (docs/platform-api.md, "Label audit"). */
export interface LabelAudit {
  /** The rule set of the audit, `clp-now`. */
  profile: string;
  findings: LabelFinding[];
  /** Checks that did not run, and why. */
  notChecked: { code: string; why: string }[];
}

/** The findings by severity; the order within a severity is unchanged. */
export function byWeight(findings: LabelFinding[]): LabelFinding[] {
  return findingLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
}
