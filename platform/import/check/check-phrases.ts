import { placesOfPhrase, takesPhrase } from '../../product/phrase-places.ts';
import { slots } from '../../product/slots.ts';
import { en } from '../../phrases/en.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path } from '../../product/findings.ts';

/** Standard phrases in a place of which they do not speak. Places and phrases that do not exist are check-codes.ts's. */
export const phraseFindings = ({ phrases }: Pick<ProductFacts, 'phrases'>, at: Path): Finding[] =>
  Object.entries(phrases)
    .filter(([slot]) => slots.some((known) => known === slot))
    .flatMap(([slot, keys]) =>
      keys.flatMap((key, place) =>
        !Object.hasOwn(en.standard, key) || takesPhrase(slot, key)
          ? []
          : [
              error(
                [...at, 'phrases', slot, place],
                `'${key}' is no phrase of ${slot}; it belongs in ${belongsIn(key)}`,
              ),
            ],
      ),
    );

const belongsIn = (key: string) => placesOfPhrase(key).join(' or ');
