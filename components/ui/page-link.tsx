'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { pageRouter } from '@/lib/browser/interaction/page-router';

/** A link to another page of the application: no prefetch; a spinner shows while the page loads. */
export function PageLink({ href, scroll, ...link }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return (
    <Link
      href={href}
      scroll={scroll}
      prefetch={false}
      onNavigate={(event) => {
        const navigate = pageRouter.current();
        if (!navigate) return;
        event.preventDefault();
        navigate(href, { scroll });
      }}
      {...link}
    />
  );
}
