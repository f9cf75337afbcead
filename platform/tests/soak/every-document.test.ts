import { documentLanguages } from '../../languages/languages.ts';
import { everyDocument, wholeExtent } from '../documents/pdf/every-document.ts';

jest.setTimeout(900_000);

for (const { code } of documentLanguages) everyDocument(code, wholeExtent());
