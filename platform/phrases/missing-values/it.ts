import type { MissingValueTexts } from './en.ts';

export const missingValueIt: MissingValueTexts = {
  missing: 'manca; deve essere {kind}',
  emptyText: 'è vuoto; deve essere un testo',
  emptyByLanguage: 'è vuoto; deve avere un testo in almeno una lingua',
  studyWithoutResult: 'manca; un risultato di prova deve avere un valore o un esito a parole',
  unitMissing: 'manca; deve essere {units}',
  classificationMissing:
    'manca: non si sa se il prodotto è pericoloso (REACH allegato II 2.1); indicare le sue classi, o che è stato valutato e non ne ha',
  classificationAndCompositionMissing:
    'manca, e non ci sono componenti: non si sa se il prodotto è pericoloso (REACH allegato II 2.1); indicare le sue classi, o che è stato valutato e non ne ha',
  // Kinds of values.
  aText: 'un testo',
  aNumber: 'un numero',
  aWholeNumber: 'un numero intero',
  trueOrFalse: 'sì o no',
  anObject: 'compilato',
  aList: 'una lista',
  aTextByLanguage: 'un testo per lingua, ad esempio {example}',
  oneOf: 'uno di {values}',
};
