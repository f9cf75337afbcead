import type { LabelAuditPhrases } from '../en/label-audit.ts';

export const labelAuditEs: LabelAuditPhrases = {
  findings: {
    'does-not-fit': 'El texto no cabe, ni siquiera a {points} pt. Elija una etiqueta más grande o menos idiomas.',
    'label-too-small':
      'La etiqueta mide {width} × {height} mm. Para un envase {pack} están previstos {short} × {long} mm.',
    'pictogram-below-wish': 'El lado de los pictogramas mide {edge} mm. Si es posible, debería medir {wished} mm.',
    'type-too-small': 'La letra x mide {height} mm de alto. Debe medir al menos {least} mm.',
    'type-small': 'La letra x mide {height} mm de alto. El texto se lee con facilidad a partir de {least} mm.',
    'frames-black':
      'La impresora hace negros los marcos de los pictogramas. Deben ser rojos: utilice etiquetas con marcos rojos preimpresos o una impresora con rojo.',
    'frames-on-stock':
      'Los marcos rojos están preimpresos y no se comprueban. Cada uno debe rodear su símbolo con un lado de {edge} mm.',
    'pack-size-differs': 'El texto indica {litres} l, pero el tamaño de envase elegido es {pack}.',
    'not-hazardous':
      'El producto no está clasificado ni lleva información suplementaria. El Reglamento CLP no exige etiqueta.',
    'classification-open':
      'La clasificación está incompleta: se desconoce si el producto presenta estos peligros; a la etiqueta pueden faltarle elementos: {classes}.',
    'hazards-unknown': 'Se desconoce si el producto es peligroso; a la etiqueta pueden faltarle elementos.',
    'supplier-missing':
      'Falta el proveedor. El nombre, la dirección y el número de teléfono deben figurar en la etiqueta.',
    'telephone-missing': 'Falta el número de teléfono del proveedor.',
    'quantity-missing':
      'Falta la cantidad nominal. En los envases destinados al público en general debe figurar en la etiqueta o en otro lugar del envase.',
    'identifier-missing': 'La sustancia no tiene número CAS, número CE ni número de índice.',
    'contains-missing': 'No se indican las sustancias que causan los peligros para la salud.',
    'contains-many': 'Se indican {count} sustancias. Por regla general bastan cuatro.',
    'description-off': 'Se omite la descripción. El Reglamento CLP no la exige; el nombre se mantiene.',
    'pictograms-off': 'Los pictogramas están desactivados: {codes}. La etiqueta está incompleta.',
    'metals-pictogram-off':
      'GHS05 por la corrosión de los metales solo puede omitirse en los envases destinados a consumidores. La etiqueta está incompleta.',
    'metals-pictogram-stays': 'GHS05 se mantiene: no se exige únicamente por la corrosión de los metales.',
    'pictogram-missing': 'Exigido por la clasificación, pero ausente de la etiqueta: {codes}.',
    'pictogram-unexpected': 'Presente en la etiqueta, pero no exigido por la clasificación: {codes}.',
    'signal-word-wrong': 'La palabra de advertencia no corresponde a la clasificación.',
    'hazard-missing': 'Indicaciones de peligro exigidas por la clasificación que faltan: {codes}.',
    'precautions-off': 'Los consejos de prudencia están desactivados. La etiqueta está incompleta.',
    'too-many-precautions':
      '{count} consejos de prudencia. Por regla general, seis como máximo; los primeros que pueden suprimirse: {codes}.',
    'redundant-precautions': 'Otros consejos ya dicen lo mismo; pueden suprimirse: {codes}.',
    'disposal-missing':
      'Un envase destinado al público en general necesita un consejo de prudencia sobre la eliminación (P501 o P502).',
    'ufi-off': 'El UFI está desactivado. La etiqueta está incompleta.',
    'ufi-off-industrial':
      'El UFI está desactivado. Para el uso únicamente en instalaciones industriales basta con indicarlo en la ficha de datos de seguridad.',
    'ufi-missing': 'La mezcla está clasificada como peligrosa y no tiene UFI.',
    'ufi-wrong': 'El UFI {ufi} es erróneo: su carácter de control no coincide.',
    'language-incomplete': '{language} – ausente o en otro idioma: {elements}.',
    'language-left-out': '{language} – omitido, porque el producto no tiene texto en este idioma: {elements}.',
    'market-language-missing': 'Idiomas que faltan para {country}: {languages}.',
    'small-pack-exempt':
      'Un envase de hasta 125 ml no tiene que llevar todas las indicaciones de estas clases: {classes}.',
    'alternatives-open':
      'Elija las palabras de {codes}: se imprimen todas las alternativas, porque el estado físico y la sección 8 no deciden.',
    'precautions-needed': 'Los peligros exigen {codes}; en la etiqueta faltan estos consejos.',
    'tactile-warning': 'El envase debe llevar una advertencia de peligro detectable al tacto.',
    'child-resistant': 'El envase debe llevar un cierre de seguridad para niños.',
    'professional-only': 'La etiqueta dice que el producto está restringido a usos profesionales.',
    'inner-pack-for-research':
      'Un envase interior de hasta 10 ml solo puede omitir elementos para investigación o control de la calidad, dentro de un envase exterior con la etiqueta completa: {classes}.',
    'inner-pack': 'Un envase interior de hasta 10 ml puede omitir elementos: ninguna clase lo impide.',
    'inner-pack-in-labelled':
      'Un envase interior de hasta 10 ml puede omitir elementos dentro de un envase exterior con la etiqueta completa: ninguna clase lo impide.',
    'fold-out':
      'Una etiqueta desplegable tiene una primera página, el interior por lengua y un dorso. Es una tira para plegar y no se imprime en ninguna hoja de etiquetas.',
  },
  elements: {
    productName: 'nombre',
    contains: 'sustancias',
    signalWord: 'palabra de advertencia',
    hazards: 'indicaciones de peligro',
    precautions: 'consejos de prudencia',
    supplemental: 'información suplementaria',
    places: 'complementos de las indicaciones',
    description: 'descripción',
    recommendedUse: 'uso recomendado',
    storage: 'consejos de almacenamiento',
  },
  notChecked: {
    'market-languages': 'No se ha indicado ningún mercado; sus lenguas oficiales no se han comprobado.',
    classification:
      'El Reglamento CLP no contempla esta categoría: {category}. La etiqueta no se ha comparado con la clasificación.',
    'supplier-place': 'No se sabe si el proveedor está establecido en la Unión.',
    placement: 'Colocación en el envase: etiqueta bien fijada y legible con el envase en posición normal.',
    print: 'Papel e impresión: fondo blanco, marcos rojos, nada que se borre.',
    'type-style': 'Espacio entre líneas y letras, texto negro sobre blanco.',
    'small-pack': 'Exenciones para envases de hasta 125 ml: no se conoce el volumen del envase.',
    'inner-pack':
      'Si el envase de hasta 10 ml está dentro de otro con la etiqueta completa, y qué debe quedar en él (CLP, anexo I, 1.5.2.4.2).',
    fastening: 'Cierre de seguridad para niños y advertencia de peligro táctil en el envase.',
    transport: 'Etiquetas de transporte de mercancías peligrosas en el mismo envase.',
    'other-acts': 'Otras normas de etiquetado: detergentes, biocidas, aerosoles, pinturas, REACH.',
  },
  laterType:
    'Desde el {day} las etiquetas deberán tener letra más grande: la letra x medirá de {least} a {most} mm de alto, según el tamaño del envase ({provision}).',
  givenUp: {
    type: 'El texto tiene {actual} pt en lugar de {requested} pt, para que quepa entero.',
    typeRaised: 'El texto tiene {actual} pt en lugar de {requested} pt: la letra x debe medir {least} mm de alto.',
    typeGrown: 'El texto tiene {actual} pt en lugar de {requested} pt: la etiqueta estaba vacía en más de la mitad.',
    optional: 'Omitido, porque la ley no lo exige: {what}.',
    qr: 'El código QR mide {actual} mm de ancho, el mínimo que leen los teléfonos.',
    margins: 'Márgenes: {actual} mm en lugar de {requested} mm.',
    arrangement: 'Los pictogramas están más juntos.',
    pictograms: 'El lado de los pictogramas mide {actual} mm en lugar de {requested} mm.',
    exemption: 'Se omiten las indicaciones que un envase pequeño no tiene que llevar: {codes}.',
  },
  optionalParts: {
    description: 'descripción',
    codes: 'códigos de producto',
    logo: 'logotipo',
    synonyms: 'sinónimos',
    use: 'uso recomendado',
    storage: 'almacenamiento',
  },
};
