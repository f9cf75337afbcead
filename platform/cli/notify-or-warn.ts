import { notifyWebApps } from '../runtime/notify-web-apps.ts';
import type { CommandContext } from './command-context.ts';

/** Notifies the web apps of changed products and prints a warning for each web app that could not be notified. */
export async function notifyOrWarn(
  { settings, errors }: Pick<CommandContext, 'settings' | 'errors'>,
  productIds: readonly number[],
): Promise<void> {
  for (const url of await notifyWebApps(settings(), productIds))
    errors.write(`${url} could not be notified: it may serve cached data for up to a minute.\n`);
}
