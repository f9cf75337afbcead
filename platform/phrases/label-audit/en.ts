/** What the audit of a label says; its shape is the shape of every language. */
export const labelAuditEn = {
  findings: {
    'does-not-fit': 'The text does not fit, even at {points} pt. Choose a larger label or fewer languages.',
    'label-too-small': 'The label is {width} × {height} mm. A pack {pack} wants {short} × {long} mm.',
    'pictogram-too-small': 'The edge of the pictograms is {edge} mm. It must be at least {least} mm.',
    'pictogram-below-wish': 'The edge of the pictograms is {edge} mm. It should be {wished} mm if possible.',
    'type-too-small': 'The letter x is {height} mm high. It must be at least {least} mm.',
    'type-small': 'The letter x is {height} mm high. From {least} mm on type is easily read.',
    'type-too-small-later': 'The letter x is {height} mm high. From {day} it must be at least {least} mm.',
    'frames-black':
      'The printer makes the frames of the pictograms black. They must be red: use stock with red frames on it, or a printer with red.',
    'frames-on-stock':
      'The red frames come from the stock and are not checked. Each must surround its symbol with an edge of {edge} mm.',
    'pack-size-differs': 'The text names {litres} l, but the package size chosen is {pack}.',
    'not-hazardous': 'The product is not classified and has no supplemental statement. CLP asks for no label.',
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
    'market-language-missing': 'Languages missing for {country}: {languages}.',
  },
  /** For `language-incomplete`. */
  elements: {
    productName: 'name',
    contains: 'substances',
    signalWord: 'signal word',
    hazards: 'hazard statements',
    precautions: 'precautionary statements',
    supplemental: 'supplemental information',
  },
  notChecked: {
    'market-languages': 'No market is known, so its official languages are not checked.',
    classification: 'CLP has no such category: {category}. The label is not compared with the classification.',
    'supplier-place': 'Whether the supplier is established in the Union is not known.',
    placement: 'How the label sits on the pack: firmly affixed, readable when the pack stands.',
    print: 'Paper and print: white ground, red frames, nothing that wears off.',
    'type-style': 'Distance of lines and letters, black on white.',
    'small-pack': 'Exemptions for packs up to 125 ml.',
    fastening: 'Child-resistant fastening and tactile warning of the pack.',
    transport: 'Transport labels on the same pack.',
    'other-acts': 'Other law on labels: detergents, biocides, aerosols, paints, REACH.',
  },
};

export type LabelAuditPhrases = typeof labelAuditEn;
export type FindingCode = keyof LabelAuditPhrases['findings'];
export type NotCheckedCode = keyof LabelAuditPhrases['notChecked'];
