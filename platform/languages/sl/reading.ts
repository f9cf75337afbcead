import type { ReadingWords } from '../en/reading.ts';

export const readingSl: ReadingWords = {
  noData: [
    /^ni (?:razpoložljivih )?(?:podatkov|podatka|informacij)(?: na voljo)?$|^podatki niso na voljo$|^ni (?:določeno|znano|na voljo|preskušeno)$|^neznano$/,
  ],
  states: {
    solid: '(?:(?:pol)?trdn\\p{L}+|prah\\p{L}*|granulat\\p{L}*|kristalin\\p{L}*)',
    liquid: 'tekočin[aei]',
    gas: 'plin(?:[ai]|ov|ast\\p{L}*|sk\\p{L}*)?',
    aerosol: 'aerosol(?:[ai]|ov)?',
    liquefied: 'utekočinjen\\p{L}*',
    powder: 'pra(?:h|š)\\p{L}*',
    molten: 'talin[aei]|staljen\\p{L}*',
  },
  negation: /\bni\b|\bne\b/i,
  temperaturePrefix: 'pri',
  contents: {
    below: 'manj kot|manj od|pod',
    notAbove: 'do|največ|maksimalno',
    maximum: 'maks.',
    above: 'več kot|več od|nad',
    notBelow: 'najmanj|vsaj|od',
    minimum: '',
    about: 'približno|pribl.|okoli|okrog|cca.',
    rangeStart: 'med',
    to: 'do',
    and: 'in',
    mass: 'masni|masnih|mase|ut|utežni|utežnih',
    volume: 'prost|prostorninski|prostorninskih|volumski',
    balance: 'ostanek|preostanek|ostalo|razlika|dopolnitev',
  },
};
