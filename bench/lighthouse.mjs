// Runs Lighthouse on the public pages as on a phone, medians of three runs, against web app and platform.
// Run: npm run bench:lighthouse [-- start search permalink pd gh]. 'Seen' is when the page was first seen in the
// browser without the slow network and processor that Lighthouse reckons with, to compare with the first page's ≤ 200 ms.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './figures.mjs';
import { startPlatform } from './platform.mjs';
import { needChromium } from './programs.mjs';
import { startWebApp } from './web-app.mjs';

const visits = 3;
const screens =
  process.argv.length > 2 ? process.argv.slice(2) : ['start', 'search', 'permalink', 'pd', 'pi', 'gh', 'ee', 'mh'];
const addresses = { start: '/p', search: '/p?search=aceton', permalink: '/p/1001' };
/** Minimum score, of 100, by category. */
const allPromises = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const platform = await startPlatform();
const app = await startWebApp(platform.url);
const chrome = await launch({
  chromePath: needChromium(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
let isKept = true;
try {
  for (const screen of screens) {
    const url = app.url + (addresses[screen] ?? `/p/1001/en/${screen}/1`);
    // Search results are not indexed, which lowers the score of the last category.
    const { seo, ...others } = allPromises;
    const promises = screen === 'search' ? others : { ...others, seo };
    await fetch(url);
    const results = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: Object.keys(promises),
      });
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      results.push(lhr);
    }
    const scores = Object.entries(promises).map(([category, promise]) => {
      const score = Math.round(100 * median(results.map(({ categories }) => categories[category].score)));
      if (score < promise) isKept = false;
      return `${category} ${score}${score < promise ? ` (NOT KEPT: ≥ ${promise})` : ''}`;
    });
    const figures = measures.map((name) => {
      const { scoreDisplayMode, numericUnit } = results[0].audits[name];
      const value = median(results.map(({ audits }) => audits[name].numericValue));
      return scoreDisplayMode === 'error'
        ? `${name}: failed`
        : `${name} ${value.toFixed(numericUnit === 'millisecond' ? 0 : 3)}`;
    });
    const seen = median(results.map(({ audits }) => audits.metrics.details.items[0].observedFirstContentfulPaint));
    console.log(`${screen}: ${scores.join(', ')}\n    ${figures.join(', ')}, seen ${seen.toFixed(0)}`);
    for (const { categories, audits } of results.slice(0, 1))
      for (const [category, promise] of Object.entries(promises))
        for (const { id, weight } of categories[category].auditRefs)
          if (weight > 0 && audits[id].score !== null && 100 * audits[id].score < promise)
            console.log(`    ${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`);
  }
} finally {
  chrome.kill();
  app.stop();
  await platform.stop();
}
console.log(isKept ? 'all kept' : 'NOT KEPT');
