import type { Phrases } from '../../../languages/en/sheet.ts';
import { localise, type LanguageCode, type Localised } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { statementPlaceNames, statementText } from '../../../languages/statements.ts';
import { type MarketPhrases } from '../../../languages/en/markets.ts';
import { marketPhrases } from '../../../languages/markets.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { marketLimits, type MarketLimit } from '../../../product/markets/limits.ts';
import { appliesIn, defaultMarket, type Market, marketOf } from '../../../product/markets/markets.ts';
import type { Derived } from '../../../law/classification/model/model.ts';
import { list, paragraph } from '../../blocks/builders.ts';
import { productTraits, type Trait } from '../../../product/product-traits.ts';
import type { Block } from '../../blocks/block.ts';
import { statementPlacesOf } from '../../../product/statement-choices.ts';
import type { SdsOptions, SdsProduct } from '../../../product/sds-product.ts';
import { checkSlots, slotContents, type SlotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { printFigure } from '../../blocks/typography.ts';
import { derivedTraits, resultsOf } from './class-results.ts';

/** The source of every section: a product's facts with the phrases of one language. */
export interface Sheet {
  product: SdsProduct;
  facts: ProductFacts;
  lang: LanguageCode;
  phrases: Phrases;
  marketPhrases: MarketPhrases;
  /** The country for which the sheet is made. */
  market: Market;
  /** The limits in air of the market: typed ones, and those that its lists have on the day of the version. */
  limits: readonly MarketLimit[];
  traits: ReadonlySet<Trait>;
  /** The words for the placeholders of statements, the same as on the label (REACH Annex II 2.2). */
  statementPlaces: ProductFacts['statementPlaces'];
  options: SdsOptions;
  /** The day of the version (YYYY-MM-DD), by the law of which the whole sheet is made. */
  day: string;
  /** The results for the hazard classes, derived when the document is built. */
  results: Derived;
}

/** @throws UnknownSlotError, UnknownPhraseError */
export function openSheet(product: SdsProduct, facts: ProductFacts, lang: LanguageCode, options: SdsOptions): Sheet {
  const phrases = phrasesFor(lang);
  checkSlots(facts, phrases);
  const market = options.market === undefined ? defaultMarket(facts, lang) : marketOf(options.market);
  const day = options.version.created;
  const results = resultsOf(facts, day);
  const limits = marketLimits(facts, market, day);
  return {
    product,
    facts,
    lang,
    phrases,
    options,
    day,
    results,
    market,
    limits,
    marketPhrases: marketPhrases(lang),
    statementPlaces: statementPlacesOf(facts, [lang]),
    traits: new Set([
      ...productTraits(facts),
      ...derivedTraits({ facts, results, day }),
      ...(limits.length > 0 ? ['marketLimits' as const] : []),
    ]),
  };
}

/** Whether the product has one of some traits. */
export const hasTrait = ({ traits }: Pick<Sheet, 'traits'>, ...candidates: readonly Trait[]): boolean =>
  candidates.some((trait) => traits.has(trait));

/** Whether the law of the Union applies in the market. */
export const isUnion = ({ market }: Pick<Sheet, 'market'>): boolean => appliesIn(market, 'EU');

/** A text of the facts in the sheet's language. */
export const textInLanguage = ({ lang }: Sheet, text: Localised | undefined): string | null => localise(text, lang);

export const formatFigure = ({ phrases }: Sheet, value: number | string): string => printFigure(value, phrases.locale);

export const contents = ({ facts, traits, phrases, lang }: Sheet, slot: Slot): SlotContents =>
  slotContents(slot, facts, traits, phrases, lang);

/** The contents of a slot as the lines of one value. */
export function slotLines(sheet: Sheet, slot: Slot): string[] {
  const { sentences, entries } = contents(sheet, slot);
  return [...sentences, ...entries];
}

/** The contents of a slot: its sentences, then its entries as a list. */
export function slotBlocks(sheet: Sheet, slot: Slot, listLabel: string | null = null): Block[] {
  const { sentences, entries } = contents(sheet, slot);
  return [...sentences.map(paragraph), ...list(entries, listLabel)];
}

/** The full text of a statement, its placeholders filled in as on the label, or else by the detail of the classification. */
export function statement({ statementPlaces, lang }: Sheet, code: string, detail?: Localised): string {
  const detailValues =
    detail &&
    Object.fromEntries(
      statementPlaceNames(code, lang)
        .slice(0, 1)
        .map((name) => [name, detail]),
    );
  return statementText(code, lang, statementPlaces[code] ?? detailValues);
}
