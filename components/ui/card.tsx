import clsx from 'clsx';
import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';

/** A panel with a heading. `id` is the target of links within the page; the heading's id is `{id}-title`. */
export function Card({
  id,
  title,
  className,
  toPageHtml,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  toPageHtml?: ToPageHtml;
  children: ReactNode;
}) {
  return (
    <StaticHtml
      as="section"
      toPageHtml={toPageHtml}
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('card', className)}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </StaticHtml>
  );
}
