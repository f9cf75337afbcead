import type { MissingValueTexts } from './en.ts';

export const missingValuePl: MissingValueTexts = {
  missing: 'brakuje; wymagane: {kind}',
  emptyText: 'jest puste; wymagane: tekst',
  emptyByLanguage: 'jest puste; wymagany tekst w co najmniej jednym języku',
  studyWithoutResult: 'brakuje; wynik badania musi mieć wartość lub wynik opisany słowami',
  unitMissing: 'brakuje; wymagane: {units}',
  classificationMissing:
    'brakuje: nie wiadomo, czy produkt jest niebezpieczny (REACH załącznik II 2.1); podać jego klasy albo informację, że ich nie ma, i co to wykazuje',
  classificationAndCompositionMissing:
    'brakuje i nie ma składników: nie wiadomo, czy produkt jest niebezpieczny (REACH załącznik II 2.1); podać jego klasy albo informację, że ich nie ma, i co to wykazuje',
  classificationWithoutBasis:
    'podaje, że nie ma żadnej klasy, a nic tego nie wykazuje dla wszystkich klas: ani składniki, z których każdy ma klasę lub źródło, według którego ich brak, ani uzasadnienia z danymi lub własne klasyfikacje dla każdej klasy; w karcie podano, że nie wiadomo, czy produkt stwarza zagrożenie (REACH załącznik II 2.1)',
  // Kinds of values.
  aText: 'tekst',
  aNumber: 'liczba',
  aWholeNumber: 'liczba całkowita',
  trueOrFalse: 'tak lub nie',
  anObject: 'wypełnienie',
  aList: 'lista',
  aTextByLanguage: 'tekst według języka, np. {example}',
  oneOf: 'jedno z {values}',
};
