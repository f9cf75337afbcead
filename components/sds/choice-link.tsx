'use client';

import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-context';
import type { SdsChoice } from '@/lib/domain/sds';

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
    choose(choice);
  };
  return (
    <Link href={pathOf(choice)} prefetch={false} onClick={follow} className={className}>
      {children}
    </Link>
  );
}
