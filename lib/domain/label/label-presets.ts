import { type LabelIssue, labelQueryOf, labelSearch, readLabelSettings } from '@/lib/domain/label/label-query';
import type { LabelOptions, LabelSettings } from '@/lib/domain/label/label-settings';

/** Named settings of labels, shared by a workgroup; `query` is that of a label's address. */
export interface LabelPreset {
  id: number;
  name: string;
  query: string;
}

export interface LabelPresets {
  presets: LabelPreset[];
  /** Maximum number of presets of a workgroup. */
  max: number;
}

/** Path of the handler; not in `paths`, which every page loads. */
export const labelPresetsPath = '/api/label-presets';

/** docs/platform-api.md 3.11 "Presets". */
export const maxPresetNameLength = 60;

/** A name as it is stored; null: too short or too long. */
export function parsePresetName(text: string): string | null {
  const name = text.normalize().replace(/\s+/gu, ' ').trim();
  return name !== '' && [...name].length <= maxPresetNameLength && !/\p{Cc}/u.test(name) ? name : null;
}

/** Whether two names count as the same. */
export const isSamePresetName = (first: string, second: string) =>
  first.normalize('NFKC').toLowerCase() === second.normalize('NFKC').toLowerCase();

/** The settings without what belongs to one pack or one product. */
const shareable = (settings: LabelSettings): LabelSettings => ({
  ...settings,
  marks: { batch: '', filled: '', serial: '' },
  productCodes: [],
});

/** The settings as a preset's query, whatever the defaults of the product are. */
export const presetQuery = (settings: LabelSettings): string => labelSearch(shareable(settings));

/**
 * The settings of a preset for a product, with those that the product does not offer as issues. The marks of the pack and the
 * product codes are those of `current`.
 */
export function presetSettings(
  { query }: Pick<LabelPreset, 'query'>,
  { options, defaults, current }: { options: LabelOptions; defaults: LabelSettings; current: LabelSettings },
): { settings: LabelSettings; issues: LabelIssue[] } {
  const { settings, issues } = readLabelSettings(labelQueryOf(`https://in.app/?${query}`), options, defaults);
  const { marks, productCodes } = current;
  return { settings: { ...settings, marks, productCodes }, issues };
}
