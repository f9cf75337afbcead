import { join } from 'node:path';

/** What a page costs at least: Next with a policy that has a nonce, and nothing else. */
const config = { poweredByHeader: false, turbopack: { root: join(import.meta.dirname, '../..') } };

export default config;
