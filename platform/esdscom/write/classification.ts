import type { Phrases } from '../../languages/en/sheet.ts';
import { acuteRoutes, hazardCategories } from '../../law/hazard-classes.ts';
import { type LimitLine, readLimitLine } from '../../law/classification/model/limit-lines.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { hazardClassName } from '../../documents/sds/sheet/hazard-names.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { studyText } from '../../documents/sds/sheet/studies.ts';
import { unitOf } from './quantity.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { statementOf } from './statement-elements.ts';

type Entry = ProductFacts['classification'][number];

const routeNames = { oral: 'Oral', dermal: 'Dermal', inhalation: 'Inhalation' } as const;
/** The routes of acute toxicity, by which eSDScom names categories, estimates and tests. */
export const routes = acuteRoutes.map((acuteRoute) => ({ ...acuteRoute, routeName: routeNames[acuteRoute.route] }));

/** H335, H336 → effect: eSDScom has STOT SE 3 by effect (CLP Annex I, 3.8). */
const effects = { H335: 'resp.', H336: 'narc.' } as const;

/** CLP's abbreviations that differ in eSDScom (`EuClpClassCategoryEnum_2023_707`). */
const otherNames: Record<string, string> = {
  'Chem. Unst. Gas A': 'Chem. Unstab. Gas A',
  'Chem. Unst. Gas B': 'Chem. Unstab. Gas B',
};

const known = new Set(hazardCategories.flatMap(({ category }) => category.split(', ')));

/**
 * The categories of `EuClpClassCategoryEnum_2023_707` for a category with its statements: `Acute Tox. 3` with `H301+H331` is
 * `Acute Tox. 3 (oral)` and `Acute Tox. 3 (inhalation)`. Empty for a category that CLP does not have (any more).
 */
export function classCategories(category: string, statements: readonly string[]): string[] {
  const codes = statements.flatMap((code) => code.split('+'));
  if (!category.split(', ').every((part) => known.has(part))) return [];
  if (category.startsWith('Acute Tox. ')) {
    return routes
      .filter((route) => codes.some((code) => route.statements.test(code)))
      .map(({ route }) => `${category} (${route})`);
  }
  if (category === 'STOT SE 3') {
    const named = Object.entries(effects).flatMap(([code, effect]) => (codes.includes(code) ? effect : []));
    return named.length ? [`${category} (${named.join(', ')})`] : [];
  }
  return category.split(', ').map((part) => otherNames[part] ?? part);
}

/** The subject of a classification: a product, or an ingredient of a mixture. */
export interface Classified {
  classification: readonly Entry[];
  euh: readonly string[];
  /** Specific concentration limits, M factors and acute toxicity estimates, as printed. */
  limits: readonly string[];
  /** The classification procedure (CLP Art. 9); products only. */
  procedureOf?: (entry: Entry) => string | undefined;
}

/** Type `ClassificationEU`; null without a classification. */
export function classificationElement(sheet: Sheet, { classification, euh, limits, procedureOf }: Classified) {
  const read = limits.flatMap((limit) => readLimit(sheet, limit).map((readLine) => ({ limit, ...readLine })));
  const unnamedClasses = classification
    .filter(({ category, h }) => !classCategories(category, h).length)
    .map(({ category, h }) => [category, ...h].join(', '));
  const unreadLimits = read.filter(({ kind }) => !kind).map(({ limit }) => studyText(sheet, limit));
  const elementsOfKind = (kind: string) => read.flatMap((line) => (line.kind === kind ? line.elements : []));
  // The schema has one factor for each effect and one estimate for each route.
  const surplusLimits = read
    .filter(
      ({ kind }, index) => kind !== 'limit' && kind !== null && read.findIndex((line) => line.kind === kind) < index,
    )
    .map(({ limit }) => studyText(sheet, limit));
  return element(
    'Classification',
    element(
      'ClpHazardClassification_2023_707',
      classification.flatMap((entry) => classElements(sheet, entry, procedureOf?.(entry))),
      element('MultiplyingFactor', elementsOfKind('Acute').slice(0, 1), elementsOfKind('Chronic').slice(0, 1)),
      elementsOfKind('limit'),
      element('Ate', ...(['Inhalation', 'Dermal', 'Oral'] as const).map((route) => elementsOfKind(route).slice(0, 1))),
      phrases('AdditionalInformation', [...unnamedClasses, ...unreadLimits, ...surplusLimits]),
      euh.flatMap((code) => statementOf(sheet, 'ClpSupplementalHazardInformation', code, 'supplemental') ?? []),
    ),
  );
}

