import { inAppMessages } from '@/lib/i18n/in-app-messages';
import en from '@/messages/en.json';

jest.mock('@/messages/de.json', () => ({ app: { try_again: 'Erneut versuchen' } }));

test('a text that a language does not have yet is the English one', () => {
  expect(inAppMessages.de.app).toEqual({ ...en.app, try_again: 'Erneut versuchen' });
});
