import { forget } from '@/lib/process-state';

/** The state of a process (lib/process-state.ts) that a test starts without. */
const names = [
  'settings',
  'sites',
  'connection',
  'retry-budget',
  'breakers',
  'calls',
  'data-cache',
  'fetches-under-way',
  'product-changes',
  'metrics',
  'log',
  'access-log',
  'session-secrets',
  'session-store',
  'refreshes',
  'once-a-request',
];

/** Seals sessions in tests. */
export const testSecret = 'a secret of thirty-two characters';

/** Points the web app's modules at a platform, with no memory of an earlier test. */
export function freshProcess(settings: Record<string, string>) {
  forget(...names);
  Object.assign(process.env, {
    LOG_LEVEL: 'silent',
    SITE_URL: '',
    SESSION_SECRET: testSecret,
    SESSION_DIR: '',
    REDIS_URL: '',
    ...settings,
  });
}
