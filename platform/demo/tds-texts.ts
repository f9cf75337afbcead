import { wording } from './wording.ts';

/** The texts that only the catalogue's technical data sheets have. */

export const propertyNames = {
  // section 9 of the safety data sheet
  colour: wording('Colour', 'Farbe'),
  odour: wording('Odour', 'Geruch'),
  density: wording('Density', 'Dichte'),
  meltingPoint: wording('Solidification point', 'Erstarrungspunkt'),
  boilingPoint: wording('Boiling point', 'Siedepunkt'),
  flashPoint: wording('Flash point', 'Flammpunkt'),
  ph: wording('pH value', 'pH-Wert'),
  kinematicViscosity: wording('Kinematic viscosity', 'Kinematische Viskosität'),
  vapourPressure: wording('Vapour pressure', 'Dampfdruck'),
  solubility: wording('Solubility in water', 'Löslichkeit in Wasser'),

  // contents
  assay: wording('Assay (gas chromatography)', 'Gehalt (Gaschromatographie)'),
  water: wording('Water content', 'Wassergehalt'),
  acidityAsAceticAcid: wording('Acidity as acetic acid', 'Säure als Essigsäure'),
  acidityAsFormicAcid: wording('Acidity as formic acid', 'Säure als Ameisensäure'),
  evaporationResidue: wording('Residue on evaporation', 'Abdampfrückstand'),
  ethanol: wording('Ethanol content', 'Ethanolgehalt'),
  denaturant: wording('Denaturant butanone', 'Vergällungsmittel Butanon'),
  activeChlorine: wording('Active chlorine', 'Aktivchlor'),
  freeAlkali: wording('Free alkali as sodium hydroxide', 'Freies Alkali als Natriumhydroxid'),
  sodiumHydroxide: wording('Sodium hydroxide content', 'Gehalt an Natriumhydroxid'),
  sodiumCarbonate: wording('Sodium carbonate', 'Natriumcarbonat'),
  chloride: wording('Chloride', 'Chlorid'),
  hydrogenChloride: wording('Hydrogen chloride content', 'Gehalt an Chlorwasserstoff'),
  sulphate: wording('Sulphate', 'Sulfat'),
  freeChlorine: wording('Free chlorine', 'Freies Chlor'),
  formaldehyde: wording('Formaldehyde content', 'Formaldehydgehalt'),
  methanol: wording('Methanol content', 'Methanolgehalt'),
  benzene: wording('Benzene content', 'Benzolgehalt'),
  aromatics: wording('Aromatics content', 'Aromatengehalt'),
  sulphur: wording('Sulphur content', 'Schwefelgehalt'),
  hydrogenPeroxide: wording('Hydrogen peroxide content', 'Gehalt an Wasserstoffperoxid'),
  activeOxygen: wording('Active oxygen', 'Aktivsauerstoff'),
  ammonia: wording('Ammonia content', 'Ammoniakgehalt'),
  phosphoricAcid: wording('Phosphoric acid content', 'Gehalt an Phosphorsäure'),
  arsenic: wording('Arsenic', 'Arsen'),
  citricAcid: wording('Citric acid content', 'Citronensäuregehalt'),
  propellant: wording('Propellant content', 'Treibgasanteil'),
  isocyanate: wording('Isocyanate content (NCO)', 'Isocyanatgehalt (NCO)'),
  carbonMonoxide: wording('Carbon monoxide content', 'Gehalt an Kohlenmonoxid'),
  uncertainty: wording('Relative uncertainty of the content', 'Relative Unsicherheit des Gehalts'),
  oxygen: wording('Oxygen', 'Sauerstoff'),
  moisture: wording('Moisture', 'Feuchtigkeit'),
  solids: wording('Solids content', 'Festkörpergehalt'),
  silicate: wording('Silicate as silicon dioxide', 'Silicat als Siliciumdioxid'),

  // urea solution (ISO 22241-1)
  alkalinityAsAmmonia: wording('Alkalinity as ammonia', 'Alkalität als Ammoniak'),
  insolubleMatter: wording('Insoluble matter', 'Unlösliche Bestandteile'),
  phosphate: wording('Phosphate', 'Phosphat'),
  calcium: wording('Calcium', 'Calcium'),
  iron: wording('Iron', 'Eisen'),
  copper: wording('Copper', 'Kupfer'),
  zinc: wording('Zinc', 'Zink'),
  chromium: wording('Chromium', 'Chrom'),
  nickel: wording('Nickel', 'Nickel'),
  aluminium: wording('Aluminium', 'Aluminium'),
  magnesium: wording('Magnesium', 'Magnesium'),
  sodium: wording('Sodium', 'Natrium'),
  potassium: wording('Potassium', 'Kalium'),

  // physical and technical figures
  colourNumber: wording('Colour number (Pt-Co)', 'Farbzahl (Pt-Co)'),
  refractiveIndex: wording('Refractive index', 'Brechungsindex'),
  evaporationNumber: wording('Evaporation number (ether = 1)', 'Verdunstungszahl (Ether = 1)'),
  boilingRange: wording('Boiling range', 'Siedebereich'),
  dynamicViscosity: wording('Dynamic viscosity', 'Dynamische Viskosität'),
  stability: wording('Stability: remaining content', 'Stabilität: verbleibender Gehalt'),
  conductivity: wording('Conductivity', 'Leitfähigkeit'),
  phDiluted: wording('pH value of a 1 % solution', 'pH-Wert einer Lösung von 1 %'),
  epoxyEquivalent: wording('Epoxy equivalent', 'Epoxidäquivalent'),
  amineNumber: wording('Amine number', 'Aminzahl'),
  mixingRatioByWeight: wording('Mixing ratio A : B by weight', 'Mischungsverhältnis A : B nach Gewicht'),
  mixingRatioByVolume: wording('Mixing ratio A : B by volume', 'Mischungsverhältnis A : B nach Volumen'),
  potLife: wording('Pot life of the mixture', 'Topfzeit der Mischung'),
  shoreD: wording('Shore D hardness after 7 days', 'Shore-D-Härte nach 7 Tagen'),
  compressiveStrength: wording('Compressive strength after 7 days', 'Druckfestigkeit nach 7 Tagen'),
  coverage: wording('Coverage per coat', 'Reichweite je Anstrich'),
  wetScrub: wording('Wet scrub resistance, class', 'Nassabriebbeständigkeit, Klasse'),
  hidingPower: wording('Hiding power, class', 'Deckvermögen, Klasse'),
  gloss: wording('Gloss', 'Glanzgrad'),
  grainSize: wording('Grain size', 'Korngröße'),
  smokePoint: wording('Smoke point', 'Rußpunkt'),
  recoatable: wording('Can be painted over after', 'Überstreichbar nach'),
} as const;

