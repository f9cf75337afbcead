import { useTranslations } from 'next-intl';
import { ShareMenu } from '@/components/share/links/share-menu';
import { ShareProductsButton } from '@/components/share/links/share-products-button';
import { ScopedMessages } from '@/components/ui/scoped-messages';
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
