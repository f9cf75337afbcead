import type { Localised } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { contradictions } from '../../law/contradictions.ts';
import { error, type Finding, warning, withRule } from '../findings.ts';

/** A product with a known UFI; `composition` is the key by which compositions are compared. */
export interface ProductWithUfi {
  ufi: string;
  id: number;
  code: string;
  name: Localised;
  composition: string;
}

/** The UFI and the composition key of a product; `id` null: not stored yet. */
interface UfiUse {
  id: number | null;
  ufi: string | undefined;
  composition: string;
  justifications: readonly { rule: string }[] | undefined;
  isPublished: boolean;
}

/**
 * Findings when another composition has the same UFI; each needs its own (CLP Annex VIII, Part A, 5): errors of a product that is published,
 * but for the author who says why both have it.
 */
export function sharedUfiFindings(
  { id, ufi, composition, justifications = [], isPublished }: UfiUse,
  others: readonly ProductWithUfi[],
): Finding[] {
  const refuses = isPublished && !justifications.some(({ rule }) => rule === 'sharedUfi');
  return others
    .filter((product) => product.ufi === ufi && product.id !== id && product.composition !== composition)
    .map((other) => {
      const texts = messageTexts('ufiShared', {
        id: other.id,
        name: Object.keys(other.name).length > 0 ? other.name : other.code,
        provision: provisionTexts(contradictions.sharedUfi.provision),
        remedy: messageTexts('remedy.sharedUfi'),
      });
      const found = (refuses ? error : warning)(['versions', 0, 'facts', 'ufi'], withRule('sharedUfi', texts));
      return { ...found, rule: 'sharedUfi' };
    });
}
