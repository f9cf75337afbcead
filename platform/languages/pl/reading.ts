import type { ReadingWords } from '../en/reading.ts';

export const readingPl: ReadingWords = {
  noData: [
    /^brak (?:dostępnych )?(?:danych|informacji)$|^nie (?:określono|oznaczono|badano|ustalono|dostępne)$|^nieznan[aey]$/,
  ],
  states: {
    solid: '(?:stał\\p{L}+|prosz(?:ek|k\\p{L}+)|granulat\\p{L}*|krystaliczn\\p{L}+|tabletki?)',
    liquid: '(?:ciecz[ey]?|ciekł\\p{L}+|płynn\\p{L}+)',
    gas: 'gaz(?:[uy]|ow\\p{L}*)?',
    aerosol: 'aerozol\\p{L}?',
    liquefied: 'skroplon\\p{L}*',
  },
  negation: /\bnie\b/i,
  at: 'w',
};
