'use client';

import clsx from 'clsx';
import { Download, LogIn } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { LoginLink } from '@/components/shell/header/login-link';
import { DownloadLink } from '@/components/ui/download-link';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { antiForgeryToken } from '@/lib/browser/calls/anti-forgery-token';
import { useDownload } from '@/lib/browser/downloads/use-download';

const shape =
  'inline-flex min-h-touch cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-1.5 text-center font-semibold transition-[background-color,opacity] duration-150';
const quiet = clsx(shape, 'border border-line-strong hover:bg-sunken');

/**
 * Spec §2 "Exports": PDF of one label, PDF of an A4 page unless it is a fold-out label; for logged-in users also Word and spreadsheet, for others a
 * link to the login, which leads back to this label.
 */
export function LabelExports({
  id,
  interfaceLang,
  search,
  isLoggedIn,
}: {
  id: number;
  interfaceLang: string;
  /** The settings (`labelSearch`). */
  search: string;
  isLoggedIn: boolean;
}) {
  const t = useScopedMessages('label');
  const isFoldOut = new URLSearchParams(search).has('foldON');
  const icon = <Download aria-hidden className="size-5 shrink-0" />;
  return (
    <>
      <DownloadLink
        href={paths.api.label(id, 'pdf', `${search}&lp=1`)}
        className={clsx(shape, 'bg-accent text-accent-on hover:opacity-90')}
      >
        {icon}
        {t('download_label_single')}
      </DownloadLink>
      {!isFoldOut && (
        <DownloadLink href={paths.api.label(id, 'pdf', search)} className={quiet}>
          {icon}
          {t('download_label_a4')}
        </DownloadLink>
      )}
      {isLoggedIn ? (
        <>
          <DownloadLink href={paths.api.label(id, 'docx', search)} className={quiet}>
            {icon}
            <span>
              {t('download_label_word')}{' '}
              <span className="block text-small font-normal text-ink-soft">{t('label_word_about')}</span>
            </span>
          </DownloadLink>
          <SpreadsheetButton address={paths.api.label(id, 'xlsx', search)} className={quiet}>
            {icon}
            {t('download_label_spreadsheet')}
          </SpreadsheetButton>
        </>
      ) : (
        (['download_label_word', 'download_label_spreadsheet'] as const).map((key) => (
          <LoginLink key={key} interfaceLang={interfaceLang} className={quiet}>
            <LogIn aria-hidden className="size-5 shrink-0" />
            <span>
              {t(key)} <span className="block text-small font-normal text-ink-soft">{t('log_in')}</span>
            </span>
          </LoginLink>
        ))
      )}
    </>
  );
}

/** Saves the spreadsheet, which needs a POST request. */
function SpreadsheetButton({
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
