import { sql } from 'drizzle-orm';
import { HttpError } from './failure.ts';
import type { App, AppContext } from './house.ts';

/** Section 5: `/healthz` says that the platform is alive, `/readyz` that it can answer from its database and print, and goes on. */
export function addHealth(app: App, { database, renderer, isStopping, log }: AppContext): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) throw new HttpError(503, 'stopping');
    try {
      await database.execute(sql`select 1`);
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'the database does not answer');
      throw new HttpError(503, 'not_ready');
    }
    if (!renderer.isReady()) throw new HttpError(503, 'not_ready');
    return c.json({ status: 'ready' });
  });
}
