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
    powder: 'polvo|pulverulent[ao]s?',
    molten: 'fundid[ao]s?',
  },
  negation: /\bno\b/i,
  temperaturePrefix: 'a',
  contents: {
    below: 'menos de|inferior a|menor que',
    notAbove: 'hasta|hasta el|como máximo',
    maximum: 'máx.|máximo',
    above: 'más de|superior a|mayor que',
    notBelow: 'al menos|como mínimo|desde|del',
    minimum: 'mín.|mínimo',
    about: 'aprox.|aproximadamente|alrededor de|unos|cerca de',
    rangeStart: 'entre',
    to: 'a|al|hasta',
    and: 'y',
    mass: 'masa|peso',
    volume: 'volumen',
    balance: 'resto|restante|c.s.|c.s.p.|cantidad suficiente|cantidad suficiente para',
  },
};
