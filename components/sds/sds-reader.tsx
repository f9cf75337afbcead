'use client';

import type { ReactNode } from 'react';
import { SdsContext } from '@/components/sds/sds-context';
import { Spinner } from '@/components/ui/spinner';
import { useSdsText, type SdsText } from '@/lib/browser/use-sds-text';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { Version } from '@/lib/domain/dossier';
import { paths } from '@/lib/domain/paths';
import { chosenVersion, compareOptions, qrKeys, type SdsChoice } from '@/lib/domain/sds';

/** Keeps what is read on the SDS screen, for its parts; tells a screen reader when it has changed. */
export function SdsReader({
  id,
  interfaceLang,
  lang,
  versions,
  compares,
  initial,
  children,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  /** Newest first. */
  versions: Version[];
  /** Whether versions are compared here. */
  compares: boolean;
  /** What the server sent. */
  initial: SdsText;
  children: ReactNode;
}) {
  const t = useScopedMessages('sds');
  const { shown, isLoading, choose } = useSdsText({ id, interfaceLang, lang, versions, initial });
  const version = chosenVersion(versions, shown.choice.version);
  const compared = versions.find((one) => one.id === shown.choice.compare) ?? null;
  const older = version && compares ? compareOptions(versions, version.id) : [];
  const pathOf = (choice: SdsChoice) => paths.sds(id, interfaceLang, lang, choice);
  const detailOf = (changes: string) => paths.detail(id, interfaceLang, lang, { changes });
  const whatIsShown = t(compared ? 'version_compared' : 'version_of', {
    version: version?.text ?? '',
    older: compared?.text ?? '',
  });
  return (
    <SdsContext value={{ t, shown, version, compared, older, pathOf, detailOf, choose }}>
      {children}
      <p role="status" className="sr-only">
        {isLoading ? null : `${whatIsShown}, ${t('qr_code')} ${t(qrKeys[shown.choice.qr])}`}
      </p>
      <Spinner active={isLoading} label={t('loading')} />
    </SdsContext>
  );
}
