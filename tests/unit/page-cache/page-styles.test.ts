import { PageStyles } from '@/page-cache/page-styles';
import { styleRules } from '@/scripts/style-rules.mjs';

const styles = (css: string, html: string, isPlain = false) =>
  new PageStyles(styleRules(css, '/p/_next/static/chunks/a.css')).usedIn(html, { isPlain });
const screen = (...args: Parameters<typeof styles>) => styles(...args).screen;

test('a page gets the rules whose classes, elements, ids and types it has, in their order', () => {
  const css =
    '@layer a,b;.x{color:red}.y{color:blue}p.x,.y>p{margin:0}#one .x{top:0}table td{top:1px}[type=radio]{top:2px}*,:before{top:3px}';
  expect(screen(css, '<p class="x z">')).toBe('@layer a,b;.x{color:red}p.x{margin:0}*,:before{top:3px}');
  expect(screen(css, '<p id="one"><input type="radio"><td>')).toBe(
    '@layer a,b;[type=radio]{top:2px}*,:before{top:3px}',
  );
});

test('one of the alternatives of a selector suffices, and what it excludes is not needed', () => {
  const css =
    '.x:is(.a,.b) p{top:0}:where(.c)>:not(.d,.e){top:1px}.x:has(>[data-k],~.f){top:2px}.x::placeholder{top:3px}';
  expect(screen(css, '<p class="x b">')).toBe('.x:is(.a,.b) p{top:0}.x:has(>[data-k],~.f){top:2px}');
  expect(screen(css, '<i class="c">')).toBe(':where(.c)>:not(.d,.e){top:1px}');
});

test('names with the signs of utilities are known as the page writes them', () => {
  const css = String.raw`.medium\:w-1\/2{top:0}.\[\&\>svg\]\:size-5>svg{top:1px}.\32 xl{top:2px}.a\,b{content:",}{"}.hover\:x:hover{top:3px}`;
  expect(screen(css, '<svg class="medium:w-1/2 [&amp;&gt;svg]:size-5 2xl a,b hover:x">')).toBe(css);
  expect(screen(css, '<svg class="w-1/2">')).toBe('');
});

test('groups keep the rules that are used, and go when none is', () => {
  const css =
    '@layer u{@media (min-width:640px){.x{top:0}.y{top:0}}@supports (a:b){.y{top:0}}}@media screen{.y{top:0}}';
  expect(screen(css, '<p class="x">')).toBe('@layer u{@media (min-width:640px){.x{top:0}}}');
});

test('rules for paper come apart from those for the screen', () => {
  const css = '.x{top:0}@media print{.x{top:1px}@page{margin:0}}@layer u{@media print{.x{top:2px}}}@page{size:A4}';
  expect(styles(css, '<p class="x">')).toEqual({
    screen: '.x{top:0}',
    print: '@media print{.x{top:1px}@page{margin:0}}@layer u{@media print{.x{top:2px}}}@page{size:A4}',
  });
});

test('values, properties and animations that nothing uses are left out', () => {
  const css =
    ':root{--a:1;--b:2}.x{top:var(--a);animation:spin 1s}@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}@keyframes spin{to{top:0}}@keyframes fade{0%{top:0}to{top:1px}}';
  expect(screen(css, '<html class="x">')).toBe(
    ':root{--a:1;}.x{top:var(--a);animation:spin 1s}@property --a{syntax:"*";inherits:false}@keyframes spin{to{top:0}}',
  );
});

test('addresses are those of the files beside the style sheet', () => {
  const css = `@font-face{src:url(../media/a.woff2)}.x{background:url("data:image/svg+xml,%3Csvg/%3E")}.x{mask:url(/p/b.svg)}`;
  expect(screen(css, '<p class="x">')).toBe(
    `@font-face{src:url(/p/_next/static/media/a.woff2)}.x{background:url("data:image/svg+xml,%3Csvg/%3E")}.x{mask:url(/p/b.svg)}`,
  );
});

test('a plain page is styled as without scripting, and loads no font', () => {
  const css =
    '@font-face{src:url(/a.woff2)}@font-face{src:local("Arial")}@media (scripting:none){.x{display:none}}@media not all and (scripting:none){.y{display:none}}';
  const html = '<p class="x y">';
  expect(screen(css, html)).toBe(css);
  expect(screen(css, html, true)).toBe('@font-face{src:local("Arial")}.x{display:none}');
});
