import { startWebApp } from '../support/start-app';
import { startPlatform } from '../support/start-platform';

/** Both houses, and the web app once more under the other brand; the journeys find them by their environment. */
export default async function globalSetup() {
  const platform = await startPlatform();
  const dossier = await startWebApp(platform.url);
  const chemcard = await startWebApp(platform.url, { BRAND: 'chemcard' });
  process.env.DOSSIER_URL = dossier.url;
  process.env.CHEMCARD_URL = chemcard.url;
  return async () => {
    await Promise.all([dossier.stop(), chemcard.stop()]);
    await platform.stop();
  };
}
