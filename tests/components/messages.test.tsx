import de from '@/messages/de.json';
import en from '@/messages/en.json';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

describe('messages', () => {
  it('German and English have the same keys', () => {
    expect(Object.keys(de.app).sort()).toEqual(Object.keys(en.app).sort());
  });

  it('keys are snake_case without dots; an error message’s key ends in its kind', () => {
    const wanted = /^(error_message_[A-Z]+(_[A-Z]+)*|[a-z0-9]+(_[a-z0-9]+)*)$/;
    expect(Object.keys(en.app).filter((key) => !wanted.test(key))).toEqual([]);
  });

  test.each([
    'sth_wrong_happened',
    'safety_data_sheet_not_valid',
    'you_can_ask_for_one',
    'you_do_not_have_permissions_file',
    'content_is_not_available',
  ])('the specification’s key app.%s is there', (key) => {
    expect(Object.keys(en.app)).toContain(key);
  });

  test.each(Object.keys(en.app) as (keyof typeof en.app)[])('%s says something with the same placeholders', (key) => {
    expect(de.app[key].trim()).not.toBe('');
    expect(placeholders(de.app[key])).toEqual(placeholders(en.app[key]));
  });
});
