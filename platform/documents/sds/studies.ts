import { formatFigure, type Sheet, textInLanguage } from './sheet.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { table } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';

/** Translates a test result or limit: `LD50: 5 800 mg/kg, rat` → `LD50: 5 800 mg/kg, Ratte`. */
export function studyText(sheet: Sheet, value: string): string {
  return termsText(sheet, formatFigure(sheet, value));
}

/** Translates the terms in sources and lists: `Directive 2000/39/EC` → `Richtlinie 2000/39/EG`. */
export function termsText({ phrases }: Sheet, text: string): string {
  const terms = Object.entries(phrases.terms).sort(([a], [b]) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${terms.map(([term]) => term).join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(pattern, (term) => terms.find(([english]) => english === term)?.[1] ?? term);
}

type Endpoint = ProductFacts['studies'][number]['endpoint'];

/** The test results for some endpoints, in the order of the endpoints; no block without results. */
export function studyTable(sheet: Sheet, caption: string, endpoints: readonly Endpoint[]): Block[] {
  const { facts, phrases } = sheet;
  const { columns } = phrases;
  const rows = endpoints.flatMap((endpoint) =>
    facts.studies
      .filter((study) => study.endpoint === endpoint)
      .map(({ substance, value, source }) => [
        phrases.endpoints[endpoint],
        textInLanguage(sheet, substance) ?? phrases.exposure.product,
        studyText(sheet, value),
        source && termsText(sheet, source),
      ]),
  );
  return table(caption, [columns.test, columns.substance, columns.value, columns.source], rows, phrases.noValue);
}
