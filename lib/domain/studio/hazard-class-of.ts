/** The hazard classes by the abbreviations of CLP Annex VI, Table 1.1, as `overrides` and `notClassified` name them. */
const classes: Readonly<Record<string, string>> = {
  'Unst. Expl.': 'explosives',
  'Expl.': 'explosives',
  'Flam. Gas': 'flammableGases',
  Aerosol: 'aerosols',
  'Ox. Gas': 'oxidisingGases',
  'Press. Gas': 'gasesUnderPressure',
  'Flam. Liq.': 'flammableLiquids',
  'Flam. Sol.': 'flammableSolids',
  'Self-react.': 'selfReactive',
  'Pyr. Liq.': 'pyrophoricLiquids',
  'Pyr. Sol.': 'pyrophoricSolids',
  'Self-heat.': 'selfHeating',
  'Water-react.': 'waterReactive',
  'Ox. Liq.': 'oxidisingLiquids',
  'Ox. Sol.': 'oxidisingSolids',
  'Org. Perox.': 'organicPeroxides',
  'Met. Corr.': 'corrosiveToMetals',
  'Desen. Expl.': 'desensitisedExplosives',
  'Skin Corr.': 'skin',
  'Skin Irrit.': 'skin',
  'Eye Dam.': 'eye',
  'Eye Irrit.': 'eye',
  'Resp. Sens.': 'respiratorySensitisation',
  'Skin Sens.': 'skinSensitisation',
  'Muta.': 'mutagenicity',
  'Carc.': 'carcinogenicity',
  'Repr.': 'reproductiveToxicity',
  'Lact.': 'lactation',
  'STOT RE': 'stotRepeated',
  'Asp. Tox.': 'aspiration',
  'Aquatic Acute': 'aquaticAcute',
  'Aquatic Chronic': 'aquaticChronic',
  Ozone: 'ozone',
  'ED HH': 'endocrineHuman',
  'ED ENV': 'endocrineEnvironment',
  PBT: 'pbt',
  vPvB: 'pbt',
  PMT: 'pmt',
  vPvM: 'pmt',
};

/** The hazard class of a category, `Acute Tox. 4` with H302 → `acuteOral`; null for an unknown one. */
export function hazardClassOf(category: string, h: readonly string[]): string | null {
  const has = (codes: RegExp) => h.some((code) => codes.test(code));
  if (category.startsWith('Acute Tox.')) {
    if (has(/^H30[0-3]/)) return 'acuteOral';
    if (has(/^H31[0-3]/)) return 'acuteDermal';
    return has(/^H33[0-3]/) ? 'acuteInhalation' : null;
  }
  if (category.startsWith('STOT SE')) return has(/^H33[56]/) ? 'stotSingleNarcoticIrritant' : 'stotSingle';
  const abbreviation = Object.keys(classes).find((name) => category === name || category.startsWith(`${name} `));
  return abbreviation === undefined ? null : classes[abbreviation]!;
}
