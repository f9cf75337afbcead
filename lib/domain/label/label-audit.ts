import { allLabelFlags, type LabelSettings, withLabelFlag } from '@/lib/domain/label/label-settings';
import type { LabelSize } from '@/lib/domain/label/label-size';

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

/** Something that is not printed as set, so that the mandatory text fits. */
export type GivenUp = Pick<LabelFinding, 'provision' | 'message' | 'setting'> & { step: string };

/** A size that carries the mandatory text. */
export interface FittingSize extends LabelSize {
  /** Id of the dimension. */
  dim: number;
  foldOut: boolean;
  /** 1, or the panels of the fold-out label. */
  panels: number;
}

/** Measures of the printed label in mm, type in pt; the size is that of a panel. */
export interface PrintedMeasures extends LabelSize {
  fontPt: number;
  titlePt: number;
  /** Height of the letter x in the smallest type, and its minimum by law; null where the law names none. */
  smallestXHeightMm: number;
  minXHeightMm: number | null;
  pictogramEdgeMm: number | null;
  qrEdgeMm: number | null;
  paddingMm: LabelSettings['margins'];
  panels: number;
}

/** The check of a label (docs/platform-api.md, "Label audit"). */
export interface LabelAudit {
  /** The rule set of the audit, `clp-now`. */
  profile: string;
  findings: LabelFinding[];
  /** Checks that did not run, and why. */
  notChecked: { code: string; why: string }[];
  /** Why the label is not printed: too small for its pack, or for its mandatory text; null if it is, or if that is not known. */
  refused: 'pack' | 'text' | null;
  /** Null if the label is refused, or if the measures are not known. */
  printed: PrintedMeasures | null;
  givenUp: GivenUp[];
  /** The sizes that carry a refused label's text, else the next larger size of a label that gave something up. */
  sizes: FittingSize[];
  /** Flags that change nothing for the product. */
  withoutEffect: string[];
}

/** The findings by severity; the order within a severity is unchanged. */
export function sortBySeverity(findings: LabelFinding[]): LabelFinding[] {
  return findingLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
}

/** The settings with another size, as a single or a fold-out label. */
export function withFittingSize(settings: LabelSettings, { dim, foldOut }: FittingSize): LabelSettings {
  return withLabelFlag({ ...settings, dimension: dim }, 'foldON', foldOut);
}

/** The flags that the editor offers: those with an effect, and those that are set. */
export const offeredFlags = (audit: LabelAudit | null, { flags }: LabelSettings) =>
  allLabelFlags.filter((flag) => flags[flag] === '1' || !audit?.withoutEffect.includes(flag));
