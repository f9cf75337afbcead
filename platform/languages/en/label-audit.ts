/** What the audit of a label says; its shape is the shape of every language. */
export const labelAuditEn = {
  findings: {
    'does-not-fit': 'The text does not fit, even at {points} pt. Choose a larger label or fewer languages.',
    'label-too-small': 'The label is {width} × {height} mm. A pack {pack} wants {short} × {long} mm.',
    'pictogram-below-wish': 'The edge of the pictograms is {edge} mm. It should be {wished} mm if possible.',
    'type-too-small': 'The letter x is {height} mm high. It must be at least {least} mm.',
    'type-small': 'The letter x is {height} mm high. From {least} mm on type is easily read.',
    'frames-black':
      'The printer makes the frames of the pictograms black. They must be red: use stock with red frames on it, or a printer with red.',
    'frames-on-stock':
      'The red frames come from the stock and are not checked. Each must surround its symbol with an edge of {edge} mm.',
    'pack-size-differs': 'The text names {litres} l, but the package size chosen is {pack}.',
    'not-hazardous': 'The product is not classified and has no supplemental statement. CLP asks for no label.',
    'classification-open':
      'The classification is not complete: it is not known whether the product has these hazards, so the label may lack elements: {classes}.',
    'hazards-unknown': 'It is not known whether the product is hazardous, so the label may lack elements.',
    'supplier-missing': 'The supplier is missing. Name, address and telephone must be on the label.',
    'telephone-missing': "The supplier's telephone number is missing.",
    'quantity-missing': 'The quantity is missing. Packs for the public must name it, on the label or beside it.',
    'identifier-missing': 'The substance has no CAS, EC or index number.',
    'contains-missing': 'The substances that bring the health hazards are not named.',
    'contains-many': '{count} substances are named. Four are enough as a rule.',
    'description-off': 'The description is left out. CLP does not ask for it; the name stays.',
    'pictograms-off': 'The pictograms are switched off: {codes}. The label is incomplete.',
    'metals-pictogram-off': 'GHS05 for metals may be left out on consumer packs only. The label is incomplete.',
    'metals-pictogram-stays': 'GHS05 stays: not only the corrosion of metals brings it.',
    'pictogram-missing': 'The classification asks for {codes}, which the label does not show.',
    'pictogram-unexpected': 'The label shows {codes}, which the classification does not ask for.',
    'signal-word-wrong': 'The signal word is not the one of the classification.',
    'hazard-missing': 'Hazard statements of the classification are missing: {codes}.',
    'precautions-off': 'The precautionary statements are switched off. The label is incomplete.',
    'too-many-precautions': '{count} precautionary statements. Six are the rule; {codes} could go first.',
    'redundant-precautions': 'Others say what these say: {codes}. They can go.',
    'disposal-missing': 'A pack for the public needs a statement on disposal (P501 or P502).',
    'ufi-off': 'The UFI is switched off. The label is incomplete.',
    'ufi-off-industrial': 'The UFI is switched off. For industrial sites it may be in the safety data sheet only.',
    'ufi-missing': 'The mixture is hazardous and has no UFI.',
    'ufi-wrong': 'The UFI {ufi} is wrong: its check character does not fit.',
    'language-incomplete': '{language}: missing or in another language: {elements}.',
    'language-left-out': '{language}: left out, since the product has no text in it: {elements}.',
    'market-language-missing': 'Languages missing for {country}: {languages}.',
    'small-pack-exempt': 'A pack of at most 125 ml need not carry all statements of these classes: {classes}.',
    'alternatives-open':
      'Choose the words of {codes}: all alternatives are printed, since state and section 8 do not decide.',
    'precautions-needed': 'The hazards require {codes}, which the label leaves out.',
    'tactile-warning': 'The pack must bear a tactile warning of danger.',
    'child-resistant': 'The pack must have a child-resistant fastening.',
    'professional-only': 'The label says that the product is restricted to professional users.',
    'inner-pack-for-research':
      'An inner pack of at most 10 ml may omit elements only for research or quality control, in an outer pack with a whole label: {classes}.',
    'inner-pack': 'An inner pack of at most 10 ml may omit elements: no class forbids it.',
    'inner-pack-in-labelled':
      'An inner pack of at most 10 ml may omit elements in an outer pack with a whole label: no class forbids it.',
    'fold-out':
      'A fold-out label has a front, the inside by language and a back. It is one strip to fold and prints on no sheet of labels.',
  },
  /** For `language-incomplete` and `language-left-out`. */
  elements: {
    productName: 'name',
    contains: 'substances',
    signalWord: 'signal word',
    hazards: 'hazard statements',
    precautions: 'precautionary statements',
    supplemental: 'supplemental information',
    places: 'words that complete statements',
    description: 'description',
    recommendedUse: 'recommended use',
    storage: 'advice on storage',
  },
  notChecked: {
    'market-languages': 'No market is known, so its official languages are not checked.',
    classification: 'CLP has no such category: {category}. The label is not compared with the classification.',
    'supplier-place': 'Whether the supplier is established in the Union is not known.',
    placement: 'How the label sits on the pack: firmly affixed, readable when the pack stands.',
    print: 'Paper and print: white ground, red frames, nothing that wears off.',
    'type-style': 'Distance of lines and letters, black on white.',
    'small-pack': 'Exemptions for packs up to 125 ml: the volume of the pack is not known.',
    'inner-pack':
      'Whether the pack of at most 10 ml is inside another with a whole label, and what must stay on it (CLP Annex I 1.5.2.4.2).',
    fastening: 'Child-resistant fastening and tactile warning of the pack.',
    transport: 'Transport labels on the same pack.',
    'other-acts': 'Other law on labels: detergents, biocides, aerosols, paints, REACH.',
  },
  /** For lists of products, which say once what comes. */
  laterType:
    'From {day} labels need larger type: the letter x must be {least} to {most} mm high, by the size of the pack ({provision}).',
  /** What a label gave up for its mandatory text, and where type differs from the request. */
  givenUp: {
    type: 'The text is {actual} pt instead of {requested} pt, so that all of it fits.',
    typeRaised: 'The text is {actual} pt instead of {requested} pt: the letter x must be {least} mm high.',
    typeGrown: 'The text is {actual} pt instead of {requested} pt: the label was more than half empty.',
    optional: 'Left out, since the law does not ask for it: {what}.',
    qr: 'The QR code is {actual} mm wide, the least that phones read.',
    margins: 'Margins: {actual} mm instead of {requested} mm.',
    arrangement: 'The pictograms stand closer together.',
    pictograms: 'The edge of the pictograms is {actual} mm instead of {requested} mm.',
    exemption: 'Statements that a small pack need not carry are left out: {codes}.',
  },
  /** For `givenUp.optional`. */
  optionalParts: {
    description: 'description',
    codes: 'product codes',
    logo: 'logo',
    synonyms: 'synonyms',
    use: 'recommended use',
    storage: 'storage',
  },
};

export type LabelAuditPhrases = typeof labelAuditEn;
export type FindingCode = keyof LabelAuditPhrases['findings'];
export type NotCheckedCode = keyof LabelAuditPhrases['notChecked'];
