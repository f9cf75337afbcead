'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** The way to the login page and from there back here. A link of the document: the page that follows shows who logged in. */
export function LoginLink({
  interfaceLang,
  className,
  children,
}: {
  interfaceLang: string;
  className?: string;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const next = search ? `${pathname}?${search}` : pathname;
  return (
    <a href={basePath + paths.login({ next, interfaceLang })} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
