import { leanPage } from '@/page-cache/lean-page';
import { PageStyles } from '@/page-cache/page-styles';

const font = '<link rel="preload" href="/p/_next/static/media/a.woff2" as="font" type="font/woff2"/>';
const sheet = '<link rel="stylesheet" href="/a.css"/>';

/** A page as Next renders it. */
const render = (head: string) => {
  const html = `<head>${head}</head><body><script nonce="mark" data-early="">early()</script></body>`;
  const options = { path: '/p/1/en/pd/1', stylesOf: () => new PageStyles([]), isEarlyFirst: false };
  return leanPage(Buffer.from(html), options).toString();
};

test.each([
  ['before', font + sheet],
  ['behind', sheet + font],
  ['on both sides of', font + sheet + font],
])('a font whose hint is %s the style sheet is fetched only where the line is fast', (_where, head) => {
  const page = render(head);
  expect(page).not.toContain('<link rel="preload"');
  expect(page).toContain('["/p/_next/static/media/a.woff2"].forEach');
  expect(page).toContain("media: 'not all'");
});
