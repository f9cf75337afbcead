import clsx from 'clsx';
import { Download, type Icon } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { DownloadLink } from '@/components/ui/download-link';
import { PageLink } from '@/components/ui/page-link';
import { StyledText } from '@/components/ui/styled-text';

const shape = 'relative flex h-full flex-col rounded-card border border-line px-2.5 py-3 medium:p-4';

/**
 * A tile for a document or page of the product; the whole tile is a link, except for the quick link to its PDF. Without
 * `href` it is greyed out and states the reason.
 */
export function Tile({
  icon: Icon,
  title,
  href,
  pdf,
  supplierContact,
  children,
}: {
  icon: Icon;
  title: string;
  /** In-app path; null if unavailable. */
  href: string | null;
  /** In-app path and full accessible name of the document's PDF; null if there is none. */
  pdf: { href: string; label: string } | null;
  /** Contact shown on an unavailable tile. */
  supplierContact?: ReactNode;
  /** The description of the tile's target. */
  children: ReactNode;
}) {
  const head = (
    <span className="mb-1.5 flex flex-col items-start gap-1.5 medium:flex-row medium:gap-2.5">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', href && 'text-accent')} />
      <span className="max-w-full min-w-0 text-small font-semibold wrap-break-word hyphens-auto medium:text-body medium:leading-6">
        {title}
      </span>
    </span>
  );
  if (href === null) {
    return (
      <div className={clsx(shape, 'border-dashed text-ink-soft')}>
        {head}
        <span className="block text-small first-letter:uppercase">
          <StyledText of="content_is_not_available" />
        </span>
        {supplierContact}
      </div>
    );
  }
  return (
    <div
      className={clsx(
        shape,
        'bg-surface transition-colors duration-150 has-[>a:first-child:hover]:border-accent has-[>a:first-child:hover]:bg-accent-soft',
      )}
    >
      <PageLink
        href={href}
        className="block flex-1 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        {head}
        <span className="block space-y-0.5 text-small text-ink-soft">{children}</span>
      </PageLink>
      {pdf && (
        <DownloadLink
          href={pdf.href}
          label={pdf.label}
          className="z-10 -mb-1.5 -ml-2 inline-flex min-h-touch min-w-touch items-center gap-1.5 self-start rounded-control px-2 text-small font-semibold text-accent hover:bg-accent-soft hover:underline medium:-mb-3"
        >
          <Download aria-hidden className="size-4.5 shrink-0" />
          PDF
        </DownloadLink>
      )}
    </div>
  );
}
