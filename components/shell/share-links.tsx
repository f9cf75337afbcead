import { useTranslations } from 'next-intl';
import { ShareCopy } from '@/components/shell/share-copy';
import { shareIcons } from '@/components/shell/share-icons';
import { ShareLink } from '@/components/shell/share-link';
import { ShareMessenger } from '@/components/shell/share-messenger';
import { type Shared, shareUrl, socialLinks } from '@/lib/domain/share/social-links';

const button =
  'flex min-h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center text-tab text-ink hover:bg-sunken [&>svg]:text-ink-soft';

/**
 * Spec §9 "Share buttons": facebook, x, linkedin, reddit, telegram, messenger, whatsapp, email, copy; in three rows, where
 * there is room in one. Nothing for an address that must not be shared (Spec §5).
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
