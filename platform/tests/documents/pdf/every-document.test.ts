import { documentLanguages } from '../../../languages/languages.ts';
import { briefExtent, everyDocument } from './every-document.ts';

jest.setTimeout(300_000);

for (const { code } of documentLanguages) everyDocument(code, briefExtent(code));
