import { readFileSync } from 'node:fs';
import { appMessages } from '@/lib/i18n/in-app-messages';
import en from '@/messages/en.json';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<{ readFileSync: typeof readFileSync }>('node:fs');
  const read = jest.fn((file: string, encoding: 'utf8') =>
    file.endsWith('messages/de.json')
      ? '{"app":{"try_again":"Erneut versuchen"}}'
      : actual.readFileSync(file, encoding),
  );
  return { ...actual, readFileSync: read };
});

test('a text that a language does not have yet is the English one', () => {
  expect(appMessages.de.app).toEqual({ ...en.app, try_again: 'Erneut versuchen' });
});

test('the texts of a language are read once, when they are first used', () => {
  const countReads = () =>
    jest.mocked(readFileSync).mock.calls.filter(([file]) => String(file).endsWith('sl.json')).length;
  expect(countReads()).toBe(0);
  const first = appMessages.sl;
  expect(appMessages.sl).toBe(first);
  expect(countReads()).toBe(1);
});
