'use client';

import { type ReactNode, useRef, useState } from 'react';
import { ShareCopy } from '@/components/share/links/share-copy';
import { ShareLinks } from '@/components/share/links/share-links';
import { ShareSystem } from '@/components/share/links/share-targets';
import { type SharedLink, ShareMenuLinks, ShareReason } from '@/components/share/links/share-services';
import { Share2 } from '@/components/ui/icons/icons';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

interface Props {
  shared: SharedLink;
  product: { id: number; name: string };
  /** Why the share dialog is not available. */
  reason: string | null;
}

/**
 * The share button and its popover, whose content is rendered when it first opens. Without JavaScript it is in the page: a
 * `<noscript>` of the server, which browsers with JavaScript do not parse. Copying does not close it.
 */
export function ShareMenu({ fallback, ...props }: Props & { fallback: ReactNode }) {
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
        {wasOpened ? <Content {...props} /> : fallback}
      </div>
    </details>
  );
}

/** A button that copies the page's own link, and links that share the link. */
function Content({ shared, product, reason }: Props) {
  const t = useScopedMessages('shareLinks');
  const { url, page, title } = shared;
  return (
    <>
      <ShareCopy
        url={page}
        isCurrent
        names={{ copy: t('share_copy_page'), copied: t('share_copied') }}
        texts={{ done: t('link_copied'), failed: t('link_not_copied', { url: page }) }}
        className="mb-1 flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-semibold text-accent hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0"
      />
      {reason && <ShareReason>{reason}</ShareReason>}
      <ShareSystem shared={{ url, title }} label={t('share_system')} />
      <ShareMenuLinks shared={shared} product={product} t={t} services={<ShareLinks url={url} title={title} />} />
    </>
  );
}