const classElements = (sheet: Sheet, { category, h, detail }: Entry, procedure?: string): XmlElement[] =>
  classCategories(category, h).map((name) =>
    required(
      'Classification',
      classAndName(sheet.phrases, name, category, h),
      phrase(/^STOT/.test(category) ? 'Organ' : 'ExposureRoute', textInLanguage(sheet, detail)),
      phrase('ClassificationProcedure', procedure),
    ),
  );

const classAndName = (words: Phrases, name: string, category: string, statements: readonly string[]) => [
  required('HazardClassCategory', name),
  phrase('HazardClassCategoryPrintable', hazardClassName(category, statements, words)),
];

/** Words for the inhaled forms (`AteValue/Restriction`). */
export const forms = { gas: 'gas', vapour: 'vapour', dustOrMist: 'dust/mist' } as const;

interface ReadLimit {
  /** Null for a limit without an element of its own. */
  kind: 'Acute' | 'Chronic' | 'limit' | 'Inhalation' | 'Dermal' | 'Oral' | null;
  elements: (XmlElement | null)[];
}

/** Assigns a limit of section 3 to its element in eSDScom, an M factor for both effects to two. */
function readLimit({ phrases: words }: Sheet, text: string): ReadLimit[] {
  const lines = readLimitLine(text);
  const lineElementGroups = lines.map((line) => lineElements(words, line));
  // One line without an element: the whole text stays a text.
  return lineElementGroups.some((group) => group.length === 0)
    ? [{ kind: null, elements: [] }]
    : lineElementGroups.flat();
}

function lineElements(words: Phrases, line: LimitLine): ReadLimit[] {
  switch (line.kind) {
    case 'factor': {
      const kinds = [...(line.effect === 'chronic' ? [] : ['Acute']), ...(line.effect === 'acute' ? [] : ['Chronic'])];
      return (kinds as ('Acute' | 'Chronic')[]).map((kind) => ({
        kind,
        elements: [element(kind, String(line.factor))],
      }));
    }
    case 'ate': {
      const { routeName: kind } = routes.find(({ route }) => route === line.route)!;
      // In ppm only a gas can be meant.
      const form = line.form === null || line.unit === 'ppmV' ? line.condition : words.terms[forms[line.form]];
      const value = [element('Value', line.value), element('Unit', unitOf(line.unit)), phrase('Restriction', form)];
      return [{ kind, elements: [required(kind, value)] }];
    }
    case 'class': {
      const { category, h } = line;
      const [name] = classCategories(category, h);
      return name ? limitElement(line, ...classAndName(words, name, category, h)) : [];
    }
    case 'statement':
      return limitElement(line, element('SupplementalHazard', line.code.slice(3)));
    default:
      return [];
  }
}

/** A limit without a lower end has no element. */
const limitElement = (
  { from, below }: { from: number | null; below: number | null },
  ...about: (XmlElement | null)[]
): ReadLimit[] =>
  from === null
    ? []
    : [
        {
          kind: 'limit',
          elements: [
            required(
              'SpecificConcLimit',
              about,
              required('MinPercentage', from),
              below !== null && required('MaxPercentage', below),
            ),
          ],
        },
      ];
