import { cleanMessage } from '../../sharing/mail-body.ts';

test.each([
  ['  two lines\r\nof text \r\n', 'two lines\nof text'],
  ['a\0b\u001b[31m\u0007c\u009bd', 'ab[31mcd'],
  ['tab\there\u2028and\u0085there', 'tab here\nand\nthere'],
  ['far\n\n\n \n\n\n\naway', 'far\n\naway'],
  ['safe\u202Egnp.exe\u2066', 'safegnp.exe'],
  ['<b>bold</b> & 👩‍🔬 Ελληνικά', '<b>bold</b> & 👩‍🔬 Ελληνικά'],
  ['\u0000 \n\t', ''],
])('the message %j is cleaned to %j', (text, clean) => {
  expect(cleanMessage(text)).toBe(clean);
  expect(cleanMessage(clean)).toBe(clean);
});
