import { isMailAddress, mailboxOf, toAsciiAddress } from '../../runtime/mail-address.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

test.each([
  'a@b.example',
  'first.last+tag@sub.company.example',
  "o'neil_x-1@b.example",
  '1@2.example',
  'a@xn--bcher-kva.example',
  `${'a'.repeat(64)}@b.example`,
])('%s is an address', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  ['no at sign', 'a.b.example'],
  ['nothing before it', '@b.example'],
  ['nothing after it', 'a@'],
  ['no dot after it', 'a@localhost'],
  ['a number for a country', 'a@10.0.0.1'],
  ['a dot at the start', '.a@b.example'],
  ['two dots', 'a..b@c.example'],
  ['a dot at the end', 'a@b.example.'],
  ['a hyphen at a label’s edge', 'a@-b.example'],
  ['65 characters before it', `${'a'.repeat(65)}@b.example`],
  ['a label of 64 characters', `a@${'b'.repeat(64)}.example`],
  ['255 characters', `a@${'b.'.repeat(123)}example`],
  ['a line break', 'a@b.example\n'],
  ['a header', 'a@b.example\r\nBcc: c@d.example'],
  ['a bare carriage return', 'a\r@b.example'],
  ['a line separator', 'a\u2028@b.example'],
  ['quotes', '"a"@b.example'],
  ['a comment', 'a@b.example(c)'],
  ['a display name', 'A <a@b.example>'],
  ['a comma', 'a@b.example,c@d.example'],
])('an address with %s is refused', (_, address) => {
  expect(isMailAddress(address)).toBe(false);
});

test.each([
  ['sds@münchen.de', 'sds@xn--mnchen-3ya.de'],
  ['sds@MU\u0308NCHEN.de', 'sds@xn--mnchen-3ya.de'],
  ['info@παράδειγμα.δοκιμή', 'info@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['SDS@Company.example', 'SDS@Company.example'],
])('the domain of %s is written in ASCII', (address, ascii) => {
  expect(toAsciiAddress(address)).toBe(ascii);
  expect(isMailAddress(ascii)).toBe(true);
});

test.each([
  'müller@company.example',
  'a@münchen',
  'a@mün chen.de',
  'a@mün/chen.de',
  'a,b@münchen.de',
  '@münchen.de',
  'ü',
  // Each would become the address of another domain.
  'a@ex%61mplé.com',
  'a@ⓔxample.com',
  'a@exam\u00adple.net',
  'a@company.exampleﬀ',
  'a@münchen。example',
])('%s is no address in ASCII either', (address) => {
  expect(isMailAddress(toAsciiAddress(address))).toBe(false);
});

test('the spellings of one mailbox have one key, and those of two mailboxes have two', () =>
  expectEach(
    [
      ['a@b.example', 'a@b.example'],
      ['Anna@B.Example', 'anna@b.example'],
      ['anna+sds@b.example', 'anna@b.example'],
      ['anna+sds+2@b.example', 'anna@b.example'],
      ['anna+@b.example', 'anna@b.example'],
      ['+anna@b.example', '+anna@b.example'],
      ['an.na@b.example', 'an.na@b.example'],
      ['an-na@b.example', 'an-na@b.example'],
      ['sds@münchen.example', 'sds@xn--mnchen-3ya.example'],
      ['sds@MÜNCHEN.example', 'sds@xn--mnchen-3ya.example'],
      ['sds@XN--MNCHEN-3YA.example', 'sds@xn--mnchen-3ya.example'],
      ['A.n.n.a+x@gmail.com', 'anna@gmail.com'],
      ['anna@googlemail.com', 'anna@gmail.com'],
      ['an.na@mail.gmail.com', 'an.na@mail.gmail.com'],
      ['an.na@company-on-gmail.example', 'an.na@company-on-gmail.example'],
      ['an_n-a.b@proton.me', 'annab@proton.me'],
      ['annab@protonmail.com', 'annab@proton.me'],
      ['an.na@outlook.com', 'an.na@outlook.com'],
    ],
    ([address]) => address!,
    ([address, mailbox]) => expect(mailboxOf(address!)).toBe(mailbox),
  ));
