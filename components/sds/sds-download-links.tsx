import clsx from 'clsx';
import { Download } from 'lucide-react';
import { DownloadLink, type DownloadTexts } from '@/components/ui/download-link';

/** The button that brings an SDS as PDF. `href` is an in-app path, without the base path. */
export function SdsPdfLink({
  href,
  text,
  texts,
  big = false,
}: {
  href: string;
  text: string;
  texts: DownloadTexts;
  /** Where it is what the page is for. */
  big?: boolean;
}) {
  return (
    <DownloadLink
      href={href}
      texts={texts}
      className={clsx(
        'inline-flex min-h-touch items-center justify-center gap-2 rounded-control bg-accent font-semibold text-accent-on transition-opacity duration-150 hover:opacity-90',
        big ? 'px-7 py-3 text-lead max-medium:w-full' : 'px-4 py-1.5 max-medium:flex-1',
      )}
    >
      <Download aria-hidden className={clsx('shrink-0', big ? 'size-6' : 'size-5')} />
      {text}
    </DownloadLink>
  );
}

/** The link to an SDS as eSDScom XML, for programs: it stands behind the PDF. `href` is an in-app path, without the base path. */
export function SdsXmlLink({
  href,
  text,
  texts,
  plain = false,
}: {
  href: string;
  text: string;
  texts: DownloadTexts;
  /** A link among links, no button. */
  plain?: boolean;
}) {
  return (
    <DownloadLink
      href={href}
      texts={texts}
      className={clsx(
        'inline-flex min-h-touch items-center',
        plain
          ? 'text-accent underline underline-offset-4'
          : 'under-more justify-center gap-2 rounded-control border border-line-strong px-4 py-1.5 font-semibold hover:bg-sunken max-medium:order-1 max-medium:w-full',
      )}
    >
      {!plain && <Download aria-hidden className="size-5 shrink-0" />}
      {text}
    </DownloadLink>
  );
}
