import { languageAttributes } from '@/lib/domain/languages/languages';
import { hrefOf } from '@/lib/domain/pages/paths';

/** The current page in an interface language. */
export interface LanguageLink {
  code: string;
  /** Name of the language in itself: `Deutsch`. */
  name: string;
  /** In-app path of the page in that language. */
  href: string;
  /** The same with the rest of the current address, if there is one (`samePage`). */
  address?: string;
}

/**
 * The attributes of a link to the current page in another interface language, which StoreLanguage stores as the visitor's choice; it also
 * keeps a query that scripts have changed. A full load: client-side navigation would write the root element again, without the theme
 * and the sidebars that the script before the first paint has set, or, to the same path, not at all.
 */
export const languageLinkTo = ({ code, href, address = href }: Omit<LanguageLink, 'name'>) => ({
  href: hrefOf(address),
  ...languageAttributes(code),
  hrefLang: code,
  'data-language': href,
});
