import { mailPreview } from '@/lib/loaders/html/mail-preview';

const mail = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>t</title>${head}</head>${body}</html>`;

test('the ground of the mail is that of its first element', () => {
  expect(mailPreview(mail('<body class="ground" style="background:#fff"><p>Hi</p></body>'))).toEqual({
    html: '<div class="ground own-1"><p>Hi</p></div>',
    css: '.own-1{background:#fff}',
    lang: 'en',
  });
});

test('a mail that does not say its language, or says it in other signs, has none', () => {
  expect(mailPreview('<html><body><p>Hi</p></body></html>').lang).toBeNull();
  expect(mailPreview('<html lang="e\'n<"><body><p>Hi</p></body></html>').lang).toBeNull();
});

test('elements of the same style share a class; the mail’s own styles stay', () => {
  const { html, css } = mailPreview(
    mail('<body><p style="color:red">1</p><p style="color:red" class="a">2</p></body>', '<style>.a{margin:0}</style>'),
  );
  expect(html).toBe('<div><p class="own-1">1</p><p class="a own-1">2</p></div>');
  expect(css).toBe('.a{margin:0}\n.own-1{color:red}');
});

test.each([
  '<script>evil()</script>',
  '<p onclick="evil()">x</p>',
  '<a href="https://evil.example">x</a>',
  '<img src="https://evil.example/x">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><button>x</button></form>',
  '<link rel="stylesheet" href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<svg onload="evil()"></svg>',
])('%s is not in it', (body) => {
  const { html, css } = mailPreview(mail(`<body>${body}</body>`));
  expect(html + css).not.toMatch(/evil|script|href|action/);
});

test('no style ends the element in which it stands', () => {
  const { css } = mailPreview(mail('<body><p style="x:</style><script>1</script>">x</p></body>'));
  expect(css).not.toContain('<');
});

test('a picture that the mail brings along stays', () => {
  const picture = '<img src="data:image/png;base64,AAAA" alt="Logo" width="144" height="38" />';
  expect(mailPreview(mail(`<body>${picture}</body>`)).html).toBe(`<div>${picture}</div>`);
});
