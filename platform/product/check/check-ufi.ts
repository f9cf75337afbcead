import type { Localised } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { type Finding, warning } from '../findings.ts';

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
}

/** Warnings when another composition has the same UFI; each needs its own (CLP Annex VIII, Part A, 5). */
export const sharedUfiFindings = ({ id, ufi, composition }: UfiUse, others: readonly ProductWithUfi[]): Finding[] =>
  others
    .filter((product) => product.ufi === ufi && product.id !== id && product.composition !== composition)
    .map((other) =>
      warning(
        ['versions', 0, 'facts', 'ufi'],
        messageTexts('ufiShared', {
          id: other.id,
          name: Object.keys(other.name).length > 0 ? other.name : other.code,
          provision: provisionTexts('CLP Annex VIII, Part A, 5'),
        }),
      ),
    );
