import { FileDown, FileText } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { ShareCopy } from '@/components/share/links/share-copy';
import { ShareLinks } from '@/components/share/links/share-links';
import { ShareMenu } from '@/components/share/links/share-menu';
import { ShareProductsButton } from '@/components/share/links/share-products-button';
import { ShareSystem } from '@/components/share/links/share-targets';
import { PageLink } from '@/components/ui/page-link';
import { basePath } from '@/lib/domain/pages/paths';
import { permalinkFile } from '@/lib/domain/pages/permalink';
import type { ShareProduct } from '@/lib/domain/share/share-form';
import { shareUrl } from '@/lib/domain/share/social-links';

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

/**
 * Spec §1 "Sharing": users who can send mail get the share dialog; others, and pages without JavaScript, the social
 * share of the link.
 */
export function ShareButton({
  shared,
  product,
  canSend = false,
  isLoggedIn = false,
}: {
  shared: SharedLink;
  product: ShareProduct;
  canSend?: boolean;
  /** A logged-in user who cannot send is given the reason. */
  isLoggedIn?: boolean;
}) {
  const t = useTranslations('app');
  if (!canSend)
    return <SocialShare shared={shared} product={product} reason={isLoggedIn ? t('share_only_listed') : null} />;
  return (
    <>
      <ShareProductsButton product={product} label={t('share')} />
      <div className="without-script">
        <SocialShare shared={shared} product={product} />
      </div>
    </>
  );
}

/** A button that copies the page's own link, links that share the link by nine services, and an internet shortcut. */
function SocialShare({
  shared,
  product,
  reason = null,
}: {
  shared: SharedLink;
  product: ShareProduct;
  /** Why the share dialog is not available. */
  reason?: string | null;
}) {
  const t = useTranslations('app');
  if (shareUrl(shared.url) === null) return null;
  const { url, page, title, promo } = shared;
  const shortcut = permalinkFile(product, 'link.url');
  return (
    <ShareMenu label={t('share')}>
      <ShareCopy
        url={page}
        isCurrent
        names={{ copy: t('share_copy_page'), copied: t('share_copied') }}
        texts={{ done: t('link_copied'), failed: t('link_not_copied', { url: page }) }}
        className="mb-1 flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-semibold text-accent hover:bg-sunken [&>svg]:size-5 [&>svg]:shrink-0"
      />
      {reason && <p className="mx-1 mb-2 rounded-control bg-sunken px-2 py-1.5 text-small">{reason}</p>}
      <ShareSystem shared={{ url, title }} label={t('share_system')} />
      <p className="px-3 pt-1 pb-2 text-small text-ink-soft">{t(`share_link_to_${shared.target}`)}</p>
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
    </ShareMenu>
  );
}
