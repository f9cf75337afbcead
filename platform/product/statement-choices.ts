import {
  documentLanguages,
  localise,
  type LabelLanguageCode,
  type LanguageCode,
  type Localised,
} from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import type { Verdict } from '../law/classification/model/model.ts';
import type { PrecautionCase } from '../law/label/precautions.ts';
import type { Equipment } from '../languages/en/statements.ts';
import { equipmentText } from '../languages/protective-equipment.ts';
import { placeAlternatives, statementPlaceNames } from '../languages/statements.ts';
import type { ProductFacts } from './facts.ts';
import { derivedFrom, ingredientPlaces } from './mixture.ts';
import { type PhysicalState, productState } from './physical-state.ts';
import { productTraits } from './product-traits.ts';
import { slotContents } from './slot-phrases.ts';
import type { Slot } from './slots.ts';

/**
 * The inhaled forms of a product by its state: indices in 'dust/fume/gas/mist/vapours/spray' of P260 and P261, which has this order in every
 * language (CLP Annex IV, Part 2; the supplier chooses among words that a slash separates).
 */
const formsOf: Readonly<Record<PhysicalState, readonly number[]>> = {
  solid: [0, 1],
  gas: [2],
  liquid: [3, 4, 5],
  aerosol: [4, 5],
};
const formCount = 6;

/** Section 8.2.2: the phrases that call for a piece of equipment. */
const equipmentOf: readonly { slot: Slot; phrases: RegExp; equipment: Equipment }[] = [
  { slot: '8.2.2.hands', phrases: /^gloves(?!NotNeeded|Unsuitable)/, equipment: 'gloves' },
  { slot: '8.2.2.skin', phrases: /^chemicalClothing$/, equipment: 'clothing' },
  { slot: '8.2.2.eyes', phrases: /^(tightGoggles|safetyGlasses(Gas|Dust)?)$/, equipment: 'eyes' },
  { slot: '8.2.2.eyes', phrases: /^faceShield$/, equipment: 'face' },
];

/** What the precautionary statements of a product's label are selected by. */
export const precautionCaseOf = (
  facts: Pick<ProductFacts, 'audience' | 'basicProperties' | 'classification' | 'classificationData'>,
  { h, euh }: Pick<ProductFacts['label'], 'h' | 'euh'>,
): PrecautionCase => ({ audience: facts.audience, h, euh, state: productState(facts) });

type Places = ProductFacts['statementPlaces'];
type Case = Pick<ProductFacts, 'label' | 'statementPlaces'>;

/**
 * The places of the label's statements: those that the author wrote, and those that follow from the product: the organs of H370 to H373
 * from its classes, the forms of P260 and P261 from its physical state, the equipment of P280 from section 8.
 */
export function statementPlacesOf(
  facts: ProductFacts,
  languages: readonly LabelLanguageCode[] = documentLanguages.map(({ code }) => code),
): Places {
  const places = { ...facts.statementPlaces };
  for (const [code, written] of Object.entries(facts.statementPlaces)) {
    const names = Object.entries(written).map(([name, text]) => [
      name,
      { ...chosen(code, name, text, languages), ...text },
    ]);
    places[code] = Object.fromEntries(names) as Places[string];
  }
  for (const [code, organs] of organsOf(facts))
    places[code] = { ...places[code], organs: { ...organs, ...places[code]?.organs } };
  for (const [code, name] of placesToChoose(facts)) {
    const derived = name === 'forms' ? forms(code, facts, languages) : equipment(facts, languages);
    if (derived) places[code] = { ...places[code], [name]: derived };
  }
  return places;
}

/** The categories whose statements name the target organs (CLP Annex I, Tables 3.8.4 and 3.9.5). */
export const targetOrgans = /^STOT (?:SE [12]|RE)/;

/**
 * The organs by statement; a statement has none if a class with it does not name its organs. Classes none of which names them have the organs
 * of the ingredients that cause them.
 */
function organsOf(facts: ProductFacts): [code: string, organs: Localised][] {
  const harming = facts.classification.filter(({ category }) => targetOrgans.test(category));
  return [...new Set(harming.flatMap(({ h }) => h))].flatMap((code) => {
    const details = harming.flatMap(({ h, detail }) => (h.includes(code) ? [detail] : []));
    const known = details.filter((detail) => detail !== undefined);
    const organs = known.length === 0 ? organsOfCauses(facts, code) : known;
    return organs.length < details.length ? [] : [[code, joinInCommonLanguages(organs)]];
  });
}

/** The organs that the ingredients give to the calculated classes with a statement. */
const organsOfCauses = (facts: ProductFacts, code: string): Localised[] =>
  derivedFrom(facts).verdicts.flatMap((verdict) =>
    verdict.kind === 'classified' && verdict.h.includes(code) ? (organsIn(verdict, facts.composition) ?? []) : [],
  );

