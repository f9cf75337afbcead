import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '../../product-file/open-source.ts';
import { type Problem, pathText } from '../../product-file/problem.ts';
import { ImportRefused } from '../../store/gather-products.ts';
import { importProducts } from '../../store/import-products.ts';
import { audit } from '../audit.ts';
import { requireUser } from '../bearer.ts';
import { clientAddress } from '../client-address.ts';
import { Failure, failures, fieldProblem } from '../failure.ts';
import type { App, House } from '../house.ts';
import { onlyPost } from '../only-post.ts';
import { bodySources, mostProducts } from './body-sources.ts';

/** Its schema is an answer of its own (documentation.ts), which the page of `/docs` fetches from here. */
const productSchema = { $ref: '/product-file.schema.json' };

const description = createRoute({
  method: 'post',
  path: '/api/v1/admin/products',
  summary: 'Takes products in, all of them or none',
  description:
    'For programs that keep the products, such as an ERP: what `npm run platform -- import` does, by the same rules. The account needs the role `publisher`. Run twice, the second call changes nothing. Attached files are not part of it: those that are stored stay.',
  request: {
    body: {
      content: {
        'application/json': {
          schema: {
            anyOf: [productSchema, { type: 'array', items: productSchema, minItems: 1, maxItems: mostProducts }],
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What became of each product, in the order of the call',
      content: {
        'application/json': {
          schema: z.object({
            products: z.array(
              z.object({
                id: z.number(),
                code: z.string(),
                outcome: z.enum(['new', 'changed', 'unchanged']),
                details: z.array(z.string()).openapi({ description: 'What is changed', example: ['version 4.0'] }),
              }),
            ),
            warnings: z.array(fieldProblem),
          }),
        },
      },
    },
    ...failures(400, 401, 403, 413, 415),
  },
});

/** 3.16 `POST /api/v1/admin/products` */
export function addProductImport(app: App, house: House): void {
  const limit = bodyLimit({
    maxSize: limits.productBytes,
    onError: async (c) => {
      await letCome(c.req.raw.body);
      throw new Failure(413, 'too_large');
    },
  });
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, limit, async (c) => {
    const user = await requireUser(house, c);
    if (user.role !== 'publisher') throw new Failure(403, 'not_a_publisher');
    const sources = await bodySources(c);
    const today = new Date().toISOString().slice(0, 10);
    const { products, warnings } = await importProducts(house.database, sources, {
      ...{ publish: false, dryRun: false, changeCodes: false, keepsFiles: true, today },
    }).catch(asFailure);
    const changed = products.filter(({ outcome }) => outcome !== 'unchanged').map(({ id }) => id);
    const address = clientAddress(c, house.trustProxy);
    audit(house, c, 'products imported', { userId: user.id, address, products: changed });
    for (const url of await house.tellWebApps(changed)) house.log.warn({ url }, 'a web app could not be told');
    return c.json(
      {
        products: products.map(({ id, code, outcome, details }) => ({ id, code, outcome, details })),
        warnings: warnings.map(asField),
      },
      200,
    );
  });
  onlyPost(app, description.path);
}

const sendsAtMostMs = 30_000;

/** Who is still sending would find the connection closed before the answer. */
async function letCome(body: ReadableStream | null): Promise<void> {
  const signal = AbortSignal.timeout(sendsAtMostMs);
  await body?.pipeTo(new WritableStream(), { signal }).catch(() => undefined);
}

function asFailure(reason: unknown): never {
  if (!(reason instanceof ImportRefused)) throw reason;
  const errors = reason.problems.filter(({ level }) => level === 'error').map(asField);
  throw new Failure(400, 'invalid_products', { problems: errors });
}

const asField = ({ file, path, line, message }: Problem) => ({
  field: [file, pathText(path)].filter(Boolean).join('.'),
  ...{ line, message },
});
