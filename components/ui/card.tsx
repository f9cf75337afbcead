import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A panel with a heading. `id` is the target of links within the page; the heading's id is `{id}-title`. */
export function Card({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('card', className)}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
