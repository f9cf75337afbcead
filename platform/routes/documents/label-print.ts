import { createRoute, z } from '@hono/zod-openapi';
import { checkJobSize, LabelJobError, printJob } from '../../documents/label/label-job.ts';
import { printerQuery, sheetQuery } from '../../documents/label/print-settings.ts';
import { jobLabels, readJobLine } from '../../documents/label/read-job.ts';
import { findNewest } from '../../store/products/stored-products.ts';
import { requireUser, userCaller, requiresLogin } from '../http/bearer.ts';
import { partResponses } from '../http/conditional.ts';
import { failures } from '../http/failure.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { toHttpError } from '../http/pdf-response.ts';
import { invalid, admitCaller, chooseLabel, drawLabel } from './choose-label.ts';
import { labelQuery } from '../../documents/label/label-settings.ts';
import { labelBitmap } from '../../documents/label/label-bitmap.ts';
import { zplLabel } from '../../documents/label/zpl.ts';
import { publicProductId } from '../http/parameters.ts';

/** Not registered; the type that printer drivers and label services use. */
const zplType = 'application/zpl';

const route = createRoute({
  method: 'get',
  path: '/api/v1/productLabelRender/zpl/{id}',
  summary: 'The label as a program for a thermal printer (ZPL II), in one colour',
  request: { params: z.object({ id: publicProductId }), query: labelQuery.extend(printerQuery) },
  responses: {
    200: { description: 'One label, printed `copies` times', content: { [zplType]: { schema: z.string() } } },
    ...partResponses,
    ...failures(400, 404, 410, 422, 429, 503),
  },
});

/** 3.11 `GET /api/v1/productLabelRender/zpl/-{id}?…` */
export function addLabelZpl(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const caller = await admitCaller(appContext, c);
    const { dpi, copies, ...query } = c.req.valid('query');
    const choice = await chooseLabel(appContext, c.req.valid('param').id, query);
    const picture = await toHttpError(drawLabel(appContext, caller, choice));
    const zpl = await appContext.queues.exports.run({
      caller,
      rank: 'any',
      run: async () => zplLabel(await labelBitmap(picture, dpi, { omitsFrames: choice.settings.ink === 3 }), copies),
    });
    return c.body(zpl, 200, { 'Content-Type': zplType });
  });
}

/** The products of a job. */
const maxLines = 100;

const form = z.object({
  labels: z.preprocess(
    (lines) => [lines].flat(),
    z
      .array(z.string({ error: 'must be labels such as 1001?copies=24' }))
      .max(maxLines, `must have at most ${maxLines} lines`),
  ),
  output: z.enum(['pdf', 'zpl'], { error: 'must be pdf or zpl' }).default('pdf'),
  dpi: printerQuery.dpi,
  ...sheetQuery,
});

const description = createRoute({
  method: 'post',
  path: '/api/v1/label/print',
  security: requiresLogin,
  summary: 'Labels of several products in one job, on sheets or as a program for a thermal printer',
  request: {
    body: { content: { 'application/x-www-form-urlencoded': { schema: z.object({ labels: z.array(z.string()) }) } } },
  },
  responses: {
    200: {
      description: 'At most 1,000 labels',
      content: {
        'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
        [zplType]: { schema: z.string() },
      },
    },
    ...failures(400, 401, 413, 415, 422, 429, 503),
  },
});

/** 3.11 `POST /api/v1/label/print`, for logged-in users */
export function addLabelPrint(app: App, appContext: AppContext): void {
  const { database, siteUrl, queues, withJobRenderer } = appContext;
  app.openAPIRegistry.registerPath(description);
  app.post(description.path, async (c) => {
    const user = await requireUser(appContext, c);
    const { labels, output, dpi, start, offX, offY } = await readForm(c, form);
    const caller = userCaller(user, c);
    const print = async () => {
      const lines = labels.map(readJobLine);
      checkJobSize(lines.map(({ query }) => ({ count: query.copies })));
      const today = new Date().toISOString().slice(0, 10);
      const products = new Map<number, Awaited<ReturnType<typeof findNewest>>>();
      for (const { id } of lines) if (!products.has(id)) products.set(id, await findNewest(database, id));
      const read = lines.map((line, index) => {
        const product = products.get(line.id);
        return jobLabels(line, index, product?.state === 'removed' ? undefined : product, { siteUrl, today });
      });
      const jobs = await Promise.all(read);
      const job = { output, dpi, start: { start, offsetX: offX, offsetY: offY } };
      return withJobRenderer((renderer) => printJob(jobs, job, renderer, caller.signal));
    };
    const result = await toHttpError(queues.jobs.run({ caller, rank: 'any', run: print })).catch((error: unknown) => {
      throw error instanceof LabelJobError ? invalid(error) : error;
    });
    const file = result as Uint8Array<ArrayBuffer>;
    return c.body(file, 200, {
      'Content-Type': output === 'zpl' ? zplType : 'application/pdf',
      'Content-Length': String(file.byteLength),
    });
  });
  onlyPost(app, description.path);
}
