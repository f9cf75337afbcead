import { posix } from 'node:path';
import { documentLanguages } from '../../phrases/languages.ts';
import { table } from '../blocks/builders.ts';
import type { SdsSection } from '../blocks/sds-document.ts';
import { substanceName } from './exposure.ts';
import { textInLanguage, type Sheet } from './sheet.ts';

/** Its number among the sections: it follows section 16. */
export const annexNumber = 17;

/**
 * The annex of a sheet (REACH Art. 31(7)): the exposure scenarios by ingredient and language, those in the language of the sheet first.
 * The files themselves are attached to the product. No annex without scenarios.
 */
export function annex(sheet: Sheet): SdsSection[] {
  const { facts, lang, phrases } = sheet;
  const { columns, labels, noValue } = phrases;
  const scenarios = facts.exposureScenarios ?? [];
  if (scenarios.length === 0) return [];
  const isOwn = ({ language }: (typeof scenarios)[number]) => language === lang;
  const ordered = [...scenarios.filter(isOwn), ...scenarios.filter((scenario) => !isOwn(scenario))];
  const rows = ordered.map(({ substance, file, language, title }) => [
    substanceName(sheet, substance),
    [textInLanguage(sheet, title), posix.basename(file)],
    documentLanguages.find(({ code }) => code === language)?.text,
  ]);
  const head = [columns.substance, columns.file, columns.language];
  return [
    {
      number: annexNumber,
      title: labels.annex,
      blocks: table(labels.exposureScenarios, head, rows, noValue),
      subsections: [],
    },
  ];
}
