import { phrasesFor } from '../../../languages/phrases.ts';
import { attachmentTerm } from '../../../routes/detail/build-detail.ts';

test.each([
  ['valid', 'de', 'gültig'],
  ['Picture', 'de', 'Bild'],
  ['picture', 'el', 'Εικόνα'],
  ['Certificate of analysis', 'fr', 'Certificat d’analyse'],
  ['Audit report', 'pl', 'Raport z audytu'],
  ['valid', 'en', 'valid'],
  ['Zulassung', 'de', 'Zulassung'],
  ['Approval', 'de', 'Approval'],
] as const)('%s in %s is %s', (written, lang, term) => {
  expect(attachmentTerm(written, lang)).toBe(term);
});

test('every language has words of its own for status and category', () => {
  for (const lang of ['de', 'fr', 'sl', 'it', 'es', 'pl', 'el'] as const) {
    const { valid, picture, certificate } = phrasesFor(lang).attachments;
    expect([valid, picture, certificate]).not.toContainEqual(expect.stringMatching(/^(valid|Picture|Certificate)$/));
  }
});
