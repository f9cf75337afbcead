import { readdirSync, readFileSync } from 'node:fs';
import { channels, colour, contrast, themes, token } from '@/tests/support/colours';

const changes = readFileSync('components/shell/changes.css', 'utf8');

/** The declarations of a rule. */
const rule = (selector: string) => new RegExp(`^ *${selector} \\{([^}]*)\\}`, 'm').exec(changes)?.[1] ?? '';

describe.each(themes)('on %s pages', (theme) => {
  const [added, deleted] = [token('added', theme), token('deleted', theme)];

  it('additions are red', () => {
    const [red, green, blue] = channels(added);
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(90);
  });

  it('deletions are grey', () => {
    const values = channels(deleted);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(32);
  });

  it('a change has a red of its own, which is not that of a hazard', () => {
    expect([token('danger', theme), token('danger-rule', theme)]).not.toContain(added);
    expect(token('added-soft', theme)).not.toBe(token('danger-soft', theme));
  });

  it.each([
    ['added', added],
    ['deleted', deleted],
  ])('%s text can be read on every ground', (name, text) => {
    const grounds = [`${name}-soft`, 'ground', 'surface', 'sunken'].map((ground) => token(ground, theme));
    const current = colour(readFileSync('components/shell/provider-html.css', 'utf8'), '(sds-change-current)', theme);
    for (const ground of [...grounds, current]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('additions are red and underlined, deletions grey and struck through, each with its sign', () => {
  expect(rule('ins')).toMatch(/color: var\(--added\);[^]*text-decoration: underline/);
  expect(rule('del')).toMatch(/color: var\(--deleted\);[^]*text-decoration: line-through/);
  expect(rule('ins\\[data-mark\\]::before')).toContain("content: '+' / attr(data-mark)");
  expect(rule('del\\[data-mark\\]::before')).toContain("content: '−' / attr(data-mark)");
});

test('no other style sheet and no component gives a change another colour', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  for (const path of files.filter((path) => path.endsWith('.css') && !path.endsWith('/changes.css')))
    expect(readFileSync(path, 'utf8')).not.toMatch(/\b(?:ins|del)\b[^{};]*\{[^}]*\bcolor:/);
  for (const path of ['product-detail/marked.tsx', 'product-detail/changes-summary.tsx', 'sds/sds-sheet.tsx'])
    expect(readFileSync(`components/${path}`, 'utf8')).not.toMatch(/-danger\b/);
});
