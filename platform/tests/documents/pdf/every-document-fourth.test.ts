import { documentLanguages } from '../../../phrases/languages.ts';
import { briefExtent, everyDocument } from './every-document.ts';

// A part of the languages, so that several processes share the work.

jest.setTimeout(300_000);

for (const { code } of documentLanguages.slice(6)) everyDocument(code, briefExtent(code));
