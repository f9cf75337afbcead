import { phrasesFor } from '../../../phrases/phrases.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** 'a black symbol on a white background with a red frame sufficiently wide to be clearly visible' */
const provision = 'CLP Annex I 1.2.1.2';

/** The colours of the printer. */
export const printChecks: Check = (auditCase) => [frames(auditCase)];

function frames({ settings: { ink }, content, fit, lang }: AuditCase): Draft | null {
  if (ink === 1 || content.pictograms.length === 0) return null;
  if (ink === 2) return { code: 'frames-black', level: 'error', provision, setting: 'ink' };
  const figure = new Intl.NumberFormat(phrasesFor(lang).locale, { maximumFractionDigits: 2 });
  const values = { edge: figure.format(fit.pictogramEdgeMm ?? 0) };
  return { code: 'frames-on-stock', level: 'info', provision, setting: 'ink', values };
}
