'use client';

import type { ReactNode } from 'react';
import { fillText } from '@/components/sds/fill-text';
import { SdsContext } from '@/components/sds/sds-context';
import { Spinner } from '@/components/ui/spinner';
import { useSdsText, type SdsText } from '@/lib/browser/sds/use-sds-text';
import type { Version } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { chosenVersion, compareOptions, type SdsChoice } from '@/lib/domain/sds/sds';

export interface SdsReaderTexts {
  loading: string;
  /** With `{version}`. */
  version: string;
  /** With `{version}` and `{older}`. */
  compared: string;
  /** By the QR choice. */
  qr: [notVisible: string, visible: string];
}

/** Keeps what is read on the SDS screen, for its parts; tells a screen reader when it has changed. */
export function SdsReader({
  id,
  interfaceLang,
  lang,
  versions,
  compares,
  initial,
  texts,
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
  texts: SdsReaderTexts;
  children: ReactNode;
}) {
  const { shown, isLoading, choose } = useSdsText({ id, interfaceLang, lang, versions, initial });
  const version = chosenVersion(versions, shown.choice.version);
  const compared = versions.find((one) => one.id === shown.choice.compare) ?? null;
  const older = version && compares ? compareOptions(versions, version.id) : [];
  const pathOf = (choice: SdsChoice) => paths.sds(id, interfaceLang, lang, choice);
  const detailOf = (changes: string) => paths.detail(id, interfaceLang, lang, { changes });
  const whatIsShown = fillText(compared ? texts.compared : texts.version, {
    version: version?.text ?? '',
    older: compared?.text ?? '',
  });
  return (
    <SdsContext value={{ shown, version, compared, older, pathOf, detailOf, choose }}>
      {children}
      <p role="status" className="sr-only">
        {isLoading ? null : `${whatIsShown}, ${texts.qr[shown.choice.qr]}`}
      </p>
      <Spinner active={isLoading} label={texts.loading} />
    </SdsContext>
  );
}
