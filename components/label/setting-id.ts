import type { MessageKey } from '@/lib/domain/message-scopes';
import { labelSides } from '@/lib/domain/label-settings';

/** Message keys of the settings' names, by name in the query; the margins together are `pad`. */
export const settingKeys = {
  dim: 'label_dim',
  emb: 'label_emb',
  qrCode: 'qr_code',
  font: 'label_font',
  fontPN: 'label_font_title',
  pad: 'label_margins',
  vseb: 'label_pack_text',
  xlang: 'languages',
  rlang: 'label_leading_language',
  pCodes: 'label_product_codes',
  logoON: 'label_logo',
  sinON: 'label_synonyms',
  vlusageON: 'recommended_use',
  vlstorageON: 'label_storage',
  ufiOFF: 'ufi',
  opisOFF: 'label_description',
  stavkiOFF: 'precautionary_statements',
  adrOFF: 'label_supplier_address',
  picOFF: 'pictograms',
  picMetCorrOFF: 'label_metal_corrosion',
} as const satisfies Record<string, MessageKey<'labelEditor'>>;

/** Message keys of the QR choices. */
export const qrKeys = { 1: 'label_qr_none', 2: 'label_qr_sds', 3: 'label_qr_product' } as const;

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
