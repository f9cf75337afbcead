'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { type SdsText, useSdsText } from '@/lib/browser/sds/use-sds-text';
import { type Translate, useScopedMessages } from '@/lib/browser/scoped-messages';
import type { Version } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, compareOptions, qrKeys, type SdsChoice } from '@/lib/domain/sds/sds';
import type { MessageKey } from '@/lib/domain/message-scopes';

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

/** What the parts of the SDS screen share. */
export interface SdsReading {
  /** The texts of the screen. */
  t: Translate<MessageKey<'sds'>>;
  shown: SdsText;
  /** The version in view. */
  version: Version | null;
  /** The one that it is compared with. */
  compared: Version | null;
  /** Those that it can be compared with, newest first. */
  older: Version[];
  /** In-app path of this sheet with another choice. */
  pathOf: (choice: SdsChoice) => string;
  /** In-app path of product detail with the changes since an older version. */
  detailOf: (changes: string) => string;
  /** Loads another choice in place; false where it cannot be loaded and all stays as it was. */
  choose: (choice: SdsChoice) => Promise<boolean>;
}

const SdsContext = createContext<SdsReading | null>(null);

/** What is read at the moment; within `SdsReader` only. */
export function useSdsReading(): SdsReading {
  const reading = useContext(SdsContext);
  if (!reading) throw new Error('there is no SdsReader around');
  return reading;
}
