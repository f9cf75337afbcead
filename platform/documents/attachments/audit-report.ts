import { englishDate, type Issuer, type SignedPage } from './signed-page.ts';

/** What the supplier found at the site of a producer; days as ISO dates. */
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
