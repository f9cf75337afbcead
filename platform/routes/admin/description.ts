import { createRoute, z } from '@hono/zod-openapi';
import citricAcid from '../../../examples/citric-acid.json' with { type: 'json' };
import { failureBody, fieldProblem } from '../http/failure.ts';
import { maxProducts } from '../../import/read/read-body.ts';

/** The calls of a program that keeps the products; `/docs/admin` shows these. */
export const adminTag = 'Products from another program';

/** The name of the way to log in that a call wants, in `/openapi.json`. */
export const loginScheme = 'login';

/** Its schema is an answer of its own (documentation.ts), which the page of `/docs` fetches from here. */
const productSchema = { $ref: '/product-file.schema.json' };

const refusal = (description: string, ...bodies: z.infer<typeof failureBody>[]) => ({
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
  security: [{ [loginScheme]: [] }],
  summary: 'Takes products in, all of them or none',
  description:
    'For programs that keep the products, such as an ERP: what `npm run platform -- import` does, by the same rules. The account needs the role `publisher` and changes only products in the lists of its workgroups; new ones go into the list of the workgroup of `X-Workgroup-Id`, without it of its first. Run twice, the second call changes nothing. Attached files are not part of it: those that are stored stay.\n\nLog in with `curl -d client_id=dossier-web -d grant_type=password -d username=erp -d password=… /api/oauth2/token` and send the `access_token` of the answer as `Authorization: Bearer …`.',
  request: {
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
      description: 'What became of each product, in the order of the call',
      content: {
        'application/json': {
          schema: z.object({
            products: z.array(
              z.object({
                id: z.number(),
                code: z.string(),
                outcome: z.enum(['new', 'changed', 'unchanged']),
                details: z.array(z.string()).openapi({ description: 'What is changed' }),
              }),
            ),
            warnings: z.array(fieldProblem),
            message: z.string().optional().openapi({ description: 'Said where there are more than 100 warnings' }),
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
    400: refusal(
      'Nothing is taken in: the body is no JSON, or products are wrong, with the first 100 fields that are; `message` says whether there are more',
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
    401: refusal('No token, or one that is not good any more', { error: 'unauthorized' }, { error: 'invalid_token' }),
    403: refusal(
      'The account lacks the role `publisher`, or products are in no list of its workgroups; nothing is taken in',
      { error: 'not_a_publisher' },
      {
        error: 'not_in_list',
        problems: [{ field: '[1].id', line: 28, message: 'product 1001 is in no list of your workgroups' }],
      },
      { error: 'workgroup' },
    ),
    408: refusal('The body did not come within 60 s', { error: 'request_timeout' }),
    413: refusal('More than 5 MiB', { error: 'too_large' }),
    415: refusal('Another content type than JSON, or a Content-Encoding', { error: 'unsupported_media_type' }),
    422: refusal('The body takes more than 10 s, or too much memory, to read', {
      error: 'too_complex',
      message: 'It takes more than 10 seconds to read; split it.',
    }),
    503: refusal('Ten others wait to be read already; Retry-After says when to come again', { error: 'busy' }),
  },
});
