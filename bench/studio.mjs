// Benchmarks the previews of the Studio for a product of 30 ingredients in 8 languages, each with an unsaved change, as from the form while
// the user types; for drafts of 250, 500 and 1,000 ingredients, whose cost must grow in proportion; and other calls during 20 previews of
// the largest. Run: npm run bench:studio
import { report, median, quantile, timesOf } from './figures.mjs';
import { fileOfManyIngredients } from '../tests/support/many-ingredients.ts';
import { localise, recipe, startStudio } from './studio-draft.mjs';

const changes = 40;

const { platform, call, headers, path, workgroup, identity: stored } = await startStudio();
try {
  const preview = (turn, options) => {
    const changed = recipe.map((ingredient, index) =>
      index === turn % 30 ? { ...ingredient, content: 1 + turn / 100 } : ingredient,
    );
    const identity = { ...stored, facts: { ...stored.facts, name: localise(`Product ${turn}`) } };
    const unsaved = { ingredients: { facts: { composition: changed } }, identity };
    return call('POST', `${path}/preview`, { sections: unsaved, language: 'de', ...options });
  };
  const parts = [
    ['findings and classification', 50, { want: ['findings', 'classification'] }],
    ['label', 150, { want: ['label'], label: { width: 148, height: 210, languages: ['de', 'en'] } }],
    ['a section of the safety data sheet', 250, { want: ['sds'], sdsSection: 11 }],
  ];
  const turns = Array.from({ length: changes }, (_none, turn) => turn);
  for (const [name, limit, options] of parts) {
    await timesOf(turns.slice(0, 5), (turn) => preview(turn + changes, options));
    const times = await timesOf(turns, (turn) => preview(turn, options));
    report(`preview of a draft: ${name}`, median(times), 'ms', limit);
    console.log(`  nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`);
  }
  let revision = 2;
  const times = await timesOf(turns, async (turn) => {
    const content = {
      facts: { composition: recipe.map((ingredient) => ({ ...ingredient, content: 1 + turn / 100 })) },
    };
    const saved = await call('PUT', `${path}/sections/ingredients`, content, { 'If-Match': `"${revision}"` });
    revision = saved.revision;
  });
  console.log(
    `save of a section: median ${median(times).toFixed(0)} ms, nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`,
  );
  await measureManyIngredients();
} finally {
  await platform.stop();
}

async function measureManyIngredients() {
  const kinds = [
    ['findings and classification', { want: ['findings', 'classification'] }],
    ['section 3 of the safety data sheet', { want: ['sds'], sdsSection: 3 }],
    ['label', { want: ['label'], label: { width: 210, height: 297, languages: ['en'] } }],
    ['checklist', { want: ['checklist'] }],
  ];
  const draftOf = async (count) => {
    const file = { ...fileOfManyIngredients(count), code: `BENCH-${count}` };
    const { drafts } = await call('POST', '/drafts', { workgroup, from: { kind: 'file', text: JSON.stringify(file) } });
    return `/drafts/${drafts[0]}`;
  };
  const counts = [250, 500, 1000];
  const drafts = [];
  for (const count of counts) drafts.push(await draftOf(count));
  for (const [name, options] of kinds) {
    const figures = [];
    for (const draft of drafts) {
      const body = { language: 'en', ...options };
      const times = await timesOf(Array.from({ length: 8 }), () => call('POST', `${draft}/preview`, body));
      figures.push(Math.min(...times));
    }
    const [fewMs, , manyMs] = figures;
    console.log(
      `${name}: ${figures.map((ms, index) => `${counts[index]} ingredients ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    report(`preview of 1,000 ingredients: ${name}`, manyMs, 'ms', 2000);
    report('  times that of 250', manyMs / fewMs, '×', 4 * 1.9);
  }
  const pdf = async (draft) =>
    (await fetch(`${platform.url}/api/v1/studio${draft}/documents/sds?language=en`, { headers })).arrayBuffer();
  for (const [index, draft] of drafts.entries())
    console.log(
      `PDF of the safety data sheet, ${counts[index]} ingredients: ${median(await timesOf([1, 2, 3], () => pdf(draft))).toFixed(0)} ms`,
    );
  const otherCalls = [
    ['a list', () => call('GET', `/products?workgroup=${workgroup}`)],
    ['a draft', () => call('GET', path)],
  ];
  for (const [name, work] of otherCalls) {
    const idle = median(await timesOf(Array.from({ length: 20 }), work));
    const previews = Array.from({ length: 20 }, () =>
      call('POST', `${drafts.at(-1)}/preview`, { language: 'en', want: ['findings', 'sds', 'checklist'] }).catch(
        () => null,
      ),
    );
    const busy = median(await timesOf(Array.from({ length: 20 }), work));
    await Promise.all(previews);
    report(`${name} beside 20 previews of 1,000 ingredients, times idle`, busy / idle, '×', 2);
  }
}
