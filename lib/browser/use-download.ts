import { useRef, useState } from 'react';
import { fetchFile } from '@/lib/browser/fetch-file';
import { navigateTo } from '@/lib/browser/go-to';
import { logFailure } from '@/lib/browser/log-failure';
import { notify } from '@/lib/browser/notify';
import { saveFile } from '@/lib/browser/save-file';
import { fileErrorAddress } from '@/lib/domain/file-error';
import type { DossierFailure } from '@/lib/domain/failures';
import { noticeDelaysMs } from '@/lib/domain/notices';

export interface DownloadFailureTexts {
  /** What a visitor reads when there is no better text, or no answer at all. */
  failed: string;
  /** With `{id}`, the three characters that stand in the log: 'Error {id}'. */
  failureId: string;
  /** Better texts by message key: `{error_message_NOT_AVAILABLE: '…'}`. */
  failedBy?: Record<string, string>;
}

/**
 * `download` fetches a file and saves it, one at a time; a failure is a notification. `percent` is null where the size is
 * not known.
 */
export function useDownload({
  texts,
  errorPage,
}: {
  texts: DownloadFailureTexts;
  /** The address, with a query, of the page for files that the visitor may not have, that do not exist or have another type. */
  errorPage?: string;
}) {
  const [percent, setPercent] = useState<number | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  const download = async (address: string, call?: RequestInit) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPercent(null);
    setRunning(true);
    const file = await fetchFile(address, setPercent, call);
    isBusy.current = false;
    setRunning(false);
    if (file.kind === 'file') saveFile(file.content, file.name ?? 'download');
    else if (file.kind === 'too-large') navigateTo(address);
    else if (file.kind === 'page') navigateTo(file.address);
    else {
      const page = errorPage && fileErrorAddress(errorPage, file.status);
      if (page) navigateTo(page);
      else notify({ type: 'error', text: failureText(texts, file.failure), delayMs: noticeDelaysMs.failed });
      logFailure({ ...file.failure, wasDisplayedInTheUi: true });
    }
  };

  return { download, isRunning, percent };
}

function failureText(texts: DownloadFailureTexts, { uiMessage, id }: Partial<DossierFailure>): string {
  const text = texts.failedBy?.[uiMessage ?? ''] ?? texts.failed;
  return id ? `${text} ${texts.failureId.replace('{id}', id)}` : text;
}
