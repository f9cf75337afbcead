import { type RunningWebApp, startWebApp } from './start-app';
import { type RunningPlatform, startPlatform } from './start-platform';

export interface Site {
  platform: RunningPlatform;
  app: RunningWebApp;
}

/** Starts the embedded platform and the web app in front of it before the tests of a file, and stops both after them. */
export function bootSite(): Site {
  const site = {} as Site;
  beforeAll(async () => {
    site.platform = await startPlatform();
    site.app = await startWebApp(site.platform.url);
  });
  afterAll(async () => {
    await site.app?.stop();
    await site.platform?.stop();
  });
  return site;
}
