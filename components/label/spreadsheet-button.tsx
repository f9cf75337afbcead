'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { antiForgeryToken } from '@/lib/browser/calls/anti-forgery-token';
import { useDownload } from '@/lib/browser/downloads/use-download';
import type { DownloadTexts } from '@/components/ui/download-link';
import { basePath } from '@/lib/domain/pages/paths';

/** Saves the spreadsheet, which is asked for by a POST. */
export function SpreadsheetButton({
  address,
  texts,
  className,
  children,
}: {
  /** In-app path, without the base path. */
  address: string;
  texts: DownloadTexts;
  className: string;
  children: ReactNode;
}) {
  const { download, isRunning } = useDownload({ texts });
  const save = () =>
    download(basePath + address, { method: 'POST', headers: { 'X-XSRF-TOKEN': antiForgeryToken() ?? '' } });
  return (
    <button
      type="button"
      onClick={() => void save()}
      aria-busy={isRunning || undefined}
      className={clsx('needs-script', className)}
    >
      {children}
    </button>
  );
}
