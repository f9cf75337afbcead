import { isLargeEnough, labelDimensions, labelSizeRule } from '../../law/label/sizes.ts';
import type { Drawing } from '../pdf/typesetter.ts';
import { type LabelDrawing, labelPrintData } from './draw-label.ts';
import { type LabelFit, labelFit } from './label-picture.ts';
import type { LabelParameters } from './label-settings.ts';

/** A size, with its layout, on which a label's mandatory text fits. */
export interface FittingSize {
  /** Id of the dimension. */
  dim: number;
  /** Of a panel. */
  widthMm: number;
  heightMm: number;
  /** As a fold-out label (CLP Art. 31(1a), Annex I 1.2.1.6). */
  foldOut: boolean;
  /** 1, or the panels of the fold-out label. */
  panels: number;
}

type Dimension = LabelParameters['dimension'];

/** Whether a label is smaller than the law allows for its pack (CLP Annex I 1.2.1.4, Table 1.3); 'if possible' is not. */
export function isTooSmallForPack({ widthMm, heightMm }: Dimension, settings: Pick<LabelParameters, 'packageSize'>) {
  const rule = labelSizeRule(settings.packageSize);
  return !rule.labelIfPossible && !isLargeEnough(widthMm, heightMm, rule);
}

const area = ({ widthMm, heightMm }: Dimension) => widthMm * heightMm;

/** The next larger size of a label, of its orientation where there is one; null for the largest. */
export function nextLargerSize(current: Dimension): Dimension | null {
  const isUpright = ({ widthMm, heightMm }: Dimension) => heightMm > widthMm;
  const larger = labelDimensions
    .filter(
      (candidate) =>
        candidate.widthMm >= current.widthMm &&
        candidate.heightMm >= current.heightMm &&
        area(candidate) > area(current),
    )
    .sort(
      (a, b) =>
        Number(isUpright(b) === isUpright(current)) - Number(isUpright(a) === isUpright(current)) || area(a) - area(b),
    );
  return larger[0] ?? null;
}

/**
 * The sizes that a label's text fits on, the smallest first: each as a single label, else as a fold-out label, and the label's own size
 * as a fold-out label. `draw` renders the data of the label template; it is called once.
 */
export async function fittingSizes(
  label: LabelDrawing,
  draw: (data: () => Promise<object>) => Promise<Drawing>,
): Promise<FittingSize[]> {
  const { dimension, flags } = label.settings;
  const allowed = labelDimensions
    .filter((candidate) => !isTooSmallForPack(candidate, label.settings))
    .filter((candidate) => area(candidate) >= area(dimension) || isTooSmallForPack(dimension, label.settings))
    .sort((a, b) => area(a) - area(b));
  const layouts = allowed
    .flatMap((candidate) => [false, true].map((foldON) => ({ size: candidate, foldON })))
    .filter(({ size, foldON }) => size.id !== dimension.id || foldON !== flags.foldON);
  const labels = layouts.map(({ size, foldON }) => ({
    ...label,
    settings: { ...label.settings, dimension: size, flags: { ...flags, foldON } },
  }));
  const { reports } = await draw(() => labelPrintData(labels, null, { measureOnly: true }));
  const fits: LabelFit[] = reports.map((report) => labelFit.parse(report));
  const found = layouts.flatMap(({ size: { id: dim, widthMm, heightMm }, foldON }, index) => {
    const { fits: doesFit, panels } = fits[index]!;
    return doesFit ? [{ dim, widthMm, heightMm, foldOut: foldON, panels }] : [];
  });
  return found.filter(({ dim, foldOut }) => !foldOut || !found.some((size) => size.dim === dim && !size.foldOut));
}
