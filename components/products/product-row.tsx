import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { SelectProducts } from '@/components/products/select-products';
import { SmallPictograms } from '@/components/shell/content/small-pictograms';
import { Day } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { PageLink } from '@/components/ui/page-link';
import { documentLanguageId, languageOfDocument, nativeName } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import type { ListedProduct } from '@/lib/domain/lists/product-list';
import { withColon } from '@/lib/domain/languages/formatting';

/** A row of the product list: the product, its SDS, its hazards, and a link to its dossier. */
export function ProductRow({
  product,
  interfaceLang,
  scope,
}: {
  product: ListedProduct;
  interfaceLang: string;
  /** Owner of the selection (`selectionScope`); null if products cannot be selected. */
  scope: string | null;
}) {
  const t = useTranslations('app');
  const { id, name, code } = product;
  const lang = documentLanguageId(interfaceLang) ?? 1;
  return (
    <li className="flex items-start border-b border-line last:border-0">
      {scope !== null && (
        <SelectProducts products={[{ id, name }]} scope={scope} label={t('product_list_select', { name })} />
      )}
      <div
        className={clsx(
          'grid min-w-0 flex-1 gap-x-6 gap-y-1 py-2 pr-4 medium:grid-cols-[minmax(0,1fr)_12rem_8.5rem] medium:items-center split:grid-cols-[minmax(0,1fr)_16rem_10rem] [@media(scripting:none)]:pl-4',
          scope === null && 'pl-4',
        )}
      >
        <div className="min-w-0">
          <PageLink
            href={paths.dossier(id, interfaceLang, 'pd', lang)}
            className="inline-flex min-h-7 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </PageLink>
          {code && <p className="text-small text-ink-soft wrap-anywhere">{code}</p>}
          {!!product.followers && (
            <p className="text-small text-ink-soft">{t('followers_count', { count: product.followers })}</p>
          )}
        </div>
        <ProductSds product={product} />
        <SmallPictograms ids={product.pictograms} />
      </div>
    </li>
  );
}

function ProductSds({ product: { hasSds, sdsDate, sdsLangs } }: { product: ListedProduct }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  if (!hasSds) return <p className="text-small text-ink-soft">{t('product_list_no_sds')}</p>;
  const codes = sdsLangs.map(languageOfDocument).filter((code) => code !== null);
  return (
    <div className="text-small">
      <p>
        {t('tab_sds')} {sdsDate && <Day date={sdsDate} />}
      </p>
      {codes.length > 0 && (
        <p className="text-ink-soft">
          <span className="sr-only">
            {withColon(t('languages'), interfaceLang)}{' '}
            <LanguageNames languages={codes.map((code) => ({ code, name: nativeName(code) }))} />
          </span>
          <span aria-hidden className="uppercase">
            {codes.join(' ')}
          </span>
        </p>
      )}
    </div>
  );
}
