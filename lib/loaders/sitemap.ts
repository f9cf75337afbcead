import 'server-only';
import { type ListedProduct, newestDay, partsOf, productsPerPart } from '@/lib/domain/sitemap';
import { cached } from '@/lib/upstream/data-cache';
import { withTimeout } from '@/lib/upstream/not-longer-than-a-page-waits';
import { fetchPublicList, listPageSize, type PublicListPage } from '@/lib/upstream/public-list';

const loadPage = (number: number): Promise<PublicListPage> =>
  cached(`public list ${number}`, () => fetchPublicList(number));

const partsPerPage = listPageSize / productsPerPart;
const partOf = ({ products }: PublicListPage, index: number) => {
  const first = (index % partsPerPage) * productsPerPart;
  return products.slice(first, first + productsPerPart);
};

/**
 * The newest day of each part of the sitemap, in order. To read all pages of a long list takes longer than a search engine waits:
 * until that is done, and when it fails, the days are null, unknown.
 * @throws {UpstreamError}
 */
export async function loadSitemapIndex(): Promise<(string | null)[]> {
  const parts = partsOf((await loadPage(1)).total);
  const unknown = Array<null>(parts).fill(null);
  return withTimeout(
    loadNewestDays(parts).catch(() => unknown),
    unknown,
  );
}

const loadNewestDays = (parts: number): Promise<(string | null)[]> =>
  cached(`sitemap days ${parts}`, async () => {
    const days: (string | null)[] = [];
    for (let index = 0; index < parts; index += 1) days.push(newestDay(partOf(await loadPage(pageOf(index)), index)));
    return days;
  });

const pageOf = (index: number) => 1 + Math.floor(index / partsPerPage);

/**
 * The products of a part of the sitemap, counted from 1; null where there is no such part.
 * @throws {UpstreamError}
 */
export async function loadSitemapPart(number: number): Promise<ListedProduct[] | null> {
  if (number > partsOf((await loadPage(1)).total)) return null;
  const index = number - 1;
  return partOf(await loadPage(pageOf(index)), index);
}
