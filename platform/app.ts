import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { CallerLeftError, QueueFullError } from './runtime/fair-queue.ts';
import { addAppInit } from './routes/accounts/app-init.ts';
import { addRevoke, addToken } from './routes/accounts/token.ts';
import { addClassify } from './routes/admin/classify.ts';
import { addProductImport } from './routes/admin/import.ts';
import { addOwnProducts } from './routes/admin/products.ts';
import { addAssets, addAttachments } from './routes/documents/files.ts';
import { addConfig, addTranslations } from './routes/configuration.ts';
import { addDocumentation } from './routes/documentation.ts';
import { clientNetwork } from './routes/http/client-address.ts';
import { conditionalReads } from './routes/http/conditional.ts';
import { HttpError, tooManyRequests } from './routes/http/failure.ts';
import { invalidParameter } from './routes/http/invalid-parameter.ts';
import { addCodes } from './routes/documents/codes.ts';
import { addFeedbackCall } from './routes/feedback/feedback.ts';
import { addHazardSummary } from './routes/documents/hazard-summary.ts';
import { addIpi } from './routes/documents/ipi.ts';
import { addLabelAudit, addLabelPdf, addLabelText, addLabelView } from './routes/documents/label-view.ts';
import { addLabelDocx, addLabelSpreadsheet } from './routes/documents/label-exports.ts';
import { addLabelPresets } from './routes/documents/label-presets.ts';
import { addLabelPrint, addLabelZpl } from './routes/documents/label-print.ts';
import { addSdsPdf, addSdsView, addSdsXml, addSdsCompare, addSdsHistory } from './routes/documents/sds.ts';
import type { App, AppContext, RequestVariables } from './routes/http/app-context.ts';
import { addProductDetail } from './routes/detail/product-detail.ts';
import { addProductByGtin, addProductList, addPublicProductList } from './routes/products/list.ts';
import { addLawData } from './routes/law-data.ts';
import { addCatalogue } from './routes/products/catalogue.ts';
import { requestLog } from './routes/http/request-log.ts';
import { addShareList, addShareResend, addShareWithdraw } from './routes/share/shares.ts';
import { addShareLanguages, addSharePreview, addShareSend } from './routes/share/send.ts';
import { addFollow } from './routes/followers/follow.ts';
import { addStudio } from './routes/studio/studio.ts';
import { addTdsPdf, addTdsView } from './routes/documents/tds.ts';
import { isDatabaseUnavailable, isRefusedWrite } from './runtime/database-error.ts';
import { pingDatabase } from './store/database.ts';

