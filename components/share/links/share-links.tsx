import { useTranslations } from 'next-intl';
import { Mail } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
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
  const t = useTranslations('app');
  if (shareUrl(url) === null) return null;
  const texts = { done: t('link_copied'), failed: t('link_not_copied', { url }) };
  return (
    <div className="@container">
      <ul aria-label={t('share')} className="grid grid-cols-3 gap-x-1 @min-[32rem]:grid-cols-9">
        {socialLinks.map(({ key, href }) => {
          const address = href({ url, title });
          const content = (
            <>
              {shareIcons[key]}
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

/** A service's logo in the stroke style of the other icons, on a 24 by 24 grid. */
const sign = (lines: ReactNode) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-6"
  >
    {lines}
  </svg>
);

/** The icons of the services. */
const shareIcons: Record<SocialKey, ReactNode> = {
  facebook: sign(<path d="M17.5 3H15a4 4 0 0 0-4 4v3H7.5v3.5H11V21h3.6v-7.5h2.8L18 10h-3.4V7.4a1 1 0 0 1 1-1h1.9z" />),
  x: sign(<path d="M3.5 3.5h4.8l12.2 17h-4.8zM20 3.5l-6.7 7.3M10.7 13.5 4 20.5" />),
  linkedin: sign(
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.6 11v6M7.6 7.4v.1M11.6 17v-6M11.6 13.7a2.7 2.7 0 0 1 5.4 0V17" />
    </>,
  ),
  reddit: sign(
    <>
      <ellipse cx="12" cy="14.5" rx="8" ry="5.8" />
      <path d="M12 8.7l1-4.7 3.4.8M5.3 11.3a2 2 0 1 1 2.4-1.5M18.7 11.3a2 2 0 1 0-2.4-1.5M9 16.8c1.8 1.2 4.2 1.2 6 0M9.2 13.2v.1M14.8 13.2v.1" />
      <circle cx="17.7" cy="5.1" r="1.3" />
    </>,
  ),
  telegram: sign(<path d="M21 4 2.8 11.2l5.5 2.2L18 7l-7.2 7.9 6.5 4.8zM8.3 13.4V20l3.3-4.5" />),
  messenger: sign(
    <path d="M12 3c5.1 0 9 3.6 9 8.2s-3.9 8.2-9 8.2c-1 0-1.9-.1-2.8-.4L6 21v-3.2a7.9 7.9 0 0 1-3-6.6C3 6.6 6.9 3 12 3zM7.3 13.3l3.2-3.4 3 2.3 3.2-3" />,
  ),
  whatsapp: sign(
    <path d="M3.5 20.5l1.3-4.3a8.6 8.6 0 1 1 3.2 3.1zM9 8c-1 1-.7 2.9 1.5 5.1S14.7 15.6 15.8 14.6l.5-.9-2.2-1.3-1 .8c-.9-.2-2-1.3-2.2-2.2l.8-1L10.2 7.7z" />,
  ),
  email: <Mail aria-hidden className="size-6 stroke-[1.75]" />,
};
