// Benchmarks documents: medians of 30 after a warm-up, over HTTP, against a separate platform.
// Run: npm run bench:documents
import { median, quantile, report, timed, timesOf } from './figures.mjs';
import { startPlatform } from './platform.mjs';

const runs = 30;
const languages = [1, 2, 3, 4, 5, 6, 7, 8];
const products = Array.from({ length: 17 }, (_, index) => 1001 + index);
/** Every complete product in every language; consecutive entries differ in both. */
const documents = [0, 1].flatMap((qrCode) =>
  languages.flatMap((_, shift) =>
    products.map((id, index) => ({ id, lang: languages[(index + shift) % languages.length], qrCode })),
  ),
);

async function measure() {
  const sdsPdf = ({ id, lang, qrCode }) => bytes(`/api/v1/sdsRender/sdsPdf/-${id}/${lang}?qrCode=${qrCode}`);
  const sdsHtml = ({ id, lang, qrCode }) => json(`/api/v1/sdsRender/view/-${id}/${lang}?qrCode=${qrCode}`);
  const ipiPdf = ({ id, lang, qrCode }) => bytes(`/api/sdsRender/pdf/-${id}/${lang}?qrCode=${qrCode}`);

  await timesOf(documents.slice(-5), sdsPdf);
  const idleMb = platform.memoryMb();

  const firstRuns = [];
  for (const document of documents.slice(0, 200)) {
    const { ms, value } = await timed(() => sdsPdf(document));
    firstRuns.push({ ms, pages: pagesOf(value) });
  }
  const grownMb = platform.memoryMb() - idleMb;
  const longRuns = firstRuns.filter(({ pages }) => pages >= 10).slice(0, runs);
  const typstMs = median(longRuns.map(({ ms }) => ms));
  report(`SDS PDF of 10 to ${Math.max(...longRuns.map(({ pages }) => pages))} pages, made`, typstMs, 'ms', 200);

  const [cached] = documents;
  report('SDS PDF, cached', median(await timesOf(Array(runs).fill(cached), sdsPdf)), 'ms', 5);

  await timesOf(documents.slice(-5), sdsHtml);
  report('SDS HTML', median(await timesOf(documents.slice(0, runs), sdsHtml)), 'ms', 15);

  const pairs = await versionPairs();
  const compareTimes = [];
  for (const pair of pairs) {
    const times = await timesOf(Array(3).fill(pair), compare);
    compareTimes.push({ pair, ms: median(times) });
  }
  const largest = compareTimes.sort((a, b) => b.ms - a.ms)[0].pair;
  report(
    `compare, the slowest of ${pairs.length} pairs of versions`,
    median(await timesOf(Array(runs).fill(largest), compare)),
    'ms',
    300,
  );

  await timesOf(documents.slice(-5), ipiPdf);
  report('IPI PDF, made', median(await timesOf(documents.slice(0, runs), ipiPdf)), 'ms', 120);

  report('200 different SDS PDFs: memory above idle', grownMb, 'MB', 400);

  await measureDetailDuringPdfs(sdsPdf);
  await compareChromium(documents.slice(0, 10), sdsHtml, typstMs);
}

/** The p95 of detail calls, one every 20 ms, while two new PDFs per second are generated. */
async function measureDetailDuringPdfs(sdsPdf) {
  const remaining = documents.slice(200);
  const times = [];
  const pdfs = [];
  const end = performance.now() + 15_000;
  const making = setInterval(() => remaining.length && pdfs.push(sdsPdf(remaining.shift())), 500);
  while (performance.now() < end) {
    const id = products[times.length % products.length];
    times.push((await timed(() => json(`/api/v1/products/-${id}/detail?m`))).ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(making);
  await Promise.all(pdfs);
  report(`detail beside two PDFs a second, p95 of ${times.length}`, quantile(times, 0.95), 'ms', 25);
}

/** Prints the same HTML with Chromium, if it is installed. */
async function compareChromium(chosen, sdsHtml, typstMs) {
  const { chromium } = await import('playwright');
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium
    .launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
    .catch(() => null);
  if (!browser) return console.log(`Chromium is not installed at ${executablePath}: no comparison.`);
  const page = await browser.newPage();
  const print = async (document) => {
    const { html } = await sdsHtml(document);
    await page.setContent(`<base href="${platform.url}">${html}`, { waitUntil: 'load' });
    return page.pdf({ format: 'A4', tagged: true, outline: true, displayHeaderFooter: true });
  };
  await print(chosen[0]);
  const chromiumMs = median(await timesOf(chosen, print));
  console.log(
    `Chromium prints the same HTML in ${chromiumMs.toFixed(0)} ms: ${(chromiumMs / typstMs).toFixed(1)} times as long.`,
  );
  await browser.close();
}

/** Each pair of neighbouring versions of each product. */
async function versionPairs() {
  const details = await Promise.all(products.map((id) => json(`/api/v1/products/-${id}/detail?m`)));
  return details.flatMap(({ basic }) =>
    basic.versions.slice(1).map((older, index) => ({ id: basic.id, newer: basic.versions[index].id, older: older.id })),
  );
}

const compare = ({ id, newer, older }) =>
  json(`/api/v1/sdsRender/compare/-${id}/2?orig_version_id=${newer}&compare_version_id=${older}`);

async function ask(path) {
  const response = await fetch(`${platform.url}${path}`);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}
const json = async (path) => (await ask(path)).json();
const bytes = async (path) => Buffer.from(await (await ask(path)).arrayBuffer());

/** The number of page objects of a PDF without object streams. */
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const platform = await startPlatform();
try {
  await measure();
} finally {
  await platform.stop();
}
