import { annexVIPl } from './annex-vi.ts';
import { checklistPl } from './checklist.ts';
import { commonNamesPl } from './common-names.ts';
import { contradictionPl } from './contradictions.ts';
import { classificationPl, derivationPl } from './derivation.ts';
import { fileCheckPl } from './file-checks.ts';
import { labelAuditPl } from './label-audit.ts';
import { mailsPl } from './mails.ts';
import { marketPl } from './markets.ts';
import { readingPl } from './reading.ts';
import { pl as sheet } from './sheet.ts';
import { equipmentPl, statementsPl } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languagePl: Language = {
  sheet,
  statements: statementsPl,
  equipment: equipmentPl,
  derivation: derivationPl,
  labelAudit: labelAuditPl,
  market: marketPl,
  messages: { ...annexVIPl, ...checklistPl, ...classificationPl, ...contradictionPl, ...fileCheckPl },
  mails: mailsPl,
  commonNames: commonNamesPl,
  reading: readingPl,
};
