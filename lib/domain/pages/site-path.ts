import { appendQuery } from '@/lib/domain/pages/paths';
import { parseProductId } from '@/lib/domain/product/identifiers';

/** Products of a site; a poster of more is not read. */
export const maxSiteProducts = 24;

/** In-app path of the page with the products of a site; not in `paths`, which every page loads. */
export const sitePath = (ids: readonly number[] = [], interfaceLang?: string): string =>
  appendQuery('/site', { products: ids.slice(0, maxSiteProducts).join('.'), interfaceLang });

/** The products of `?products=1001.1003`: valid ids, each once, at most as many as a site has. */
export function siteProducts(text: unknown): number[] {
  const parts = typeof text === 'string' ? text.slice(0, 2000).split(/[.,]/) : [];
  const ids = parts.map(parseProductId).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, maxSiteProducts);
}
