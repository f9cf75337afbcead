'use client';

import { ShareCopy } from '@/components/share/links/share-copy';
import { shareButtonClass, ShareServices } from '@/components/share/links/share-services';
import { ShareLink, ShareMessenger } from '@/components/share/links/share-targets';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { Shared } from '@/lib/domain/share/social-links';

/** The services in share windows, and a button that copies the link. */
export function ShareLinks(shared: Shared) {
  const t = useScopedMessages('shareLinks');
  const { url } = shared;
  const texts = { done: t('link_copied'), failed: t('link_not_copied', { url }) };
  return (
    <ShareServices
      shared={shared}
      t={t}
      linkTo={(service, href, content) => {
        const link = { href, className: shareButtonClass, children: content };
        if (service === 'email') return <a {...link} />;
        return service === 'messenger' ? <ShareMessenger {...link} url={url} texts={texts} /> : <ShareLink {...link} />;
      }}
    >
      <li>
        <ShareCopy
          url={url}
          names={{ copy: t('share_copy'), copied: t('share_copied') }}
          texts={texts}
          className={shareButtonClass}
        />
      </li>
    </ShareServices>
  );
}
