'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { storeChosenLanguage } from '@/lib/browser/storage/store-language';
import { hrefOf } from '@/lib/domain/pages/paths';
import { inLanguage } from '@/lib/domain/languages/languages';
import { samePage } from '@/lib/domain/pages/navigation';

/**
 * A link to the current page in another interface language, which is stored as the visitor's choice; keeps the URL's
 * query.
 */
export function LanguageSwitchLink({
  code,
  href,
  onClick,
  ...linkProps
}: ComponentProps<typeof PageLink> & {
  code: string;
  /** In-app path of the page in that language. */
  href: string;
}) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const to = samePage(href, { pathname, search });
  const link = {
    ...linkProps,
    ...inLanguage(code),
    hrefLang: code,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      storeChosenLanguage(code, Date.now());
      onClick?.(event);
    },
  };
  // Navigation to the same path would update the page only, not `<html lang>`, so it is a full load.
  const isSamePath = to.split('?')[0] === pathname;
  return isSamePath ? <a href={hrefOf(to)} {...link} /> : <PageLink href={to} {...link} />;
}
