import { annexVISl } from './annex-vi.ts';
import { checklistSl } from './checklist.ts';
import { commonNamesSl } from './common-names.ts';
import { contradictionSl } from './contradictions.ts';
import { classificationSl, derivationSl } from './derivation.ts';
import { fileCheckSl } from './file-checks.ts';
import { labelAuditSl } from './label-audit.ts';
import { mailsSl } from './mails.ts';
import { marketSl } from './markets.ts';
import { readingSl } from './reading.ts';
import { sl as sheet } from './sheet.ts';
import { equipmentSl, statementsSl } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageSl: Language = {
  sheet,
  statements: statementsSl,
  equipment: equipmentSl,
  derivation: derivationSl,
  labelAudit: labelAuditSl,
  market: marketSl,
  messages: { ...annexVISl, ...checklistSl, ...classificationSl, ...contradictionSl, ...fileCheckSl },
  mails: mailsSl,
  commonNames: commonNamesSl,
  reading: readingSl,
};
