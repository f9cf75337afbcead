import { documentLanguages, type LanguageCode } from '../languages/languages.ts';
import type { ProductFacts } from './facts.ts';

export type PhysicalState = 'solid' | 'liquid' | 'gas' | 'aerosol';

/** The words by which a state is recognised, and the one for a liquefied gas, as patterns of whole words. */
const words: Record<LanguageCode, Record<PhysicalState | 'liquefied', string>> = {
  en: {
    ...{
      solid:
        '(?:(?:semi-?)?solid(?:s|ified)?|powder(?:ed)?|granul(?:es?|ar|ate)|tablets?|crystal(?:s|line)?|pellets?|flakes?)',
      liquid: 'liquids?',
      gas: 'gas(?:es|eous)?',
      aerosol: 'aerosols?',
    },
    liquefied: 'liqu[ei]fied',
  },
  de: {
    solid:
      '(?:(?:halb)?fest(?:e[mnrs]?|(?:körper|stoff)\\p{L}*)?|\\p{L}*pulver\\p{L}*|granulat\\p{L}*|kristallin\\p{L}*|tabletten?)',
    liquid: '\\p{L}*(?<!ver)flüssig(?!gas)\\p{L}*',
    gas: '\\p{L}*gas(?:e[ns]?|gemisch\\p{L}*|förmig\\p{L}*)?',
    aerosol: '\\p{L}*aerosol\\p{L}*',
    liquefied: '\\p{L}*verflüssigt\\p{L}*',
  },
  fr: {
    ...{
      solid: '(?:(?:semi-?)?solides?|poudres?|granulés?|cristallin\\p{L}*|comprimés?)',
      liquid: 'liquides?',
      gas: 'gaz(?:eu(?:x|ses?))?',
      aerosol: 'aérosols?',
    },
    liquefied: 'liquéfiée?s?',
  },
  sl: {
    ...{
      solid: '(?:(?:pol)?trdn\\p{L}+|prah\\p{L}*|granulat\\p{L}*|kristalin\\p{L}*)',
      liquid: 'tekočin[aei]',
      gas: 'plin(?:[ai]|ov|ast\\p{L}*|sk\\p{L}*)?',
    },
    ...{ aerosol: 'aerosol(?:[ai]|ov)?', liquefied: 'utekočinjen\\p{L}*' },
  },
  it: {
    ...{
      solid: '(?:(?:semi)?solid[aeio]|polver[ei]|granul\\p{L}*|cristallin\\p{L}*|compress[ae])',
      liquid: 'liquid[aeio]',
      gas: 'gas(?:sos[aeio])?',
      aerosol: 'aerosol',
    },
    liquefied: 'liquefatt[aeio]',
  },
  es: {
    ...{
      solid: '(?:(?:semi)?sólid[ao]s?|polvo|granulad[ao]s?|cristalin\\p{L}*|comprimidos?)',
      liquid: 'líquid[ao]s?',
      gas: 'gas(?:es|eos[ao]s?)?',
      aerosol: 'aerosol(?:es)?',
    },
    liquefied: 'licuad[ao]s?',
  },
  pl: {
    ...{
      solid: '(?:stał\\p{L}+|prosz(?:ek|k\\p{L}+)|granulat\\p{L}*|krystaliczn\\p{L}+|tabletki?)',
      liquid: '(?:ciecz[ey]?|ciekł\\p{L}+|płynn\\p{L}+)',
      gas: 'gaz(?:[uy]|ow\\p{L}*)?',
      aerosol: 'aerozol\\p{L}?',
    },
    liquefied: 'skroplon\\p{L}*',
  },
  el: {
    ...{
      solid: '(?:(?:ημι)?στερε(?:ό[νς]?|[άή])|σκόνη|κόκκοι|κρυσταλλικ\\p{L}+|δισκία)',
      liquid: 'υγρ(?:ό[νς]?|[άή])',
      gas: 'αέρι[αο]|αερί(?:ου|ων)',
    },
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
 * Whether the stated state leaves open which one is meant: the texts of section 9.1 name solid and liquid, or are of several states, or say
 * what the state is not; or `classificationData` names another one than they do. Never of an aerosol, whose contents may have any state.
 */
export function isStateDoubtful(
  facts: Pick<ProductFacts, 'basicProperties' | 'classificationData'> & {
    classification?: ProductFacts['classification'];
  },
): boolean {
  const { basicProperties, classificationData, classification = [] } = facts;
  const stated = basicProperties.physicalState;
  const named = physicalState({ basicProperties, classification });
  if (!stated || typeof stated === 'string' || 'value' in stated || named === 'aerosol') return false;
  const isNamed = (state: PhysicalState) =>
    patterns.some(({ code, states }) =>
      states.some(([own, pattern]) => own === state && pattern.test(stated[code]?.normalize() ?? '')),
    );
  const isNegated = patterns.some(({ code }) => negation[code].test(stated[code]?.normalize() ?? ''));
  const other = classificationData?.physicalState;
  return (
    (isNamed('solid') && isNamed('liquid')) || isNegated || (other !== undefined && named !== null && other !== named)
  );
}

/** `not solid` names what the product is not. */
const negation: Record<LanguageCode, RegExp> = {
  en: /\bnot\b|\bnon-/i,
  de: /\bnicht\b/i,
  fr: /\bpas\b|\bnon\b/i,
  sl: /\bni\b|\bne\b/i,
  it: /\bnon\b/i,
  es: /\bno\b/i,
  pl: /\bnie\b/i,
  el: /(?<!\p{L})(?:δεν|μη|όχι)(?!\p{L})/iu,
};

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
