import { readFileSync } from 'node:fs';
import { cardColours } from '@/app/api/card/[id]/[interfaceLang]/drawing';

const css = readFileSync('app/globals.css', 'utf8');
/** The light value of a token, behind a selector. */
const light = (selector: string, token: string) =>
  new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(css.slice(css.indexOf(`${selector} {`)))?.[1];

test.each([
  ['ink', cardColours.ink],
  ['ink-soft', cardColours.inkSoft],
  ['line', cardColours.line],
  ['danger', cardColours.danger],
  ['surface', cardColours.paper],
])('a card’s %s is the pages’', (token, colour) => {
  expect(colour).toBe(light(':root', token));
});
