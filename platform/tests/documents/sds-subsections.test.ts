import { sampleSds, subsection } from './sample-product.ts';

/** Regulation (EU) 2020/878, Annex II Part B, with the headings of both languages' texts of the law. */
const law: [number: string, en: string, de: string][] = [
  ['1.1', 'Product identifier', 'Produktidentifikator'],
  [
    '1.2',
    'Relevant identified uses of the substance or mixture and uses advised against',
    'Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen abgeraten wird',
  ],
  [
    '1.3',
    'Details of the supplier of the safety data sheet',
    'Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt',
  ],
  ['1.4', 'Emergency telephone number', 'Notrufnummer'],
  ['2.1', 'Classification of the substance or mixture', 'Einstufung des Stoffs oder Gemischs'],
  ['2.2', 'Label elements', 'Kennzeichnungselemente'],
  ['2.3', 'Other hazards', 'Sonstige Gefahren'],
  ['3.1', 'Substances', 'Stoffe'],
  ['3.2', 'Mixtures', 'Gemische'],
  ['4.1', 'Description of first aid measures', 'Beschreibung der Erste-Hilfe-Maßnahmen'],
  [
    '4.2',
    'Most important symptoms and effects, both acute and delayed',
    'Wichtigste akute und verzögert auftretende Symptome und Wirkungen',
  ],
  [
    '4.3',
    'Indication of any immediate medical attention and special treatment needed',
    'Hinweise auf ärztliche Soforthilfe oder Spezialbehandlung',
  ],
  ['5.1', 'Extinguishing media', 'Löschmittel'],
  [
    '5.2',
    'Special hazards arising from the substance or mixture',
    'Besondere vom Stoff oder Gemisch ausgehende Gefahren',
  ],
  ['5.3', 'Advice for firefighters', 'Hinweise für die Brandbekämpfung'],
  [
    '6.1',
    'Personal precautions, protective equipment and emergency procedures',
    'Personenbezogene Vorsichtsmaßnahmen, Schutzausrüstungen und in Notfällen anzuwendende Verfahren',
  ],
  ['6.2', 'Environmental precautions', 'Umweltschutzmaßnahmen'],
  [
    '6.3',
    'Methods and material for containment and cleaning up',
    'Methoden und Material für Rückhaltung und Reinigung',
  ],
  ['6.4', 'Reference to other sections', 'Verweis auf andere Abschnitte'],
  ['7.1', 'Precautions for safe handling', 'Schutzmaßnahmen zur sicheren Handhabung'],
  [
    '7.2',
    'Conditions for safe storage, including any incompatibilities',
    'Bedingungen zur sicheren Lagerung unter Berücksichtigung von Unverträglichkeiten',
  ],
  ['7.3', 'Specific end use(s)', 'Spezifische Endanwendungen'],
  ['8.1', 'Control parameters', 'Zu überwachende Parameter'],
  ['8.2', 'Exposure controls', 'Begrenzung und Überwachung der Exposition'],
  [
    '9.1',
    'Information on basic physical and chemical properties',
    'Angaben zu den grundlegenden physikalischen und chemischen Eigenschaften',
  ],
  ['9.2', 'Other information', 'Sonstige Angaben'],
  ['10.1', 'Reactivity', 'Reaktivität'],
  ['10.2', 'Chemical stability', 'Chemische Stabilität'],
  ['10.3', 'Possibility of hazardous reactions', 'Möglichkeit gefährlicher Reaktionen'],
  ['10.4', 'Conditions to avoid', 'Zu vermeidende Bedingungen'],
  ['10.5', 'Incompatible materials', 'Unverträgliche Materialien'],
  ['10.6', 'Hazardous decomposition products', 'Gefährliche Zersetzungsprodukte'],
  [
    '11.1',
    'Information on hazard classes as defined in Regulation (EC) No 1272/2008',
    'Angaben zu den Gefahrenklassen im Sinne der Verordnung (EG) Nr. 1272/2008',
  ],
  ['11.2', 'Information on other hazards', 'Angaben über sonstige Gefahren'],
  ['12.1', 'Toxicity', 'Toxizität'],
  ['12.2', 'Persistence and degradability', 'Persistenz und Abbaubarkeit'],
  ['12.3', 'Bioaccumulative potential', 'Bioakkumulationspotenzial'],
  ['12.4', 'Mobility in soil', 'Mobilität im Boden'],
  ['12.5', 'Results of PBT and vPvB assessment', 'Ergebnisse der PBT- und vPvB-Beurteilung'],
  ['12.6', 'Endocrine disrupting properties', 'Endokrinschädliche Eigenschaften'],
  ['12.7', 'Other adverse effects', 'Andere schädliche Wirkungen'],
  ['13.1', 'Waste treatment methods', 'Verfahren der Abfallbehandlung'],
  ['14.1', 'UN number or ID number', 'UN-Nummer oder ID-Nummer'],
  ['14.2', 'UN proper shipping name', 'Ordnungsgemäße UN-Versandbezeichnung'],
  ['14.3', 'Transport hazard class(es)', 'Transportgefahrenklassen'],
  ['14.4', 'Packing group', 'Verpackungsgruppe'],
  ['14.5', 'Environmental hazards', 'Umweltgefahren'],
  ['14.6', 'Special precautions for user', 'Besondere Vorsichtsmaßnahmen für den Verwender'],
  [
    '14.7',
    'Maritime transport in bulk according to IMO instruments',
    'Massengutbeförderung auf dem Seeweg gemäß IMO-Instrumenten',
  ],
  [
    '15.1',
    'Safety, health and environmental regulations/legislation specific for the substance or mixture',
    'Vorschriften zu Sicherheit, Gesundheits- und Umweltschutz/spezifische Rechtsvorschriften für den Stoff oder das Gemisch',
  ],
  ['15.2', 'Chemical safety assessment', 'Stoffsicherheitsbeurteilung'],
];

