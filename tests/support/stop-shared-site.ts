import { state } from './shared-site';

/** Global teardown beside the global setup `shared-site.ts`. */
export default async function stopSharedSite(): Promise<void> {
  const { server, started, other } = state.sharedSite ?? {};
  server?.close();
  server?.closeAllConnections();
  const programs = await started?.catch(() => undefined);
  await (await other?.catch(() => undefined))?.stop();
  await programs?.app.stop();
  await programs?.platform.stop();
}