export const propertyValues = {
  deadMatt: wording('dead matt', 'stumpfmatt'),
  fine: wording('fine (< 100 µm)', 'fein (< 100 µm)'),
} as const;

export const conditions = {
  at25: wording('at 25 °C', 'bei 25 °C'),
  heated: wording('16 hours at 96 °C', '16 Stunden bei 96 °C'),
  filling: wording('when filled', 'bei Abfüllung'),
  at7LitresPerM2: wording('at 7 m²/l', 'bei 7 m²/l'),
} as const;

export const uses = {
  thinner: wording('Thinner for coatings and adhesives', 'Verdünner für Lacke und Klebstoffe'),
  toolCleaning: wording('Cleaning of tools and spray guns', 'Reinigen von Werkzeugen und Spritzpistolen'),
  bondingPreparation: wording('Cleaning before bonding and painting', 'Reinigen vor dem Kleben und Lackieren'),
  foodPlants: wording(
    'Cleaning in place in food and beverage plants',
    'CIP-Reinigung in Lebensmittel- und Getränkebetrieben',
  ),
  boilers: wording('Descaling of boilers and pipes', 'Entkalken von Kesseln und Rohrleitungen'),
  biodiesel: wording('Production of biodiesel', 'Herstellung von Biodiesel'),
  woodPanels: wording('Binders for wood-based panels', 'Bindemittel für Holzwerkstoffe'),
  vegetableOils: wording('Extraction of vegetable oils', 'Extraktion von Pflanzenölen'),
  bleachingTextiles: wording('Bleaching of textiles and pulp', 'Bleichen von Textilien und Zellstoff'),
  nitrogenOxides: wording(
    'Reduction of nitrogen oxides in flue gas (SCR, SNCR)',
    'Minderung von Stickoxiden im Rauchgas (SCR, SNCR)',
  ),
  workshops: wording('Machines, workshop floors and extraction hoods', 'Maschinen, Werkstattböden und Abzugshauben'),
  cleaningMachines: wording(
    'Scrubbing machines and high-pressure cleaners',
    'Scheuersaugmaschinen und Hochdruckreiniger',
  ),
  floors: wording(
    'Coating of workshop, storage and garage floors',
    'Beschichten von Werkstatt-, Lager- und Garagenböden',
  ),
  electricalCasting: wording('Casting of electrical components', 'Vergießen elektrischer Bauteile'),
  electronics: wording('Switches, relays, plugs and circuit boards', 'Schalter, Relais, Stecker und Leiterplatten'),
  commercialVehicles: wording(
    'Lorries, buses, tractors and construction machinery with SCR',
    'Lkw, Busse, Traktoren und Baumaschinen mit SCR',
  ),
  cars: wording('Diesel cars with SCR', 'Diesel-Pkw mit SCR'),
  wallBases: wording('Plaster, plasterboard, concrete and woodchip wallpaper', 'Putz, Gipskarton, Beton und Raufaser'),
  livingRooms: wording(
    'New and renovation coats in living rooms and offices',
    'Neu- und Renovierungsanstriche in Wohn- und Büroräumen',
  ),
  rinsing: wording('Final rinsing of parts and laboratory glassware', 'Nachspülen von Teilen und Laborglas'),
  household: wording('Kettles, coffee machines and taps', 'Wasserkocher, Kaffeemaschinen und Armaturen'),
  rust: wording('Removal of rust', 'Entrosten'),
  alkydPaints: wording('Alkyd and oil paints', 'Alkydharz- und Ölfarben'),
  models: wording('Moulds, models and tools', 'Formen, Modelle und Werkzeuge'),
  flueGas: wording(
    'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces',
    'Messgeräte für Abgas von Fahrzeugen und Rauchgas von Feuerungen',
  ),
  lanterns: wording('Lanterns and garden torches with a protected wick', 'Laternen und Gartenfackeln mit Dochtschutz'),
  joints: wording('Tile joints, plastic furniture and awnings', 'Fliesenfugen, Kunststoffmöbel und Markisen'),
} as const;

