import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { takesCommands } from './cli/call-platform.ts';
import { serveCommands } from './cli/serve-commands.ts';
import { demoCatalogue } from './demo/products/catalogue.ts';
import { demoSource, makeAttachment, seedWhenEmpty } from './demo/seed.ts';
import { demoFormulations } from './demo/formulations.ts';
import { readMarketsFile } from './product/read/markets-file.ts';
import { setOperatorPacks } from './product/markets/markets.ts';
import { openPdfRenderer, createJobRenderer } from './documents/pdf/pdf-renderer.ts';
import { createDocumentCache } from './documents/pdf/printed-documents.ts';
import { findMisspeltSettings, parseSettings, type Settings } from './runtime/env.ts';
import { createLog } from './runtime/log.ts';
import { lowerPriority } from './runtime/lower-priority.ts';
import { startOutboxWorker } from './sharing/outbox-worker.ts';
import { readBrandsFile, setMailBrands } from './sharing/brands.ts';
import { followMailWriter } from './sharing/follow-mail.ts';
import { openTransport } from './sharing/transport.ts';
import { metrics, resetEventLoopDelay, serveMetrics } from './runtime/metrics.ts';
import { callQueues, typesetterQueue } from './routes/http/call-queues.ts';
import { collectGarbage } from './runtime/collect-garbage.ts';
import { readVersion, root } from './runtime/root-folder.ts';
import { serveApp } from './runtime/serve-app.ts';
import { StartupError } from './runtime/start-error.ts';
import { readAssets } from './runtime/assets.ts';
import { findWorkgroup } from './store/accounts/users.ts';
import { listSuppliers } from './store/accounts/suppliers.ts';
import { migrationsKnown, openDatabase } from './store/database.ts';
import { hasDatabase } from './store/backup/restore-backup.ts';
import { checkFreeSpace, watchFreeSpace } from './store/free-space.ts';
import { updateDemoPassword } from './demo/demo-account.ts';
import { fillHashes } from './store/products/attachments.ts';
import { finishImports } from './store/products/change-products.ts';
import { createInUseError, lockDataDirectory } from './store/lock.ts';
import { followMailState, releaseFollowMailClaims } from './store/followers/follow-mails.ts';
import { outboxState, releaseClaims } from './store/shares/outbox.ts';
import { notifyWebApps } from './runtime/notify-web-apps.ts';
import { startTracing } from './runtime/tracing.ts';

/** Time for the responses to requests whose queries have failed. */
const drainMs = 200;

/** Time for a load balancer to see that the instance is not ready: it checks about once per second. */
const noticeMs = 2_000;

