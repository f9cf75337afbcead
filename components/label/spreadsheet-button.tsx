'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { antiForgeryToken } from '@/lib/browser/anti-forgery-token';
import { useDownload } from '@/lib/browser/use-download';
import { basePath } from '@/lib/domain/paths';

/** Saves the spreadsheet, which is asked for by a POST. */
export function SpreadsheetButton({
  address,
  className,
  children,
}: {
  /** In-app path, without the base path. */
  address: string;
  className: string;
  children: ReactNode;
}) {
  const { download, isRunning } = useDownload();
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
