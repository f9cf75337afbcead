import { labelSides } from '@/lib/domain/label/label-settings';

/** The setting that a name in the query belongs to: the four margins are one. */
export function settingOf(query: string): string {
  return labelSides.some((side) => side.query === query) ? 'pad' : query;
}

/** Id of a setting's place in the page. */
export const settingId = (query: string): string => `label-${settingOf(query)}`;

/** Leads to a setting: its control gets the focus. */
export function goToSetting(query: string): void {
  const place = document.getElementById(settingId(query));
  const control = [...(place?.querySelectorAll<HTMLElement>('button, [role="combobox"], input') ?? [])].find(
    (one) => !(one instanceof HTMLInputElement) || one.type === 'checkbox',
  );
  (control ?? place)?.focus();
  place?.scrollIntoView?.({ block: 'nearest' });
}
