import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { demoCatalogue } from './demo/catalogue.ts';
import { demoFormulations } from './demo/formulations.ts';
import { makeAttachment } from './demo/make-attachment.ts';
import { openPdfRenderer } from './documents/pdf/pdf-renderer.ts';
import { keepPrintedDocuments } from './documents/pdf/printed-documents.ts';
import { parseSettings, type Settings } from './env.ts';
import { createLog } from './log.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { openTransport } from './mail/transport.ts';
import { serveApp } from './serve-app.ts';
import { StartFailure } from './start-failure.ts';
import { readAssets } from './store/assets.ts';
import { openDatabase } from './store/database.ts';
import { updateDemoPassword } from './store/demo-account.ts';
import { lockDataDirectory } from './store/lock.ts';
import { seedWhenEmpty } from './store/seed.ts';
import { releaseClaims } from './store/shares/outbox.ts';

const folder = dirname(fileURLToPath(import.meta.url));
/** The bundle stands one folder below the files that it reads. */
const root = basename(folder) === 'dist' ? dirname(folder) : folder;

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  makeDirectory(settings);
  const release = await lockDataDirectory(settings.dataDir);
  const renderer = openPdfRenderer(join(root, 'dist/typesetting-process.js'), root, log);
  const { database, close } = await openDatabase(
    { ...settings, migrationsFolder: join(root, 'store/migrations') },
    log,
    async (prepared) => {
      await seedWhenEmpty(prepared, demoCatalogue, demoFormulations, makeAttachment(renderer, root), settings, log);
      await updateDemoPassword(prepared, settings);
    },
  );
  // PGlite has no other owner than this process.
  if (!settings.databaseUrl) await releaseClaims(database);
  const outbox = startOutboxWorker(database, openTransport(settings), log);
  const app = createApp({
    database,
    log,
    renderer,
    printed: keepPrintedDocuments(renderer),
    siteUrl: settings.siteUrl,
    clientId: settings.clientId,
    trustProxy: settings.trustProxy,
    outbox,
    assets: readAssets(join(root, 'assets')),
    version: readVersion(),
    swaggerFolder: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
  });
  // Without it the platform answers all the same, but not for documents; the log says why.
  await renderer.started.catch(() => undefined);
  const { port, stop } = await serveApp(app, settings.port);
  stopWhenAsked(async () => {
    await stop();
    await outbox.stop();
    renderer.close();
    await close();
    release();
    log.info('stopped');
  });
  log.info({ port, dataDir: settings.dataDir }, 'ready');
  process.send?.('ready');
}

function makeDirectory({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFailure(`DATA_DIR wants a directory that the platform may write to: ${String(error)}.`);
  }
}

const readVersion = () => (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** By signal, or because the process that started the platform is gone. */
function stopWhenAsked(stop: () => Promise<void>): void {
  let asked = false;
  const end = () => {
    if (asked) return;
    asked = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The platform could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  if (process.send) process.on('disconnect', end);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
