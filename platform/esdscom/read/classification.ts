import { classCategories, routes } from '../write/classification.ts';
import { hazardCategories } from '../../rules/hazard-classes.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { figureText, readFigure } from './figures.ts';
import { localisedText, type Part, type Sheet } from './part.ts';
import { readCodes } from './statements.ts';

type Entry = ProductFactsInput['classification'][number];

/** The elements of each category; categories with several elements come first. */
const known = hazardCategories
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
  const given = part?.one('ClpHazardClassification_2023_707') ?? part?.one('ClpAtp14HazardClassification');
  if (!given) return { classification: [], euh: [], limits: [] };
  const classification = readEntries(sheet, given, wordings);
  return {
    classification,
    euh: given.all('ClpSupplementalHazardInformation').flatMap((one) => readCodes(sheet, one, ['EUH'])),
    limits: readLimits(given, classification),
  };
}

function readEntries(sheet: Sheet, given: Part, wordings: readonly string[]): Entry[] {
  const parts = given.all('Classification');
  const names = parts.map((part) => part.one('HazardClassCategory')?.node.text);
  const entries: Entry[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const found = known.find(({ elements }) => elements.every((name, next) => names[place + next] === name));
    if (!found) continue;
    const own = parts.slice(place, place + found.elements.length);
    own.forEach((part) =>
      ['HazardClassCategory', 'HazardClassCategoryPrintable'].forEach((name) => part.one(name)?.take()),
    );
    const details = [...own[0]!.phrases('Organ'), ...own[0]!.phrases('ExposureRoute')];
    entries.push(
      ...found.entries.map(({ category, h }) => ({
        category,
        h: h.map((code) => wordingOf(code, wordings)),
        ...(details.length > 0 && { detail: localisedText(sheet, details.join(', ')) }),
      })),
    );
    place += found.elements.length - 1;
  }
  return entries;
}

function wordingOf(code: string, wordings: readonly string[]): string {
  const own = wordings.filter((one) => /^H\d{3}[A-Za-z]*$/.test(one) && one.startsWith(code));
  return own.length === 1 ? own[0]! : code;
}

/** M factors, specific concentration limits and acute toxicity estimates in the notation of product files. */
function readLimits(given: Part, classification: readonly Entry[]): string[] {
  return [
    ...factors.flatMap(({ path, name }) => given.texts(path).map((factor) => `M (${name}) = ${factor}`)),
    ...given.all('SpecificConcLimit').flatMap((part) => readConcentrationLimit(part) ?? []),
    ...routes.flatMap(({ ate, statements }) => {
      const code = classification.flatMap(({ h }) => h).find((one) => statements.test(one));
      const estimate = code && readFigure(given, `Ate/${ate}`);
      return estimate ? `ATE (${code}) = ${figureText(estimate)}` : [];
    }),
    ...given.phrases('AdditionalInformation'),
  ];
}

const factors = [
  { path: 'MultiplyingFactor/Acute', name: 'acute' },
  { path: 'MultiplyingFactor/Chronic', name: 'chronic' },
];

/** `STOT SE 2; H371: 3 % ≤ C < 10 %` */
function readConcentrationLimit(part: Part): string | null {
  const name = part.one('HazardClassCategory')?.node.text;
  const entry = known.find(({ elements }) => elements.length === 1 && elements[0] === name)?.entries[0];
  const euh = part.one('SupplementalHazard')?.node.text;
  const about = entry ? `${entry.category}; ${entry.h.join(', ')}` : euh && `EUH${euh.replace(/^EUH/, '')}`;
  const minimum = Number(part.one('MinPercentage')?.node.text);
  const max = part.one('MaxPercentage')?.node.text;
  if (!about || Number.isNaN(minimum)) return null;
  part.take();
  if (max === undefined) return `${about}: C ≥ ${minimum} %`;
  return minimum > 0 ? `${about}: ${minimum} % ≤ C < ${Number(max)} %` : `${about}: C < ${Number(max)} %`;
}
