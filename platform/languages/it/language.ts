import { annexVIIt } from './annex-vi.ts';
import { checklistIt } from './checklist.ts';
import { commonNamesIt } from './common-names.ts';
import { contradictionIt } from './contradictions.ts';
import { classificationIt, derivationIt } from './derivation.ts';
import { fileCheckIt } from './file-checks.ts';
import { labelAuditIt } from './label-audit.ts';
import { mailsIt } from './mails.ts';
import { marketIt } from './markets.ts';
import { readingIt } from './reading.ts';
import { it as sheet } from './sheet.ts';
import { equipmentIt, statementsIt } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageIt: Language = {
  sheet,
  statements: statementsIt,
  equipment: equipmentIt,
  derivation: derivationIt,
  labelAudit: labelAuditIt,
  market: marketIt,
  messages: { ...annexVIIt, ...checklistIt, ...classificationIt, ...contradictionIt, ...fileCheckIt },
  mails: mailsIt,
  commonNames: commonNamesIt,
  reading: readingIt,
};
