import 'server-only';
import { paths } from '@/lib/domain/paths';
import type { LoginMessage } from '@/lib/domain/login';
import type { ListQuery, ProductPage } from '@/lib/domain/product-list';
import { onceARequest } from '@/lib/loaders/once-a-request';
import type { Asker } from '@/lib/upstream/client';
import { fetchProductPage } from '@/lib/upstream/product-list';

/**
 * A page of the asker's product list; the guard and the page of one request make the same call.
 * @throws {UpstreamFailure}
 */
export const loadProductPage = ({ search, page }: ListQuery, asker: Asker): Promise<ProductPage> =>
  onceARequest(asker, `products ${asker.visitor?.workgroup} ${page} ${search}`, () =>
    fetchProductPage({ search, page }, asker),
  );

/** In-app path of the login from which a user gets back to the same page of the list. */
export const loginForList = ({ interfaceLang, ...query }: ListQuery, failure?: LoginMessage) =>
  paths.login({ next: paths.productList(query), interfaceLang: interfaceLang ?? undefined, failure });