/** The target organs of the causes of a class; undefined if those of one cause are unknown. */
export function organsIn(
  { steps, category }: Extract<Verdict, { kind: 'classified' }>,
  composition: ProductFacts['composition'],
) {
  const places = ingredientPlaces(composition);
  const family = category.slice(0, 'STOT SE'.length);
  const causes = steps.filter(({ contribution }) => contribution >= 1);
  const details = causes.map(
    ({ ingredient }) =>
      composition[places.get(ingredient) ?? -1]?.classification.find(
        (entry) => entry.category.startsWith(family) && entry.detail,
      )?.detail,
  );
  const known = details.filter((detail) => detail !== undefined);
  if (known.length === 0 || known.length < details.length) return undefined;
  return listIn(known);
}

/** As `listIn`, in the languages that all texts have, so that a list is in one language. */
const joinInCommonLanguages = (texts: readonly Localised[]): Localised =>
  Object.fromEntries(
    Object.entries(listIn(texts)).filter(([lang]) => texts.every((text) => text[lang as LanguageCode] !== undefined)),
  );

/** Joins different texts by commas, in each language that one of them has. */
export function listIn(texts: readonly Localised[]): Localised {
  const different = [...new Map(texts.map((text) => [localise(text, 'en'), text])).values()];
  const languages = [...new Set(different.flatMap((text) => Object.keys(text)))] as LanguageCode[];
  const entries = languages.map((lang) => [lang, different.map((text) => localise(text, lang)).join(', ')]);
  return Object.fromEntries(entries) as Localised;
}

/** The alternatives of P280, in the order of the law. */
const equipmentOrder: readonly Equipment[] = ['gloves', 'clothing', 'eyes', 'face'];

/** Translates the alternatives that the author chose in one language, since CLP has them in the same order in every language. */
function chosen(code: string, name: string, written: Localised, languages: readonly LabelLanguageCode[]): Localised {
  for (const { code: from } of documentLanguages) {
    const all = placeAlternatives(code, name, from);
    const positions = written[from]?.split('/').map((words) => all.indexOf(words)) ?? [];
    if (positions.length === 0 || positions.includes(-1)) continue;
    const isEquipment = name === 'equipment' && all.length === equipmentOrder.length;
    const wordsIn = (lang: LabelLanguageCode) => {
      if (isEquipment)
        return equipmentText(
          positions.flatMap((position) => equipmentOrder[position] ?? []),
          lang,
        );
      const alternatives = placeAlternatives(code, name, lang);
      return alternatives.length === all.length
        ? positions.map((position) => alternatives[position]).join('/')
        : undefined;
    };
    return buildLocalised(languages, wordsIn) ?? {};
  }
  return {};
}

/** The label's statements that print all alternatives, because neither the author nor the facts choose one. */
export function openStatements(facts: ProductFacts): string[] {
  const places = statementPlacesOf(facts);
  return placesToChoose(facts).flatMap(([code, name]) => (places[code]?.[name] ? [] : [code]));
}

/** Statements with alternatives, by the name of the place, for which the author wrote nothing. */
const placesToChoose = ({ label, statementPlaces }: Case): [code: string, name: 'forms' | 'equipment'][] =>
  label.p.flatMap((code) =>
    statementPlaceNames(code, 'en')
      .filter((name) => name === 'forms' || name === 'equipment')
      .filter((name) => statementPlaces[code]?.[name] === undefined)
      .map((name) => [code, name] as [string, 'forms' | 'equipment']),
  );

function buildLocalised(
  languages: readonly LabelLanguageCode[],
  textOf: (lang: LabelLanguageCode) => string | undefined,
): Localised | null {
  const texts = languages.flatMap((code) => {
    const text = textOf(code);
    return text === undefined ? [] : [[code, text] as const];
  });
  return texts.length > 0 ? (Object.fromEntries(texts) as Localised) : null;
}

function forms(code: string, facts: ProductFacts, languages: readonly LabelLanguageCode[]): Localised | null {
  const state = productState(facts);
  if (!state) return null;
  return buildLocalised(languages, (lang) => {
    const all = placeAlternatives(code, 'forms', lang);
    return all.length === formCount ? formsOf[state].map((index) => all[index]).join('/') : undefined;
  });
}

function equipment(facts: ProductFacts, languages: readonly LabelLanguageCode[]): Localised | null {
  const traits = productTraits(facts);
  const keysIn = (slot: Slot) => slotContents(slot, facts, traits, phrasesFor('en'), 'en').keys;
  const needed = equipmentOf
    .filter(({ slot, phrases }) => keysIn(slot).some((key) => phrases.test(key)))
    .map((row) => row.equipment);
  return buildLocalised(languages, (lang) => equipmentText(needed, lang));
}
