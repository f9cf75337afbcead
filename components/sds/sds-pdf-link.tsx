import clsx from 'clsx';
import { Download } from 'lucide-react';
import { DownloadLink } from '@/components/ui/download-link';

/** The button that brings an SDS as PDF. `href` is an in-app path, without the base path. */
export function SdsPdfLink({
  href,
  text,
  big = false,
}: {
  href: string;
  text: string;
  /** Where it is what the page is for. */
  big?: boolean;
}) {
  return (
    <DownloadLink
      href={href}
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
