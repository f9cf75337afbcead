'use client';

import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { useSdsReading } from '@/components/sds/sds-reader';
import type { Version } from '@/lib/domain/product/dossier';

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
