import { AsyncLocalStorage } from 'node:async_hooks';
import { remember } from '@/lib/process-state';
import { type Site, sites } from '@/lib/settings/brands';

const createStorage = () => new AsyncLocalStorage<Site>();
const storage = () => remember('current-site', createStorage);

/** The domain of the current request; outside of a request, and for a host that no brand names, that of `SITE_URL`. */
export const currentSite = (): Site => storage().getStore() ?? sites().main;

/**
 * The domain of a request's host. A host that is not configured is treated as that of `SITE_URL`, since foreign names can resolve to
 * this server: nothing of the header itself gets into a page.
 */
export const siteOf = (host: string | undefined): Site =>
  sites().sitesByHost.get((host ?? '').toLowerCase()) ?? sites().main;

/** Runs `work` and all that it starts for a domain (server.ts, for every request that no cached page answers). */
export const runOnSite = <T>(site: Site, work: () => T): T => storage().run(site, work);
