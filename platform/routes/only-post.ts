import { HttpError } from './failure.ts';
import type { App } from './house.ts';

/** Answers every other method of an address that is for POST alone. To be added after its POST. */
export function onlyPost(app: App, path: string): void {
  app.all(path, () => {
    throw new HttpError(405, 'method_not_allowed', {}, { Allow: 'POST' });
  });
}
