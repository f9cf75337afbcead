import { isError, maxProblems } from '../../product/findings.ts';
import { openProductReader } from '../../import/read/product-reader.ts';
import { ForeignProductsError, ImportError, importProducts } from '../../import/import-products.ts';
import { audit } from '../http/request-log.ts';
import { identifyUser, userOf } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyPost } from '../http/form.ts';
import { asField, bodySources, moreProblems } from './json-body.ts';
import { description } from './description.ts';

/** 3.16 `POST /api/v1/admin/products` */
export function addProductImport(app: App, appContext: AppContext): void {
  const reader = openProductReader(maxWaiting);
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, identifyUser(appContext), async (c) => {
    const user = userOf(c);
    if (user.role !== 'publisher') throw new HttpError(403, 'not_a_publisher');
    if (!user.workgroup) throw new HttpError(403, 'workgroup');
    const publisher = { workgroupIds: user.workgroups.map(({ id }) => id), newIntoWorkgroupId: user.workgroup.id };
    const sources = await bodySources(c, user, reader);
    const today = new Date().toISOString().slice(0, 10);
    const { products, warnings } = await importProducts(appContext.database, sources, {
      ...{ publish: false, dryRun: false, changeCodes: false, preservesFiles: true, today, publisher },
    }).catch(asFailure);
    const changed = products.filter(({ outcome }) => outcome !== 'unchanged').map(({ id }) => id);
    const address = clientAddress(c, appContext.trustProxy);
    audit(appContext, c, 'products imported', { userId: user.id, address, products: changed });
    for (const url of await appContext.notifyWebApps(changed))
      appContext.log.warn({ url }, 'a web app could not be notified');
    return c.json(
      {
        products: products.map(({ id, code, outcome, details }) => ({ id, code, outcome, details })),
        warnings: warnings.slice(0, maxProblems).map(asField),
        ...(warnings.length > maxProblems && { message: moreProblems }),
      },
      200,
    );
  });
  onlyPost(app, description.path);
}

/** Maximum number of imports that wait while another one is read and checked. */
const maxWaiting = 10;

function asFailure(reason: unknown): never {
  if (reason instanceof ForeignProductsError)
    throw new HttpError(403, 'not_in_list', { problems: reason.problems.slice(0, maxProblems).map(asField) });
  if (!(reason instanceof ImportError)) throw reason;
  const errors = reason.problems.filter(isError).map(asField);
  throw new HttpError(400, 'invalid_products', { ...(reason.hasMore && { message: moreProblems }), problems: errors });
}
