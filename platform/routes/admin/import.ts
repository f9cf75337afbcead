import { isError, maxProblems, type Problem } from '../../product/findings.ts';
import { reviewingWorkgroups } from '../../store/accounts/users.ts';
import { maxDrafts, OpenElsewhereError, TooManyProductsError } from '../../drafts/create-drafts.ts';
import { importAsDrafts } from '../../drafts/import-drafts.ts';
import { openDraftReader } from '../../drafts/draft-reader.ts';
import { openProductReader } from '../../import/read/product-reader.ts';
import { productTag } from '../../import/export-products.ts';
import {
  ChangedMeanwhileError,
  ForeignProductsError,
  ImportError,
  importProducts,
} from '../../import/import-products.ts';
import { audit } from '../http/request-log.ts';
import { identifyUser, userOf } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyMethods } from '../http/form.ts';
import { toFieldProblem, throwReadingFailure, bodySources, moreProblems } from './json-body.ts';
import { description } from './description.ts';
import { changedMeanwhile } from './products.ts';

/** 3.16 `POST /api/v1/admin/products` */
export function addProductImport(app: App, appContext: AppContext): void {
  const { database } = appContext;
  const reader = openProductReader(maxWaiting);
  const draftReader = openDraftReader(maxWaiting);
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, identifyUser(appContext), async (c) => {
    const user = userOf(c);
    if (user.role !== 'publisher') throw new HttpError(403, 'not_a_publisher');
    if (!user.workgroup) throw new HttpError(403, 'workgroup');
    const { workgroup } = user;
    const ids = user.workgroups.map(({ id }) => id);
    const reviewing = appContext.fourEyes ? await reviewingWorkgroups(database, ids) : new Set<number>();
    const sources = await bodySources(c, user, reader);
    const expectedTag = c.req.header('If-Match');
    if (expectedTag !== undefined && sources.length !== 1)
      throw new HttpError(400, 'invalid_parameter', { field: 'If-Match', message: 'is for one product in the body' });
    const author = { id: user.id, name: user.name, via: 'api' as const };
    const address = clientAddress(c, appContext.trustProxy);
    if (reviewing.has(workgroup.id)) {
      const run = () => importAsDrafts({ database, reader: draftReader }, author, workgroup.id, sources, expectedTag);
      const { products, warnings } = await run().catch(throwImportFailure);
      const drafts = products.flatMap(({ draft }) => draft ?? []);
      audit(appContext, c, 'drafts imported', { userId: user.id, address, drafts });
      return c.json({ products, ...pendingOf(drafts.length, workgroup.name), ...warningsOf(warnings) }, 200);
    }
    const publisher = { workgroupIds: ids.filter((id) => !reviewing.has(id)), newIntoWorkgroupId: workgroup.id };
    const today = new Date().toISOString().slice(0, 10);
    const { products, warnings } = await importProducts(database, sources, {
      publish: false,
      dryRun: false,
      changeCodes: false,
      preservesFiles: true,
      today,
      expectedTag,
      publisher,
      author,
    }).catch(throwImportFailure);
    const changed = products.filter(({ outcome }) => outcome !== 'unchanged').map(({ id }) => id);
    audit(appContext, c, 'products imported', { userId: user.id, address, products: changed });
    for (const url of await appContext.notifyWebApps(changed))
      appContext.log.warn({ url }, 'a web app could not be notified');
    // The next call may say that it knows this state.
    const tag = products.length === 1 ? await productTag(database, products[0]!.id) : null;
    if (tag !== null) c.header('ETag', tag);
    return c.json(
      {
        products: products.map(({ id, code, outcome, details }) => ({ id, code, outcome, details })),
        ...warningsOf(warnings),
      },
      200,
    );
  });
  onlyMethods(app, description.path, 'GET, POST');
}

/** That nothing is public yet, for a program whose author expects it; nothing if no draft was made. */
const pendingOf = (count: number, workgroup: string) =>
  count > 0 && {
    pending: `${count} of the products are drafts in the Studio of ${workgroup}: nothing of them is public before another member approves and publishes them; the operator's 'workgroup imports' lets imports publish at once`,
  };

const warningsOf = (warnings: readonly Problem[]) => ({
  warnings: warnings.slice(0, maxProblems).map(toFieldProblem),
  ...(warnings.length > maxProblems && { message: moreProblems }),
});

/** Maximum number of imports that wait while another one is read and checked. */
const maxWaiting = 10;

function throwImportFailure(reason: unknown): never {
  if (reason instanceof ForeignProductsError)
    throw new HttpError(403, reason.code, { problems: reason.problems.slice(0, maxProblems).map(toFieldProblem) });
  if (reason instanceof ChangedMeanwhileError) throw changedMeanwhile(reason.tag);
  if (reason instanceof OpenElsewhereError)
    throw new HttpError(409, 'open_draft', {
      message: 'a product has a draft that not only imports of your account made, or that is in review or approved',
    });
  if (reason instanceof TooManyProductsError)
    throw new HttpError(422, 'too_many_products', { message: `must have at most ${maxDrafts} products` });
  if (!(reason instanceof ImportError)) return throwReadingFailure(reason);
  const errors = reason.problems.filter(isError).map(toFieldProblem);
  throw new HttpError(400, 'invalid_products', { ...(reason.hasMore && { message: moreProblems }), problems: errors });
}
