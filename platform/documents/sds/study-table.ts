import type { ProductFacts } from '../../store/facts.ts';
import { table } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { textInLanguage, type Sheet } from './sheet.ts';
import { studyText, termsText } from './study-text.ts';

type Endpoint = ProductFacts['studies'][number]['endpoint'];

/** The test results for some endpoints, in the order of the endpoints; nothing where there are none. */
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
