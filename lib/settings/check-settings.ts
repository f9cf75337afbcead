import { sites } from '@/lib/settings/brands';
import { env, SettingsError } from '@/lib/settings/env';
import { sessionSecrets } from '@/lib/settings/session-secret';

/** Validates the settings before the first request. An invalid one ends the process with a message that names it. */
export function checkSettings() {
  try {
    env();
    sites();
    sessionSecrets();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
