import type { ReadingWords } from '../en/reading.ts';

export const readingIt: ReadingWords = {
  noData: [
    /^nessun(?:a informazione| dato)(?: disponibile)?$|^(?:dati )?non (?:disponibil|determinat|not|testat)[aeio]$|^sconosciut[aeio]$/,
  ],
  states: {
    solid: '(?:(?:semi)?solid[aeio]|polver[ei]|granul\\p{L}*|cristallin\\p{L}*|compress[ae])',
    liquid: 'liquid[aeio]',
    gas: 'gas(?:sos[aeio])?',
    aerosol: 'aerosol',
    liquefied: 'liquefatt[aeio]',
  },
  negation: /\bnon\b/i,
  at: 'a',
};
