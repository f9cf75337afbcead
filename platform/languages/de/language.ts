import { annexVIDe } from './annex-vi.ts';
import { checklistDe } from './checklist.ts';
import { commonNamesDe } from './common-names.ts';
import { contradictionDe } from './contradictions.ts';
import { classificationDe, derivationDe } from './derivation.ts';
import { fileCheckDe } from './file-checks.ts';
import { labelAuditDe } from './label-audit.ts';
import { mailsDe } from './mails.ts';
import { marketDe } from './markets.ts';
import { readingDe } from './reading.ts';
import { de as sheet } from './sheet.ts';
import { equipmentDe, statementsDe } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageDe: Language = {
  sheet,
  statements: statementsDe,
  equipment: equipmentDe,
  derivation: derivationDe,
  labelAudit: labelAuditDe,
  market: marketDe,
  messages: { ...annexVIDe, ...checklistDe, ...classificationDe, ...contradictionDe, ...fileCheckDe },
  mails: mailsDe,
  commonNames: commonNamesDe,
  reading: readingDe,
};
