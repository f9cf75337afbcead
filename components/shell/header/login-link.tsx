'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** A link to the login page, which leads back here. A full page load: the page after login differs for the user. */
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
