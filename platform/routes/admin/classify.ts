import { createRoute, z } from '@hono/zod-openapi';
import descaler from '../../../examples/descaler.json' with { type: 'json' };
import { classifyWithLists } from '../../import/read/classify-with-lists.ts';
import { isError } from '../../product/findings.ts';
import { hasRole } from '../../product/studio.ts';
import { openProductReader } from '../../import/read/product-reader.ts';
import { hazardClasses } from '../../law/hazard-classes.ts';
import { identifyUser, userOf, requiresLogin } from '../http/bearer.ts';
import { fieldProblem, HttpError } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { onlyPost } from '../http/form.ts';
import { toFieldProblem, throwReadingFailure, moreProblems, withJsonBytes } from './json-body.ts';
import { adminTag, failureResponse, productSchema } from './description.ts';

/** Maximum number of products that wait while another one is classified. */
const maxWaiting = 10;

/** 3.18 `POST /api/v1/admin/classify` */
export function addClassify(app: App, appContext: AppContext): void {
  // A separate thread, so that a form that classifies while the user types does not wait for an import.
  const reader = openProductReader(maxWaiting);
  app.openAPIRegistry.registerPath(classifyDescription);
  app.post(classifyDescription.path, identifyUser(appContext), async (c) => {
    const user = userOf(c);
    const isAuthor = user.studio.some(({ roles }) => hasRole(roles, 'author'));
    if (user.role !== 'publisher' && !isAuthor) throw new HttpError(403, 'not_a_publisher');
    const today = new Date().toISOString().slice(0, 10);
    const { result, isJson, problems, hasMoreProblems } = await withJsonBytes(c, user, (bytes) =>
      classifyWithLists(
        appContext.database,
        (lists) => reader.read({ task: 'classify', bytes, lists }).catch(throwReadingFailure),
        today,
      ),
    );
    if (!isJson) {
      const [{ line = null, message = '' } = {}] = problems;
      throw new HttpError(400, 'invalid_json', { message: `${line === null ? '' : `line ${line} `}${message}` });
    }
    if (!result) {
      const errors = problems.filter(isError).map(toFieldProblem);
      throw new HttpError(400, 'invalid_products', {
        ...(hasMoreProblems && { message: moreProblems }),
        problems: errors,
      });
    }
    return c.json({ ...result, ...(problems.length > 0 && { warnings: problems.map(toFieldProblem) }) }, 200);
  });
  onlyPost(app, classifyDescription.path);
}

const figure = z.number().nullable();

const classification = z.object({
  category: z.string(),
  h: z.array(z.string()),
  basis: z
    .enum(['calculation', 'measured', 'test', 'bridging', 'expertJudgement', 'harmonised', 'typed'])
    .openapi({ description: '`typed`: of a substance, whose classification is not derived' }),
  provision: z.string(),
  value: figure,
  limit: figure,
  unit: z.string().nullable().openapi({ description: '`×`: `value` is the sum as a multiple of the limit' }),
  steps: z.array(
    z.object({
      ingredient: z.string(),
      content: z.number().openapi({ description: 'mass %' }),
      limit: figure.openapi({ description: 'mass %, or the ATE in `unit`; null: below the cut-off value' }),
      factor: z.number(),
      contribution: z.number(),
      inSum: z
        .literal(false)
        .optional()
        .openapi({ description: 'Judged by itself, in no sum (CLP Annex I 3.2.3.3.4, 3.3.3.3.4)' }),
    }),
  ),
});

const result = z.object({
  code: z.string(),
  classification: z.array(classification),
  open: z
    .array(
      z.object({
        class: z.enum(hazardClasses),
        question: z.string(),
        field: z
          .string()
          .openapi({ description: 'Of the facts: where the answer goes', example: 'basicProperties.flashPoint' }),
        provision: z.string(),
      }),
    )
    .openapi({ description: 'Classes that are possible and not known; publishing is refused while there are any' }),
  notClassified: z.array(
    z.object({
      class: z.enum(hazardClasses),
      of: z.string().optional().openapi({ description: 'Statement or category, where the class has several' }),
      reason: z.string(),
    }),
  ),
  supplemental: z.array(z.object({ h: z.string(), for: z.array(z.string()), provision: z.string() })),
  unknownToxicity: z.array(
    z.object({ route: z.enum(['oral', 'dermal', 'inhalation', 'aquatic']), percent: z.number() }),
  ),
  labelNames: z.array(z.string()),
  sds: z.object({ duty: z.enum(['required', 'onRequest', 'none', 'unknown']), because: z.array(z.string()) }),
  differences: z
    .array(z.object({ category: z.string(), kind: z.enum(['lacking', 'extra']), because: z.string() }))
    .openapi({ description: 'Between the classification in the body, if it has one, and the derived one' }),
  warnings: z
    .array(fieldProblem)
    .optional()
    .openapi({ description: 'What the classification could not use, such as a limit that no rule reads' }),
});

const classifyDescription = createRoute({
  method: 'post',
  path: '/api/v1/admin/classify',
  tags: [adminTag],
  security: requiresLogin,
  summary: 'Classifies a product, and stores nothing',
  description:
    'Derives the classification of a mixture from its composition and measured values (CLP Annex I), with the arithmetic of every class, as `npm run platform -- classify` does. The body may have neither classification nor label. The account needs the role `publisher`, or `author` in a workgroup of the Studio.',
  request: {
    body: {
      description: 'One product file, 5 MiB at most.',
      content: {
        'application/json': {
          schema: productSchema,
          examples: { mixture: { summary: 'A mixture without classification', value: descaler } },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The classification of the newest version',
      content: { 'application/json': { schema: result } },
    },
    400: failureResponse(
      'The body is not JSON, or not a product that can be read',
      {
        error: 'invalid_products',
        problems: [
          {
            field: 'versions[0].facts.composition[1].classification[0]',
            line: 48,
            message: "CLP has no category 'Skin Corr. 2' with H314",
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
    403: failureResponse('The account has neither role', { error: 'not_a_publisher' }),
    408: failureResponse('Less than 16 KiB/s of the body were received after 10 s', { error: 'request_timeout' }),
    413: failureResponse('More than 5 MiB', { error: 'too_large' }),
    415: failureResponse('The content type is not JSON, or there is a Content-Encoding', {
      error: 'unsupported_media_type',
    }),
    422: failureResponse('Reading the body takes more than 10 s or too much memory', {
      error: 'too_complex',
      message: 'It takes more than 10 seconds to read; split it.',
    }),
    503: failureResponse('Ten bodies wait to be classified already; Retry-After says when to retry', { error: 'busy' }),
  },
});
