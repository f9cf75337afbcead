import { documentLanguages } from '../languages/languages.ts';
import { languages } from '../languages/registry.ts';
import type { ProductFacts } from './facts.ts';

export type PhysicalState = 'solid' | 'liquid' | 'gas' | 'aerosol';

/** Forms of a solid that section 9.1 names: a powder, or a melt, which is hot. */
export type SolidForm = 'powder' | 'molten';

/** The states of matter as patterns of whole words, by language. */
const patterns = documentLanguages.map(({ code }) => {
  const { states: words, negation } = languages[code].reading;
  const { liquefied, powder, molten, ...states } = words;
  const wholeWord = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
  const statePatterns = Object.entries(states).map(
    ([state, word]) => [state as PhysicalState, wholeWord(word)] as const,
  );
  const forms = { powder: wholeWord(powder), molten: wholeWord(molten) };
  return { code, states: statePatterns, liquefied: wholeWord(liquefied), forms, negation };
});

/** 'aerosol' for an aerosol; else the state for the classification or, without one, {@link physicalState}. */
export function productState(
  facts: Pick<ProductFacts, 'classification' | 'basicProperties' | 'classificationData'>,
): PhysicalState | null {
  const state = physicalState(facts);
  return state === 'aerosol' ? state : (facts.classificationData?.physicalState ?? state);
}

/** Whether section 9.1 names the contents of an aerosol as liquid or solid; a gas is the propellant. */
export function namesAerosolContents({ basicProperties }: Pick<ProductFacts, 'basicProperties'>): boolean {
  const stated = basicProperties.physicalState;
  if (!stated || typeof stated === 'string' || 'value' in stated) return false;
  return patterns.some(({ code, states }) =>
    states.some(
      ([state, pattern]) => (state === 'liquid' || state === 'solid') && pattern.test(stated[code]?.normalize() ?? ''),
    ),
  );
}

/** Whether section 9.1 names a form of a solid; a text with a negation may say that the product does not have it. */
export function namesForm({ basicProperties }: Pick<ProductFacts, 'basicProperties'>, form: SolidForm): boolean {
  const stated = basicProperties.physicalState;
  if (!stated || typeof stated === 'string' || 'value' in stated) return false;
  return patterns.some(({ code, forms, negation }) => {
    const text = stated[code]?.normalize() ?? '';
    return forms[form].test(text) && !negation.test(text);
  });
}

export const hasAerosolClass = ({ classification }: Pick<ProductFacts, 'classification'>): boolean =>
  classification.some(({ category }) => category.startsWith('Aerosol'));

/**
 * Whether the stated state is ambiguous: the texts of section 9.1 name both solid and liquid or negate a state, or `classificationData` names
 * another state. Never for an aerosol, whose contents may have any state.
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
      states.some(([patternState, pattern]) => patternState === state && pattern.test(stated[code]?.normalize() ?? '')),
    );
  const isNegated = patterns.some(({ code, negation }) => negation.test(stated[code]?.normalize() ?? ''));
  const other = classificationData?.physicalState;
  return (
    (isNamed('solid') && isNamed('liquid')) || isNegated || (other !== undefined && named !== null && other !== named)
  );
}

/**
 * Solid, liquid, gas or aerosol, by the aerosol class or the first word for a state in section 9.1; a liquid that is called a liquefied gas
 * is a gas. Null: unknown.
 */
export function physicalState(facts: Pick<ProductFacts, 'classification' | 'basicProperties'>): PhysicalState | null {
  if (hasAerosolClass(facts)) return 'aerosol';
  const stated = facts.basicProperties.physicalState;
  if (!stated || typeof stated === 'string' || 'value' in stated) return null;
  for (const { code, states, liquefied } of patterns) {
    const text = stated[code]?.normalize() ?? '';
    const found = states
      .map(([state, pattern]) => ({ state, position: text.search(pattern) }))
      .filter(({ position }) => position >= 0)
      .sort((a, b) => a.position - b.position);
    const isLiquefiedGas = liquefied.test(text) && found.some(({ state }) => state === 'gas');
    if (found[0]) return found[0].state === 'liquid' && isLiquefiedGas ? 'gas' : found[0].state;
  }
  return null;
}
