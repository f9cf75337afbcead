import type { Localised } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { type Finding, warning } from '../findings.ts';

/** A product of which a UFI is known; `composition` is the key by which compositions are compared. */
export interface ProductWithUfi {
  ufi: string;
  id: number;
  code: string;
  name: Localised;
  composition: string;
}

/** A product as far as its UFI is concerned; `id` null: not stored yet. `composition` is its key. */
interface UfiUse {
  id: number | null;
  ufi: string | undefined;
  composition: string;
}

/** That a UFI stands on another composition, too: each has one of its own (CLP Annex VIII, Part A, 5). */
export const sharedUfiFindings = ({ id, ufi, composition }: UfiUse, others: readonly ProductWithUfi[]): Finding[] =>
  others
    .filter((one) => one.ufi === ufi && one.id !== id && one.composition !== composition)
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
