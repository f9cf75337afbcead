'use client';

import { type Icon, iconOf, Mail } from '@/components/ui/icons/icons';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { ShareCopy } from '@/components/share/links/share-copy';
import { ShareLink, ShareMessenger } from '@/components/share/links/share-targets';
import { type Shared, shareUrl, type SocialKey, socialLinks } from '@/lib/domain/share/social-links';

const button =
  'flex min-h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center text-tab text-ink hover:bg-sunken [&>svg]:text-ink-soft';

/**
 * Spec §9 "Share buttons": facebook, x, linkedin, reddit, telegram, messenger, whatsapp, email, copy; in three rows, or
 * in one if they fit. Nothing for a URL that must not be shared (Spec §5).
 */
export function ShareLinks({ url, title }: Shared) {
  const t = useScopedMessages('shareLinks');
  if (shareUrl(url) === null) return null;
  const texts = { done: t('link_copied'), failed: t('link_not_copied', { url }) };
  return (
    <div className="@container">
      <ul aria-label={t('share')} className="grid grid-cols-3 gap-x-1 @min-[32rem]:grid-cols-9">
        {socialLinks.map(({ key, href }) => {
          const address = href({ url, title });
          const Sign = shareIcons[key];
          const content = (
            <>
              <Sign aria-hidden className="size-6 stroke-[1.75]" />
              {t(`share_${key}`)}
            </>
          );
          return (
            <li key={key}>
              {key === 'messenger' && (
                <ShareMessenger href={address} url={url} texts={texts} className={button}>
                  {content}
                </ShareMessenger>
              )}
              {key === 'email' && (
                <a href={address} className={button}>
                  {content}
                </a>
              )}
              {key !== 'messenger' && key !== 'email' && (
                <ShareLink href={address} className={button}>
                  {content}
                </ShareLink>
              )}
            </li>
          );
        })}
        <li>
          <ShareCopy
            url={url}
            names={{ copy: t('share_copy'), copied: t('share_copied') }}
            texts={texts}
            className={button}
          />
        </li>
      </ul>
    </div>
  );
}

/** The icons of the services. */
const shareIcons: Record<SocialKey, Icon> = {
  facebook: iconOf('facebook'),
  x: iconOf('x-service'),
  linkedin: iconOf('linkedin'),
  reddit: iconOf('reddit'),
  telegram: iconOf('telegram'),
  messenger: iconOf('messenger'),
  whatsapp: iconOf('whatsapp'),
  email: Mail,
};
