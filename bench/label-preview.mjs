// Benchmarks the label preview: from the last key press to the new image, in Chromium, against web app and platform.
// Run: npm run bench:preview
import { chromium } from 'playwright';
import { median, quantile, report } from './figures.mjs';
import { startPlatform } from './platform.mjs';
import { needChromium } from './programs.mjs';
import { startWebApp } from './web-app.mjs';

const changes = 30;

/** Records in the page the milliseconds from a key press to the painted image. */
function watch() {
  const picture = document.querySelector('main img[src*="/preview?"]');
  let pressedAt = 0;
  window.seenAfterMs = [];
  document.addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
  const painted = () => requestAnimationFrame(() => window.seenAfterMs.push(performance.now() - pressedAt));
  new MutationObserver(() => {
    if (picture.complete) painted();
    else picture.addEventListener('load', painted, { once: true });
  }).observe(picture, { attributeFilter: ['src'] });
}

const platform = await startPlatform();
const app = await startWebApp(platform.url);
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${app.url}/p/1001/en/ed/1`, { waitUntil: 'networkidle' });
  const boxes = page.locator('form input[type=checkbox]');
  const count = await boxes.count();
  await page.evaluate(watch);
  for (let change = 1; change <= changes; change += 1) {
    await boxes.nth(change % count).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction((seen) => window.seenAfterMs.length === seen, change);
    await page.waitForLoadState('networkidle');
  }
  const times = await page.evaluate(() => window.seenAfterMs);
  report('label preview: from the last key to the new picture', median(times), 'ms', 250);
  console.log(`  nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`);
} finally {
  await browser.close();
  app.stop();
  await platform.stop();
}
