import { Info, type Icon } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';

/** An important message within the page. */
export function Notice({ icon: Icon = Info, children }: { icon?: Icon; children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-control bg-sunken p-3 leading-6">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
