import { createRoute, z } from '@hono/zod-openapi';
import citricAcid from '../../../examples/citric-acid.json' with { type: 'json' };
import { failureBody, fieldProblem } from '../http/failure.ts';
import { maxProducts } from '../../import/read/read-body.ts';
import { requiresLogin } from '../http/bearer.ts';

/** Tag of the calls for programs that maintain the products; `/docs/admin` shows them. */
export const adminTag = 'Products from another program';

/** The schema that documentation.ts adds to `/openapi.json`. */
export const productSchema = { $ref: '#/components/schemas/ProductFile' };

export const failureResponse = (description: string, ...bodies: z.infer<typeof failureBody>[]) => ({
  description,
  content: {
    'application/json': {
      schema: failureBody,
      examples: Object.fromEntries(bodies.map((value) => [value.error, { value }])),
    },
  },
});

export const description = createRoute({
  method: 'post',
  path: '/api/v1/admin/products',
  tags: [adminTag],
  security: requiresLogin,
  summary: 'Imports products, all of them or none',
  description:
    'For programs that maintain the products, such as an ERP. It imports like `npm run platform -- import`, by the same rules. The account needs the role `publisher` and changes only products in the lists of its workgroups; new ones are added to the list of the workgroup of `X-Workgroup-Id`, or else of its first workgroup. A repeated call changes nothing. Attached files are not part of it: stored files remain.\n\nLog in with `curl -d client_id=dossier-web -d grant_type=password -d username=erp -d password=… /api/oauth2/token` and send the `access_token` of the response as `Authorization: Bearer …`.',
  request: {
    headers: z.object({
      'if-match': z
        .string()
        .optional()
        .openapi({ description: 'The ETag of the product that was read, for a body of one product' }),
    }),
    body: {
      description: `One product file, or a list of up to ${maxProducts}, 5 MiB in all.`,
      content: {
        'application/json': {
          schema: {
            anyOf: [productSchema, { type: 'array', items: productSchema, minItems: 1, maxItems: maxProducts }],
          },
          examples: {
            one: { summary: 'One product', value: citricAcid },
            several: { summary: 'A list of products', value: [citricAcid] },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The outcome of each product, in the order of the request',
      content: {
        'application/json': {
          schema: z.object({
            products: z.array(
              z.object({
                id: z.number().nullable().openapi({ description: 'null: a new product, of which a draft was made' }),
                code: z.string(),
                outcome: z.enum(['new', 'changed', 'unchanged', 'draft']).openapi({
                  description: '`draft`: somebody else approves it in the Studio before it is public',
                }),
                details: z.array(z.string()).openapi({ description: 'The changes' }),
                draft: z.uuid().nullable().optional().openapi({
                  description: 'The draft; null: nothing changes. Only where imports become drafts',
                }),
              }),
            ),
            pending: z.string().optional().openapi({
              description: 'Set when drafts were made: how many, and who makes them public',
              example:
                "25 of the products are drafts in the Studio of Sales: nothing of them is public before another member approves and publishes them; the operator's 'workgroup imports' lets imports publish at once",
            }),
            warnings: z.array(fieldProblem),
            message: z.string().optional().openapi({ description: 'Set when there are more than 100 warnings' }),
          }),
          example: {
            products: [{ id: 1001, code: 'CA-1', outcome: 'changed', details: ['version 2.0'] }],
            warnings: [
              {
                field: 'versions[0].facts.label.p',
                line: 62,
                message: 'lacks P501, how the public disposes of it (CLP Art. 28(2))',
              },
            ],
          },
        },
      },
    },
    400: failureResponse(
      'Nothing is imported: the body is not JSON, or products are invalid. `problems` has the first 100 invalid fields; `message` says whether there are more',
      {
        error: 'invalid_products',
        problems: [
          {
            field: '[1].versions[0].facts.identifiers.cas',
            line: 28,
            message: "'77-92-8' has a wrong check digit; 77-92-9 would be right",
          },
        ],
      },
      { error: 'invalid_json', message: 'line 2 …' },
    ),
    401: failureResponse(
      'No token, or an invalid or expired one',
      { error: 'unauthorized' },
      { error: 'invalid_token' },
    ),
    403: failureResponse(
      'The account lacks the role `publisher`, or products are in no list of its workgroups or name a supplier of others; nothing is imported',
      { error: 'not_a_publisher' },
      {
        error: 'not_in_list',
        problems: [{ field: '[1].id', line: 28, message: 'product 1001 is in no list of your workgroups' }],
      },
      {
        error: 'foreign_supplier',
        problems: [
          {
            field: '[1].supplier.name',
            line: 9,
            message:
              "'Demo Chemicals GmbH' is a supplier of another workgroup, and 'DEMO CHEMICALS GMBH' reads like it; name a supplier of yours, or ask the operator to assign this one to your workgroup",
          },
        ],
      },
      { error: 'workgroup' },
    ),
    408: failureResponse('Less than 16 KiB/s of the body were received after 10 s', { error: 'request_timeout' }),
    409: failureResponse('Imports become drafts, and a product has one that is not replaced', {
      error: 'open_draft',
      message: 'a product has a draft that not only imports of your account made, or that is in review or approved',
    }),
    412: failureResponse('The product is not as `If-Match` says; nothing is imported', {
      error: 'changed_meanwhile',
      message: 'the product was changed since it was read; read it again',
    }),
    413: failureResponse('More than 5 MiB', { error: 'too_large' }),
    415: failureResponse('The content type is not JSON, or there is a Content-Encoding', {
      error: 'unsupported_media_type',
    }),
    422: failureResponse('Reading the body takes more than 10 s or too much memory', {
      error: 'too_complex',
      message: 'It takes more than 10 seconds to read; split it.',
    }),
    503: failureResponse('Ten bodies wait to be read already; Retry-After says when to retry', { error: 'busy' }),
  },
});
