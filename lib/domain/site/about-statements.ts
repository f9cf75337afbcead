import { hostPrefix } from '@/lib/domain/session/host-cookie';
import { chosenLanguageCookie, languageCookie, localeKey } from '@/lib/domain/languages/language-cookie';

/** The properties of a deployment that the privacy page depends on. */
export interface DataDeployment {
  /** Traces are sent to a collector (docs/operations.md, 'Traces'). */
  isTraced: boolean;
  /** The platform is the embedded one. */
  isPlatformEmbedded: boolean;
  /** The site is served over https. */
  isSecure: boolean;
}

interface Statement {
  /** Message key. */
  text: string;
  /** Values of the text's placeholders. */
  values?: Record<string, number>;
  /** The deployments it applies to; by default all. */
  condition?: 'traced' | 'other-platform';
}

/**
 * The product's data processing, in the order of the privacy page. Each statement is verified by
 * tests/unit/domain/privacy-statements.test.ts, which names the code behind it.
 */
export const privacySections = [
  {
    id: 'others',
    title: 'privacy_others',
    statements: [{ text: 'privacy_no_other_servers' }, { text: 'privacy_links' }, { text: 'privacy_sensors' }],
  },
  {
    id: 'logs',
    title: 'privacy_logs',
    statements: [
      { text: 'privacy_log_request' },
      { text: 'privacy_log_addresses' },
      { text: 'privacy_log_secrets' },
      { text: 'privacy_limits' },
      { text: 'privacy_metrics' },
      { text: 'privacy_traces', condition: 'traced' },
    ],
  },
  {
    id: 'accounts',
    title: 'privacy_accounts',
    statements: [
      { text: 'privacy_other_platform', condition: 'other-platform' },
      { text: 'privacy_account' },
      { text: 'privacy_tokens', values: { days: 30 } },
      { text: 'privacy_guessing', values: { tryMinutes: 1, failureMinutes: 15, networkDays: 90 } },
    ],
  },
  {
    id: 'shares',
    title: 'privacy_shares',
    statements: [
      { text: 'privacy_share_record' },
      { text: 'privacy_share_kept' },
      { text: 'privacy_share_notices' },
      { text: 'privacy_feedback', values: { hours: 24 } },
      { text: 'privacy_mail' },
    ],
  },
  {
    id: 'followers',
    title: 'privacy_follow',
    statements: [
      { text: 'privacy_follow_record' },
      { text: 'privacy_follow_kept', values: { days: 2 } },
      { text: 'privacy_follow_limits', values: { hours: 24 } },
    ],
  },
] as const satisfies { id: string; title: string; statements: Statement[] }[];

/** Whether a statement applies to a deployment. */
export const appliesTo = (
  { condition }: Statement,
  { isTraced, isPlatformEmbedded }: Omit<DataDeployment, 'isSecure'>,
) => condition === undefined || (condition === 'traced' ? isTraced : !isPlatformEmbedded);

/**
 * The entries that the product stores in a browser, for the privacy page. Names and lifetimes are repeated here because
 * their owners are outside the domain layer; tests/unit/domain/device-data.test.ts compares them with the code.
 */
export const deviceData = [
  { name: 'token', kind: 'cookie', purpose: 'session', lifetime: 'days', days: 30 },
  { name: 'XSRF-TOKEN', kind: 'cookie', purpose: 'anti_forgery', lifetime: 'anti_forgery', days: 30 },
  { name: languageCookie, kind: 'cookie', purpose: 'language', lifetime: 'days', days: 365 },
  { name: chosenLanguageCookie, kind: 'cookie', purpose: 'chosen_language', lifetime: 'days', days: 365 },
  { name: 'unsentMessage', kind: 'cookie', purpose: 'unsent_message', lifetime: 'form' },
  { name: localeKey, kind: 'storage', purpose: 'language', lifetime: 'deleted' },
  { name: 'theme', kind: 'storage', purpose: 'theme', lifetime: 'deleted' },
  { name: 'sidebars', kind: 'storage', purpose: 'sidebars', lifetime: 'deleted' },
  { name: 'recentDossiers', kind: 'storage', purpose: 'recent', lifetime: 'deleted' },
  { name: 'mySite', kind: 'storage', purpose: 'my_site', lifetime: 'deleted' },
  { name: 'selectedProducts', kind: 'storage', purpose: 'selection', lifetime: 'tab' },
  { name: 'studioTour', kind: 'storage', purpose: 'studio_tour', lifetime: 'deleted' },
  { name: 'studioDraft', kind: 'storage', purpose: 'studio_draft', lifetime: 'saved' },
  { name: 'dossier-pages-1', kind: 'offline', purpose: 'offline_pages', lifetime: 'replaced', products: 20 },
  { name: 'dossier-files-1', kind: 'offline', purpose: 'offline_files', lifetime: 'replaced' },
] as const satisfies {
  name: string;
  kind: 'cookie' | 'storage' | 'offline';
  /** Suffix of the key `privacy_for_…`. */
  purpose: string;
  /** Suffix of the key `privacy_life_…`. */
  lifetime: string;
  days?: number;
  products?: number;
}[];

const hostCookies = ['token', 'XSRF-TOKEN'];

/** The name of an entry as the browser shows it. */
export const entryName = (name: string, { isSecure }: Pick<DataDeployment, 'isSecure'>) =>
  (isSecure && hostCookies.includes(name) ? hostPrefix : '') + name;

/**
 * The tested features and known limits of the accessibility statement, in their order;
 * tests/unit/domain/accessibility-statements.test.ts names the tests.
 */
export const accessibilityTests = [
  'accessibility_test_axe',
  'accessibility_test_keyboard',
  'accessibility_test_narrow',
  'accessibility_test_scripts',
] as const;

export const accessibilityLimits = [
  'accessibility_limit_tests',
  'accessibility_limit_label',
  'accessibility_limit_supplied',
] as const;