async function start(): Promise<void> {
  lowerPriority(5);
  // `npm start` kills a platform that does not answer pings.
  if (process.send) process.on('message', (message) => message === 'ping' && process.send?.('pong'));
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  for (const { name, meant } of findMisspeltSettings(process.env))
    log.warn({ setting: name }, `${name} is not a setting: ${meant}?`);
  setOperatorPacks(readMarketsFile(settings.marketsFile));
  const brands = readBrandsFile(settings.brandsFile);
  setMailBrands(brands);
  makeDirectory(settings);
  const release = await lockDataDirectory(settings.dataDir);
  // The lock of another container is invisible here, but its socket in the shared volume is not.
  if (await takesCommands(settings.dataDir)) throw createInUseError(settings.dataDir);
  const tracing = settings.isTraced ? await startTracing() : null;
  const renderer = openPdfRenderer(join(root, 'dist/typesetting-process.js'), root, log);
  const open = await openDatabase({ ...settings, canBeReadOnly: true }, log, async (prepared) => {
    const isFinished = await finishImports(prepared).then(
      () => true,
      (error: unknown) => {
        log.error(
          { err: error },
          'an import that had begun to become public is not finished; it is tried again before the next change',
        );
        return false;
      },
    );
    // The products of an import that is not finished are not in the database yet.
    if (settings.demo && isFinished)
      await seedWhenEmpty(prepared, demoCatalogue, demoFormulations, makeAttachment(renderer, root), settings, log);
    await updateDemoPassword(prepared, settings);
  });
  const { database, connections, close } = open;
  void open.panicked?.then(() => {
    log.fatal('the embedded database has ended: the platform ends too and must be restarted');
    setTimeout(() => process.exit(1), drainMs);
  });
  if (open.migrationsAtOpen && open.migrationsAtOpen < migrationsKnown()) {
    for (const { name, workgroup, others } of await listSuppliers(database))
      if (workgroup !== null && others.length > 0)
        log.warn(
          { supplier: name, workgroup, others },
          'a supplier belongs to the workgroup that published it first; others have products that name it: `supplier assign` changes that',
        );
  }
  for (const { id: brand, workgroup } of brands)
    if (workgroup !== undefined && !(await findWorkgroup(database, workgroup)))
      log.warn({ brand, workgroup }, 'there is no such workgroup: the catalogue of the brand is empty');
  // With PGlite this process is the only owner of the database, so that all claims are stale.
  if (!settings.databaseUrl && !open.isReadOnly) {
    await releaseClaims(database);
    await releaseFollowMailClaims(database);
  }
  const writeFollowMail = followMailWriter(database, settings.siteUrl);
  const outbox = startOutboxWorker(database, openTransport(settings), writeFollowMail, log, settings.retention);
  let isStopping = false;
  const space = settings.databaseUrl ? undefined : watchFreeSpace(settings.dataDir, open, log, () => endForRestart());
  const app = createApp({
    database,
    log,
    traceRequest: tracing?.traceRequest,
    renderer,
    printed: createDocumentCache(renderer, typesetterQueue(settings)),
    withJobRenderer: createJobRenderer(root, log),
    queues: callQueues(),
    siteUrl: settings.siteUrl,
    clientId: settings.clientId,
    trustProxy: settings.trustProxy,
    mailQuotas: settings.mailQuotas,
    fourEyes: settings.studioFourEyes,
    demoProducts: settings.demo ? demoCatalogue.map(demoSource) : [],
    outbox,
    canFollow: settings.canFollow,
    notifyWebApps: (products) => notifyWebApps(settings, products),
    isStopping: () => isStopping,
    space,
    assets: readAssets(join(root, 'assets')),
    version: readVersion(),
  });
  // Without the renderer the platform serves everything but documents; the log has the reason.
  await renderer.started.catch(() => undefined);
  await serveMetrics(settings, log, async () => {
    const shared = await outboxState(database).catch(() => noState);
    const followed = await followMailState(database).catch(() => noState);
    metrics.outboxWaiting.set(shared.waiting + followed.waiting);
    metrics.outboxOldest.set(Math.max(shared.oldestAgeSeconds, followed.oldestAgeSeconds));
    for (const [state, count] of Object.entries(connections())) metrics.databaseConnections.set({ state }, count);
  });
  const { port, stop } = await serveApp(app, settings, log);
  // With PostgreSQL, commands run in processes of their own.
  const stopCommands = settings.databaseUrl
    ? () => Promise.resolve()
    : await serveCommands(
        settings.dataDir,
        { onDatabase: (work) => work(database, open), settings: () => settings },
        log,
      );
  const endForRestart = stopOnSignal(async (waitMs) => {
    isStopping = true;
    space?.stop();
    await pause(waitMs);
    await Promise.all([stop(), outbox.stop(), stopCommands()]);
    renderer.close();
    await close();
    await tracing?.stop();
    release();
    log.info('stopped');
  });
  // Frees what the start has left, 10 MB after the first one.
  collectGarbage();
  resetEventLoopDelay();
  log.info({ port, dataDir: settings.dataDir }, 'ready');
  // Needed once after an update. Nobody waits for it, since a call computes the hashes that it needs before.
  fillHashes(database).then(
    (files) => files > 0 && log.info({ files }, 'computed the hashes of attached files'),
    (error: unknown) => isStopping || log.warn({ err: error }, 'the hashes of attached files are not computed'),
  );
  process.send?.('ready');
}

/** The values while the database is unavailable. */
const noState = { waiting: NaN, oldestAgeSeconds: NaN };

function makeDirectory({ dataDir, databaseUrl }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // A file system that became read-only after an error may still report that it is writable.
    rmdirSync(mkdtempSync(join(dataDir, 'write-')));
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    if (isFull && !databaseUrl && hasDatabase(dataDir)) return;
    throw new StartupError(`DATA_DIR must be a directory that the platform may write to: ${String(error)}.`);
  }
  // An existing database can be read on a full disk.
  if (!databaseUrl && !hasDatabase(dataDir)) checkFreeSpace(dataDir);
}

/**
 * Stops the platform on a signal, or when the process that started it has ended. After SIGTERM it first gives a load balancer time
 * to see that the platform is no longer ready. Returns a function that stops it for a restart by whoever started it.
 */
function stopOnSignal(stop: (waitMs: number) => Promise<void>): () => void {
  let isRequested = false;
  const end = (waitMs: number, code = 0) => {
    if (isRequested) return;
    isRequested = true;
    stop(waitMs).then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`The platform could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(noticeMs)).on('SIGINT', () => end(0));
  if (process.send) process.on('disconnect', () => end(0));
  return () => end(0, 1);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
