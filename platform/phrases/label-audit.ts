import { labelAuditDe } from './label-audit/de.ts';
import { labelAuditEl } from './label-audit/el.ts';
import { labelAuditEn, type LabelAuditPhrases } from './label-audit/en.ts';
import { labelAuditEs } from './label-audit/es.ts';
import { labelAuditFr } from './label-audit/fr.ts';
import { labelAuditIt } from './label-audit/it.ts';
import { labelAuditPl } from './label-audit/pl.ts';
import { labelAuditSl } from './label-audit/sl.ts';
import type { LanguageCode } from './languages.ts';

export type { FindingCode, NotCheckedCode } from './label-audit/en.ts';

const tables = {
  en: labelAuditEn,
  de: labelAuditDe,
  fr: labelAuditFr,
  sl: labelAuditSl,
  it: labelAuditIt,
  es: labelAuditEs,
  pl: labelAuditPl,
  el: labelAuditEl,
} satisfies Record<LanguageCode, LabelAuditPhrases>;

/** The messages of the label audit in a language. */
export const labelAuditPhrases = (lang: LanguageCode): LabelAuditPhrases => tables[lang];
