import { hashPassword, verifyPassword } from '../../store/accounts/users.ts';

// 32 MB and half a second of a processor each, more on a machine that has other work.

test('a password opens its own hash only', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct donkey', hash)).toBe(false);
});

test('two hashes of one password differ, and neither holds it', async () => {
  const [first, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(first).not.toBe(other);
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});

test('an umlaut counts as the same however the keyboard composes it', async () => {
  expect(await verifyPassword('u\u0308bung', await hashPassword('übung'))).toBe(true);
});

test.each(['', 'plain', 'bcrypt$1$2$3$aa$bb', 'scrypt$16384$8$1$$'])(
  'a stored value that is not a hash matches no password: %j',
  async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
  },
);
