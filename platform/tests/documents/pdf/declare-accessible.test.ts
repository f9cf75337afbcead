import { declareAccessible, UnknownPdfError } from '../../../documents/pdf/typesetter.ts';

// That a sheet is read as PDF/A-3a and as PDF/UA-1 stands in every-document.ts.

test.each([
  ['nothing', ''],
  ['no PDF', 'hello'],
  [
    'a PDF that has no metadata',
    '%PDF-1.7\n1 0 obj\n<<\n  /Type /Catalog\n>>\nendobj\ntrailer\n<<\n  /Root 1 0 R\n>>\nstartxref\n9\n%%EOF',
  ],
])('%s is refused', (_, text) => {
  expect(() => declareAccessible(Buffer.from(text))).toThrow(UnknownPdfError);
});
