import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '../../import/read/open-source.ts';
import { isError, maxProblems, type Problem, pathText } from '../../product/findings.ts';
import { openProductReader } from '../../import/read/product-reader.ts';
import { ForeignProductsError, ImportError } from '../../import/plan-and-write.ts';
import { importProducts } from '../../import/import-products.ts';
import { audit } from '../http/request-log.ts';
import { requireUser } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyPost } from '../http/form.ts';
import { bodySources, limitBodyTime } from './body-sources.ts';
import { description } from './description.ts';

/** 3.16 `POST /api/v1/admin/products` */
export function addProductImport(app: App, appContext: AppContext): void {
  const limit = bodyLimit({
    maxSize: limits.productBytes,
    onError: async (c) => {
      await drainBody(c.req.raw.body);
      throw new HttpError(413, 'too_large');
    },
  });
  const reader = openProductReader(maxWaiting);
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, refuseEncoded, limitBodyTime(maxBodyMs), limit, async (c) => {
    const user = await requireUser(appContext, c);
    if (user.role !== 'publisher') throw new HttpError(403, 'not_a_publisher');
    if (!user.workgroup) throw new HttpError(403, 'workgroup');
    const publisher = { workgroupIds: user.workgroups.map(({ id }) => id), newIntoWorkgroupId: user.workgroup.id };
    const sources = await bodySources(c, reader);
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

/** Time limit for receiving a body. */
const maxBodyMs = 60_000;

const moreProblems = `has more problems than these ${maxProblems}`;

/** Rejects encoded bodies: 5 MiB of compressed data may have any size once decompressed. */
const refuseEncoded: MiddlewareHandler = async (c, next) => {
  if ((c.req.header('Content-Encoding') ?? 'identity').trim().toLowerCase() !== 'identity')
    throw new HttpError(415, 'unsupported_media_type', { message: 'must be sent without Content-Encoding' });
  await next();
};

const maxDrainMs = 30_000;

/** Reads the remaining body: a client that is still sending would lose the connection before it reads the response. */
async function drainBody(body: ReadableStream | null): Promise<void> {
  const signal = AbortSignal.timeout(maxDrainMs);
  await body?.pipeTo(new WritableStream(), { signal }).catch(() => undefined);
}

function asFailure(reason: unknown): never {
  if (reason instanceof ForeignProductsError)
    throw new HttpError(403, 'not_in_list', { problems: reason.problems.slice(0, maxProblems).map(asField) });
  if (!(reason instanceof ImportError)) throw reason;
  const errors = reason.problems.filter(isError).map(asField);
  throw new HttpError(400, 'invalid_products', { ...(reason.hasMore && { message: moreProblems }), problems: errors });
}

const asField = ({ file, path, line, message }: Problem) => ({
  field: [file, pathText(path)].filter(Boolean).join('.'),
  ...{ line, message },
});
