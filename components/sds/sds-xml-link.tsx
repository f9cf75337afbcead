import clsx from 'clsx';
import { Download } from 'lucide-react';
import { DownloadLink } from '@/components/ui/download-link';

/** The link to an SDS as eSDScom XML, for programs: it stands behind the PDF. `href` is an in-app path, without the base path. */
export function SdsXmlLink({
  href,
  text,
  plain = false,
}: {
  href: string;
  text: string;
  /** A link among links, no button. */
  plain?: boolean;
}) {
  return (
    <DownloadLink
      href={href}
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
