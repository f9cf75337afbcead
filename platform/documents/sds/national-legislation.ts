import { countryName, fill } from '../../languages/languages.ts';
import { membersOf } from '../../product/ingredients.ts';
import { sevesoGoods, storageClass } from '../../product/markets/goods.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import type { NationalHeading } from '../../product/markets/market-pack.ts';
import { type SevesoCategory, sevesoCategories, sevesoNamed, type Tonnes } from '../../law/seveso.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { definitions, list, paragraph, row, subheading } from '../blocks/builders.ts';
import { verdictsOfClass } from './sheet/class-results.ts';
import { sentencesAt } from './sheet/sentences.ts';
import { formatFigure, hasTrait, textInLanguage, type Sheet } from './sheet/sheet.ts';

/** Section 15.1: the law of the market, and of no other country. */
export function nationalLegislation(sheet: Sheet): Block[] {
  const { market, marketPhrases: texts, facts, lang } = sheet;
  const country = countryName(market.country, lang);
  const nationalFacts = facts.markets?.[market.country];
  const rows = (market.pack?.national ?? []).map((heading) => nationalRow(sheet, heading));
  const acts = (nationalFacts?.acts ?? []).map((act) => textInLanguage(sheet, act));
  return [
    subheading(fill(texts.nationalLegislation, { country })),
    ...sentencesAt(sheet, '15.1.country').map(paragraph),
    ...definitions(...rows),
    ...list(acts, rows.length > 0 ? texts.furtherActs : null),
  ];
}

/** The row of a heading with the value of the facts; without a value the sheet says so, or omits the row if the heading is optional. */
function nationalRow(
  sheet: Sheet,
  { key, name, derived, numbers, categories, group, isOptional }: NationalHeading,
): DefinitionRow[] {
  const { facts, market, phrases, marketPhrases: texts } = sheet;
  const authorText = textInLanguage(sheet, facts.markets?.[market.country]?.national?.[key]);
  // Acts about work are not asked for in the sheet of a product for the public.
  const isForWork = derived === 'physicalOrHealthHazard' || derived === 'healthHazard';
  const about = {
    isOptional: isOptional === true || (isForWork && hasTrait(sheet, 'public')),
    isDerived: derived === 'storageClass',
  };
  const [fallback] = sentencesAt(sheet, '15.1.heading', about);
  const title = textInLanguage(sheet, name) ?? key;
  switch (derived) {
    case 'wgk':
      return row(phrases.labels.wgk, authorText ?? (facts.wgk && phrases.wgk[facts.wgk]), fallback);
    case 'storageClass': {
      const storage = storageClass(facts);
      return row(phrases.labels.storageClass, authorText ?? (storage && texts.storageClasses[storage]), fallback);
    }
    case 'seveso':
      return row(title, authorText ?? sevesoNumbers(sheet, numbers), fallback);
    case 'categories':
      return row(title, authorText ?? categoriesOf(sheet, categories).join(', '));
    case 'physicalOrHealthHazard':
    case 'healthHazard':
      return row(title, authorText ?? sentencesAt(sheet, '15.1.work', derived), fallback);
    case 'group':
      return row(title, authorText ?? membersIn(sheet, group).join(', '));
    case undefined:
      return row(title, authorText, fallback);
  }
}

/** The ingredients of a group, if the product has as much of them as the group asks for. */
const membersIn = (sheet: Sheet, group: NationalHeading['group']): string[] =>
  group === undefined || !hasTrait(sheet, group)
    ? []
    : membersOf(sheet.facts, group).flatMap(({ name }) => textInLanguage(sheet, name) ?? []);

/** The categories of section 2.1 to which an act applies. */
const categoriesOf = ({ facts }: Sheet, categories: NationalHeading['categories'] = []): string[] => [
  ...new Set(
    facts.classification
      .flatMap(({ category }) => category.split(', '))
      .filter((single) => categories.includes(single)),
  ),
];

