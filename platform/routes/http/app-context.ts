import type { MiddlewareHandler } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { OutboxWorker } from '../../sharing/outbox-worker.ts';
import type { AssetStore } from '../../runtime/assets.ts';
import type { Database } from '../../store/database.ts';
import type { MailQuotas } from '../../runtime/env.ts';
import type { PdfRenderer } from '../../documents/pdf/pdf-renderer.ts';
import type { PrintedDocuments } from '../../documents/pdf/printed-documents.ts';
import type { Log } from '../../runtime/log.ts';
import type { CallQueues } from './call-queues.ts';

/** What the calls are answered from. */
export interface AppContext {
  database: Database;
  assets: AssetStore;
  log: Log;
  /** Left out: requests have no spans. */
  traceRequest?: MiddlewareHandler;
  renderer: Pick<PdfRenderer, 'isReady'>;
  printed: PrintedDocuments;
  /** Where calls wait that cost the platform's own process much. */
  queues: CallQueues;
  /** The public origin: QR codes and links lead there. */
  siteUrl: string;
  /** The web app's id in token calls. */
  clientId: string;
  /** Whether a caller that is not on loopback may tell the visitor's address. */
  trustProxy: boolean;
  mailQuotas: MailQuotas;
  /** Sends what a share has put there. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Tells the web apps which products changed; the addresses of those that could not be told. */
  notifyWebApps: (products: readonly number[]) => Promise<string[]>;
  /** It answers, but is about to end. */
  isStopping: () => boolean;
  /** The product's version, `0.1.0`. */
  version: string;
  /** The folder of swagger-ui-dist. */
  swaggerFolder: string;
}

export interface RequestVariables {
  Variables: { requestId: string };
}

export type App = OpenAPIHono<RequestVariables>;
