'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-context';
import { PageLink } from '@/components/ui/page-link';
import type { SdsChoice } from '@/lib/domain/sds/sds';

/** A link to another choice of what is read, which loads in place. */
export function ChoiceLink({
  choice,
  className,
  children,
}: {
  choice: SdsChoice;
  className?: string;
  children: ReactNode;
}) {
  const { pathOf, choose } = useSdsReading();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void choose(choice);
  };
  return (
    <PageLink href={pathOf(choice)} onClick={follow} className={className}>
      {children}
    </PageLink>
  );
}
