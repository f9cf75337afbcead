import { en } from '../../languages/en/sheet.ts';
import { countryName, longDate } from '../../languages/languages.ts';
import type { DefinitionRow } from '../blocks/block.ts';
import { printable } from '../pdf/print-data.ts';

/** The supplier that issues the file, and the product. */
export interface Issuer {
  supplier: { name: string; address: string; city: string; country: string; telephone: string; email: string };
  /** File name under assets/logos. */
  logo: string;
  product: string;
  code: string;
  cas: string | null;
}

/** One A4 page in English with results for which a function of the supplier is responsible. */
interface SignedPage {
  title: string;
  /** Shown in the title of the PDF and in the footer: `Batch 26-0417`. */
  subject: string;
  facts: DefinitionRow[];
  results: { title: string; head: string[]; rows: string[][] };
  conclusion: { title: string; text: string };
  /** The responsible function: `Quality control`. */
  responsible: string;
  /** ISO date. */
  issued: string;
  note: string;
}

/** `2026-04-17` → `17 April 2026` */
const englishDate = (day: string) => longDate(day, en.locale);

/** The data of `templates/certificate.typ`. */
export const signedPageData = (page: SignedPage, { supplier, logo, product }: Issuer): object => ({
  ...printable({
    ...page,
    product,
    issued: englishDate(page.issued),
    supplier: {
      name: supplier.name,
      lines: [
        `${supplier.address}, ${supplier.city}, ${countryName(supplier.country, 'en')}`,
        `${supplier.telephone} · ${supplier.email}`,
      ],
    },
  }),
  logo,
  lang: 'en',
  pageOf: en.page.pageNumber,
});

/** The findings of the supplier at the site of a producer, with ISO dates. */
export interface AuditReport {
  site: string;
  audited: string;
  issued: string;
  /** `ISO 9001:2015` */
  standard: string;
  findings: readonly { area: string; clause: string; finding: string; grade: 'conforms' | 'observation' | 'minor' }[];
  conclusion: string;
}

export const auditReportPage = (
  { site, audited, issued, standard, findings, conclusion }: AuditReport,
  { code }: Issuer,
): SignedPage => ({
  title: 'Supplier audit report',
  subject: `Audit of ${englishDate(audited)}`,
  facts: [
    { term: 'Site', values: [site] },
    { term: 'Audited', values: [englishDate(audited)] },
    { term: 'Product code', values: [code] },
    { term: 'Standard', values: [standard] },
  ],
  results: {
    title: 'Findings',
    head: ['Area', 'Grade', 'Finding', 'Clause'],
    rows: findings.map(({ area, clause, finding, grade }) => [area, grade, finding, clause]),
  },
  conclusion: { title: 'Conclusion', text: conclusion },
  responsible: 'Supplier quality',
  issued,
  note: 'Confidential: for customers with a contract only. The report describes the day of the audit and a sample of the records.',
});

/** A batch that met its specification, with ISO dates. */
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
