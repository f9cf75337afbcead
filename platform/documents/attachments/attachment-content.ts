import type { AuditReport } from './audit-report.ts';
import type { Certificate } from './certificate.ts';
import type { Pack } from './pack-sizes.ts';
import type { Spreadsheet } from './spreadsheet.ts';

/** What an attached file says; `attachment-file.ts` makes the file of it. */
export type AttachmentContent =
  | ({ kind: 'certificate' } & Certificate)
  | ({ kind: 'audit' } & AuditReport)
  | ({ kind: 'spreadsheet' } & Spreadsheet)
  | { kind: 'picture'; packs: readonly Pack[] };
