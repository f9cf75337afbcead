import { englishDate, type Issuer, type SignedPage } from './signed-page.ts';

/** A batch that met its specification; days as ISO dates. */
export interface Certificate {
  batch: string;
  filled: string;
  analysed: string;
  useBy: string;
  tests: readonly BatchTest[];
}

/** Values with their unit, `0.21 %`; a specification as `≤ 0.30 %`, `≥ 99.5 %`, `0.790 – 0.792 g/cm³` or in words. */
export interface BatchTest {
  test: string;
  result: string;
  specification: string;
  method: string;
}

/** A certificate of analysis. */
export const certificatePage = (
  { batch, filled, analysed, useBy, tests }: Certificate,
  { product, code, cas }: Issuer,
): SignedPage => ({
  title: 'Certificate of analysis',
  subject: `Batch ${batch}`,
  facts: [
    { term: 'Batch', values: [batch] },
    { term: 'Filled', values: [englishDate(filled)] },
    { term: 'Product code', values: [code] },
    { term: 'Analysed', values: [englishDate(analysed)] },
    ...(cas ? [{ term: 'CAS number', values: [cas] }] : []),
    { term: 'Use by', values: [englishDate(useBy)] },
  ],
  results: {
    title: 'Results',
    head: ['Test', 'Result', 'Specification', 'Method'],
    rows: tests.map(({ test, result, specification, method }) => [test, result, specification, method]),
  },
  conclusion: {
    title: 'Conformity',
    text: `Batch ${batch} was analysed as stated above. Every result lies within the specification: the batch conforms to the specification of ${product} and is released for supply.`,
  },
  responsible: 'Quality control',
  issued: analysed,
  note: 'The results apply to a sample taken at filling and were recorded electronically; the certificate is valid without a signature. It does not replace the inspection of incoming goods.',
});
