'use client';

import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { useDownload } from '@/lib/browser/downloads/use-download';
import { percentage } from '@/lib/domain/languages/formatting';
import { progressAfterMs } from '@/lib/browser/downloads/fetch-file';
import { basePath } from '@/lib/domain/pages/paths';

/**
 * A link to a file. Without JavaScript the server's answer is saved by the browser, or is an error page; with it the page
 * stays: progress from 1 s on in the link, a failure as a notification.
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
  /** In-app path, with a query, of the page that says why there is no file (`fileErrorAddress`), without the base path. */
  errorHref?: string;
  /** Accessible name, where the content is not enough; begins with the content's words. */
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
      {/* In the place of the content, so that nothing moves; the whole sentence where there is room for it. */}
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
      {/* Heard in steps of ten. Only now: what is live stands open beside a dialog, too. */}
      {isLong && (
        <span aria-live="polite" className="sr-only">
          {progress(percent === null ? null : Math.floor(percent / 10) * 10)}
        </span>
      )}
    </a>
  );
}
