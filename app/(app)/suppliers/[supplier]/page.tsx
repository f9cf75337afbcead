import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { catalogueMetadata, CataloguePage } from '@/app/(app)/catalogue-page';
import type { SearchParams } from '@/app/error-screen';
import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { paths } from '@/lib/domain/pages/paths';
import { openCatalogue } from '@/lib/loaders/pages/open-catalogue';
import { setResponseStatus } from '@/lib/loaders/request/response-status';

interface Props {
  params: Promise<{ supplier: string }>;
  searchParams: SearchParams;
}

async function open({ params, searchParams }: Props) {
  const query = readCatalogueQuery({ ...(await searchParams), supplier: decodeURIComponent((await params).supplier) });
  const opened = query.supplier ? await openCatalogue(query, await getLocale()) : null;
  const known = opened?.suppliers.find(({ id }) => id === query.supplier);
  return {
    query,
    opened,
    supplier: known ?? { id: query.supplier ?? '', name: query.supplier ?? '' },
    isKnown: !!known,
  };
}

export async function generateMetadata(props: Props) {
  const { query, supplier } = await open(props);
  return catalogueMetadata(query, supplier);
}

/** The products of a supplier in the public catalogue; 404 for a supplier without products. */
export default async function SupplierPage(props: Props) {
  const { opened, isKnown, ...shown } = await open(props);
  if (!opened) return redirect(paths.start());
  if (opened.page && !isKnown && opened.page.total === 0 && !shown.query.search) setResponseStatus(404, {});
  return <CataloguePage opened={opened} {...shown} />;
}
