import { join } from 'node:path';

/** The baseline of a page: Next with a nonce policy and nothing else. */
const config = { poweredByHeader: false, turbopack: { root: join(import.meta.dirname, '../..') } };

export default config;
