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
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'min-w-0 scroll-mt-2 rounded-card border border-line bg-surface p-5 print:break-inside-auto print:border-0 print:p-0',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="mb-4 text-h2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
