import { leanPage } from '@/page-cache/lean-page';
import { PageStyles } from '@/page-cache/page-styles';

const font = '<link rel="preload" href="/p/_next/static/media/a.woff2" as="font" type="font/woff2"/>';
const sheet = '<link rel="stylesheet" href="/a.css"/>';

/** A page as Next renders it. */
const render = (head: string, body = '') => {
  const html = `<head>${head}</head><body><script nonce="mark" data-early="">early()</script>${body}</body>`;
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

test('the data of React take the nonce of their script, in a text that is the same', () => {
  const data = (nonce: string) => JSON.stringify(`1:{"nonce":"${nonce}"}\n`);
  const page = render(
    sheet,
    `<script nonce="mark">(self.__next_f=self.__next_f||[]).push([0])</script><script nonce="mark">self.__next_f.push([1,${data('mark')}])</script>`,
  );
  const scripts = [...page.matchAll(/<script nonce="mark">([^<]*__next_f[^<]*)<\/script>/g)].map(([, text]) => text!);
  expect(scripts).toHaveLength(2);
  expect(scripts.join('')).not.toContain('mark');
  const self: { __next_f?: unknown[] } = {};
  for (const text of scripts) new Function('self', 'document', text)(self, { currentScript: { nonce: 'one' } });
  expect(self.__next_f).toEqual([[0], [1, '1:{"nonce":"one"}\n']]);
});
