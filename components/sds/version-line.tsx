'use client';

import { Fragment, type ReactNode } from 'react';
import { useSdsReading } from '@/components/sds/sds-reader';
import { Fact } from '@/components/ui/fact';
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

/**
 * The version shown and, if there are versions to compare it with, the compared version: `/` if none is selected (Spec
 * §2 "SDS screen"). `revision` is a fact of the newest version and is shown for that one only.
 */
export function VersionFacts({ versions, revision }: { versions: Version[]; revision: ReactNode }) {
  const { t, version, compared, older } = useSdsReading();
  if (!version) return revision;
  return (
    <>
      {version.id === versions[0]?.id && revision}
      <Fact term={t('version')} notOnPhones>
        {version.text}
      </Fact>
      {older.length > 0 && (
        <Fact term={t('compare_version')}>
          {compared?.text ?? (
            <>
              <span aria-hidden>/</span>
              <span className="sr-only">{t('no_comparison')}</span>
            </>
          )}
        </Fact>
      )}
    </>
  );
}
