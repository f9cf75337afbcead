import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  notice: 'bg-notice-soft text-notice',
};

/** A short label for the element beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-small font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
