import { useTranslations } from 'next-intl';
import { NewProductDialog } from '@/components/studio/products/new-product-dialog';
import { OpenProductButton } from '@/components/studio/products/open-product-button';
import { StateBadge } from '@/components/studio/state-badge';
import { TourInvitation } from '@/components/studio/editor/tour';
import { EmptyList, ListPages } from '@/components/shell/lists/list-pages';
import { SearchForm } from '@/components/shell/lists/search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { DataTable } from '@/components/ui/data-table';
import { Moment } from '@/components/ui/day';
import { PageLink } from '@/components/ui/page-link';
import { nativeName } from '@/lib/domain/languages/languages';
import { nameOf, type StudioAccess, type StudioProduct, type StudioProducts } from '@/lib/domain/studio/drafts';
import { productStates, studioPaths, type StudioQuery } from '@/lib/domain/studio/studio-paths';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** The products of a workgroup with their drafts. */
export function ProductsScreen({
  access,
  workgroup,
  page,
  query,
  interfaceLang,
}: {
  access: StudioAccess;
  workgroup: number;
  page: StudioProducts & { pages: number };
  query: StudioQuery;
  interfaceLang: string;
}) {
  const t = useTranslations('app');
  const groups = access.workgroups.filter(({ roles }) => roles.length > 0);
  const { roles = [] } = groups.find(({ id }) => id === workgroup) ?? {};
  const canWrite = roles.includes('author') || roles.includes('administrator');
  const isNarrowed = query.search !== '' || query.state !== null;
  const path = studioPaths.products({ ...query, page: 1 });
  const [demo] = access.demoProducts;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1-phone font-semibold medium:text-h1">{t('studio_products')}</h1>
        {canWrite && (
          <NewProductDialog workgroup={workgroup} demoProducts={access.demoProducts} interfaceLang={interfaceLang} />
        )}
      </div>
      {canWrite && demo && <TourInvitation workgroup={workgroup} demo={demo.id} />}
      <div className="mb-5">
        <SearchForm
          action={studioPaths.products()}
          path={path}
          values={{ search: query.search, state: query.state ?? '', workgroup: String(workgroup) }}
          texts={{ search: t('studio_search'), hint: t('studio_search_hint'), button: t('product_list_search_button') }}
        >
          <div className="flex flex-wrap gap-3">
            <label className="flex flex-col text-small text-ink-soft">
              {t('studio_state')}
              <select name="state" defaultValue={query.state ?? ''} className={selectStyle}>
                <option value="">{t('studio_state_any')}</option>
                {productStates.map((state) => (
                  <option key={state} value={state}>
                    {t(`studio_state_${state}`)}
                  </option>
                ))}
              </select>
            </label>
            {groups.length > 1 && (
              <label className="flex flex-col text-small text-ink-soft">
                {t('workgroup')}
                <select name="workgroup" defaultValue={String(workgroup)} className={selectStyle}>
                  {groups.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </SearchForm>
      </div>
      {page.products.length === 0 ? (
        <EmptyList>
          <div>
            <p className="font-semibold">{t(isNarrowed ? 'studio_nothing_found' : 'studio_no_products')}</p>
            {!isNarrowed && <p className="text-ink-soft">{t('studio_no_products_hint')}</p>}
          </div>
          {isNarrowed && (
            <ButtonLink href={studioPaths.products({ workgroup })} kind="quiet">
              {t('studio_all_products')}
            </ButtonLink>
          )}
        </EmptyList>
      ) : (
        <>
          <p role="status" className="mb-3 text-small text-ink-soft">
            {t('studio_count', { count: page.total })}
          </p>
          <ProductTable
            products={page.products}
            workgroup={workgroup}
            interfaceLang={interfaceLang}
            canWrite={canWrite}
          />
          <div className="mt-5">
            <ListPages
              page={query.page}
              pages={page.pages}
              pathOf={(to) => studioPaths.products({ ...query, workgroup, page: to })}
            />
          </div>
        </>
      )}
    </>
  );
}

const selectStyle = 'min-h-touch rounded-control border border-line-strong bg-surface px-3 text-body text-ink';

function ProductTable({
  products,
  workgroup,
  interfaceLang,
  canWrite,
}: {
  products: StudioProduct[];
  workgroup: number;
  interfaceLang: string;
  canWrite: boolean;
}) {
  const t = useTranslations('app');
  const columns = [
    {
      key: 'name',
      header: t('studio_product'),
      cell: (product: StudioProduct) => {
        const name = joinUnits(nameOf(product.name, interfaceLang) || product.code);
        return (
          <span className="flex flex-col">
            {product.draft ? (
              <PageLink href={studioPaths.step(product.draft, 'start')} className={linkStyle}>
                {name}
              </PageLink>
            ) : canWrite && product.productId !== null ? (
              <OpenProductButton workgroup={workgroup} productId={product.productId} className={linkStyle}>
                {name}
              </OpenProductButton>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="text-small font-normal text-ink-soft">{product.code}</span>
          </span>
        );
      },
    },
    {
      key: 'state',
      header: t('studio_state'),
      cell: ({ state, version }: StudioProduct) => (
        <span className="flex flex-col items-start gap-0.5">
          <StateBadge state={state} text={t(`studio_state_${state}`)} />
          {version && <span className="text-small text-ink-soft">{t('version_of', { version })}</span>}
        </span>
      ),
    },
    {
      key: 'todo',
      header: t('studio_todo'),
      cell: ({ todo, errors, warnings }: StudioProduct) =>
        todo === null ? null : (
          <span className="flex flex-col">
            <span className={todo > 0 ? 'font-semibold' : 'text-success'}>
              {todo > 0 ? t('studio_todo_count', { count: todo }) : t('studio_todo_none')}
            </span>
            {(errors ?? 0) + (warnings ?? 0) > 0 && (
              <span className="text-small text-ink-soft">
                {t('studio_counts', { errors: errors ?? 0, warnings: warnings ?? 0 })}
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'languages',
      header: t('languages'),
      cell: ({ languages }: StudioProduct) =>
        languages.length === 0 ? null : <span title={languages.map(nativeName).join(', ')}>{languages.join(' ')}</span>,
    },
    { key: 'owner', header: t('studio_owner'), cell: ({ owner }: StudioProduct) => owner },
    {
      key: 'changed',
      header: t('studio_changed'),
      // On narrow screens the time goes to a second line, so that the table is not cut off.
      cell: ({ changed }: StudioProduct) =>
        changed && (
          <span className="[&_time]:whitespace-normal">
            <Moment date={changed} />
          </span>
        ),
    },
  ];
  return (
    <DataTable
      label={t('studio_products')}
      columns={columns}
      rows={products}
      rowKey={({ draft, productId, code }) => draft ?? String(productId ?? code)}
    />
  );
}

const linkStyle =
  'inline-flex min-h-touch cursor-pointer medium:min-h-7 items-center text-left font-semibold text-accent underline-offset-4 hover:underline';
