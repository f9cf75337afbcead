'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { pageTurner } from '@/lib/browser/interaction/page-turner';

/** A link to another page of the application: no prefetch; a spinner shows while the page loads. */
export function PageLink({ href, scroll, ...link }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return (
    <Link
      href={href}
      scroll={scroll}
      prefetch={false}
      onNavigate={(event) => {
        const turn = pageTurner.current();
        if (!turn) return;
        event.preventDefault();
        turn(href, { scroll });
      }}
      {...link}
    />
  );
}