/** The sentence where nothing of Directive 2012/18/EU applies. */
export const noSevesoSentences = (sheet: Sheet): string[] => sentencesAt(sheet, '15.1.seveso');

const acuteClasses = ['acuteDermal', 'acuteInhalation'] as const;

/** For a substance only what the author states is known; a class that the sheet has is not open. */
function goodsOf(sheet: Sheet) {
  const isOpen = acuteClasses.every((name) => {
    const verdicts = verdictsOfClass(sheet, name);
    return verdicts.length === 0 || verdicts.some(({ kind }) => kind === 'noData');
  });
  return sevesoGoods(sheet.facts, isOpen);
}

/** The categories of Part 1 and the named substances of Part 2, with their qualifying quantities. */
export function sevesoLines(sheet: Sheet): string[] {
  const { marketPhrases: texts, facts } = sheet;
  const goods = goodsOf(sheet);
  const categories = sevesoCategories(goods);
  const namedSubstances = sevesoNamed(goods);
  // Annex I, first paragraph: for a substance of Part 2 the quantities of Part 2 apply.
  const categoryCodes = namedSubstances.length > 0 ? [] : categories.map(({ code }) => code);
  const line = (part: 1 | 2, text: string, tonnes: Tonnes | null) =>
    [fill(texts.part, { part: String(part), text }), tonnes && tonnesText(sheet, tonnes)].filter(Boolean).join(' – ');
  return [
    ...namedSubstances.map(({ entry, ingredient, tonnes }) => {
      const name =
        ingredient === null
          ? texts.sevesoEntries[entry as '18' | '41']
          : textInLanguage(sheet, facts.composition[ingredient]?.name ?? facts.name);
      return line(
        2,
        fill(texts.entry, { entry, name: name ?? '' }),
        entry === '1–4' || entry === '5–6' ? null : tonnes,
      );
    }),
    ...categories.map(({ code, tonnes }) =>
      line(1, texts.sevesoCategories[code], code === 'P3' || namedSubstances.length > 0 ? null : tonnes),
    ),
    ...sentencesAt(sheet, '15.1.processing', categoryCodes),
    ...sentencesAt(sheet, '15.1.compared', categoryCodes),
  ];
}

function tonnesText(sheet: Sheet, [lower, upper]: Tonnes): string {
  const texts = sheet.marketPhrases;
  const figure = (tonnes: number) => formatFigure(sheet, tonnes);
  return lower === null
    ? fill(texts.upperTonnes, { upper: figure(upper) })
    : fill(texts.tonnes, { lower: figure(lower), upper: figure(upper) });
}

/**
 * The numbers of a national act that implements the directive, `1.2.5.3 (P5c)`. A category without a number has its code, a substance of
 * Part 2 its entry in the directive; the number of a substance of Part 2 is printed alone (Annex I, first paragraph). Outside of the Union,
 * where the sheet has no row of the directive, the row also has what was not compared.
 */
function sevesoNumbers(sheet: Sheet, numbers: NationalHeading['numbers']): string[] {
  const { marketPhrases: texts, market } = sheet;
  const goods = goodsOf(sheet);
  const entries = sevesoNamed(goods).map(({ entry }) => {
    const directiveEntry = fill(texts.entryOfDirective, { entry });
    const number = numbers?.[entry];
    return number === undefined ? directiveEntry : `${number} (${directiveEntry})`;
  });
  if (entries.length > 0) return [entries.join(', ')];
  const categories = sevesoCategories(goods).map(({ code, variant }: SevesoCategory) => {
    const number = numbers?.[variant ?? code] ?? numbers?.[code];
    return number === undefined ? code : `${number} (${code})`;
  });
  if (categories.length === 0) return noSevesoSentences(sheet);
  return [categories.join(', '), ...(appliesIn(market, 'EU') ? [] : sentencesAt(sheet, '15.1.compared', categories))];
}
