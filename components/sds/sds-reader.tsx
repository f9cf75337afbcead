'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { type InitialSdsText, type SdsText, useSdsText } from '@/lib/browser/sds/use-sds-text';
import { type Translate, useScopedMessages } from '@/lib/browser/scoped-messages';
import type { Version } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, compareOptions, qrKeys, type SdsChoice } from '@/lib/domain/sds/sds';
import type { MessageKey } from '@/lib/domain/message-scopes';

/** Provides the state of the SDS screen to its parts; announces a new text to screen readers. */
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
  /** Whether comparisons are enabled. */
  compares: boolean;
  initial: InitialSdsText;
  children: ReactNode;
}) {
  const t = useScopedMessages('sds');
  const { shown, isLoading, choose } = useSdsText({
    id,
    interfaceLang,
    lang,
    versions,
    initial,
    words: { ins: t('change_added'), del: t('change_deleted'), link: t('link_to_section') },
  });
  const version = chosenVersion(versions, shown.choice.version);
  const compared = versions.find(({ id: versionId }) => versionId === shown.choice.compare) ?? null;
  const older = version && compares ? compareOptions(versions, version.id) : [];
  const pathOf = (choice: SdsChoice) => paths.sds(id, interfaceLang, lang, choice);
  const detailOf = (changes: string) => paths.detail(id, interfaceLang, lang, { changes });
  const announcement = t(compared ? 'version_compared' : 'version_of', {
    version: version?.text ?? '',
    older: compared?.text ?? '',
  });
  return (
    <SdsContext value={{ t, shown, version, compared, older, pathOf, detailOf, choose }}>
      {children}
      <p role="status" className="sr-only">
        {isLoading ? null : `${announcement}, ${t('qr_code')} ${t(qrKeys[shown.choice.qr])}`}
      </p>
      <Spinner active={isLoading} label={t('loading')} />
    </SdsContext>
  );
}

/** The state shared by the parts of the SDS screen. */
interface SdsReading {
  /** The texts of the screen. */
  t: Translate<MessageKey<'sds'>>;
  shown: SdsText;
  /** The version shown. */
  version: Version | null;
  /** The older version that it is compared with. */
  compared: Version | null;
  /** Versions available for comparison, newest first. */
  older: Version[];
  /** In-app path of this sheet with another choice. */
  pathOf: (choice: SdsChoice) => string;
  /** In-app path of product detail with the changes since an older version. */
  detailOf: (changes: string) => string;
  /** Loads another choice in place; false if loading failed and nothing changed. */
  choose: (choice: SdsChoice) => Promise<boolean>;
}

const SdsContext = createContext<SdsReading | null>(null);

/** The state of the SDS screen; within `SdsReader` only. */
export function useSdsReading(): SdsReading {
  const reading = useContext(SdsContext);
  if (!reading) throw new Error('useSdsReading requires an SdsReader');
  return reading;
}
