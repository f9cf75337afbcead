import seed from '../support/seed';
import { freePort, startWebApp } from '../support/start-app';
import { startPlatform } from '../support/start-platform';
import { startFaultyPlatform } from './faulty-platform';
import { startMailServer } from './mail-server';
import { publicOrigin } from './public-origin';

/** The web app and the platform with a mail server, and the web app once more under the other brand; the journeys find them by their environment. */
export default async function globalSetup() {
  await seed();
  const mails = await startMailServer();
  const port = String(await freePort());
  // The platform tells the web app of new versions.
  const shared = { SITE_URL: publicOrigin, PURGE_SECRET: 'a secret of the two, for messages' };
  const platform = await startPlatform({ ...shared, WEB_URL: `http://127.0.0.1:${port}`, SMTP_URL: mails.url });
  const faulty = await startFaultyPlatform(platform.url);
  // On a busy machine a label takes its time to be drawn; each journey may say from where it comes.
  const settings = { ...shared, PLATFORM_PAGE_TIMEOUT_MS: '30000', TRUST_PROXY: '1' };
  const [dossier, chemcard] = await Promise.all([
    startWebApp(faulty.url, { ...settings, PORT: port }),
    startWebApp(platform.url, { ...settings, BRAND: 'chemcard' }),
  ]);
  process.env.PLATFORM_URL = platform.url;
  process.env.PLATFORM_DATA_DIR = platform.dataDir;
  process.env.DOSSIER_MAILS = mails.folder;
  process.env.DOSSIER_URL = `http://127.0.0.1:${port}`;
  process.env.CHEMCARD_URL = chemcard.url;
  return async () => {
    await Promise.all([dossier.stop(), chemcard.stop()]);
    faulty.stop();
    await platform.stop();
    await mails.stop();
  };
}
