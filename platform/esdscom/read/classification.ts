import { classCategories, routes } from '../write/classification.ts';
import { hazardCategories } from '../../law/hazard-classes.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { figureText, readFigure } from './figures.ts';
import { localisedText, type Part, type Sheet, untranslateTerms } from './part.ts';
import { readCodes } from './statements.ts';

type Entry = ProductFactsInput['classification'][number];

/** The elements of each category; categories with several elements come first. */
const categories = hazardCategories
  .map(({ category, h }) => ({ elements: classCategories(category, h), entries: [{ category, h: [...h] }] }))
  .concat([
    {
      elements: ['STOT SE 3 (resp., narc.)'],
      entries: ['H335', 'H336'].map((code) => ({ category: 'STOT SE 3', h: [code] })),
    },
  ])
  .filter(({ elements }) => elements.length > 0)
  .toSorted((a, b) => b.elements.length - a.elements.length);

/** The contents of a classification (type `ClassificationEU`). */
export interface ReadClassification {
  classification: Entry[];
  euh: string[];
  limits: string[];
}

/**
 * Reads a classification. `wordings`: the statements that the sheet has in full. eSDScom has no statements for its categories: if
 * the sheet has only one wording of H350, H360 or H361, that wording is used.
 */
export function readClassification(
  sheet: Sheet,
  part: Part | undefined,
  wordings: readonly string[],
): ReadClassification {
  const hazards = part?.first('ClpHazardClassification_2023_707') ?? part?.first('ClpAtp14HazardClassification');
  if (!hazards) return { classification: [], euh: [], limits: [] };
  const classification = readEntries(sheet, hazards, wordings);
  return {
    classification,
    euh: hazards.all('ClpSupplementalHazardInformation').flatMap((statement) => readCodes(sheet, statement, ['EUH'])),
    limits: readLimits(sheet, hazards, classification),
  };
}

function readEntries(sheet: Sheet, hazards: Part, wordings: readonly string[]): Entry[] {
  const parts = hazards.all('Classification');
  const names = parts.map((part) => part.first('HazardClassCategory')?.node.text);
  const entries: Entry[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const match = categories.find(({ elements }) => elements.every((name, next) => names[index + next] === name));
    if (!match) continue;
    const matched = parts.slice(index, index + match.elements.length);
    matched.forEach((part) =>
      ['HazardClassCategory', 'HazardClassCategoryPrintable'].forEach((name) => part.first(name)?.take()),
    );
    const details = [...matched[0]!.phrases('Organ'), ...matched[0]!.phrases('ExposureRoute')];
    entries.push(
      ...match.entries.map(({ category, h }) => ({
        category,
        h: h.map((code) => wordingOf(code, wordings)),
        ...(details.length > 0 && { detail: localisedText(sheet, details.join(', ')) }),
      })),
    );
    index += match.elements.length - 1;
  }
  return entries;
}

function wordingOf(code: string, wordings: readonly string[]): string {
  const matched = wordings.filter((wording) => /^H\d{3}[A-Za-z]*$/.test(wording) && wording.startsWith(code));
  return matched.length === 1 ? matched[0]! : code;
}

/** M factors, specific concentration limits and acute toxicity estimates in the notation of product files. */
function readLimits(sheet: Sheet, hazards: Part, classification: readonly Entry[]): string[] {
  return [
    ...factors.flatMap(({ path, name }) => hazards.texts(path).map((factor) => `M (${name}) = ${factor}`)),
    ...hazards.all('SpecificConcLimit').flatMap((part) => readConcentrationLimit(part) ?? []),
    ...routes.flatMap(({ routeName, route, statements }) => {
      const code = classification.flatMap(({ h }) => h).find((hazardCode) => statements.test(hazardCode));
      const estimate = readFigure(hazards, `Ate/${routeName}`);
      const form = hazards.phrase(`Ate/${routeName}/Restriction`);
      return estimate
        ? `ATE ${code ? `(${code})` : route} = ${figureText(estimate)}${form ? ` (${untranslateTerms(sheet, form)})` : ''}`
        : [];
    }),
    ...hazards.phrases('AdditionalInformation'),
  ];
}

const factors = [
  { path: 'MultiplyingFactor/Acute', name: 'acute' },
  { path: 'MultiplyingFactor/Chronic', name: 'chronic' },
];

/** `STOT SE 2; H371: 3 % ≤ C < 10 %` */
function readConcentrationLimit(part: Part): string | null {
  const name = part.first('HazardClassCategory')?.node.text;
  const entry = categories.find(({ elements }) => elements.length === 1 && elements[0] === name)?.entries[0];
  const euh = part.first('SupplementalHazard')?.node.text;
  const about = entry ? `${entry.category}; ${entry.h.join(', ')}` : euh && `EUH${euh.replace(/^EUH/, '')}`;
  const minimum = Number(part.first('MinPercentage')?.node.text);
  const max = part.first('MaxPercentage')?.node.text;
  if (!about || Number.isNaN(minimum)) return null;
  part.take();
  if (max === undefined) return `${about}: C ≥ ${minimum} %`;
  return minimum > 0 ? `${about}: ${minimum} % ≤ C < ${Number(max)} %` : `${about}: C < ${Number(max)} %`;
}
