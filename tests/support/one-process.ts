/** What must be one a process hangs on globalThis under these names; a test starts without it. */
const names = ['settings', 'connection', 'breakers', 'calls', 'data-cache', 'log'];

/** Points the web app's modules at a platform, with no memory of an earlier test. */
export function freshProcess(settings: Record<string, string>) {
  for (const name of names) delete (globalThis as { [key: symbol]: unknown })[Symbol.for(`dossier.${name}`)];
  Object.assign(process.env, { LOG_LEVEL: 'silent', SITE_URL: '', ...settings });
}
