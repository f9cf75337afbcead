import type { MissingValueTexts } from './en.ts';

export const missingValueIt: MissingValueTexts = {
  missing: 'manca; deve essere {kind}',
  emptyText: 'è vuoto; deve essere un testo',
  emptyByLanguage: 'è vuoto; deve avere un testo in almeno una lingua',
  studyWithoutResult: 'manca; un risultato di prova deve avere un valore o un esito a parole',
  unitMissing: 'manca; deve essere {units}',
  classificationMissing:
    'manca: non si sa se il prodotto è pericoloso (REACH allegato II 2.1); indicare le sue classi, o che non ne ha e che cosa lo dimostra',
  classificationAndCompositionMissing:
    'manca, e non ci sono componenti: non si sa se il prodotto è pericoloso (REACH allegato II 2.1); indicare le sue classi, o che non ne ha e che cosa lo dimostra',
  classificationWithoutBasis:
    'dice che non c’è alcuna classe, e nulla lo dimostra per tutte le classi: né componenti che abbiano ciascuno una classe o la fonte secondo cui non ve ne sono, né motivi con dati o classificazioni proprie per ogni classe; la scheda dice che non è noto se il prodotto sia pericoloso (REACH allegato II 2.1)',
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
