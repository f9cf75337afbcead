import type { MissingValueTexts } from './en.ts';

export const missingValueDe: MissingValueTexts = {
  missing: 'fehlt; muss {kind} sein',
  emptyText: 'ist leer; muss ein Text sein',
  emptyByLanguage: 'ist leer; muss in mindestens einer Sprache einen Text haben',
  studyWithoutResult: 'fehlt; ein Prüfergebnis braucht einen Wert oder ein Ergebnis in Worten',
  unitMissing: 'fehlt; muss {units} sein',
  classificationMissing:
    'fehlt: Ob das Produkt gefährlich ist, ist nicht bekannt (REACH Anhang II 2.1); seine Klassen angeben, oder dass es keine hat und was das zeigt',
  classificationAndCompositionMissing:
    'fehlt, und es gibt keine Bestandteile: Ob das Produkt gefährlich ist, ist nicht bekannt (REACH Anhang II 2.1); seine Klassen angeben, oder dass es keine hat und was das zeigt',
  classificationWithoutBasis:
    'besagt, dass es keine Klasse gibt, und nichts zeigt es für alle Klassen: weder Bestandteile, von denen jeder eine Klasse oder die Quelle hat, nach der es keine gibt, noch Begründungen mit Daten oder eigene Einstufungen für jede Klasse; im Sicherheitsdatenblatt steht, dass nicht bekannt ist, ob das Produkt gefährlich ist (REACH Anhang II 2.1)',
  // Kinds of values.
  aText: 'ein Text',
  aNumber: 'eine Zahl',
  aWholeNumber: 'eine ganze Zahl',
  trueOrFalse: 'ja oder nein',
  anObject: 'ausgefüllt',
  aList: 'eine Liste',
  aTextByLanguage: 'ein Text je Sprache, etwa {example}',
  oneOf: 'eines von {values}',
};
