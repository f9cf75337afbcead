'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { storeChosenLanguage } from '@/lib/browser/storage/store-language';
import { basePath } from '@/lib/domain/pages/paths';
import { inLanguage } from '@/lib/domain/languages/languages';
import { samePage } from '@/lib/domain/pages/navigation';

/** A link to the page that the visitor is on, in another interface language, which is kept; what the address carries stays. */
export function LanguageSwitchLink({
  code,
  href,
  onClick,
  ...given
}: ComponentProps<typeof PageLink> & {
  code: string;
  /** In-app path of the page in that language. */
  href: string;
}) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const to = samePage(href, { pathname, search });
  const link = {
    ...given,
    ...inLanguage(code),
    hrefLang: code,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      storeChosenLanguage(code, Date.now());
      onClick?.(event);
    },
  };
  // On the same path only the page would come anew, not the document around it, which says its language.
  const isSamePath = to.split('?')[0] === pathname;
  return isSamePath ? <a href={basePath + to} {...link} /> : <PageLink href={to} {...link} />;
}
