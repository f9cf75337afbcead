import { useFormatter, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { CatalogueFilters } from '@/components/catalogue/catalogue-filters';
import { CatalogueRow } from '@/components/catalogue/catalogue-row';
import { MySiteLink } from '@/components/catalogue/my-site-link';
import { RecentDossiers } from '@/components/catalogue/recent-dossiers';
import { ListFrame, type ListScreenProps } from '@/components/shell/lists/list-frame';
import { EmptyList, ListNotLoaded, ListPages } from '@/components/shell/lists/list-pages';
import { NothingFoundHint } from '@/components/shell/lists/nothing-found-hint';
import { SearchForm } from '@/components/shell/lists/search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { pluralSuffix } from '@/lib/domain/languages/formatting';
import {
  type CataloguePage,
  type CatalogueQuery,
  filterCount,
  noFilters,
  type Supplier,
} from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** The public catalogue: search, filters, products; on a supplier's page those of the supplier. */
export function CatalogueScreen({
  query,
  page,
  failureId,
  suppliers,
  supplier = null,
  hasEmergency,
  toPageHtml,
  ...frame
}: ListScreenProps & {
  query: CatalogueQuery;
  /** Null if it cannot be loaded. */
  page: CataloguePage | null;
  /** Id of the failure in the log. */
  failureId: string | null;
  suppliers: Supplier[];
  /** Whose page it is; null for the start page. */
  supplier?: Supplier | null;
  /** Whether the site has emergency screens. */
  hasEmergency: boolean;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const { interfaceLang } = frame;
  const isOfSupplier = supplier !== null;
  const pathOf = (changed: Partial<CatalogueQuery>) => cataloguePath({ ...query, ...changed }, { isOfSupplier });
  const chosenFilters = filterCount(isOfSupplier ? { ...query, supplier: null } : query);
  const isWhole = query.search === '' && chosenFilters === 0;
  const rows = { interfaceLang, query, isOfSupplier, hasEmergency, toPageHtml };
  const exact = page?.products.filter((product) => !product.isSimilar) ?? [];
  const similar = page?.products.filter((product) => product.isSimilar) ?? [];
  return (
    <ListFrame {...frame} current={null}>
      <h1 className="text-h1-phone font-semibold wrap-anywhere medium:text-h1">
        {supplier ? t('catalogue_of_supplier', { supplier: supplier.name }) : t('catalogue_title')}
      </h1>
      {supplier && (
        <p>
          <PageLink
            href={cataloguePath({ interfaceLang: query.interfaceLang })}
            className="inline-flex min-h-touch items-center underline underline-offset-4"
          >
            {t('catalogue_all')}
          </PageLink>
        </p>
      )}
      <div className="mt-4 mb-4">
        <CatalogueSearch query={query} isOfSupplier={isOfSupplier} pathOf={pathOf}>
          <CatalogueFilters query={query} count={chosenFilters} suppliers={isOfSupplier ? [] : suppliers} />
        </CatalogueSearch>
      </div>
      <ResultCount page={page} search={query.search} isWhole={isWhole} />
      {page === null && <ListNotLoaded path={pathOf({})} type="CAN_NOT_LOAD_PRODUCTS_DATA" failureId={failureId} />}
      {page?.products.length === 0 && (
        <NothingFound query={query} isOfSupplier={isOfSupplier} chosenFilters={chosenFilters} pathOf={pathOf} />
      )}
      {page && page.products.length > 0 && (
        <>
          {exact.length > 0 && <ProductRows {...rows} products={exact} label={t('product_list_title')} />}
          {similar.length > 0 && page.exactCount > 0 && (
            <h2 className="mt-5 mb-3 text-small text-ink-soft">{t('catalogue_similar_below')}</h2>
          )}
          {similar.length > 0 && <ProductRows {...rows} products={similar} label={t('catalogue_similar_below')} />}
          <div className="mt-5">
            <ListPages page={query.page} pages={page.pages} pathOf={(to) => pathOf({ page: to })} />
          </div>
          {supplier && (
            <p className="mt-3 print:hidden">
              <a
                href={basePath + discoveryPaths.supplierFeed(supplier.id, interfaceLang)}
                className="inline-flex min-h-touch items-center text-small text-accent underline underline-offset-4"
              >
                {t('catalogue_feed')}
              </a>
            </p>
          )}
        </>
      )}
      {/* After the list, which it would move: it is known in the browser only. */}
      {isWhole && query.page === 1 && !isOfSupplier && (
        <>
          <MySiteLink interfaceLang={interfaceLang} text={t('site_title')} />
          <RecentDossiers
            interfaceLang={interfaceLang}
            texts={{
              title: t('catalogue_recent'),
              clear: t('catalogue_recent_clear'),
              poster: t('site_poster'),
            }}
          />
        </>
      )}
    </ListFrame>
  );
}

function CatalogueSearch({
  query,
  isOfSupplier,
  pathOf,
  children,
}: {
  query: CatalogueQuery;
  isOfSupplier: boolean;
  pathOf: (changed: Partial<CatalogueQuery>) => string;
  /** The filters. */
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <SearchForm
      action={isOfSupplier ? cataloguePath({ supplier: query.supplier }, { isOfSupplier }) : paths.start()}
      path={pathOf({ page: 1 })}
      values={{
        search: query.search,
        supplier: query.supplier ?? '',
        pictogram: query.pictogram ?? '',
        signal: query.signal ?? '',
        lang: String(query.lang ?? ''),
        audience: query.audience ?? '',
      }}
      hidden={query.interfaceLang ? { interfaceLang: query.interfaceLang } : {}}
      opensNumbers
      texts={{
        search: t('product_list_search'),
        hint: t('catalogue_hint'),
        button: t('product_list_search_button'),
      }}
    >
      {children}
    </SearchForm>
  );
}

/** How many products there are; for readers of the screen also that there is none, which everybody else sees in the list. */
function ResultCount({ page, search, isWhole }: { page: CataloguePage | null; search: string; isWhole: boolean }) {
  const t = useTranslations('app');
  const format = useFormatter();
  return (
    <div role="status" className={page?.total === 0 ? 'sr-only' : 'mb-3 text-small text-ink-soft tabular-nums'}>
      {page && (page.exactCount > 0 || page.total === 0) && (
        <p>
          {page.hasMore && page.exactCount === page.total
            ? t('catalogue_more', { count: format.number(page.total) })
            : t(`product_list_count_${pluralSuffix(page.exactCount)}`, { count: format.number(page.exactCount) })}
          {isWhole && page.total > 1 && ` · ${t('catalogue_newest')}`}
        </p>
      )}
      {page && page.exactCount === 0 && page.total > 0 && (
        <p className="wrap-anywhere">{t('catalogue_similar', { search })}</p>
      )}
    </div>
  );
}

/** In place of the list when no product matches: why, and links that drop the search or the filters. */
function NothingFound({
  query,
  isOfSupplier,
  chosenFilters,
  pathOf,
}: {
  query: CatalogueQuery;
  isOfSupplier: boolean;
  chosenFilters: number;
  pathOf: (changed: Partial<CatalogueQuery>) => string;
}) {
  const t = useTranslations('app');
  return (
    <EmptyList>
      <div>
        <p className="font-semibold wrap-anywhere">
          {query.search
            ? t('product_list_nothing_found', { search: query.search })
            : t(chosenFilters === 0 ? 'catalogue_empty' : 'product_list_nothing_filtered')}
        </p>
        {query.search && <NothingFoundHint search={query.search} />}
      </div>
      {query.search && (
        <ButtonLink href={pathOf({ search: '', page: 1 })} kind="quiet">
          {t('clear_search')}
        </ButtonLink>
      )}
      {chosenFilters > 0 && (
        <ButtonLink
          href={pathOf({ ...noFilters, ...(isOfSupplier ? { supplier: query.supplier } : {}), page: 1 })}
          kind="quiet"
        >
          {t('product_list_clear_filters')}
        </ButtonLink>
      )}
    </EmptyList>
  );
}

/** A list of products. */
function ProductRows({
  products,
  label,
  toPageHtml,
  ...row
}: {
  products: CataloguePage['products'];
  label: string;
  toPageHtml?: ToPageHtml;
} & Omit<ComponentProps<typeof CatalogueRow>, 'product'>) {
  return (
    <StaticHtml
      as="ul"
      toPageHtml={toPageHtml}
      aria-label={label}
      className="rounded-card border border-line bg-surface"
    >
      {products.map((product) => (
        <CatalogueRow key={product.id} product={product} {...row} />
      ))}
    </StaticHtml>
  );
}
