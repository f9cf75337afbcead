// Benchmarks the editor of the Studio with a draft of 30 ingredients in 8 languages, in Chromium, against web app and platform: from
// the key that ends a cell of the recipe to the painted result. Run: npm run bench:studio-editor
import { chromium } from 'playwright';
import { median, quantile, report } from './figures.mjs';
import { needChromium } from './programs.mjs';
import { account, recipe, startStudio } from './studio-draft.mjs';
import { startWebApp } from './web-app.mjs';

const changes = 30;
const visits = 7;
/** Contents below and above the limit of Carc. 2: classification, label and section 2 change with each. */
const contents = ['0.5', '2'];

/** Records in the page the milliseconds from a key press until a change of `selector` is painted. */
function watch(selector) {
  const shown = () => {
    const element = document.querySelector(selector);
    return element?.getAttribute('src') ?? element?.textContent;
  };
  let pressedAt = 0;
  let last = shown();
  window.seenAfterMs = [];
  document.addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
  new MutationObserver(() => {
    const element = document.querySelector(selector);
    const now = shown();
    if (now === undefined || now === last) return;
    last = now;
    const painted = () => requestAnimationFrame(() => window.seenAfterMs.push(performance.now() - pressedAt));
    if (element instanceof HTMLImageElement && !element.complete)
      element.addEventListener('load', painted, { once: true });
    else painted();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['src'] });
}

/** Records in each page when the grid has its last ingredient, and when the derived classification is there. */
function watchOpening() {
  window.openedAtMs = {};
  const note = (name, selector) => {
    if (window.openedAtMs[name] === undefined && document.querySelector(selector))
      requestAnimationFrame(() => (window.openedAtMs[name] ??= performance.now()));
  };
  new MutationObserver(() => {
    note('grid', '[data-cell="29:0"]');
    note('classification', '[data-follows]');
  }).observe(document, { subtree: true, childList: true });
}

const composition = recipe.map((ingredient, index) =>
  index === 0
    ? {
        ...ingredient,
        content: 0.5,
        contentRange: '0.1 – < 5 %',
        classification: [{ category: 'Carc. 2', h: ['H351'] }],
      }
    : ingredient,
);
const { platform, path } = await startStudio(composition);
const app = await startWebApp(platform.url);
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${app.url}/p/login?next=/studio`);
  await page.getByRole('textbox', { name: 'Username' }).fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products and drafts' }).waitFor();

  const address = `${app.url}/p${path.replace('/drafts', '/studio')}/ingredients`;
  await page.addInitScript(watchOpening);
  const openings = [];
  for (let visit = 0; visit <= visits; visit += 1) {
    await page.goto(address);
    await page.waitForFunction(() => window.openedAtMs.grid && window.openedAtMs.classification);
    if (visit > 0) openings.push(await page.evaluate(() => window.openedAtMs));
    await page.waitForLoadState('networkidle');
  }
  report('the editor opens, with all rows', median(openings.map(({ grid }) => grid)), 'ms', 1_500);
  console.log(
    `  with the derived classification ${median(openings.map((opening) => opening.classification)).toFixed(0)} ms`,
  );

  const parts = [
    ['derived classification', 'Findings', '[data-follows]', 150],
    ['label', 'Label', '[role=tabpanel] img', 300],
    ['section of the safety data sheet', 'Data sheet', '[role=tabpanel] section', 500],
  ];
  for (const [name, tab, selector, limit] of parts) {
    await page.goto(address);
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Data sheet') await page.getByRole('combobox', { name: 'Section' }).selectOption('2');
    await page.locator(selector).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('[data-cell="0:3"]').click();
    await page.evaluate(watch, selector);
    for (let change = 1; change <= changes; change += 1) {
      await page.keyboard.type(contents[change % contents.length]);
      await page.keyboard.press('Enter');
      await page.waitForFunction((seen) => window.seenAfterMs.length >= seen, change);
      // The change is saved, and every preview is there.
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('status')
        .filter({ hasText: /^Saved/ })
        .waitFor();
      await page.keyboard.press('ArrowUp');
    }
    const times = (await page.evaluate(() => window.seenAfterMs)).slice(0, changes);
    report(`from a key to the ${name}`, median(times), 'ms', limit);
    console.log(`  nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`);
  }
} finally {
  await browser.close();
  app.stop();
  await platform.stop();
}