test.each([
  ['substance', 'en', '3.2'],
  ['substance', 'de', '3.2'],
  ['mixture', 'en', '3.1'],
  ['mixture', 'de', '3.1'],
] as const)('the sheet of a %s in %s has every subsection of the law but %s, in its order', (kind, lang, other) => {
  const headings = sampleSds({ kind, lang }).sections.flatMap(({ subsections }) =>
    subsections.map(({ number, title }) => [number, title]),
  );
  const expectedValue = law
    .filter(([number]) => number !== other)
    .map(([number, en, de]) => [number, { en, de }[lang]]);
  expect(headings).toEqual(expectedValue);
});

test.each([
  ['en', 'SECTION'],
  ['de', 'ABSCHNITT'],
] as const)('the sixteen sections in %s carry their legal headings', (lang, word) => {
  const { sections } = sampleSds({ lang });
  expect(sections.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  for (const { number, title } of sections) expect(title).toMatch(new RegExp(`^${word} ${number}: \\S`));
});

test.each([
  ['6.1', ['6.1.1', '6.1.2']],
  ['8.2', ['8.2.1', '8.2.2', '8.2.3']],
  ['9.2', ['9.2.1', '9.2.2']],
  ['11.2', ['11.2.1', '11.2.2']],
])('subsection %s is divided into %s', (number, parts) => {
  const headings = subsection(sampleSds(), number).blocks.flatMap((block) =>
    block.kind === 'subheading' ? [block.number] : [],
  );
  expect(headings).toEqual(parts);
});

test('no subsection is without contents', () => {
  for (const { subsections, blocks } of sampleSds().sections) {
    expect([...subsections.map((subsection) => subsection.blocks.length), blocks.length]).not.toEqual([0]);
    for (const subsection of subsections) expect(subsection.blocks.length).toBeGreaterThan(0);
  }
});
