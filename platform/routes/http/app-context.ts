import type { MiddlewareHandler } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Localised } from '../../languages/languages.ts';
import type { OutboxWorker } from '../../sharing/outbox-worker.ts';
import type { AssetStore } from '../../runtime/assets.ts';
import type { Database } from '../../store/database.ts';
import type { SpaceWatch } from '../../store/free-space.ts';
import type { MailQuotas } from '../../runtime/env.ts';
import type { WithJobRenderer, PdfRenderer } from '../../documents/pdf/pdf-renderer.ts';
import type { PrintedDocuments } from '../../documents/pdf/printed-documents.ts';
import type { Log } from '../../runtime/log.ts';
import type { CallQueues } from './call-queues.ts';

/** A demo product with its product file. */
interface DemoSource {
  id: number;
  name: Localised;
  file: { code: string };
}

/** The dependencies of the routes. */
export interface AppContext {
  database: Database;
  assets: AssetStore;
  log: Log;
  /** Undefined: requests have no spans. */
  traceRequest?: MiddlewareHandler;
  renderer: Pick<PdfRenderer, 'isReady'>;
  printed: PrintedDocuments;
  /** For jobs of many labels. */
  withJobRenderer: WithJobRenderer;
  /** The queues for calls that are expensive for the platform's own process. */
  queues: CallQueues;
  /** The public origin of QR codes and links. */
  siteUrl: string;
  /** The OAuth client id of the web app. */
  clientId: string;
  /** Whether `X-Forwarded-For` of a caller that is not on loopback is trusted. */
  trustProxy: boolean;
  mailQuotas: MailQuotas;
  /** Whether visitors may follow safety data sheets. */
  canFollow: boolean;
  /** Whether a draft is approved by somebody who did not change it. */
  fourEyes: boolean;
  /** The demo products, of which drafts can be made; empty: there is no demo catalogue. */
  demoProducts: readonly DemoSource[];
  /** Sends the mails that a share or a request to follow has queued. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** Notifies the web apps of changed products. Returns the addresses of those that could not be notified. */
  notifyWebApps: (products: readonly number[]) => Promise<string[]>;
  /** Whether the platform is shutting down, while it still serves requests. */
  isStopping: () => boolean;
  /** The disk of the embedded database; undefined with PostgreSQL, which has its own. */
  space?: SpaceWatch;
  /** The version of the software, `0.1.0`. */
  version: string;
}

export interface RequestVariables {
  Variables: {
    requestId: string;
    /** `networkOf` the visitor's address. */
    network: () => string;
  };
}

export type App = OpenAPIHono<RequestVariables>;
