import type { MissingValueTexts } from './en.ts';

export const missingValueFr: MissingValueTexts = {
  missing: 'manque ; doit être {kind}',
  emptyText: 'est vide ; doit être un texte',
  emptyByLanguage: 'est vide ; doit avoir un texte dans au moins une langue',
  studyWithoutResult: 'manque ; un résultat d’essai doit avoir une valeur ou un résultat en toutes lettres',
  unitMissing: 'manque ; doit être {units}',
  classificationMissing:
    'manque : on ne sait pas si le produit est dangereux (REACH annexe II 2.1) ; indiquer ses classes, ou qu’il n’en a pas et ce qui le montre',
  classificationAndCompositionMissing:
    'manque, et il n’y a pas de composants : on ne sait pas si le produit est dangereux (REACH annexe II 2.1) ; indiquer ses classes, ou qu’il n’en a pas et ce qui le montre',
  classificationWithoutBasis:
    'dit qu’il n’y a pas de classe, et rien ne le montre pour toutes les classes : ni composants ayant chacun une classe ou la source selon laquelle il n’y en a pas, ni motifs avec des données ou classements propres pour chaque classe ; la fiche dit qu’on ignore si le produit est dangereux (REACH annexe II 2.1)',
  // Kinds of values.
  aText: 'un texte',
  aNumber: 'un nombre',
  aWholeNumber: 'un nombre entier',
  trueOrFalse: 'oui ou non',
  anObject: 'rempli',
  aList: 'une liste',
  aTextByLanguage: 'un texte par langue, par exemple {example}',
  oneOf: 'l’un de {values}',
};
