import de from '@/messages/de.json';
import en from '@/messages/en.json';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

/** The texts of a file by the names of their namespace and key. */
const textsOf = (messages: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  );
const [english, german] = [textsOf(en), textsOf(de)];

describe('messages', () => {
  it('German and English have the same keys', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('keys are snake_case without dots; an error message’s key ends in its kind', () => {
    const wanted = /^[a-z]+\.(error_message_[A-Z]+(_[A-Z]+)*|[a-z0-9]+(_[a-z0-9]+)*)$/;
    expect(Object.keys(english).filter((key) => !wanted.test(key))).toEqual([]);
  });

  test.each([
    'sth_wrong_happened',
    'safety_data_sheet_not_valid',
    'you_can_ask_for_one',
    'you_do_not_have_permissions_file',
    'content_is_not_available',
  ])('the specification’s key app.%s is there', (key) => {
    expect(Object.keys(english)).toContain(`app.${key}`);
  });

  test.each(Object.keys(english))('%s says something with the same placeholders', (key) => {
    expect(german[key]?.trim()).not.toBe('');
    expect(placeholders(german[key] ?? '')).toEqual(placeholders(english[key] ?? ''));
  });
});
