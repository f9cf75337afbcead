import { chosenLanguageCookie, languageCookie, localeKey } from '@/lib/domain/kept-language';

/**
 * What the product keeps in a browser, as the privacy page says it. Names and lifetimes stand here once more because their owners are
 * no rules of the domain; tests/unit/domain/device-data.test.ts compares them with the code.
 */
export const deviceData = [
  { name: 'token', kind: 'cookie', purpose: 'session', lifetime: 'days', days: 30 },
  { name: 'XSRF-TOKEN', kind: 'cookie', purpose: 'anti_forgery', lifetime: 'anti_forgery', days: 30 },
  { name: languageCookie, kind: 'cookie', purpose: 'language', lifetime: 'days', days: 365 },
  { name: chosenLanguageCookie, kind: 'cookie', purpose: 'chosen_language', lifetime: 'days', days: 365 },
  { name: localeKey, kind: 'storage', purpose: 'language', lifetime: 'deleted' },
  { name: 'theme', kind: 'storage', purpose: 'theme', lifetime: 'deleted' },
  { name: 'sidebars', kind: 'storage', purpose: 'sidebars', lifetime: 'deleted' },
  { name: 'selectedProducts', kind: 'storage', purpose: 'selection', lifetime: 'tab' },
  { name: 'dossier-pages-1', kind: 'offline', purpose: 'offline_pages', lifetime: 'replaced', products: 20 },
  { name: 'dossier-files-1', kind: 'offline', purpose: 'offline_files', lifetime: 'replaced' },
] as const satisfies {
  name: string;
  kind: 'cookie' | 'storage' | 'offline';
  /** Ends the key `privacy_for_…`. */
  purpose: string;
  /** Ends the key `privacy_life_…`. */
  lifetime: string;
  days?: number;
  products?: number;
}[];
