'use client';

import clsx from 'clsx';
import { LoaderCircle } from '@/components/ui/icons/icons';
import type { MouseEvent, ReactNode } from 'react';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { useDownload } from '@/lib/browser/downloads/use-download';
import { percentage } from '@/lib/domain/languages/formatting';
import { progressAfterMs } from '@/lib/browser/downloads/fetch-file';
import { basePath } from '@/lib/domain/pages/paths';

/**
 * A link to a file. Without JavaScript the browser saves the response or shows an error page; with it the page stays:
 * the link shows progress from 1 s on, a failure is a notification.
 */
export function DownloadLink({
  href,
  errorHref,
  label,
  className,
  children,
}: {
  /** In-app path of the file, without the base path. */
  href: string;
  /** In-app path, with a query, of the error page for a missing file (`fileErrorAddress`), without the base path. */
  errorHref?: string;
  /** Accessible name, if the content is not sufficient; begins with the content's text. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useScopedMessages('download');
  const address = basePath + href;
  const { download, isRunning, percent } = useDownload(errorHref && basePath + errorHref);
  const isLong = useDelayed(isRunning, progressAfterMs);

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void download(address);
  };
  const progress = (shown: number | null) =>
    shown === null ? t('downloading') : t('downloading_percent', { percent: percentage(shown, t.lang) });

  return (
    <a
      href={address}
      onClick={follow}
      aria-label={isLong ? undefined : label}
      aria-busy={isRunning || undefined}
      className={clsx('relative', className)}
    >
      <span className={clsx('contents', isLong && 'invisible')}>{children}</span>
      {/* Overlays the content, so that the layout does not shift; the full sentence if it fits. */}
      {isLong && (
        <span
          aria-hidden
          className="@container absolute inset-0 flex items-center justify-center whitespace-nowrap tabular-nums"
        >
          <span className="hidden @min-[10.5rem]:inline">{progress(percent)}</span>
          <span className="@min-[10.5rem]:hidden">
            {percent === null ? <LoaderCircle className="size-5 animate-spin" /> : percentage(percent, t.lang)}
          </span>
        </span>
      )}
      {/*
       * Announced in steps of ten. Rendered only while loading: live regions stay exposed beside an open modal dialog.
       */}
      {isLong && (
        <span aria-live="polite" className="sr-only">
          {progress(percent === null ? null : Math.floor(percent / 10) * 10)}
        </span>
      )}
    </a>
  );
}
