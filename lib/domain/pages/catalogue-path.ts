import type { CatalogueQuery } from '@/lib/domain/lists/catalogue';
import { appendQuery } from '@/lib/domain/pages/paths';

/** In-app path of a page of the catalogue, on the start page or on a supplier's page; defaults are omitted. */
export const cataloguePath = (
  { search, supplier, pictogram, signal, lang, audience, page, interfaceLang }: Partial<CatalogueQuery> = {},
  { isOfSupplier = false } = {},
): string =>
  appendQuery(isOfSupplier && supplier ? `/suppliers/${encodeURIComponent(supplier)}` : '/', {
    search,
    supplier: isOfSupplier ? null : supplier,
    pictogram,
    signal,
    lang,
    audience,
    page: page === 1 ? null : page,
    interfaceLang,
  });
