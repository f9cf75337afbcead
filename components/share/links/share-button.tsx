import { useTranslations } from 'next-intl';
import { ShareMenu } from '@/components/share/links/share-menu';
import { ShareProductsButton } from '@/components/share/links/share-products-button';
import { type SharedLink, ShareMenuLinks, ShareReason } from '@/components/share/links/share-services';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { StaticHtml } from '@/components/ui/static-html';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import type { ShareProduct } from '@/lib/domain/share/share-form';
import { shareUrl } from '@/lib/domain/share/social-links';

/**
 * Spec §1 "Sharing": users who can send mail get the share dialog; others, and pages without JavaScript, the social
 * share of the link.
 */
export function ShareButton({
  shared,
  product,
  canSend = false,
  isLoggedIn = false,
  toPageHtml,
}: {
  shared: SharedLink;
  product: ShareProduct;
  canSend?: boolean;
  /** A logged-in user who cannot send is given the reason. */
  isLoggedIn?: boolean;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const reason = !canSend && isLoggedIn ? t('share_only_listed') : null;
  const menu = shareUrl(shared.url) !== null && (
    <ScopedMessages scopes={['shareLinks']}>
      <ShareMenu
        shared={shared}
        product={{ id: product.id, name: product.name }}
        reason={reason}
        fallback={
          <StaticHtml as="noscript" toPageHtml={toPageHtml}>
            {reason && <ShareReason>{reason}</ShareReason>}
            <ShareMenuLinks shared={shared} product={product} t={t} />
          </StaticHtml>
        }
      />
    </ScopedMessages>
  );
  if (!canSend) return menu;
  return (
    <>
      <ShareProductsButton product={product} label={t('share')} />
      <div className="without-script">{menu}</div>
    </>
  );
}
