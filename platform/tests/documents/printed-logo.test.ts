import type { Asset } from '../../runtime/assets.ts';
import { printedLogo } from '../../routes/documents/printed-logo.ts';

const asset = (text: string): Asset => ({ content: new TextEncoder().encode(text), type: 'image/svg+xml', etag: '' });
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${content}</svg>`;
const shape = '<path d="M0 0h2v1z" fill="#123456"/>';
const supplier = { name: 'Sample Ltd' };
const logoOf = (text: string, logo: string | null = 'a.svg') =>
  printedLogo(new Map([['logos/a.svg', asset(text)]]), { logo, supplier });

test('a sheet has the logo of its product, with the supplier’s name as its text', () => {
  expect(logoOf(svg(shape))).toEqual({ svg: expect.stringContaining('M0 0h2v1z'), name: 'Sample Ltd' });
});

test.each([
  ['that has a script', svg(`${shape}<script>alert(1)</script>`)],
  ['that loads a picture', svg('<image href="https://attack.example/a.png"/>')],
  ['with text, whose font is not known', svg('<text>Sample</text>')],
  ['that is no drawing', 'logo'],
  ['that is too large', svg(shape.repeat(40_000))],
])('a file %s is not printed', (_what, text) => {
  expect(logoOf(text)).toBeNull();
});

test('without a logo, and where the file is missing, there is none', () => {
  expect([logoOf(svg(shape), null), logoOf(svg(shape), 'b.svg')]).toEqual([null, null]);
});