export const processing = {
  hiddenPlace: wording(
    'Test in a hidden place before the first use.',
    'Vor der ersten Anwendung an verdeckter Stelle prüfen.',
  ),
  earthedEquipment: wording(
    'Use clean, dry and earthed equipment.',
    'Saubere, trockene und geerdete Geräte verwenden.',
  ),
  neverReturn: wording(
    'Do not fill used product back into the pack.',
    'Gebrauchtes Produkt nicht in das Gebinde zurückfüllen.',
  ),
  inert: wording(
    'Blanket the plant with nitrogen where an explosive atmosphere can form.',
    'Anlage mit Stickstoff inertisieren, wo explosionsfähige Atmosphäre entstehen kann.',
  ),
  becomesWarm: wording('Becomes warm when diluted.', 'Erwärmt sich beim Verdünnen.'),
  rinseEquipment: wording(
    'Rinse equipment with plenty of water after use.',
    'Geräte nach Gebrauch mit viel Wasser spülen.',
  ),
  doseByPh: wording('Dose by the measured pH value.', 'Nach gemessenem pH-Wert dosieren.'),
  noLightMetals: wording('Do not use on aluminium, zinc and tin.', 'Nicht auf Aluminium, Zink und Zinn anwenden.'),
  noMixing: wording('Do not mix with other products.', 'Nicht mit anderen Produkten mischen.'),
  inhibitor: wording('Add an inhibitor when pickling steel.', 'Beim Beizen von Stahl einen Inhibitor zusetzen.'),
  noImpurities: wording(
    'Keep copper, iron and dirt away: impurities decompose the product.',
    'Kupfer, Eisen und Schmutz fernhalten: Verunreinigungen zersetzen das Produkt.',
  ),
  warmBeforeUse: wording(
    'Warm cloudy product to 40 °C and stir before use.',
    'Trübes Produkt vor Gebrauch auf 40 °C erwärmen und rühren.',
  ),
  hotCleaning: wording(
    'Temperature of use: 10 to 60 °C; warmth shortens the time needed.',
    'Anwendungstemperatur: 10 bis 60 °C; Wärme verkürzt die Einwirkzeit.',
  ),
  hotCleaningBefore: wording('Temperature of use: 10 to 40 °C.', 'Anwendungstemperatur: 10 bis 40 °C.'),
  floorBase: wording(
    'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.',
    'Untergrund: tragfähig, trocken (höchstens 4 % Restfeuchte), frei von Staub, Öl und Fett; kugelstrahlen oder schleifen.',
  ),
  dewPoint: wording(
    'Work at 10 to 30 °C and at least 3 °C above the dew point.',
    'Bei 10 bis 30 °C und mindestens 3 °C über dem Taupunkt verarbeiten.',
  ),
  resinConsumption: wording(
    'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.',
    'Verbrauch der Mischung: 0,3 kg/m² als Grundierung, 1,1 kg/m² je mm als Beschichtung.',
  ),
  fullLoad: wording('Full load after 7 days at 20 °C.', 'Bei 20 °C nach 7 Tagen voll belastbar.'),
  toolsWithAcetone: wording(
    'Clean tools with acetone before the resin hardens.',
    'Werkzeuge vor dem Aushärten des Harzes mit Aceton reinigen.',
  ),
  wallBase: wording(
    'Base: clean, dry and sound; prime strongly absorbent plaster.',
    'Untergrund: sauber, trocken und tragfähig; stark saugenden Putz grundieren.',
  ),
  thinBy5: wording(
    'Thin the first coat with at most 5 % of water.',
    'Ersten Anstrich mit höchstens 5 % Wasser verdünnen.',
  ),
  thinBy10: wording(
    'Thin the first coat with at most 10 % of water.',
    'Ersten Anstrich mit höchstens 10 % Wasser verdünnen.',
  ),
  notBelow5: wording('Do not apply below 5 °C (air and wall).', 'Nicht unter 5 °C (Luft und Wand) verarbeiten.'),
  toolsWithWater: wording(
    'Clean tools with water straight after use.',
    'Werkzeuge sofort nach Gebrauch mit Wasser reinigen.',
  ),
  shakeCan: wording('Shake the can before use.', 'Dose vor Gebrauch schütteln.'),
  switchOn: wording(
    'Switch the current on again only when all solvent has evaporated.',
    'Strom erst wieder einschalten, wenn alles Lösemittel verdunstet ist.',
  ),
  ownFunnels: wording(
    'Use funnels, pumps and cans that have never held other liquids.',
    'Trichter, Pumpen und Kannen verwenden, die nie andere Flüssigkeiten enthielten.',
  ),
  wrongTank: wording(
    'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.',
    'Versehentlich in den Kraftstofftank gefüllt: Motor nicht starten, Tank entleeren lassen.',
  ),
  settledDirt: wording(
    'Dispose of settled dirt as hazardous waste.',
    'Abgesetzten Schmutz als gefährlichen Abfall entsorgen.',
  ),
  cleanVessels: wording('Pour into clean vessels only.', 'Nur in saubere Gefäße umfüllen.'),
  dryWithWarmAir: wording(
    'Rinse phosphated parts and dry them with warm air.',
    'Phosphatierte Teile spülen und mit Warmluft trocknen.',
  ),
  openSlowly: wording(
    'Open the valve slowly by hand and close it after use.',
    'Ventil langsam von Hand öffnen und nach Gebrauch schließen.',
  ),
  wickLength: wording('Keep the wick short: a long wick makes soot.', 'Docht kurz halten: Ein langer Docht rußt.'),
  noLimestone: wording('Not for marble, enamel, zinc and aluminium.', 'Nicht für Marmor, Email, Zink und Aluminium.'),
} as const;

