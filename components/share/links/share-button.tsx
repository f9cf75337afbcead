import { useTranslations } from 'next-intl';
import { type SharedLink, ShareMenu } from '@/components/share/links/share-menu';
import { ShareProductsButton } from '@/components/share/links/share-products-button';
import { ScopedMessages } from '@/components/ui/scoped-messages';
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
}: {
  shared: SharedLink;
  product: ShareProduct;
  canSend?: boolean;
  /** A logged-in user who cannot send is given the reason. */
  isLoggedIn?: boolean;
}) {
  const t = useTranslations('app');
  const menu = shareUrl(shared.url) !== null && (
    <ScopedMessages scopes={['shareLinks']}>
      <ShareMenu
        shared={shared}
        product={{ id: product.id, name: product.name }}
        reason={!canSend && isLoggedIn ? t('share_only_listed') : null}
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
