import { readFileSync } from 'node:fs';
import { contrast, themes, token } from '@/tests/support/colours';

const css = readFileSync('components/ui/check-box.css', 'utf8');
/** The token of a declaration, searched from `selector` on. */
const used = (declaration: string, selector = '') =>
  new RegExp(`${declaration}: [^;]*var\\(--([\\w-]+)\\)`).exec(css.slice(css.indexOf(selector)))![1]!;

/** WCAG 2.2, 1.4.11. */
const least = 3;

test.each(themes)('a check box is told from its ground, and its tick from the box, on %s pages', (theme) => {
  const [outline, box, tick] = [used('border'), used('background', ':checked'), used(' color')];
  for (const ground of ['surface', 'ground', 'sunken'].map((name) => token(name, theme))) {
    expect(contrast(token(outline, theme), ground)).toBeGreaterThanOrEqual(least);
    for (const brand of ['dossier', 'chemcard'] as const) {
      const ticked = token(box, theme, brand);
      expect(contrast(ticked, ground)).toBeGreaterThanOrEqual(least);
      expect(contrast(token(tick, theme, brand), ticked)).toBeGreaterThanOrEqual(least);
    }
  }
});

test('radio buttons of which none is chosen, which are :indeterminate in HTML, look empty', () => {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/\S*:indeterminate/g)!;
  expect(selectors.filter((selector) => !/\[type='checkbox'\]\)?:indeterminate$/.test(selector))).toEqual([]);
});
