// Benchmarks the previews of the Studio for a product of 30 ingredients in 8 languages: each is asked for with a change that is not
// saved, as the form asks while one types. Run: npm run bench:studio
import { report, median, quantile, timesOf } from './figures.mjs';
import { byLanguage, recipe, startStudio } from './studio-draft.mjs';

const changes = 40;

const { platform, call, path, identity: stored } = await startStudio();
try {
  const preview = (turn, more) => {
    const changed = recipe.map((one, place) => (place === turn % 30 ? { ...one, content: 1 + turn / 100 } : one));
    const identity = { ...stored, facts: { ...stored.facts, name: byLanguage(`Product ${turn}`) } };
    const unsaved = { ingredients: { facts: { composition: changed } }, identity };
    return call('POST', `${path}/preview`, { sections: unsaved, language: 'de', ...more });
  };
  const parts = [
    ['findings and classification', 50, { want: ['findings', 'classification'] }],
    ['label', 150, { want: ['label'], label: { width: 148, height: 210, languages: ['de', 'en'] } }],
    ['a section of the safety data sheet', 250, { want: ['sds'], sdsSection: 11 }],
  ];
  const turns = Array.from({ length: changes }, (_none, turn) => turn);
  for (const [name, limit, more] of parts) {
    await timesOf(turns.slice(0, 5), (turn) => preview(turn + changes, more));
    const times = await timesOf(turns, (turn) => preview(turn, more));
    report(`preview of a draft: ${name}`, median(times), 'ms', limit);
    console.log(`  nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`);
  }
  let revision = 2;
  const times = await timesOf(turns, async (turn) => {
    const content = { facts: { composition: recipe.map((one) => ({ ...one, content: 1 + turn / 100 })) } };
    const saved = await call('PUT', `${path}/sections/ingredients`, content, { 'If-Match': `"${revision}"` });
    revision = saved.revision;
  });
  console.log(
    `save of a section: median ${median(times).toFixed(0)} ms, nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`,
  );
} finally {
  await platform.stop();
}