/** The platform as a function from request to response, by the contract of docs/platform-api.md. */
export function createApp(appContext: AppContext): App {
  const app: App = new OpenAPIHono<RequestVariables>({
    defaultHook: (result) => {
      if (!result.success) throw invalidParameter(result.error);
    },
  });
  if (appContext.traceRequest) app.use(appContext.traceRequest);
  app.use(requestLog(appContext.log));
  app.use((c, next) => {
    c.set('network', () => clientNetwork(c, appContext.trustProxy));
    return next();
  });
  app.use(refuseWithoutRoom(appContext));
  for (const path of ['/api/*', '/openapi.json', '/product-file.schema.json']) app.use(path, conditionalReads);
  app.notFound((c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.json({ error: 'not_found' }, 404);
    return c.json({ error: 'method_not_allowed' }, 405, { Allow: 'GET, HEAD' });
  });
  app.onError((error, c) => {
    const failure = isRefusedWrite(error) ? createNoRoomError() : toFailure(error);
    if (failure) {
      if (failure.status === 503) c.header('Retry-After', String(retryAfterSeconds));
      return c.json(failure.body, failure.status, failure.headers);
    }
    if (error instanceof CallerLeftError) return new Response(null, { status: clientClosedRequest });
    if (isDatabaseUnavailable(error)) {
      appContext.log.warn({ err: error, requestId: c.get('requestId') }, 'the database is unavailable');
      return c.json({ error: 'unavailable' }, 503, { 'Retry-After': String(retryAfterSeconds) });
    }
    appContext.log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return c.json({ error: 'internal' }, 500);
  });
  addHealth(app, appContext);
  addToken(app, appContext);
  addRevoke(app, appContext);
  addAppInit(app, appContext);
  addConfig(app, appContext);
  addTranslations(app, appContext);
  addProductList(app, appContext);
  addPublicProductList(app, appContext);
  addCatalogue(app, appContext);
  addLawData(app, appContext);
  addProductByGtin(app, appContext);
  addProductDetail(app, appContext);
  addSdsView(app, appContext);
  addTdsView(app, appContext);
  addSdsCompare(app, appContext);
  addSdsHistory(app, appContext);
  addHazardSummary(app, appContext);
  addSdsPdf(app, appContext);
  addSdsXml(app, appContext);
  addTdsPdf(app, appContext);
  addIpi(app, appContext);
  addLabelView(app, appContext);
  addLabelPdf(app, appContext);
  addLabelZpl(app, appContext);
  addLabelAudit(app, appContext);
  addLabelText(app, appContext);
  addLabelDocx(app, appContext);
  addLabelSpreadsheet(app, appContext);
  addLabelPrint(app, appContext);
  addFeedbackCall(app, appContext);
  addCodes(app, appContext);
  addLabelPresets(app, appContext);
  addShareLanguages(app, appContext);
  addSharePreview(app, appContext);
  addShareSend(app, appContext);
  addShareList(app, appContext);
  addShareResend(app, appContext);
  addShareWithdraw(app, appContext);
  addFollow(app, appContext);
  addOwnProducts(app, appContext);
  addProductImport(app, appContext);
  addClassify(app, appContext);
  addStudio(app, appContext);
  addAssets(app, appContext);
  addAttachments(app, appContext);
  addDocumentation(app, appContext);
  return app;
}

/** The status that nginx logs for a request whose client has disconnected; it is never sent. */
const clientClosedRequest = 499;

const retryAfterSeconds = 5;

/** The error response of a full disk, on which an operator must free space. */
const createNoRoomError = () => new HttpError(503, 'read_only', { message: 'There is no room to store anything.' });

/** Bodies up to this size are not checked, since what they write fits in the reserve. */
const smallBodyBytes = 64 * 1024;

/**
 * Before each call that may write, updates whether the database accepts writes; refuses a body that would use the reserve of the disk
 * before it is read (reliability E8).
 */
const refuseWithoutRoom = ({ space }: AppContext) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    if (space && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      await space.look();
      const bytes = Number(c.req.header('Content-Length') ?? 0);
      if (bytes > smallBodyBytes && !space.canStore(bytes)) throw createNoRoomError();
    }
    await next();
  });

/** The error response of an expected error; undefined for an internal one. */
function toFailure(error: Error): HttpError | undefined {
  if (error instanceof HttpError) return error;
  // Hono throws these for a body that is not JSON, or has another media type.
  if (error instanceof HTTPException && error.status === 400) return new HttpError(400, 'invalid_json');
  if (error instanceof HTTPException && error.status === 415) return new HttpError(415, 'unsupported_media_type');
  if (!(error instanceof QueueFullError)) return undefined;
  return error.reason === 'client'
    ? tooManyRequests(retryAfterSeconds)
    : new HttpError(503, 'busy', { message: error.message });
}

/**
 * Section 5: `/healthz` reports that the platform is alive, `/readyz` that it can read its database, print and is not stopping, and
 * whether it only reads.
 */
function addHealth(app: App, { database, renderer, isStopping, space, log }: AppContext): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) throw new HttpError(503, 'stopping');
    try {
      await pingDatabase(database);
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'the database does not respond');
      throw new HttpError(503, 'not_ready');
    }
    if (!renderer.isReady()) throw new HttpError(503, 'not_ready');
    return c.json({ status: 'ready', readOnly: space?.isReadOnly() ?? false });
  });
}
