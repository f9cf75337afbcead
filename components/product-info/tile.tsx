import clsx from 'clsx';
import { Download, type Icon } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { DownloadLink } from '@/components/ui/download-link';
import { PageLink } from '@/components/ui/page-link';
import { StyledText } from '@/components/ui/styled-text';

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
    <span className="tile-head">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', href && 'text-accent')} />
      <span>{title}</span>
    </span>
  );
  if (href === null) {
    return (
      <div className="tile border-dashed text-ink-soft">
        {head}
        <span className="block text-small first-letter:uppercase">
          <StyledText of="content_is_not_available" />
        </span>
        {supplierContact}
      </div>
    );
  }
  return (
    <div className="tile tile-available">
      <PageLink href={href} className="tile-link">
        {head}
        <span className="block space-y-0.5 text-small text-ink-soft">{children}</span>
      </PageLink>
      {pdf && (
        <DownloadLink href={pdf.href} label={pdf.label} className="tile-file">
          <Download aria-hidden className="size-4.5 shrink-0" />
          PDF
        </DownloadLink>
      )}
    </div>
  );
}
