// Benchmarks the classification of mixtures: the rules alone (processor time), for 30 and for 100 ingredients; 10,000 products one after another; and over
// HTTP, as from a form while the user types. Run: npm run bench:classify
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { classifyProduct } from '../platform/import/classify/classify-product.ts';
import { productFile } from '../platform/product/product-file.ts';
import { median, quantile, report, timed } from './figures.mjs';
import { startPlatform } from './platform.mjs';

const sample = JSON.parse(readFileSync('examples/descaler.json', 'utf8'));
const hazardous = sample.versions[0].facts.composition.slice(1);

/** A mixture of hazardous ingredients; its contents differ for each `number`. */
function mixture(ingredients, number) {
  const file = structuredClone(sample);
  file.code = `M-${number}`;
  file.versions[0].facts.composition = Array.from({ length: ingredients }, (_, index) => {
    const content = Number((90 / ingredients + ((number * 7 + index * 13) % 100) / 1000).toFixed(3));
    const template = hazardous[index % hazardous.length];
    // Without a CAS number, since equal ingredients would be added up.
    const rest = {
      classification: template.classification,
      contentRange: template.contentRange,
      limits: template.limits ?? [],
    };
    return { ...rest, name: { en: `${template.name.en} ${index}` }, content };
  });
  return file;
}

/** Processor time of `work` in ms: other load on the machine does not count. */
function cpuMs(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function measureRules(ingredients, count, promise) {
  const products = Array.from({ length: count }, (_, number) => productFile.parse(mixture(ingredients, number)));
  products.slice(0, 50).forEach((product) => classifyProduct(product));
  const times = products.map((product) => cpuMs(() => classifyProduct(product)));
  report(`rules, ${ingredients} ingredients, median of ${count}`, median(times), 'ms', promise);
}

function measureCatalogue(count) {
  const products = Array.from({ length: 500 }, (_, number) => productFile.parse(mixture(10, number)));
  products.forEach((product) => classifyProduct(product));
  const blocks = Array.from({ length: count / products.length }, () =>
    cpuMs(() => products.forEach((product) => classifyProduct(product))),
  );
  report(
    `rules, ${count.toLocaleString('en')} products of 10 ingredients`,
    blocks.reduce((a, b) => a + b) / 1000,
    's',
    30,
  );
  const half = blocks.length / 2;
  report('the second half, times the first', median(blocks.slice(half)) / median(blocks.slice(0, half)), '×', 1.3);
}

async function measureCalls() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-classify-'));
  const platform = await startPlatform({ dataDir });
  try {
    const password = 'a password of the benchmark';
    const account = ['user', 'add', 'erp', '--email', 'erp@a.example', '--workgroup', 'A', '--role', 'publisher'];
    const adding = promisify(execFile)(process.execPath, ['platform/dist/cli.js', ...account, '--password-stdin'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'production' },
    });
    adding.child.stdin.end(password);
    await adding;
    const login = await fetch(`${platform.url}/api/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'dossier-web', grant_type: 'password', username: 'erp', password }),
    });
    const { access_token: token } = await login.json();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const times = [];
    for (let number = 0; number < 120; number += 1) {
      const body = JSON.stringify(mixture(30, number));
      const { ms, value } = await timed(async () => {
        const response = await fetch(`${platform.url}/api/v1/admin/classify`, { method: 'POST', headers, body });
        return { status: response.status, result: await response.json() };
      });
      if (value.status !== 200) throw new Error(`${value.status} ${JSON.stringify(value.result)}`);
      times.push(ms);
    }
    console.log(`  first call, which starts the thread: ${times[0].toFixed(0)} ms`);
    report('call, 30 ingredients, median of 100', median(times.slice(20)), 'ms', 20);
    console.log(`  nine of ten within ${quantile(times.slice(20), 0.9).toFixed(1)} ms`);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

measureRules(30, 500, 5);
measureRules(100, 100, 20);
measureCatalogue(10_000);
await measureCalls();
