import { pageLinkTo } from '@/components/ui/page-link';
import { inLanguage } from '@/lib/domain/languages/languages';
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
 * The attributes of a link to the current page in another interface language. StoreLanguage stores that as the visitor's choice, and
 * keeps a query that scripts have changed. Navigation to the same path would update the page only, not `<html lang>`, so it is a full
 * load.
 */
export const languageLinkTo = ({ code, href, address = href }: Omit<LanguageLink, 'name'>) => ({
  ...(href.includes('?') ? { href: hrefOf(address) } : pageLinkTo(address)),
  ...inLanguage(code),
  hrefLang: code,
  'data-language': href,
});
