import type { ReactNode } from 'react';
import { FileDown, FileText, type Icon, iconOf, Mail } from '@/components/ui/icons/icons';
import { PageLink } from '@/components/ui/page-link';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import { type Shared, shareUrl, type SocialKey, socialLinks } from '@/lib/domain/share/social-links';

type Text = 'share' | `share_${SocialKey}` | 'share_link_to_sds' | 'share_link_to_page' | 'save_url' | 'promo_sds_link';

/** The texts, of the server or of a client component. */
type Texts = (text: Text) => string;

export const shareButtonClass =
  'flex min-h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center text-tab text-ink hover:bg-sunken [&>svg]:text-ink-soft';

/**
 * Spec §9 "Share buttons": facebook, x, linkedin, reddit, telegram, messenger, whatsapp, email, and `children`; in three rows, or in
 * one if they fit. Nothing for a URL that must not be shared (Spec §5).
 */
export function ShareServices({
  shared,
  t,
  linkTo = plainLink,
  children,
}: {
  shared: Shared;
  t: Texts;
  /** By default a link that works without JavaScript. */
  linkTo?: (service: SocialKey, href: string, content: ReactNode) => ReactNode;
  /** A further item of the list. */
  children?: ReactNode;
}) {
  if (shareUrl(shared.url) === null) return null;
  return (
    <div className="@container">
      <ul aria-label={t('share')} className="grid grid-cols-3 gap-x-1 @min-[32rem]:grid-cols-9">
        {socialLinks.map(({ key, href }) => {
          const Sign = serviceIcons[key];
          const content = (
            <>
              <Sign aria-hidden className="size-6 stroke-[1.75]" />
              {t(`share_${key}`)}
            </>
          );
          return <li key={key}>{linkTo(key, href(shared), content)}</li>;
        })}
        {children}
      </ul>
    </div>
  );
}

function plainLink(service: SocialKey, href: string, content: ReactNode) {
  const newTabAttributes = /^https:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...newTabAttributes} className={shareButtonClass}>
      {content}
    </a>
  );
}

const serviceIcons: Record<SocialKey, Icon> = {
  facebook: iconOf('facebook'),
  x: iconOf('x-service'),
  linkedin: iconOf('linkedin'),
  reddit: iconOf('reddit'),
  telegram: iconOf('telegram'),
  messenger: iconOf('messenger'),
  whatsapp: iconOf('whatsapp'),
  email: Mail,
};

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

/** The links of the share menu: to the services, an internet shortcut, and the page for saving and sharing the SDS. */
export function ShareMenuLinks({
  shared: { url, title, target, promo },
  product,
  t,
  services = <ShareServices shared={{ url, title }} t={t} />,
}: {
  shared: SharedLink;
  product: { id: number; name: string };
  t: Texts;
  services?: ReactNode;
}) {
  const shortcut = permalinkFile(product, 'link.url');
  return (
    <>
      <p className="px-3 pt-1 pb-2 text-small text-ink-soft">{t(`share_link_to_${target}`)}</p>
      {services}
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

/** Why the share dialog is not available. */
export const ShareReason = ({ children }: { children: ReactNode }) => (
  <p className="mx-1 mb-2 rounded-control bg-sunken px-2 py-1.5 text-small">{children}</p>
);
