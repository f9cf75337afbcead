'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-reader';
import { Notice } from '@/components/ui/notice';
import type { Version } from '@/lib/domain/product/dossier';
import { type SdsChoice, sdsTransitions } from '@/lib/domain/sds/sds';
import { PageLink } from '@/components/ui/page-link';

/** A notice above an older version, with a link to the newest. */
export function OlderVersion({
  versions,
}: {
  /** Newest first. */
  versions: Version[];
}) {
  const { t, shown, version } = useSdsReading();
  const newest = versions[0];
  if (!newest || !version || version.id === newest.id) return null;
  return (
    <div className="mb-6">
      <Notice>
        {t('not_newest_version', { version: version.text })}{' '}
        <ChoiceLink
          choice={sdsTransitions.version(shown.choice, newest.id, versions)}
          className="font-semibold text-accent underline underline-offset-4 print:hidden"
        >
          {t('show_version', { version: newest.text })}
        </ChoiceLink>
      </Notice>
    </div>
  );
}

/** A link to another `SdsChoice`, which loads in place. */
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
