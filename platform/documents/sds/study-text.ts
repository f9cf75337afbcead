import { formatFigure, type Sheet } from './sheet.ts';

/** A test result or limit as the language prints it: `LD50: 5 800 mg/kg, rat` → `LD50: 5 800 mg/kg, Ratte`. */
export function studyText(sheet: Sheet, value: string): string {
  return termsText(sheet, formatFigure(sheet, value));
}

/** Sources and lists with the words that differ between the languages: `Directive 2000/39/EC` → `Richtlinie 2000/39/EG`. */
export function termsText({ phrases }: Sheet, text: string): string {
  const terms = Object.entries(phrases.terms).sort(([a], [b]) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${terms.map(([term]) => term).join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(pattern, (term) => terms.find(([known]) => known === term)?.[1] ?? term);
}
