import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * `onPhones`: basic information that only the smallest screens show here (Spec §2 "SDS screen"); `notOnPhones`: facts
 * that the actions bar above already shows on phones.
 */
export function Fact({
  term,
  wide = false,
  onPhones = false,
  notOnPhones = false,
  children,
}: {
  term: string;
  wide?: boolean;
  onPhones?: boolean;
  notOnPhones?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'min-w-0',
        wide && 'w-full max-medium:col-span-2',
        onPhones && 'medium:hidden',
        notOnPhones && 'max-medium:not-print:hidden',
      )}
    >
      <dt className="text-small text-ink-soft first-letter:capitalize">{term}</dt>
      <dd className="leading-6">{children}</dd>
    </div>
  );
}
