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
    powder: 'polver[ei]|polverulent[aeio]',
    molten: 'fus[aeio]',
  },
  negation: /\bnon\b/i,
  temperaturePrefix: 'a',
  contents: {
    below: 'meno di|inferiore a',
    notAbove: 'fino a|fino al|al massimo',
    maximum: 'massimo',
    above: 'più di|oltre|oltre il|superiore a',
    notBelow: 'almeno|al minimo|da|dal',
    minimum: 'minimo',
    about: 'circa',
    rangeStart: 'tra|fra',
    to: 'a|al|fino a',
    and: 'e',
    mass: 'massa|peso',
    volume: 'volume',
    balance: 'resto|rimanente|differenza|q.b.|quanto basta|a complemento',
  },
};
