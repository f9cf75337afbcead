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
    powder: 'poudres?|pulvérulente?s?|poussières?',
    molten: 'fondue?s?|en fusion|thermofusibles?',
  },
  negation: /\bpas\b|\bnon\b/i,
  temperaturePrefix: 'à',
  contents: {
    below: 'moins de|inférieur à|inférieure à',
    notAbove: 'jusqu’à|au maximum',
    maximum: 'maxi|au plus',
    above: 'plus de|supérieur à|supérieure à',
    notBelow: 'au minimum|de|à partir de',
    minimum: 'au moins|mini',
    about: 'env.|environ|approximativement',
    rangeStart: 'entre',
    to: 'à|jusqu’à',
    and: 'et',
    mass: 'p|poids|pds|masse|massique|massiques|mas',
    volume: 'volume|volumique',
    balance: 'reste|solde|complément|q.s.p.|qsp|quantité suffisante|quantité suffisante pour',
  },
};
