import { useFormatter, useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyList, ListNotLoaded, ListPages } from '@/components/shell/lists/list-pages';
import { ListFilters, ListSort } from '@/components/products/list-controls';
import { SelectProducts } from '@/components/products/select-products';
import { NothingFoundHint } from '@/components/shell/lists/nothing-found-hint';
import { SearchForm } from '@/components/shell/lists/search-form';
import { ListFrame, type ListScreenProps } from '@/components/shell/lists/list-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/domain/pages/paths';
import { pluralSuffix, appendColon, joinUnits } from '@/lib/domain/languages/formatting';
import { defaultListSort, isFiltered, type ListQuery } from '@/lib/domain/lists/list-query';
import type { ProductPage, ListedProduct } from '@/lib/domain/lists/product-list';
import clsx from 'clsx';
import { SmallPictograms } from '@/components/shell/content/small-pictograms';
import { Day } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { PageLink } from '@/components/ui/page-link';
import { documentLanguageId, languageOfDocument, nativeName } from '@/lib/domain/languages/languages';

/** The product list of a logged-in user's workgroup. */
export function ProductListScreen({
  query,
  page,
  failureId,
  hasLostWorkgroup,
  scope,
  selection,
  ...frame
}: ListScreenProps & {
  query: ListQuery;
  /** Null if it cannot be loaded. */
  page: ProductPage | null;
  /** Id of the failure in the log. */
  failureId: string | null;
  /** Whether the user no longer belongs to the chosen workgroup. */
  hasLostWorkgroup: boolean;
  /** Owner of the selection (`selectionScope`); null if products cannot be selected. */
  scope: string | null;
  /** The selection bar. */
  selection: ReactNode;
}) {
  const t = useTranslations('app');
  const format = useFormatter();
  const { interfaceLang } = frame;
  const { viewer } = frame.viewing;
  const workgroup = viewer?.workgroups.find(({ id }) => id === viewer.workgroup)?.text;
  return (
    <ListFrame {...frame} current="products" foot={selection}>
      {hasLostWorkgroup && (
        <div role="status" className="mb-5">
          <Notice>
            {workgroup ? t('product_list_workgroup_lost', { workgroup }) : t('product_list_workgroup_lost_all')}
          </Notice>
        </div>
      )}
      <h1 className="text-h1-phone font-semibold medium:text-h1">{t('product_list_title')}</h1>
      {workgroup && <p className="text-ink-soft">{t('product_list_workgroup_of', { workgroup })}</p>}
      <div className="mt-5 mb-4">
        <SearchForm
          action={paths.productList()}
          path={paths.productList({ ...query, page: 1 })}
          values={{
            search: query.search,
            pictogram: query.pictogram ?? '',
            lang: String(query.lang ?? ''),
            sds: query.sds ?? '',
          }}
          hidden={{
            ...(query.sort === defaultListSort ? {} : { sort: query.sort }),
            ...(query.interfaceLang ? { interfaceLang: query.interfaceLang } : {}),
          }}
          texts={{
            search: t('product_list_search'),
            hint: t('product_list_search_hint'),
            button: t('product_list_search_button'),
          }}
        >
          {page?.sort && <ListFilters query={query} interfaceLang={interfaceLang} />}
        </SearchForm>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-small text-ink-soft tabular-nums">
          {page && t(`product_list_count_${pluralSuffix(page.total)}`, { count: format.number(page.total) })}
        </p>
        {page?.sort && page.total > 1 && <ListSort query={query} sort={page.sort} interfaceLang={interfaceLang} />}
      </div>
      {page === null && (
        <ListNotLoaded path={paths.productList(query)} type="CAN_NOT_LOAD_PRODUCTS_DATA" failureId={failureId} />
      )}
      {page?.total === 0 && <NoProducts query={query} />}
      {page && page.products.length > 0 && (
        <>
          <ProductRows products={page.products} interfaceLang={interfaceLang} scope={scope} />
          <div className="mt-5">
            <ListPages
              page={query.page}
              pages={page.pages}
              pathOf={(to) => paths.productList({ ...query, page: to })}
            />
          </div>
        </>
      )}
    </ListFrame>
  );
}

/** The products of a page, all of which can be selected at once. */
function ProductRows({
  products,
  interfaceLang,
  scope,
}: {
  products: ListedProduct[];
  interfaceLang: string;
  /** Owner of the selection (`selectionScope`); null if products cannot be selected. */
  scope: string | null;
}) {
  const t = useTranslations('app');
  return (
    <div className="rounded-card border border-line bg-surface">
      {scope !== null && (
        <div className="needs-script border-b border-line">
          <SelectProducts
            products={products.map(({ id, name }) => ({ id, name }))}
            scope={scope}
            label={t('product_list_select_page')}
            isLabelShown
          />
        </div>
      )}
      <ul aria-label={t('product_list_title')}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} interfaceLang={interfaceLang} scope={scope} />
        ))}
      </ul>
    </div>
  );
}

function NoProducts({ query }: { query: ListQuery }) {
  const t = useTranslations('app');
  const { search } = query;
  const whole = { ...query, page: 1 };
  if (!search && isFiltered(query)) {
    return (
      <EmptyList>
        <p className="font-semibold">{t('product_list_nothing_filtered')}</p>
        <ClearFilters query={whole} />
      </EmptyList>
    );
  }
  return (
    <EmptyList>
      <div>
        <p className="font-semibold wrap-anywhere">
          {search ? t('product_list_nothing_found', { search }) : t('product_list_empty')}
        </p>
        {search ? (
          <NothingFoundHint search={search} />
        ) : (
          <p className="text-ink-soft">{t('product_list_empty_hint')}</p>
        )}
      </div>
      {search && (
        <ButtonLink href={paths.productList({ ...whole, search: '' })} kind="quiet">
          {t('clear_search')}
        </ButtonLink>
      )}
      {isFiltered(query) && <ClearFilters query={whole} />}
    </EmptyList>
  );
}

function ClearFilters({ query }: { query: ListQuery }) {
  const t = useTranslations('app');
  return (
    <ButtonLink href={paths.productList({ ...query, pictogram: null, lang: null, sds: null })} kind="quiet">
      {t('product_list_clear_filters')}
    </ButtonLink>
  );
}

/** A row of the product list: the product, its SDS, its hazards, and a link to its dossier. */
function ProductRow({
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
          'grid min-w-0 flex-1 gap-x-6 gap-y-1 pr-4 pb-2 medium:pt-2 medium:grid-cols-[minmax(0,1fr)_12rem_8.5rem] medium:items-center split:grid-cols-[minmax(0,1fr)_16rem_10rem] [@media(scripting:none)]:pl-4',
          scope === null && 'pl-4',
        )}
      >
        <div className="min-w-0">
          <PageLink
            href={paths.dossier(id, interfaceLang, 'pd', lang)}
            className="inline-flex min-h-touch items-center font-semibold medium:min-h-7 wrap-anywhere underline-offset-4 hover:underline"
          >
            {joinUnits(name)}
          </PageLink>
          {code && <p className="text-small text-ink-soft wrap-anywhere">{code}</p>}
          {product.isIncomplete && <p className="text-small">{t('classification_incomplete')}</p>}
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
            {appendColon(t('languages'), interfaceLang)}{' '}
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
