'use client';

import { useRef, useState } from 'react';
import { ShareCopy } from '@/components/share/links/share-copy';
import { ShareLinks } from '@/components/share/links/share-links';
import { ShareSystem } from '@/components/share/links/share-targets';
import { FileDown, FileText, Share2 } from '@/components/ui/icons/icons';
import { PageLink } from '@/components/ui/page-link';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';

/** The target of the share button on a product's page. */
export interface SharedLink {
  /** Absolute URL; there is no button unless it is http or https. */
  url: string;
  /** Absolute URL of the page itself. */
  page: string;
  title: string;
  /** Whether the URL is that of the SDS or of the page itself. */
  target: 'sds' | 'page';
  /** In-app path of the page for saving and sharing the SDS. */
  promo?: string;
}

interface Props {
  shared: SharedLink;
  product: { id: number; name: string };
  /** Why the share dialog is not available. */
  reason: string | null;
}

/**
 * The share button and its popover, whose content is rendered when it first opens. Without JavaScript it is in the page:
 * `<noscript>`, which browsers with JavaScript do not parse and React does not hydrate. Copying does not close it.
 */
export function ShareMenu(props: Props) {
  const t = useScopedMessages('shareLinks');
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useDismiss(details);
  return (
    <details ref={details} onToggle={() => setOpened(true)} className="group relative">
      <summary
        aria-label={t('share')}
        onClick={() => setOpened(true)}
        className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-2.5 text-ink-soft group-open:bg-sunken group-open:text-ink hover:bg-sunken hover:text-ink"
      >
        <Share2 aria-hidden className="size-5" />
        <span className="hidden medium:inline">{t('share')}</span>
      </summary>
      {/* Spec §9: 216 px wide. */}
      <div className="absolute top-full right-0 z-40 mt-1 w-54 rounded-card border border-line bg-surface p-2 shadow-float">
        {wasOpened ? (
          <Content {...props} />
        ) : (
          <noscript>
            <Content {...props} />
          </noscript>
        )}
      </div>
    </details>
  );
}

/** A button that copies the page's own link, links that share the link by nine services, and an internet shortcut. */
function Content({ shared: { url, page, title, target, promo }, product, reason }: Props) {
  const t = useScopedMessages('shareLinks');
  const shortcut = permalinkFile(product, 'link.url');
  return (
    <>
      <ShareCopy
        url={page}
        isCurrent
        names={{ copy: t('share_copy_page'), copied: t('share_copied') }}
        texts={{ done: t('link_copied'), failed: t('link_not_copied', { url: page }) }}
        className="mb-1 flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-semibold text-accent hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0"
      />
      {reason && <p className="mx-1 mb-2 rounded-control bg-sunken px-2 py-1.5 text-small">{reason}</p>}
      <ShareSystem shared={{ url, title }} label={t('share_system')} />
      <p className="px-3 pt-1 pb-2 text-small text-ink-soft">{t(`share_link_to_${target}`)}</p>
      <ShareLinks url={url} title={title} />
      <div className="mt-2 border-t border-line pt-2">
        <a
          href={basePath + shortcut.path}
          download={shortcut.fileName}
          className="flex min-h-touch items-center gap-3 rounded-control px-3 text-small hover:bg-sunken"
        >
          <FileDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
          {t('save_url')}
        </a>
        {promo !== undefined && (
          <PageLink
            href={promo}
            className="flex min-h-touch items-center gap-3 rounded-control px-3 text-small hover:bg-sunken"
          >
            <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
            {t('promo_sds_link')}
          </PageLink>
        )}
      </div>
    </>
  );
}
