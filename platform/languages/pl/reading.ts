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
    powder: 'prosz(?:ek|k\\p{L}+)|sproszkowan\\p{L}+|pył\\p{L}*',
    molten: 'stopion\\p{L}+',
  },
  negation: /\bnie\b/i,
  temperaturePrefix: 'w',
  contents: {
    below: 'poniżej|mniej niż',
    notAbove: 'do|maksymalnie|maksimum|maksymalna|najwyżej|co najwyżej|nie więcej niż',
    maximum: 'maks.',
    above: 'powyżej|ponad|więcej niż',
    notBelow: 'od|co najmniej|minimalnie|nie mniej niż',
    minimum: '',
    about: 'około|ok.|w przybliżeniu',
    rangeStart: 'między|pomiędzy',
    to: 'do',
    and: 'i|oraz',
    mass: 'wag|wagowo|wagowy|wagowych|masowo|masowy|masowych|masy',
    volume: 'obj|objętościowo|objętościowy|objętościowych',
    balance: 'reszta|pozostałość|uzupełnienie|dopełnienie',
  },
};
