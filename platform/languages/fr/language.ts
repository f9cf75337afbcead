import { annexVIFr } from './annex-vi.ts';
import { checklistFr } from './checklist.ts';
import { commonNamesFr } from './common-names.ts';
import { contradictionFr } from './contradictions.ts';
import { classificationFr, derivationFr } from './derivation.ts';
import { fileCheckFr } from './file-checks.ts';
import { labelAuditFr } from './label-audit.ts';
import { mailsFr } from './mails.ts';
import { marketFr } from './markets.ts';
import { readingFr } from './reading.ts';
import { fr as sheet } from './sheet.ts';
import { equipmentFr, statementsFr } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageFr: Language = {
  sheet,
  statements: statementsFr,
  equipment: equipmentFr,
  derivation: derivationFr,
  labelAudit: labelAuditFr,
  market: marketFr,
  messages: { ...annexVIFr, ...checklistFr, ...classificationFr, ...contradictionFr, ...fileCheckFr },
  mails: mailsFr,
  commonNames: commonNamesFr,
  reading: readingFr,
};
