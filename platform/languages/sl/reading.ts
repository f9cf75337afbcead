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
  },
  negation: /\bni\b|\bne\b/i,
  at: 'pri',
};
