import { annexVIEn, type AnnexVITexts } from './annex-vi.ts';
import { type ChecklistTexts, checklistEn } from './checklist.ts';
import { type CommonNames, commonNamesEn } from './common-names.ts';
import { type ContradictionTexts, contradictionEn } from './contradictions.ts';
import { classificationEn, type ClassificationTexts, derivationEn, type DerivationPhrases } from './derivation.ts';
import { fileCheckEn, type FileCheckTexts } from './file-checks.ts';
import { labelAuditEn, type LabelAuditPhrases } from './label-audit.ts';
import { mailsEn, type MailTexts } from './mails.ts';
import { marketEn, type MarketPhrases } from './markets.ts';
import { readingEn, type ReadingWords } from './reading.ts';
import { en as sheet, type Phrases } from './sheet.ts';
import { type EquipmentWords, equipmentEn, statementsEn } from './statements.ts';

/** Everything that the platform says and understands in a document language; English gives the codes of messages and phrases. */
export interface Language {
  /** The phrases of documents. */
  sheet: Phrases;
  /** H, EUH and P statements by code. */
  statements: Readonly<Record<string, string>>;
  /** The words of P280 for its equipment; omitted: those of the law, which has them one by one. */
  equipment?: EquipmentWords;
  derivation: DerivationPhrases;
  labelAudit: LabelAuditPhrases;
  market: MarketPhrases;
  /** Messages about a product for those who make it. */
  messages: AnnexVITexts & ChecklistTexts & ClassificationTexts & ContradictionTexts & FileCheckTexts;
  mails: MailTexts;
  /** Names of substances, by which the catalogue finds them. */
  commonNames: CommonNames;
  reading: ReadingWords;
}

export const languageEn = {
  sheet,
  statements: statementsEn,
  equipment: equipmentEn,
  derivation: derivationEn,
  labelAudit: labelAuditEn,
  market: marketEn,
  messages: { ...annexVIEn, ...checklistEn, ...classificationEn, ...contradictionEn, ...fileCheckEn },
  mails: mailsEn,
  commonNames: commonNamesEn,
  reading: readingEn,
} satisfies Language;
