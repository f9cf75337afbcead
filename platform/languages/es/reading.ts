import type { ReadingWords } from '../en/reading.ts';

export const readingEs: ReadingWords = {
  noData: [
    /^(?:no hay|sin) (?:datos|información)(?: disponibles?)?$|^(?:datos )?no (?:disponible|determinado|determinada|conocido)s?$|^desconocid[ao]s?$/,
  ],
  states: {
    solid: '(?:(?:semi)?sólid[ao]s?|polvo|granulad[ao]s?|cristalin\\p{L}*|comprimidos?)',
    liquid: 'líquid[ao]s?',
    gas: 'gas(?:es|eos[ao]s?)?',
    aerosol: 'aerosol(?:es)?',
    liquefied: 'licuad[ao]s?',
  },
  negation: /\bno\b/i,
  at: 'a',
};
