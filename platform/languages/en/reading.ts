/** The words by which the texts of a product file are understood. */
export interface ReadingWords {
  /** Texts that say no more than that there are no data; one with a reason, `not determined: …`, says more. */
  noData: readonly RegExp[];
  /** The words by which a state of matter is recognised, those for a liquefied gas, a powder and a melt, as patterns of whole words. */
  states: Record<'solid' | 'liquid' | 'gas' | 'aerosol' | 'liquefied' | 'powder' | 'molten', string>;
  /** `not solid` names what the product is not. */
  negation: RegExp;
  /** Before the temperature of a measurement. */
  temperaturePrefix: string;
  /** Words of printed contents, `less than 5 % by weight`, separated by `|`. `maximum` and `minimum` also stand after a figure. */
  contents: Record<
    | 'below'
    | 'notAbove'
    | 'maximum'
    | 'above'
    | 'notBelow'
    | 'minimum'
    | 'about'
    | 'rangeStart'
    | 'to'
    | 'and'
    | 'mass'
    | 'volume'
    | 'balance',
    string
  >;
}

export const readingEn: ReadingWords = {
  noData: [
    /^no (?:(?:further|relevant|specific|reliable) )*(?:data|information)(?: (?:is|are))?(?: (?:available|known|recorded))?$/,
    /^(?:data )?not (?:available|determined|known|recorded|tested)$|^data lacking$|^unknown$|^n\. ?[ad]\.?$|^n\/a$/,
  ],
  states: {
    solid:
      '(?:(?:semi-?)?solid(?:s|ified)?|powder(?:ed)?|granul(?:es?|ar|ate)|tablets?|crystal(?:s|line)?|pellets?|flakes?)',
    liquid: 'liquids?',
    gas: 'gas(?:es|eous)?',
    aerosol: 'aerosols?',
    liquefied: 'liqu[ei]fied',
    powder: 'powder(?:ed)?|dust',
    molten: 'molten|(?:hot|wax)[ -]?melts?',
  },
  negation: /\bnot\b|\bnon-/i,
  temperaturePrefix: 'at',
  contents: {
    below: 'less than|below|under|lower than',
    notAbove: 'up to|at most|not more than|no more than|nmt',
    maximum: 'maximum|maximal',
    above: 'more than|over|above|greater than',
    notBelow: 'at least|not less than|nlt|from',
    minimum: 'minimum|minimal',
    about: 'approx.|approximately|about|around|circa|c.',
    rangeStart: 'between',
    to: 'to',
    and: 'and',
    mass: 'wt|weight|mass',
    volume: 'volume',
    balance: 'balance|bal.|remainder|remaining|rest',
  },
};
