'use client';

import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

/**
 * A switch whose state is in the URL: a link, so it works without JavaScript; with JavaScript the space bar toggles it
 * too.
 */
export function SwitchLink({ href, isOn, children }: { href: string; isOn: boolean; children: ReactNode }) {
  const toggleOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <PageLink
      href={href}
      scroll={false}
      role="switch"
      aria-checked={isOn}
      onKeyDown={toggleOnSpace}
      className="inline-flex min-h-touch items-center gap-3 rounded-control font-semibold"
    >
      <span
        aria-hidden
        className={clsx(
          'flex h-6 w-11 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors duration-150',
          isOn ? 'justify-end border-accent bg-accent' : 'border-line-strong bg-surface',
        )}
      >
        {/* Drawn with borders only: forced colours remove backgrounds. */}
        <span className={clsx('size-4 rounded-full border-8', isOn ? 'border-accent-on' : 'border-line-strong')} />
      </span>
      {children}
    </PageLink>
  );
}
