import { pingDatabase } from '../store/database.ts';
import { HttpError } from './http/failure.ts';
import type { App, AppContext } from './http/app-context.ts';

/** Section 5: `/healthz` reports that the platform is alive, `/readyz` that it can read its database, print and is not stopping. */
export function addHealth(app: App, { database, renderer, isStopping, log }: AppContext): void {
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
    return c.json({ status: 'ready' });
  });
}
