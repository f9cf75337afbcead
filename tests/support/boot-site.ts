import { sendRequest } from './ask';

/** The embedded platform and the web app in front of it, by their addresses. */
export interface SharedSite {
  platform: { url: string };
  app: { url: string };
}

/** Of the shared site's account `demo`. */
export const demoPassword = 'a password for tests';

/**
 * The site that all files of a run share whose tests change nothing in it; it has a sitemap. A file that has settings of its own,
 * changes data, or counts what the platform was asked starts its own.
 * @param which `other` is a second web app before the same platform: of the other brand, with an operator's pages, embedded by
 *   https://shop.example alone, without a sitemap
 */
export function bootSite(which: 'first' | 'other' = 'first'): SharedSite {
  const site = {} as SharedSite;
  beforeAll(async () => {
    const { SHARED_SITE } = process.env;
    if (!SHARED_SITE) throw new Error('The global setup of this project is not tests/support/shared-site.ts.');
    const { status, text, json } = await sendRequest(SHARED_SITE, which === 'other' ? '/other' : '/');
    if (status !== 200) throw new Error(text);
    Object.assign(site, json());
  });
  return site;
}
