// Benchmarks labels: medians of 30 after a warm-up of 20 others, over HTTP, against a separate platform; PDFs that no call creates
// (sixteen on a page, a thousand in one PDF) in the typesetter itself. Run: npm run bench:labels
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { demoCatalogue } from '../platform/demo/products/catalogue.ts';
import { labelPrintData } from '../platform/documents/label/draw-label.ts';
import { buildLabelContent } from '../platform/documents/label/label-content.ts';
import { labelQuery, labelParameters } from '../platform/documents/label/label-settings.ts';
import { printJob } from '../platform/documents/label/label-job.ts';
import { createJobRenderer, openPdfRenderer } from '../platform/documents/pdf/pdf-renderer.ts';
import { labelProfile } from '../platform/law/label/profiles.ts';
import { productFacts } from '../platform/product/facts.ts';
import { median, report, timed, timesOf } from './figures.mjs';
import { startPlatform } from './platform.mjs';

const platformFolder = fileURLToPath(new URL('../platform', import.meta.url));
const runs = 30;
const products = demoCatalogue.slice(0, 17);
const warmUps = 20;
/** All differ in the pack's content, consecutive ones also in product and language, so that none is cached. */
const labels = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: products[index % products.length].id,
    vseb: `${index + 1} l`,
    xlang: String((index % 8) + 1),
  }));

async function measureCalls() {
  const platform = await startPlatform();
  const ask = async (call, { id, ...query }, accept = '*/*') => {
    const path = `/api/v1/productLabelRender/${call}/-${id}?${new URLSearchParams(query)}`;
    const response = await fetch(`${platform.url}${path}`, { headers: { Accept: accept } });
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return response.arrayBuffer();
  };
  const freshLabels = labels(9 * (warmUps + runs));
  const measure = async (what, promise, work) => {
    await timesOf(freshLabels.splice(0, warmUps), work);
    report(what, median(await timesOf(freshLabels.splice(0, runs), work)), 'ms', promise);
  };
  try {
    await measure('label as SVG, made', 25, (label) => ask('view', label));
    await measure('label as PDF, made', 25, (label) => ask('pdf', { ...label, lp: '1' }));
    await measure('A4 page of 10, made', 120, (label) => ask('pdf', { ...label, dim: '1', emb: '1', stavkiOFF: '1' }));
    await measure('sheet of 8 with serial numbers, made', 120, (label) =>
      ask('pdf', { ...label, sheet: '8', emb: '1', stavkiOFF: '1', serial: 'A-001' }),
    );
    await measure('ZPL at 203 dpi, made', 120, (label) => ask('zpl', { ...label, dpi: '203' }));
    await measure('ZPL at 300 dpi, made', 120, (label) => ask('zpl', { ...label, dpi: '300' }));
    await measure('label as PNG at 300 dpi, made', 200, (label) => ask('view', label, 'image/png'));
    await measure('label in three languages, made', 60, (label) => ask('view', { ...label, xlang: '1,2,3' }));
    await measure('fold-out label in three languages, made', 60, (label) =>
      ask('view', { ...label, dim: '3', emb: '1', xlang: '1,2,3', foldON: '1' }),
    );
  } finally {
    await platform.stop();
  }
}

/** A job as the command prints it, on sheets of eight. */
async function measureJob(serial) {
  const [product] = products;
  const label = drawing({ id: product.id, vseb: '1 l', sheet: '8', emb: '1', batch: 'L7', ...(serial && { serial }) });
  const jobs = [{ drawing: label, gtin: product.gtin, siteUrl: 'https://dossier.example', count: 1000 }];
  const start = { start: 1, offsetX: 0, offsetY: 0 };
  const print = createJobRenderer(platformFolder, pino({ level: 'silent' }));
  const { ms, value } = await timed(() =>
    print((renderer) => printJob(jobs, { output: 'pdf', dpi: 300, start }, renderer)),
  );
  const what = serial ? 'with serial numbers' : 'that are equal';
  report(`job of 1,000 labels ${what}, ${(value.length / 1e6).toFixed(1)} MB`, ms / 1000, 's', 20);
}

/** A label as the platform draws it. */
function drawing({ id, ...query }) {
  const product = products.find((candidate) => candidate.id === id);
  const facts = productFacts.parse(product.versions[0].facts);
  const settings = labelParameters(labelQuery.parse(query), product);
  const content = buildLabelContent(product, facts, settings, 'https://dossier.example');
  return { content, settings, facts, profile: labelProfile('2026-07-01') };
}

async function measureTypesetter() {
  const limits = { jsonLength: 50_000_000, jobMs: 300_000 };
  const renderer = openPdfRenderer(
    `${platformFolder}/dist/typesetting-process.js`,
    platformFolder,
    pino({ level: 'silent' }),
    limits,
  );
  try {
    await renderer.started;
    const places = Array.from({ length: 16 }, (_, index) => ({
      x: 1 + 52 * (index % 4),
      y: 74 * Math.floor(index / 4),
    }));
    const sheet = { width: 210, height: 297, turned: false, cropMarks: true, labelWidth: 52, labelHeight: 74, places };
    const sixteen = async (label) =>
      renderer.renderPdf(
        'label',
        await labelPrintData([drawing({ ...label, dim: '1', emb: '1', stavkiOFF: '1' })], sheet),
      );
    const [warmUp, measured] = [labels(warmUps + runs).slice(0, warmUps), labels(warmUps + runs).slice(warmUps)];
    await timesOf(warmUp, sixteen);
    report('A4 page of 16, made', median(await timesOf(measured, sixteen)), 'ms', 120);

    const thousand = labels(1000).map(drawing);
    const { ms, value } = await timed(async () => renderer.renderPdf('label', await labelPrintData(thousand, null)));
    report(`1,000 different labels in one PDF of ${(value.length / 1e6).toFixed(1)} MB`, ms / 1000, 's', 20);
  } finally {
    renderer.close();
  }
}

await measureCalls();
await measureTypesetter();
await measureJob();
await measureJob('A-0001');
