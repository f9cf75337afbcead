import { annexVIEl } from './annex-vi.ts';
import { checklistEl } from './checklist.ts';
import { commonNamesEl } from './common-names.ts';
import { contradictionEl } from './contradictions.ts';
import { classificationEl, derivationEl } from './derivation.ts';
import { fileCheckEl } from './file-checks.ts';
import { labelAuditEl } from './label-audit.ts';
import { mailsEl } from './mails.ts';
import { marketEl } from './markets.ts';
import { readingEl } from './reading.ts';
import { el as sheet } from './sheet.ts';
import { equipmentEl, statementsEl } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageEl: Language = {
  sheet,
  statements: statementsEl,
  equipment: equipmentEl,
  derivation: derivationEl,
  labelAudit: labelAuditEl,
  market: marketEl,
  messages: { ...annexVIEl, ...checklistEl, ...classificationEl, ...contradictionEl, ...fileCheckEl },
  mails: mailsEl,
  commonNames: commonNamesEl,
  reading: readingEl,
};
