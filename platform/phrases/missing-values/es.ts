import type { MissingValueTexts } from './en.ts';

export const missingValueEs: MissingValueTexts = {
  missing: 'falta; debe ser {kind}',
  emptyText: 'está vacío; debe ser un texto',
  emptyByLanguage: 'está vacío; debe tener un texto en al menos una lengua',
  studyWithoutResult: 'falta; un resultado de ensayo debe tener un valor o un resultado en palabras',
  unitMissing: 'falta; debe ser {units}',
  classificationMissing:
    'falta: no se sabe si el producto es peligroso (REACH anexo II 2.1); indicar sus clases, o que no tiene ninguna y qué lo demuestra',
  classificationAndCompositionMissing:
    'falta, y no hay componentes: no se sabe si el producto es peligroso (REACH anexo II 2.1); indicar sus clases, o que no tiene ninguna y qué lo demuestra',
  classificationWithoutBasis:
    'dice que no hay ninguna clase, y nada lo demuestra para todas las clases: ni componentes que tengan cada uno una clase o la fuente según la cual no hay ninguna, ni motivos con datos o clasificaciones propias para cada clase; la ficha dice que se desconoce si el producto es peligroso (REACH anexo II 2.1)',
  // Kinds of values.
  aText: 'un texto',
  aNumber: 'un número',
  aWholeNumber: 'un número entero',
  trueOrFalse: 'sí o no',
  anObject: 'rellenado',
  aList: 'una lista',
  aTextByLanguage: 'un texto por lengua, por ejemplo {example}',
  oneOf: 'uno de {values}',
};
