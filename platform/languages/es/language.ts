import { annexVIEs } from './annex-vi.ts';
import { checklistEs } from './checklist.ts';
import { commonNamesEs } from './common-names.ts';
import { contradictionEs } from './contradictions.ts';
import { classificationEs, derivationEs } from './derivation.ts';
import { fileCheckEs } from './file-checks.ts';
import { labelAuditEs } from './label-audit.ts';
import { mailsEs } from './mails.ts';
import { marketEs } from './markets.ts';
import { readingEs } from './reading.ts';
import { es as sheet } from './sheet.ts';
import { equipmentEs, statementsEs } from './statements.ts';
import type { Language } from '../en/language.ts';

export const languageEs: Language = {
  sheet,
  statements: statementsEs,
  equipment: equipmentEs,
  derivation: derivationEs,
  labelAudit: labelAuditEs,
  market: marketEs,
  messages: { ...annexVIEs, ...checklistEs, ...classificationEs, ...contradictionEs, ...fileCheckEs },
  mails: mailsEs,
  commonNames: commonNamesEs,
  reading: readingEs,
};
