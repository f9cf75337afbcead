import type { Phrases, StandardPhrase } from '../languages/en/sheet.ts';
import { fill, localise, type LanguageCode } from '../languages/languages.ts';
import type { ProductFacts } from './facts.ts';
import {
  covers,
  displaces,
  entailments,
  keptApartFrom,
  leadingPhrases,
  type PhraseRule,
  phraseRules,
  rulesOut,
  slotDefaults,
  statedAbsences,
} from './phrase-rules.ts';
import type { Trait } from './product-traits.ts';
import { slots, type Slot } from './slots.ts';

/** The facts refer to an unknown standard phrase. */
export class UnknownPhraseError extends Error {
  constructor(key: string, slot: string) {
    super(`Subsection ${slot} names the standard phrase '${key}', which does not exist.`);
    this.name = 'UnknownPhraseError';
  }
}

/** The facts refer to an unknown slot. */
export class UnknownSlotError extends Error {
  constructor(slot: string) {
    super(`The safety data sheet has no place '${slot}' for phrases or texts.`);
    this.name = 'UnknownSlotError';
  }
}

export interface SlotContents {
  keys: StandardPhrase[];
  /** The texts of the keys. */
  lines: string[];
  /** Phrases that are sentences, followed by the product's own text. */
  sentences: string[];
  /** Phrases that are entries of a list. */
  entries: string[];
}

/** @throws UnknownSlotError, UnknownPhraseError */
export function checkSlots({ phrases, texts }: ProductFacts, { standard }: Phrases): void {
  const known = (slot: string) => (slots as readonly string[]).includes(slot);
  const unknown = [...Object.keys(phrases), ...Object.keys(texts)].find((slot) => !known(slot));
  if (unknown !== undefined) throw new UnknownSlotError(unknown);
  for (const [slot, keys] of Object.entries(phrases)) {
    const missing = keys.find((key) => !Object.hasOwn(standard, key));
    if (missing !== undefined) throw new UnknownPhraseError(missing, slot);
  }
}

const rulesOf: Partial<Record<Slot, typeof phraseRules>> = Object.fromEntries(
  slots.map((slot) => [slot, phraseRules.filter((rule) => rule.slot === slot)]),
);

/** The rules of a slot whose traits the product has. */
function rulesOfTraits(slot: Slot, traits: ReadonlySet<Trait>): PhraseRule[] {
  const hasAny = (required: readonly Trait[] | undefined) =>
    required === undefined || required.some((trait) => traits.has(trait));
  return (rulesOf[slot] ?? []).filter(
    ({ anyOf, and, noneOf }) => hasAny(anyOf) && hasAny(and) && !noneOf?.some((trait) => traits.has(trait)),
  );
}

/** The rules of a slot whose conditions the product meets. */
export const rulesFor = (slot: Slot, ...[facts, traits, ...further]: Rest): PhraseRule[] =>
  rulesOfTraits(slot, traits).filter(
    ({ listSlot }) => listSlot === undefined || slotContents(listSlot, facts, traits, ...further).entries.length > 0,
  );

/** Phrases derived from the product's traits, followed by those that the product adds, without duplicates; else the slot's default. */
export function slotContents(
  slot: Slot,
  facts: ProductFacts,
  traits: ReadonlySet<Trait>,
  phrases: Phrases,
  lang: LanguageCode,
): SlotContents {
  const rules = rulesFor(slot, facts, traits, phrases, lang);
  const derived = [...rules.map(({ phrase }) => phrase), ...entailedPhrases(slot, facts, traits)];
  const statedKeys = statedPhrases(slot, facts);
  const text = localise(facts.texts[slot], lang);
  const displaced = statedKeys.flatMap((key) => displaces[key] ?? []);
  const first = [...derived, ...statedKeys].filter((key) => leadingPhrases.includes(key));
  const added = [...new Set([...first, ...derived.filter((key) => !displaced.includes(key)), ...statedKeys])];
  const covered = added.flatMap((key) => [...(covers[key] ?? []), ...(rulesOut[key] ?? [])]);
  const selected = added.filter((key) => !covered.includes(key));
  const { companions = [] } = slotDefaults[slot] ?? {};
  const isOpen = !text && selected.every((key) => companions.includes(key));
  const keys = isOpen ? [...defaultKeys(slot, facts, traits, phrases, lang), ...selected] : selected;
  function lineOf(key: StandardPhrase) {
    const listSlot = rules.find(({ phrase }) => phrase === key)?.listSlot;
    const entries = listSlot && slotContents(listSlot, facts, traits, phrases, lang).entries;
    return entries ? fill(phrases.standard[key], { materials: entries.join(', ') }) : phrases.standard[key];
  }
  const lines = keys.map(lineOf);
  const isSentence = (phrase: string) => phrase.endsWith('.');
  return {
    keys,
    lines,
    sentences: [...lines.filter(isSentence), ...(text ? [text] : [])],
    entries: lines.filter((phrase) => !isSentence(phrase)),
  };
}

/** What the author states; the materials from which 7.2 keeps the product apart stand in 10.5, of which 7.2 has the list. */
function statedPhrases(slot: Slot, { phrases }: ProductFacts): StandardPhrase[] {
  const stated = (phrases[slot] ?? []) as StandardPhrase[];
  if (slot === '7.2') return stated.filter((key) => keptApartFrom[key] === undefined);
  if (slot !== '10.5') return stated;
  return [...stated, ...(phrases['7.2'] ?? []).flatMap((key) => keptApartFrom[key] ?? [])];
}

/** The phrases that those of another slot entail. */
const entailedPhrases = (slot: Slot, facts: ProductFacts, traits: ReadonlySet<Trait>): StandardPhrase[] =>
  entailments.flatMap(([entailedSlot, phrase, otherSlot, otherPhrase]) =>
    entailedSlot === slot && isSaid(otherSlot, otherPhrase, facts, traits) ? [phrase] : [],
  );

/** Whether the author states a phrase in a slot, or it follows from the product or from a phrase of another slot. */
const isSaid = (
  slot: Slot,
  phrase: StandardPhrase,
  facts: ProductFacts,
  traits: ReadonlySet<Trait>,
  pairs = entailments,
): boolean =>
  facts.phrases[slot]?.includes(phrase) ||
  rulesOfTraits(slot, traits).some((rule) => rule.phrase === phrase) ||
  pairs.some((pair) => {
    const [entailedSlot, entailed, otherSlot, otherPhrase] = pair;
    // Pairs entail one another: each is followed once.
    const others = pairs.filter((other) => other !== pair);
    return entailedSlot === slot && entailed === phrase && isSaid(otherSlot, otherPhrase, facts, traits, others);
  });

function defaultKeys(slot: Slot, ...[facts, traits, ...further]: Rest): StandardPhrase[] {
  const slotDefault = slotDefaults[slot];
  if (slotDefault === undefined) return [];
  const { phrase, requiredTrait, filledSlot } = slotDefault;
  if (requiredTrait !== undefined && !traits.has(requiredTrait)) return [];
  return filledSlot === undefined || isFilled(filledSlot, facts, traits, ...further) ? [phrase] : [];
}

/** Whether a slot has contents other than phrases that state that there is nothing to name. */
function isFilled(slot: Slot, ...rest: Rest): boolean {
  const [, , phrases] = rest;
  const { sentences, entries } = slotContents(slot, ...rest);
  const absent = statedAbsences(slot).map((key) => phrases.standard[key]);
  return [...sentences, ...entries].some((line) => !absent.includes(line));
}

type Rest = [facts: ProductFacts, traits: ReadonlySet<Trait>, phrases: Phrases, lang: LanguageCode];
