'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { keepLanguage } from '@/lib/browser/keep-language';
import { samePage } from '@/lib/domain/same-page';

/** A link to the page that the visitor is on, in another interface language, which is kept; what the address carries stays. */
export function LanguageSwitchLink({
  code,
  href,
  isCurrent,
  className,
  children,
}: {
  code: string;
  /** In-app path of the page in that language. */
  href: string;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return (
    <PageLink
      href={samePage(href, { pathname, search })}
      onClick={() => keepLanguage(code, Date.now())}
      lang={code}
      hrefLang={code}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </PageLink>
  );
}
