import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

const kinds = {
  primary: 'bg-accent text-accent-on hover:opacity-90',
  quiet: 'border border-line-strong text-ink hover:bg-sunken',
};

/** A link styled as the next step: an in-app path (without the base path) or an absolute URL. */
export function ButtonLink({
  href,
  kind = 'primary',
  children,
}: {
  href: string;
  kind?: keyof typeof kinds;
  children: ReactNode;
}) {
  return (
    <PageLink
      href={href}
      className={clsx(
        'inline-flex min-h-touch items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold transition-[background-color,opacity] duration-150',
        kinds[kind],
      )}
    >
      {children}
    </PageLink>
  );
}
