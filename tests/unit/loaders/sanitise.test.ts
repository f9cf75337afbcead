import { sanitise } from '@/lib/loaders/html/sanitise';

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
  ['a protocol-relative link', '<a href="//evil.example/">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['an SVG', '<svg onload="alert(1)"><p>a</p></svg>', '<p>a</p>'],
  ['a picture from elsewhere', '<img src="https://evil.example/x.png" alt="x" />', ''],
  ['an SVG as picture data', '<img src="data:image/svg+xml;base64,AAAA" alt="x" />', ''],
  ['a way out of the asset folder', '<img src="/v2/assets/logos/../../x.svg" />', ''],
  ['a form', '<form action="https://evil.example"><input name="a">b</form>', 'b'],
  ['an id that the page could trip over', '<p id="root">a</p>', '<p>a</p>'],
  ['an id that only begins like a document’s', '<p id="tds-"><i id="ipi-1">a</i></p>', '<p><i>a</i></p>'],
  ['a class of the page', '<p class="fixed inset-0">a</p>', '<p>a</p>'],
  ['a style block', '<style>p{}</style><p>a</p>', '<p>a</p>'],
])('%s does not pass', (_what, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

test.each([
  ['a section’s anchor', '<section id="section-4"><h2>4</h2></section>'],
  ['a part of a technical data sheet', '<section id="tds-uses"><h2 id="tds-uses-title">a</h2></section>'],
  ['a part of the safety instructions', '<section id="ipi-firstAid"><h2>a</h2></section>'],
  ['the foot of a document', '<footer class="ipi-footer">a</footer>'],
  ['a table with its scopes', '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'],
  ['additions and deletions', '<p><ins>a</ins><del>b</del></p>'],
  ['the document’s own classes', '<dl class="sds-facts"><dt>a</dt><dd>b</dd></dl>'],
  ['the document’s language', '<article lang="de" class="sds">a</article>'],
  ['a link within the document', '<a href="#section-8">8</a>'],
])('%s stays', (_what, html) => {
  expect(sanitise(html)).toBe(html);
});

test.each([
  ['<section data-category="SE09 SE09a">a</section>', '<section data-category="SE09 SE09a">a</section>'],
  ['<h4 data-category="SE09b">a</h4>', '<h4 data-category="SE09b">a</h4>'],
  ['<a href="#a" data-category="toast">a</a>', '<a href="#a">a</a>'],
])('the category codes of section 9 are kept, any other is not: %s', (html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

test('a picture of the platform is asked of the web app', () => {
  expect(sanitise('<img src="/v2/assets/pictograms/GHS02.svg" alt="Flame" width="72" height="72">')).toBe(
    '<img alt="Flame" width="72" height="72" src="/p/api/assets/pictograms/GHS02.svg" />',
  );
});

test('an allowed inline style becomes a class, any other goes', () => {
  expect(sanitise('<p style="font-weight: bold; position: fixed">a</p>')).toBe('<p class="doc-bold">a</p>');
});

test('a style named like something that every object has is none', () => {
  expect(sanitise('<p style="constructor; __proto__">a</p>')).toBe('<p>a</p>');
});

test.each([
  ['elements within each other', '<div>'.repeat(300_000)],
  ['elements that are never closed, and others that never opened', '<div>'.repeat(100_000) + '</b>'.repeat(100_000)],
])('%s without end are refused, soon', (_what, html) => {
  const started = performance.now();
  expect(() => sanitise(html)).toThrow(RangeError);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test.each(['tel:+498999998112', 'mailto:sds@maker.example', 'https://maker.example/'])(
  'a link to %s stays, on one line where it is marked so',
  (href) => {
    expect(sanitise(`<dd><a href="${href}" class="sds-unbroken">there</a></dd>`)).toBe(
      `<dd><a href="${href}" rel="noopener noreferrer nofollow" class="sds-unbroken">there</a></dd>`,
    );
  },
);

test.each(['67-64-1', '200-662-2', '606-001-00-8', '017-002-01-X', '01-2119471330-49'])(
  'the number %s is kept in one line',
  (number) => {
    expect(sanitise(`<td>EC: ${number}, x</td>`)).toBe(`<td>EC: <span class="doc-nowrap">${number}</span>, x</td>`);
  },
);
