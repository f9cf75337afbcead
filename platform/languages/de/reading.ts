import type { ReadingWords } from '../en/reading.ts';

export const readingDe: ReadingWords = {
  noData: [
    /^keine (?:(?:weiteren|relevanten|verlässlichen) )*(?:daten|angaben|informationen)(?: (?:verfügbar|vorhanden|bekannt|erfasst))?$/,
    /^(?:daten )?nicht (?:verfügbar|vorhanden|bestimmt|ermittelt|bekannt|geprüft|erfasst)$|^unbekannt$|^k\. ?a\.?$/,
  ],
  states: {
    solid:
      '(?:(?:halb)?fest(?:e[mnrs]?|(?:körper|stoff)\\p{L}*)?|\\p{L}*pulver\\p{L}*|granulat\\p{L}*|kristallin\\p{L}*|tabletten?)',
    liquid: '\\p{L}*(?<!ver)flüssig(?!gas)\\p{L}*',
    gas: '\\p{L}*gas(?:e[ns]?|gemisch\\p{L}*|förmig\\p{L}*)?',
    aerosol: '\\p{L}*aerosol\\p{L}*',
    liquefied: '\\p{L}*verflüssigt\\p{L}*',
    powder: '\\p{L}*pulver\\p{L}*|staub\\p{L}*',
    molten: 'geschmolzen\\p{L}*|\\p{L}*schmelze|schmelz(?:flüssig|kleb|wachs)\\p{L}*',
  },
  negation: /\bnicht\b/i,
  temperaturePrefix: 'bei',
  contents: {
    below: 'weniger als|unter|kleiner als|kleiner',
    notAbove: 'bis|bis zu|höchstens',
    maximum: 'maximal',
    above: 'mehr als|über|größer als',
    notBelow: 'mindestens|ab|von',
    minimum: 'minimal',
    about: 'etwa|ungefähr|rund|zirka|circa',
    rangeStart: 'zwischen',
    to: 'bis',
    and: 'und',
    mass: 'gew|gewicht|gewichts|ma|masse|massen',
    volume: 'volumen',
    balance: 'rest|restmenge|differenz|ergänzung',
  },
};
