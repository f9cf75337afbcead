// Benchmarks the search of the public catalogue at 100,000 products. Run: npm run bench:catalogue
// (with DATABASE_URL on an empty PostgreSQL database, else PGlite); another number of products: npm run bench:catalogue -- 1000
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, report, timed } from './figures.mjs';
import { kinds, brands, startFilledPlatform } from './many-products.mjs';

const count = Number(process.argv[2] ?? 100_000);
const samples = 200;
const promiseMs = 50;

const code = (n) => `P-${String(n).padStart(6, '0')}`;
const nameOf = (n) => `${kinds[n % 10][n % 3]} ${brands[Math.floor(n / 10) % 200]}`;
/** Two neighbours swapped in the middle of the first word. */
const misspell = (text) => text.replace(/^(\S{2})(\S)(\S)/, '$1$3$2');
const anyOf = (turn) => 1 + ((turn * 7919) % count);
const pictograms = ['GHS01', 'GHS02', 'GHS05', 'GHS07', 'GHS09'];

/** The query of a turn. */
const searches = {
  'no search, any page': (turn) => `page=${1 + (turn % 40)}`,
  'a code': (turn) => `search=${code(anyOf(turn))}`,
  'a name of 50 products': (turn) => `search=${encodeURIComponent(nameOf(anyOf(turn)))}`,
  'a word of 10,000 products': (turn) => `search=${encodeURIComponent(kinds[turn % 10][turn % 3].split(' ')[0])}`,
  'the first two letters': (turn) => `search=${kinds[turn % 10][turn % 3].slice(0, 2)}`,
  'a part of a word': (turn) => `search=${encodeURIComponent(kinds[turn % 10][turn % 3].split(' ')[0].slice(2, 6))}`,
  'a name with a typing error': (turn) => `search=${encodeURIComponent(misspell(nameOf(anyOf(turn))))}`,
  'a CAS number': (turn) => `search=${['67-64-1', '64-17-5', '108-88-3', '7647-01-0'][turn % 4]}`,
  'a filter alone': (turn) => `pictogram=${pictograms[turn % 5]}${turn % 2 ? '&signal=danger' : ''}`,
  'a word and two filters': (turn) =>
    `search=${kinds[turn % 10][0].split(' ')[0]}&lang=2&pictogram=${pictograms[turn % 5]}`,
  'words that match everything': () => `search=${encodeURIComponent('a e p 1')}`,
  'nothing that exists': (turn) => `search=zq${turn}xwv%20qqzzxx${turn}`,
  'eight words of typing errors': (turn) =>
    `search=${encodeURIComponent(
      kinds
        .slice(turn % 3, 8)
        .map(([, de]) => misspell(de.split(' ')[0]))
        .join(' '),
    )}`,
  '200 letters': (turn) => `search=${'abcdefghij'.repeat(19)}${turn}`,
  'signs of patterns': (turn) => `search=${encodeURIComponent(`a%_'"\\.*[(${kinds[turn % 10][0].slice(0, 5)}|^$ %%%`)}`,
  'eight words in which a part of numbers is looked for': (turn) =>
    `search=${encodeURIComponent(Array.from({ length: 8 }, (_, n) => `00${n}${turn % 10}`).join(' '))}`,
};

/** Queries that are refused before the database is asked. */
const refused = {
  'refused: 10,000 letters': () => `search=${'a'.repeat(10_000)}`,
  'refused: 1,000 filters': () => Array.from({ length: 1_000 }, (_, n) => `pictogram=GHS0${1 + (n % 9)}`).join('&'),
};

const platform = await startFilledPlatform(mkdtempSync(join(tmpdir(), 'dossier-bench-')), { count, areComplete: true });
try {
  console.log(
    `${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${count} products, filled in ${(platform.fillMs / 1000).toFixed(0)} s`,
  );
  for (const [what, queryOf] of Object.entries({ ...searches, ...refused })) {
    const times = [];
    for (let turn = -20; turn < samples; turn += 1) {
      const { ms } = await timed(async () => {
        const response = await fetch(`${platform.url}/api/v1/p/catalogue?${queryOf(Math.abs(turn))}`);
        if (what in refused ? ![400, 414].includes(response.status) : !response.ok)
          throw new Error(`${response.status} ${queryOf(Math.abs(turn))}`);
        return response.text();
      });
      if (turn >= 0) times.push(ms);
    }
    report(`${what}, p95 of a search`, quantile(times, 0.95), 'ms', promiseMs);
  }
  const { ms } = await timed(async () => (await fetch(`${platform.url}/api/v1/p/suppliers`)).text());
  report('the suppliers', ms, 'ms', promiseMs);
} finally {
  await platform.stop();
}
