import type { MissingValueTexts } from './en.ts';

export const missingValueSl: MissingValueTexts = {
  missing: 'manjka; zahtevano: {kind}',
  emptyText: 'je prazno; zahtevano: besedilo',
  emptyByLanguage: 'je prazno; zahtevano je besedilo v vsaj enem jeziku',
  studyWithoutResult: 'manjka; rezultat preskusa mora imeti vrednost ali rezultat z besedami',
  unitMissing: 'manjka; zahtevano: {units}',
  classificationMissing:
    'manjka: ni znano, ali je izdelek nevaren (REACH Priloga II 2.1); navedite njegove razrede ali da jih nima in kaj to dokazuje',
  classificationAndCompositionMissing:
    'manjka in sestavin ni: ni znano, ali je izdelek nevaren (REACH Priloga II 2.1); navedite njegove razrede ali da jih nima in kaj to dokazuje',
  classificationWithoutBasis:
    'navaja, da ni nobenega razreda, a tega nič ne dokazuje: ne sestavine ne utemeljitev s podatki ne lastna razvrstitev; v varnostnem listu piše, da ni znano, ali je izdelek nevaren (REACH Priloga II 2.1)',
  // Kinds of values.
  aText: 'besedilo',
  aNumber: 'število',
  aWholeNumber: 'celo število',
  trueOrFalse: 'da ali ne',
  anObject: 'izpolnitev',
  aList: 'seznam',
  aTextByLanguage: 'besedilo po jezikih, na primer {example}',
  aChoice: 'ena od ponujenih možnosti',
  aTextInALanguage: 'besedilo v vsaj enem jeziku',
  oneOf: 'eno od {values}',
};
