'use client';

import type { ReactNode } from 'react';
import { Fact } from '@/components/sds/fact';
import { useSdsReading } from '@/components/sds/sds-reader';
import type { Version } from '@/lib/domain/product/dossier';

/**
 * The version in view and, where there are versions to compare it with, the line of the comparison: `/` when none is
 * chosen (Spec §2 "SDS screen"). `revision` is the newest version's fact and stands with no other.
 */
export function VersionFacts({
  versions,
  texts,
  revision,
}: {
  versions: Version[];
  texts: { version: string; compareVersion: string; noComparison: string };
  revision: ReactNode;
}) {
  const { version, compared, older } = useSdsReading();
  if (!version) return revision;
  return (
    <>
      {version.id === versions[0]?.id && revision}
      <Fact term={texts.version} notOnPhones>
        {version.text}
      </Fact>
      {older.length > 0 && (
        <Fact term={texts.compareVersion}>
          {compared?.text ?? (
            <>
              <span aria-hidden>/</span>
              <span className="sr-only">{texts.noComparison}</span>
            </>
          )}
        </Fact>
      )}
    </>
  );
}
