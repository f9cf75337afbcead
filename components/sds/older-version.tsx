'use client';

import { ChoiceLink } from '@/components/sds/choice-link';
import { useSdsReading } from '@/components/sds/sds-context';
import { Notice } from '@/components/ui/notice';
import type { Version } from '@/lib/domain/dossier';
import { sdsTransitions } from '@/lib/domain/sds';

/** Says over an older version that it is one, and leads to the newest. */
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
