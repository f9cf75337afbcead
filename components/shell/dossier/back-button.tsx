import clsx from 'clsx';
import { ArrowLeft } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { BackLink } from '@/lib/domain/pages/navigation';

const shape =
  '-ml-3 min-h-touch min-w-touch items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink medium:-mr-2';

/**
 * Spec §2 "back button": to the product's overview if there is one, on the smallest screens to the product list. CSS
 * shows one of the two links, by the screen's width.
 */
export function BackButton({ link: { list, overview } }: { link: BackLink }) {
  const t = useTranslations('app');
  const toList = t('product_list_back_to_list');
  const toProduct = t('product_list_back_to_product');
  return (
    <>
      <PageLink
        href={list}
        aria-label={toList}
        title={toList}
        className={clsx(shape, overview === null ? 'flex' : 'flex medium:hidden')}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </PageLink>
      {overview !== null && (
        <PageLink
          href={overview}
          aria-label={toProduct}
          title={toProduct}
          className={clsx(shape, 'hidden medium:flex')}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </PageLink>
      )}
    </>
  );
}