export const storage = {
  tightlyClosed: wording('Keep in the tightly closed original pack.', 'Im dicht geschlossenen Originalgebinde lagern.'),
  coolAndDry: wording('Store in a cool, dry and well-ventilated place.', 'Kühl, trocken und gut belüftet lagern.'),
  sunlight: wording('Protect from sunlight and heat.', 'Vor Sonnenlicht und Wärme schützen.'),
  frost: wording('Protect from frost.', 'Vor Frost schützen.'),
  ignition: wording(
    'Keep away from sources of ignition; earth containers when filling.',
    'Von Zündquellen fernhalten; Behälter beim Umfüllen erden.',
  ),
  awayFromAcids: wording(
    'Store on a drip tray and separately from acids.',
    'Auf einer Auffangwanne und getrennt von Säuren lagern.',
  ),
  awayFromAlkalis: wording(
    'Store on a drip tray and separately from alkalis and chlorine bleach.',
    'Auf einer Auffangwanne und getrennt von Laugen und Chlorbleiche lagern.',
  ),
  vented: wording(
    'Use vented closures; never close gas-tight.',
    'Entlüftete Verschlüsse verwenden; niemals gasdicht verschließen.',
  ),
  polyethyleneAndSteel: wording(
    'Suitable materials: polyethylene and stainless steel.',
    'Geeignete Werkstoffe: Polyethylen und Edelstahl.',
  ),
  plasticsOnly: wording(
    'Suitable materials: polyethylene and polypropylene.',
    'Geeignete Werkstoffe: Polyethylen und Polypropylen.',
  ),
  steel: wording('Suitable materials: steel and stainless steel.', 'Geeignete Werkstoffe: Stahl und Edelstahl.'),
  warm: wording(
    'Store warm: below 35 °C paraformaldehyde settles.',
    'Warm lagern: unter 35 °C setzt sich Paraformaldehyd ab.',
  ),
  crystals: wording(
    'Crystallised resin becomes clear again at 50 to 60 °C.',
    'Auskristallisiertes Harz wird bei 50 bis 60 °C wieder klar.',
  ),
  moisture: wording(
    'Takes up moisture and carbon dioxide from the air: close opened packs at once.',
    'Nimmt Feuchtigkeit und Kohlendioxid aus der Luft auf: angebrochene Gebinde sofort verschließen.',
  ),
  notAbove50: wording('Never warm above 50 °C.', 'Niemals über 50 °C erwärmen.'),
  openedPacks: wording('Use opened packs up soon.', 'Angebrochene Gebinde bald aufbrauchen.'),
  thawed: wording(
    'Frozen product can be used without loss of quality after thawing.',
    'Gefrorenes Produkt ist nach dem Auftauen ohne Qualitätsverlust verwendbar.',
  ),
  waterBursts: wording(
    'Never close a pack again into which water may have got: carbon dioxide bursts it.',
    'Gebinde, in die Wasser gelangt sein kann, nie wieder verschließen: Kohlendioxid lässt sie bersten.',
  ),
  cylindersUpright: wording(
    'Store cylinders upright, secured against falling and with closed valve and cap.',
    'Flaschen stehend, gegen Umfallen gesichert und mit geschlossenem Ventil und Kappe lagern.',
  ),
  children: wording('Keep out of the reach of children.', 'Außer Reichweite von Kindern lagern.'),
} as const;

export const packs = {
  plasticBottle: wording('Plastic bottle', 'Kunststoffflasche'),
  glassBottle: wording('Glass bottle', 'Glasflasche'),
  metalCanister: wording('Metal canister', 'Metallkanister'),
  plasticCanister: wording('Plastic canister', 'Kunststoffkanister'),
  steelDrum: wording('Steel drum', 'Stahlfass'),
  plasticDrum: wording('Plastic drum', 'Kunststofffass'),
  ibc: wording('IBC', 'IBC'),
  tin: wording('Tin', 'Dose'),
  metalPail: wording('Metal pail', 'Blecheimer'),
  plasticPail: wording('Plastic pail', 'Kunststoffeimer'),
  gasCylinder: wording('Gas cylinder', 'Gasflasche'),
  blackBottle: wording('Black, opaque plastic bottle', 'Schwarze, undurchsichtige Kunststoffflasche'),
  aerosolCan: wording('Aerosol can', 'Aerosoldose'),
} as const;
