import { parseForm } from '../../routes/http/form.ts';

test.each([
  ['fields', 'b=2&a=1', { a: '1', b: '2' }],
  ['a list by its indexes, 10 after 9', 'x[10]=k&x[9]=j&x[0]=a', { x: ['a', 'j', 'k'] }],
  ['escaped brackets', 'x%5B0%5D=a%40b.eu', { x: ['a@b.eu'] }],
  ['the last of two', 'a=1&a=2', { a: '2' }],
  ['nothing under a name that is no word', 'a.b=1&[0]=2&=3&a[b]=4', {}],
  ['signs that are cut off', 'a=%E2%82', { a: '\ufffd' }],
  ['nothing', '', {}],
])('a form is parsed: %s', (_, body, expected) => {
  expect({ ...parseForm(body) }).toEqual(expected);
});

test('no field reaches an object’s prototype', () => {
  const form = parseForm('__proto__=x&constructor=y&__proto__[0]=z');
  expect(Object.getPrototypeOf(form)).toBeNull();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
