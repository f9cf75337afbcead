import { addRecipients, looksLikeAddress, recipientsIssue, splitRecipients } from '@/lib/domain/share/share-form';

test.each([
  ['a@a.example,b@b.example', ['a@a.example', 'b@b.example']],
  ['a@a.example; b@b.example', ['a@a.example', 'b@b.example']],
  [' a@a.example \n b@b.example\t', ['a@a.example', 'b@b.example']],
  ['a@a.example,;, \r\n,b@b.example', ['a@a.example', 'b@b.example']],
  ['a@a.example\u00a0b@b.example', ['a@a.example', 'b@b.example']],
  ['no address', ['no', 'address']],
  [' ,; ', []],
])('%j holds the recipients %j', (text, recipients) => {
  expect(splitRecipients(text)).toEqual(recipients);
});

test.each([
  [[], 'a@a.example a@a.example', ['a@a.example']],
  [['Ann@A.example'], 'ann@a.EXAMPLE', ['Ann@A.example']],
  [['a@a.example'], 'b@b.example A@a.example c@c.example', ['a@a.example', 'b@b.example', 'c@c.example']],
  [['a@a.example'], '', ['a@a.example']],
])('to %j only the new addresses of %j are added, whatever their capitals', (recipients, text, expected) => {
  expect(addRecipients(recipients, text)).toEqual(expected);
});

test.each([
  ['a@b.example', true],
  ['ä@ö.example', true],
  ['a@b@c.example', true],
  ['a@b', false],
  ['a.example', false],
  ['a@.', false],
  ['@b.example', false],
  ['a b@c.example', false],
  ['a@b.example\r\nBcc:x@y.example', false],
  ['a@b.example ', false],
  ['a.b@c', false],
  ['@@b.example', true],
  ['a@.b.example', true],
  ['a@b.', false],
  ['', false],
])('%j looks like an address: %p', (text, does) => {
  expect(looksLikeAddress(text)).toBe(does);
});

test.each(['a@'.repeat(100_000), 'a@' + '.'.repeat(200_000) + ' ', '@'.repeat(200_000)])(
  'a text of 200,000 characters is soon no address',
  (text) => {
    const started = performance.now();
    expect(looksLikeAddress(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

const recipients = (count: number) => Array.from({ length: count }, (_, index) => `r${index}@a.example`);

test.each([
  ['nobody', [], 'none'],
  ['one', recipients(1), null],
  ['ten', recipients(10), null],
  ['eleven', recipients(11), 'too-many'],
  ['one that is no address', ['a@a.example', 'b'], 'no-address'],
])('a share with %s as recipients has the fault %p', (_, list, issue) => {
  expect(recipientsIssue(list)).toBe(issue);
});
