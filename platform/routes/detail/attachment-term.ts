import type { LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import type { Phrases } from '../../phrases/en.ts';

/** The status or category of a file, written in English, in `lang`; a word without a translation as it was written. */
export function attachmentTerm(written: string, lang: LanguageCode): string {
  const terms = Object.entries(phrasesFor('en').attachments);
  const [key] = terms.find(([, term]) => term.toLowerCase() === written.toLowerCase()) ?? [];
  return key === undefined ? written : phrasesFor(lang).attachments[key as keyof Phrases['attachments']];
}
