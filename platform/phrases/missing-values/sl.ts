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
    'navaja, da ni nobenega razreda, a tega za vse razrede nič ne dokazuje: ne sestavine, od katerih ima vsaka razred ali vir, po katerem ga ni, ne utemeljitve s podatki ali lastne razvrstitve za vsak razred; v varnostnem listu piše, da ni znano, ali je izdelek nevaren (REACH Priloga II 2.1)',
  // Kinds of values.
  aText: 'besedilo',
  aNumber: 'število',
  aWholeNumber: 'celo število',
  trueOrFalse: 'da ali ne',
  anObject: 'izpolnitev',
  aList: 'seznam',
  aTextByLanguage: 'besedilo po jezikih, na primer {example}',
  oneOf: 'eno od {values}',
};
