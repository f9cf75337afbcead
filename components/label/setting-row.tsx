import type { ReactNode } from 'react';
import { ChevronRight } from '@/components/ui/icons/icons';
import type { MessageKey } from '@/lib/domain/message-scopes';
import { labelMarks, labelSides } from '@/lib/domain/label/label-settings';

/** Class names of a form field for pages without JavaScript. */
export const plainField =
  'mt-1 block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 font-normal';

/** A row of the settings: its control, the message for an invalid value, and the plain form field. */
export function SettingRow({
  query,
  issue,
  plain,
  children,
}: {
  /** Its query parameter. */
  query: string;
  issue: string | null;
  /** The form field for pages without JavaScript. */
  plain: ReactNode;
  children: ReactNode;
}) {
  return (
    <li id={settingId(query)} className="border-t border-line py-1 first:border-t-0">
      {children}
      <noscript>{plain}</noscript>
      {issue && (
        <p id={`${settingId(query)}-issue`} className="px-2 pb-1.5 text-small font-semibold text-danger">
          {issue}
        </p>
      )}
    </li>
  );
}

/** The button that shows a setting's name and value and opens the setting's dialog. */
export function settingTrigger({ name, value, issueId }: { name: string; value: ReactNode; issueId?: string }) {
  return (
    <button
      type="button"
      aria-describedby={issueId}
      className="needs-script flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-left -outline-offset-3 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-small text-ink-soft">{name}</span>{' '}
        <span className="block leading-6 font-semibold wrap-break-word">{value}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}

/** What is printed instead of a setting's value: `10 pt → 6.1 pt`. */
export const Printed = ({ value }: { value: string }) => (
  <span className="text-notice">
    {' → '}
    {value}
  </span>
);

/** Message keys of the settings' names, by query parameter; the margins together are `pad`. */
export const settingKeys = {
  dim: 'label_dim',
  emb: 'label_emb',
  qrCode: 'qr_code',
  font: 'label_font',
  fontPN: 'label_font_title',
  pad: 'label_margins',
  vseb: 'label_pack_text',
  marks: 'label_marks',
  ink: 'label_ink',
  sheet: 'label_sheet',
  market: 'label_market',
  xlang: 'languages',
  rlang: 'label_leading_language',
  pCodes: 'label_product_codes',
  logoON: 'label_logo',
  sinON: 'label_synonyms',
  vlusageON: 'recommended_use',
  vlstorageON: 'label_storage',
  foldON: 'label_fold',
  ufiOFF: 'ufi',
  opisOFF: 'label_description',
  stavkiOFF: 'precautionary_statements',
  adrOFF: 'label_supplier_address',
  picOFF: 'pictograms',
  picMetCorrOFF: 'label_metal_corrosion',
} as const satisfies Record<string, MessageKey<'labelEditor'>>;

/** Message keys of the printers. */
export const inkKeys = { 1: 'label_ink_colour', 2: 'label_ink_black', 3: 'label_ink_frames' } as const;

/** Message keys of the QR choices. */
export const qrKeys = { 1: 'label_qr_none', 2: 'label_qr_sds', 3: 'label_qr_product' } as const;

/** The setting of a query parameter: the four margins are one, and so are the marks of a pack. */
export function settingOf(query: string): string {
  if (labelMarks.some((mark) => mark === query)) return 'marks';
  return labelSides.some((side) => side.query === query) ? 'pad' : query;
}

/** Element id of a setting. */
export const settingId = (query: string): string => `label-${settingOf(query)}`;

/** Scrolls to a setting and focuses its control. */
export function goToSetting(query: string): void {
  const row = document.getElementById(settingId(query));
  const control = row?.querySelector<HTMLElement>('button, [role="combobox"], input[type="checkbox"]');
  (control ?? row)?.focus();
  row?.scrollIntoView?.({ block: 'nearest' });
}
