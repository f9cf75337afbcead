import { documentLanguages, type LanguageCode } from '../phrases/languages.ts';
import type { ProductFacts } from './facts.ts';

export type PhysicalState = 'solid' | 'liquid' | 'gas' | 'aerosol';

/** The words by which a state is recognised, and the one for a liquefied gas, as patterns of whole words. */
const words: Record<LanguageCode, Record<PhysicalState | 'liquefied', string>> = {
  en: {
    ...{ solid: '(?:semi)?solid(?:s|ified)?', liquid: 'liquids?', gas: 'gas(?:es|eous)?', aerosol: 'aerosols?' },
    liquefied: 'liqu[ei]fied',
  },
  de: {
    solid: '(?:halb)?fest(?:e[mnrs]?|(?:körper|stoff)\\p{L}*)?',
    liquid: '\\p{L}*(?<!ver)flüssig(?!gas)\\p{L}*',
    gas: '\\p{L}*gas(?:e[ns]?|gemisch\\p{L}*|förmig\\p{L}*)?',
    aerosol: '\\p{L}*aerosol\\p{L}*',
    liquefied: '\\p{L}*verflüssigt\\p{L}*',
  },
  fr: {
    ...{ solid: '(?:semi)?solides?', liquid: 'liquides?', gas: 'gaz(?:eu(?:x|ses?))?', aerosol: 'aérosols?' },
    liquefied: 'liquéfiée?s?',
  },
  sl: {
    ...{ solid: '(?:pol)?trdn[ae] snovi?', liquid: 'tekočin[aei]', gas: 'plin(?:[ai]|ov|ast\\p{L}*|sk\\p{L}*)?' },
    ...{ aerosol: 'aerosol(?:[ai]|ov)?', liquefied: 'utekočinjen\\p{L}*' },
  },
  it: {
    ...{ solid: '(?:semi)?solid[aeio]', liquid: 'liquid[aeio]', gas: 'gas(?:sos[aeio])?', aerosol: 'aerosol' },
    liquefied: 'liquefatt[aeio]',
  },
  es: {
    ...{
      solid: '(?:semi)?sólid[ao]s?',
      liquid: 'líquid[ao]s?',
      gas: 'gas(?:es|eos[ao]s?)?',
      aerosol: 'aerosol(?:es)?',
    },
    liquefied: 'licuad[ao]s?',
  },
  pl: {
    ...{ solid: 'ciał[ao] stałe', liquid: 'ciecz[ey]?', gas: 'gaz(?:[uy]|ow\\p{L}*)?', aerosol: 'aerozol\\p{L}?' },
    liquefied: 'skroplon\\p{L}*',
  },
  el: {
    ...{ solid: '(?:ημι)?στερε(?:ό[νς]?|[άή])', liquid: 'υγρ(?:ό[νς]?|[άή])', gas: 'αέρι[αο]|αερί(?:ου|ων)' },
    ...{ aerosol: 'αερόλυμα', liquefied: 'υγροποιημέν\\p{L}*' },
  },
};

const patterns = documentLanguages.map(({ code }) => {
  const { liquefied, ...states } = words[code];
  const wholeWord = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
  const ofStates = Object.entries(states).map(([state, word]) => [state as PhysicalState, wholeWord(word)] as const);
  return { code, states: ofStates, liquefied: wholeWord(liquefied) };
});

/** The state for the classification, else as {@link physicalState}: an aerosol is one whatever the state of its contents. */
export function productState(
  facts: Pick<ProductFacts, 'classification' | 'basicProperties' | 'classificationData'>,
): PhysicalState | null {
  const state = physicalState(facts);
  return state === 'aerosol' ? state : (facts.classificationData?.physicalState ?? state);
}

/** Whether section 9.1 names the state of an aerosol's contents in the author's words; a gas there is the propellant. */
export function namesAerosolContents({ basicProperties }: Pick<ProductFacts, 'basicProperties'>): boolean {
  const stated = basicProperties.physicalState;
  if (!stated || typeof stated === 'string' || 'value' in stated) return false;
  return patterns.some(({ code, states }) =>
    states.some(
      ([state, pattern]) => (state === 'liquid' || state === 'solid') && pattern.test(stated[code]?.normalize() ?? ''),
    ),
  );
}

export const hasAerosolClass = ({ classification }: Pick<ProductFacts, 'classification'>): boolean =>
  classification.some(({ category }) => category.startsWith('Aerosol'));

/**
 * Solid, liquid, gas or aerosol, by the aerosol class and the word for a state that stands first; a liquid that is called a liquefied gas
 * is a gas. Null: unknown.
 */
export function physicalState(facts: Pick<ProductFacts, 'classification' | 'basicProperties'>): PhysicalState | null {
  if (hasAerosolClass(facts)) return 'aerosol';
  const stated = facts.basicProperties.physicalState;
  if (!stated || typeof stated === 'string' || 'value' in stated) return null;
  for (const { code, states, liquefied } of patterns) {
    const text = stated[code]?.normalize() ?? '';
    const found = states
      .map(([state, pattern]) => ({ state, place: text.search(pattern) }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place);
    const isLiquefiedGas = liquefied.test(text) && found.some(({ state }) => state === 'gas');
    if (found[0]) return found[0].state === 'liquid' && isLiquefiedGas ? 'gas' : found[0].state;
  }
  return null;
}
