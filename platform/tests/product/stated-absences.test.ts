import { phraseRules, slotDefaults, statedAbsences } from '../../product/phrase-rules.ts';
import { slots } from '../../product/slots.ts';

test.each(slots.filter((slot) => statedAbsences(slot).length > 0))(
  'that there is nothing to name in %s is the author’s statement: no rule and no default adds it there',
  (slot) => {
    const automatic = phraseRules.filter((rule) => rule.slot === slot).map(({ phrase }) => phrase);
    const phrases = [...automatic, slotDefaults[slot]?.phrase];
    expect(statedAbsences(slot).filter((phrase) => phrases.includes(phrase))).toEqual([]);
  },
);
