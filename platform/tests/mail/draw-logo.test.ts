import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawLogo, LogoError } from '../../sharing/sender-logo.ts';
import { shownSize } from '../../sharing/mail-body.ts';
import { logoFile, logos } from '../../runtime/assets.ts';

const svg = (inner: string, root = 'width="240" height="64"', prolog = '') =>
  Buffer.from(`${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:note="urn:note" ${root}>${inner}</svg>`);
const square = '<path d="M0 0h40v40H0z"/>';
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b00' } })
    .png()
    .toBuffer();
const pixel = async (picture: Uint8Array, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

test.each(logos())('%s, the logo of a supplier, is one of a sender too', async (name) => {
  const logo = await drawLogo(readFileSync(logoFile(name)));
  expect(await sharp(logo.png).metadata()).toMatchObject({ format: 'png', width: 432, height: 115 });
  expect(shownSize(logo)).toEqual({ width: 144, height: 38 });
  expect(logo.png.byteLength).toBeLessThan(20_000);
});

test.each([
  ['wide', 1440, 100, [144, 10]],
  ['high', 100, 400, [10, 40]],
  ['small', 90, 30, [90, 30]],
  ['thin', 2000, 2, [144, 1]],
] as const)(
  'a %s picture is shown as large as there is room, and no larger than it is',
  async (_, width, height, size) => {
    expect(Object.values(shownSize(await drawLogo(await png(width, height))))).toEqual(size);
  },
);

test('the transparent parts of a logo are drawn white, since mails can have a dark background', async () => {
  const { png: drawn } = await drawLogo(svg(square, 'width="80" height="40"'));
  expect(await pixel(drawn, 10, 10)).toEqual([0, 0, 0]);
  expect(await pixel(drawn, 200, 60)).toEqual([255, 255, 255]);
});

test('the same logo is kept once, and nothing of its file but its looks', async () => {
  const notified = svg(
    `<title>secret</title><metadata>secret</metadata><note:x>secret</note:x><!-- secret -->${square}`,
  );
  const [annotated, other] = [await drawLogo(notified), await drawLogo(svg(square))];
  expect(annotated.id).toBe(other.id);
  const noted = await sharp(await png(40, 40))
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer();
  expect(noted.includes('secret')).toBe(true);
  expect(Buffer.from((await drawLogo(noted)).png).includes('secret')).toBe(false);
});

test('style sheets of a drawing program are read', async () => {
  const { png: drawn } = await drawLogo(
    svg(`<style>.a{fill:#fd0000}</style><path class="a" d="M0 0h240v64H0z"/>${square}`),
  );
  expect(await pixel(drawn, 400, 100)).toEqual([253, 0, 0]);
});

const blurred = 'filter:blur(90px)';
test.each<[string, Uint8Array, RegExp]>([
  ['is empty', Buffer.alloc(0), /^is not a PNG and cannot be read as SVG: it is not XML/],
  ['is a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /^is not a PNG and cannot be read as SVG/],
  ['is another XML', Buffer.from('<html/>'), /^is neither PNG nor SVG$/],
  ['is a PNG that is cut off', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /^cannot be rendered as PNG/],
  [
    'declares entities',
    svg('&x;', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    /\(DOCTYPE\), which/,
  ],
  ['is nested without an end', svg('<g>'.repeat(5_000)), /nested too deeply/],
  ['has a script', svg(`<script>x</script>${square}`), /^has 'script', which is not allowed in a logo/],
  ['has a picture from elsewhere', svg('<image href="http://a.example/x.png"/>'), /^has 'image'/],
  [
    'has HTML',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
    /^has 'foreignObject'/,
  ],
  ['has letters', svg('<text y="20">Maker</text>'), /^has 'text'/],
  ['refers to a part again and again', svg(`<g id="a">${square}</g><use href="#a"/>`), /^has 'use'/],
  ['has a filter', svg('<filter id="f"/>'), /^has 'filter'/],
  ['names a filter', svg('<g filter="blur(90px)"/>'), /^has 'filter'/],
  ['has a filter in a style', svg(`<g style="${blurred}"/>`), /^has 'filter'/],
  ['has a filter in a style sheet', svg(`<style>*{${blurred}}</style>${square}`), /^has 'filter'/],
  ['writes a filter with escapes', svg('<style>*{f\\69lter:blur(90px)}</style>'), /^has '\\'/],
  ['imports a style sheet', svg('<style>@import "x.css";</style>'), /^has '@import'/],
  ['brings a document along', svg('<path fill="url(data:image/svg+xml;base64,AA#p)"/>'), /^has 'data:'/],
  [
    'has more pixels than anybody needs',
    svg(square, 'width="100000" height="100000"'),
    /^cannot be rendered as SVG of at most/,
  ],
  ['is white', svg('<path fill="#fff" d="M0 0h40v40H0z"/>'), /^shows nothing on a white background$/],
])('a file that %s is refused', async (_, file, sentence) => {
  const refused = drawLogo(file);
  await expect(refused).rejects.toThrow(LogoError);
  await expect(refused).rejects.toThrow(sentence);
});

test('a style sheet that an instruction names is not read', async () => {
  const stylesheet = '<?xml-stylesheet href="data:text/css,*{fill:red}"?>';
  expect((await drawLogo(svg(square, '', stylesheet))).id).toBe((await drawLogo(svg(square, ''))).id);
});
