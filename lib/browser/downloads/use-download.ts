import { useRef, useState } from 'react';
import { fetchFile, saveFile } from '@/lib/browser/downloads/fetch-file';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';
import { logFailure } from '@/lib/browser/feedback/log-failure';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';
import { failureText, useScopedMessages } from '@/lib/browser/scoped-messages';
import { fileErrorAddress } from '@/lib/domain/failures/failure-causes';

/**
 * `download` fetches a file and saves it, one at a time; a failure is a notification. `percent` is null if the size is
 * unknown. `errorPage`: URL, with a query, of the error page for files that are forbidden, missing or of another type.
 */
export function useDownload(errorPage?: string) {
  const t = useScopedMessages('download');
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
      else notify({ type: 'error', text: failureText(t, file.failure), delayMs: noticeDelaysMs.failed });
      logFailure({ ...file.failure, wasDisplayedInTheUi: true });
    }
  };

  return { download, isRunning, percent };
}
