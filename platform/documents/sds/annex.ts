import { posix } from 'node:path';
import { documentLanguages } from '../../languages/languages.ts';
import { table } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import type { SdsSection } from '../blocks/sds-document.ts';
import { substanceName } from './08-exposure-controls.ts';
import { sentencesAt } from './sheet/sentences.ts';
import { textInLanguage, type Sheet } from './sheet/sheet.ts';

/** Its number among the sections: it follows section 16. */
const annexNumber = 17;

/**
 * The annex of a sheet (REACH Art. 31(7)): the exposure scenarios by ingredient and language, those in the language of the sheet first.
 * The files themselves are attached to the product, to whose page the annex links. No annex without scenarios.
 */
export function annex(sheet: Sheet): SdsSection[] {
  const { columns, labels, noValue } = sheet.phrases;
  const rows = scenarioRows(sheet);
  if (rows.length === 0) return [];
  const head = [columns.substance, columns.file, columns.language];
  const addresses = sentencesAt(sheet, 'annex').map((text): Block => ({
    kind: 'paragraph',
    text,
    link: sheet.options.permalink,
  }));
  const blocks = [...table(labels.exposureScenarios, head, rows, noValue), ...addresses];
  return [{ number: annexNumber, title: labels.annex, blocks, subsections: [] }];
}

/** Ingredient, title with file name, and language of each scenario. */
function scenarioRows(sheet: Sheet) {
  const scenarios = sheet.facts.exposureScenarios ?? [];
  const isOwn = ({ language }: (typeof scenarios)[number]) => language === sheet.lang;
  const ordered = [...scenarios.filter(isOwn), ...scenarios.filter((scenario) => !isOwn(scenario))];
  return ordered.map(({ substance, file, language, title }) => [
    substanceName(sheet, substance),
    [textInLanguage(sheet, title), posix.basename(file)],
    documentLanguages.find(({ code }) => code === language)?.text,
  ]);
}

/** The same as lines: `Exposure scenarios: acetone, scenarios.pdf, English`. */
export const annexLines = (sheet: Sheet): string[] =>
  scenarioRows(sheet).map(
    (cells) =>
      `${sheet.phrases.labels.exposureScenarios}${sheet.phrases.colon}${cells.flat().filter(Boolean).join(', ')}`,
  );
