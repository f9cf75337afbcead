'use client';

import { Fragment, type ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-reader';
import type { Version } from '@/lib/domain/product/dossier';

/** The summary on phones, in one line: version, date, language, country; 'More' unfolds the rest (sds-actions.tsx). */
export function VersionLine({
  versions,
  date,
  language,
  country,
  dates,
}: {
  /** Newest first. */
  versions: Version[];
  /** Date of the newest version, for versions without dates. */
  date: ReactNode;
  language: ReactNode;
  /** Null if the platform does not say. */
  country: string | null;
  /** By version id. */
  dates: Record<string, string>;
}) {
  const { t, version } = useSdsReading();
  const parts = [
    version && <strong className="font-semibold">{t('version_short', { version: version.text })}</strong>,
    version && (dates[version.id] ?? (version.id === versions[0]?.id && date)),
    language,
    country,
  ].filter(Boolean);
  return (
    <p className="mb-2 medium:hidden print:hidden">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="text-ink-soft"> · </span>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
