import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FooterNav } from '@/components/shell/footer/site-footer';
import type { FooterLink } from '@/lib/domain/pages/footer-links';

const widths = { narrow: 'max-w-md', wide: 'max-w-lg' };

/** A page of one card: start, login, errors. */
export function CardPage({
  width = 'wide',
  links,
  children,
}: {
  width?: keyof typeof widths;
  /** Links of the footer. */
  links: FooterLink[];
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-svh flex-col">
      <main className={clsx('mx-auto flex w-full flex-1 flex-col gap-8 px-4 pt-[16svh] pb-10', widths[width])}>
        {children}
      </main>
      <footer className={clsx('mx-auto w-full px-4 pb-4 text-small text-ink-soft print:hidden', widths[width])}>
        <FooterNav links={links} />
      </footer>
    </div>
  );
}
