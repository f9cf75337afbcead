import type { OkDialogTexts } from '@/components/label/ok-dialog';
import type { FilterTexts } from '@/components/ui/selection/use-option-filter';
import type { labelFlags, labelQrs, LabelSide } from '@/lib/domain/label/label-settings';

export interface LabelSettingsTexts {
  settings: string;
  /** Of the settings, by name in the query; the margins together are `pad`. */
  names: Record<string, string>;
  sides: Record<LabelSide, string>;
  /** By QR setting. */
  qrs: Record<(typeof labelQrs)[number], string>;
  marginsValue: string;
  sameMarginsValue: string;
  sameMargins: string;
  allSides: string;
  marginWrong: string;
  packTextNone: string;
  packTextHint: string;
  packTextWrong: string;
  atLeastOneLanguage: string;
  tooManyLanguages: string;
  allCodes: string;
  codesHint: string;
  flagGroups: Record<keyof typeof labelFlags, string>;
  statements: string;
  statementsCount: string;
  undo: string;
  redo: string;
  reset: string;
  apply: string;
  dialog: OkDialogTexts;
  filter: FilterTexts;
}
