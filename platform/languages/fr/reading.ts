import type { ReadingWords } from '../en/reading.ts';

export const readingFr: ReadingWords = {
  noData: [
    /^(?:aucune|pas de) (?:données?|informations?)(?: (?:disponibles?|connues?|pertinentes?))*$/,
    /^(?:données? )?non (?:disponible|déterminé|connu|testé|renseigné)e?s?$|^inconnue?s?$/,
  ],
  states: {
    solid: '(?:(?:semi-?)?solides?|poudres?|granulés?|cristallin\\p{L}*|comprimés?)',
    liquid: 'liquides?',
    gas: 'gaz(?:eu(?:x|ses?))?',
    aerosol: 'aérosols?',
    liquefied: 'liquéfiée?s?',
  },
  negation: /\bpas\b|\bnon\b/i,
  at: 'à',
};
