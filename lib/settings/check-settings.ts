import { env, SettingsError } from '@/lib/settings/env';
import { sessionSecrets } from '@/lib/settings/session-secret';

/** Reads the settings before the first request: a wrong one ends the start with a sentence that names it. */
export function checkSettings() {
  try {
    env();
    sessionSecrets();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
