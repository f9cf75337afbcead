import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword, type SharedSite } from './boot-site';
import seed from './seed';
import { type RunningWebApp, startWebApp } from './start-app';
import { type RunningPlatform, startPlatform } from './start-platform';

const settings = {
  platform: { DEMO_PASSWORD: demoPassword, SITE_URL: 'https://dossier.example' },
  // A machine that is busy with other tests may take long to make a document.
  app: { SITEMAP: '1', PLATFORM_PAGE_TIMEOUT_MS: '60000' },
  otherApp: {
    BRAND: 'chemcard',
    EMBED_ORIGINS: 'https://shop.example',
    PLATFORM_PAGE_TIMEOUT_MS: '60000',
    IMPRINT_URL: 'https://company.example/imprint',
    PRIVACY_URL: 'https://company.example/privacy',
    CONTACT_URL: 'mailto:info@company.example',
  },
};

/** What the run has started, for `stop-shared-site.ts`. */
export const state = globalThis as typeof globalThis & {
  sharedSite?: { server: Server; started?: Promise<Programs>; other?: Promise<RunningWebApp> };
};
interface Programs {
  platform: RunningPlatform;
  app: RunningWebApp;
}

/**
 * Global setup of the projects that speak with the web app: fills the data directory of platforms, and offers one web app with its
 * platform to all files whose tests change nothing, and a second one with other settings. They are started when the first file wants
 * them (`bootSite`), which asks for them by HTTP: a file cannot start what outlives it.
 */
export default async function shareSite(): Promise<void> {
  await seed();
  const addresses = async (isOther: boolean): Promise<SharedSite> => {
    shared.started ??= start();
    const { platform, app } = await shared.started;
    if (isOther) shared.other ??= startWebApp(platform.url, settings.otherApp);
    const { url } = (isOther && (await shared.other)) || app;
    return { platform: { url: platform.url }, app: { url } };
  };
  const shared: NonNullable<typeof state.sharedSite> = {
    server: createServer((request, response) => {
      addresses(request.url === '/other').then(
        (site) => response.end(JSON.stringify(site)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    }),
  };
  await new Promise<void>((resolve) => shared.server.listen(0, '127.0.0.1', resolve));
  process.env.SHARED_SITE = `http://127.0.0.1:${(shared.server.address() as AddressInfo).port}`;
  state.sharedSite = shared;
}

async function start(): Promise<Programs> {
  const platform = await startPlatform(settings.platform);
  try {
    return { platform, app: await startWebApp(platform.url, settings.app) };
  } catch (error) {
    await platform.stop();
    throw error;
  }
}
