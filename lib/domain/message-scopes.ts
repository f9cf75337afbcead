import { errorMessageKey } from '@/lib/domain/failures/failures';
import { loginMessages } from '@/lib/domain/session/login';
import type en from '@/messages/en.json';

/** A key of the messages, below `app`. */
type AppKey = keyof typeof en.app;

const clientFailures = ['UNKNOWN', 'SERVER_DOWN_ERROR', 'SERVER_SIDE', 'SERVER_TIMEOUT', 'SESSION_EXPIRED'] as const;
const downloadFailures = [
  'NOT_AVAILABLE',
  'UNSUPPORTED_FILE_TYPE',
  'LOGIN_NEEDED',
  'FORGED',
  'LABEL_TOO_SMALL',
] as const;
const shareFailures = [
  'CLIENT_SIDE',
  'CLIENT_SERVER_COMMUNICATION',
  'FORGED',
  'NOT_IN_LIST',
  'TOO_LARGE',
  'TOO_MANY_TRIES',
  'TOO_MANY_MAILS_TODAY',
  'RECIPIENT_MAILS_TODAY',
] as const;

/**
 * The message keys (below `app`) that the client components of each part of the interface use
 * (docs/decisions/040-texts-of-the-interface.md); `label_*` stands for every key that begins with `label_`. Browser code
 * imports only types of this table, so that it is not bundled.
 */
export const messageScopes = {
  /** Single-choice lists (components/ui/selection/choice.tsx, components/ui/selection/use-option-filter.tsx). */
  choice: ['close', 'list_filter', 'list_filter_nothing', 'choice_not_loaded', 'try_again'],
  /** Downloads (components/ui/download-link.tsx, lib/browser/downloads/use-download.ts). */
  download: [
    'downloading',
    'downloading_percent',
    'error_id',
    ...[...clientFailures, ...downloadFailures].map(errorMessageKey),
  ],
  /** The safety instructions (components/ipi). */
  ipi: [
    'actions',
    'loading',
    'language',
    'qr_code',
    'qr_not_visible',
    'qr_visible',
    'download_poster_a3',
    'download_a4',
  ],
  /** Drawing, files, refusal and sizes of a label, on both label screens (components/label). */
  label: [
    'download_label_single',
    'download_label_a4',
    'download_label_word',
    'label_word_about',
    'download_label_spreadsheet',
    'log_in',
    'label_drawing',
    'label_drawing_*',
    'zoom',
    'zoom_*',
    'label_not_drawn',
    'label_refused_*',
    'label_size_*',
    'label_next_size',
  ],
  /** Settings, findings and presets of the label editor (components/label). */
  labelEditor: [
    'label_*',
    'finding_*',
    'view_label',
    'download_label_*',
    'actions',
    'languages',
    'qr_code',
    'recommended_use',
    'ufi',
    'precautionary_statements',
    'pictograms',
    'at_least_one_language',
    'undo',
    'redo',
    'reset',
    'apply',
    'ok',
    'cancel',
    'close',
    'link_copied',
    'link_not_copied',
    'error_message_SESSION_EXPIRED',
  ],
  /** The links of a page for sharing (components/share/links). */
  shareLinks: [
    'share',
    'share_copy_page',
    'share_copied',
    'link_copied',
    'link_not_copied',
    'share_system',
    'share_link_to_sds',
    'share_link_to_page',
    'share_facebook',
    'share_x',
    'share_linkedin',
    'share_reddit',
    'share_telegram',
    'share_messenger',
    'share_whatsapp',
    'share_email',
    'share_copy',
    'save_url',
    'promo_sds_link',
  ],
  /** The login form (components/login). */
  login: ['username', 'password', 'log_in', 'logging_in', 'error_id', ...loginMessages.map(errorMessageKey)],
  /** The selection bar (components/products/selection-bar.tsx). */
  selection: [
    'product_list_selection',
    'product_list_selection_full',
    'product_list_clear_selection',
    'product_list_count_*',
    'product_list_sent_*',
    'share',
    'print_labels',
    'codes',
    'choice_not_loaded',
  ],
  /** The dialog that prints labels of the selected products (components/products/print-labels-dialog.tsx). */
  labelJob: [
    'print_labels',
    'label_job_*',
    'close',
    'language',
    'label_ink',
    'label_thermal',
    'label_sheet',
    'label_sheet_none',
    'label_dim',
    'label_emb',
    'label_start',
    'label_copies',
    'label_value_refused',
  ],
  /** The dialog that makes codes of the selected products (components/products/codes-dialog.tsx). */
  codes: [
    'codes_*',
    'site_poster',
    'product_list_title',
    'qr_code',
    'close',
    'language',
    'label_sheet',
    'label_start',
    'label_value_refused',
  ],
  /** The viewer of safety data sheets (components/sds). */
  sds: [
    'loading',
    'version',
    'version_*',
    'newest_version',
    'not_newest_version',
    'show_version',
    'compare_*',
    'end_comparison',
    'no_comparison',
    'qr_code',
    'qr_short',
    'qr_visibility',
    'qr_visible',
    'qr_not_visible',
    'actions',
    'more',
    'language',
    'download_pdf_a4',
    'download_sds_all',
    'download_esdscom',
    'sections',
    'section_*',
    'link_to_section',
    'find_in_sheet',
    'position_of_total',
    'nothing_*',
    'previous_*',
    'next_*',
    'clear_search',
    'changed',
    'changed_sections',
    'change_*',
    'changes_places',
    'changes_summary',
    'changes_zero',
    'changes_one',
    'changes_two',
    'changes_few',
    'changes_many',
    'changes_other',
  ],
  /** The share dialog (components/share). */
  share: [
    'share_dialog_*',
    'share_copy_page',
    'share_copied',
    'shares_recipients',
    'shares_title',
    'link_copied',
    'link_not_copied',
    'list_filter',
    'list_filter_nothing',
    'choice_not_loaded',
    'try_again',
    'close',
    'error_id',
    ...[...clientFailures, ...shareFailures].map(errorMessageKey),
  ],
  /** The Studio (components/studio). */
  studio: [
    'studio_*',
    'section_*',
    'finding_error',
    'finding_warning',
    'position_of_total',
    'language',
    'log_in',
    'undo',
    'redo',
    'cancel',
    'close',
  ],
} as const satisfies Record<string, readonly (AppKey | `${string}_*`)[]>;

export type MessageScope = keyof typeof messageScopes;
/** The keys of a scope. */
export type MessageKey<Scope extends MessageScope> = MatchingKey<(typeof messageScopes)[Scope][number]>;
type MatchingKey<Pattern> = Pattern extends `${infer Prefix}*` ? Extract<AppKey, `${Prefix}${string}`> : Pattern;
/** The texts of scopes, by key, with placeholders as `{name}`; `lang` is the code of their interface language. */
export type ScopedTexts = { [Scope in MessageScope]?: Record<MessageKey<Scope> | 'lang', string> };

/** The keys of a scope among those of the messages. */
export function scopeKeys<Texts extends object>(scope: MessageScope, texts: Texts) {
  const patterns: ReadonlySet<string> = new Set(messageScopes[scope]);
  const prefixes = [...patterns].filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  const keys: Extract<keyof Texts, string>[] = [];
  for (const key in texts) if (patterns.has(key) || prefixes.some((prefix) => key.startsWith(prefix))) keys.push(key);
  return keys;
}
