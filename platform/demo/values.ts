import type { Slot } from '../product/slots.ts';
import type { StandardPhrase } from '../languages/en/sheet.ts';
import { wording } from './wording.ts';
import type { Localised } from '../languages/languages.ts';

/** Builders for the catalogue's texts and measured values of section 9. */

export const liquid = wording('liquid', 'flüssig');
export const colourless = wording('colourless', 'farblos');
export const miscible = wording('miscible with water', 'mit Wasser mischbar');
export const notFlammable = wording('not flammable', 'nicht entzündbar');
export const combustible = wording(
  'combustible, not classified as flammable',
  'brennbar, nicht als entzündbar eingestuft',
);
/** Why 9.1 has no value (REACH Annex II 9.1). */
export const notDetermined = wording('not determined', 'nicht bestimmt');
/** The text for unknown effects (REACH Annex II 12). */
export const noData = wording('no data available', 'keine Daten verfügbar');
export const distils = wording('distils without decomposition', 'unzersetzt destillierbar');
/** Ingredients of a mixture that cannot decompose at their boiling points. */
export const ingredientsDistil = wording(
  'the ingredients distil without decomposition',
  'die Bestandteile sind unzersetzt destillierbar',
);
/** For 10.6 of what distils. */
export const distilsAtNormalPressure = wording(
  'Distils without decomposition at normal pressure.',
  'Bei Normaldruck unzersetzt destillierbar.',
);
export const decomposesSlowly = wording(
  'decomposes slowly at room temperature',
  'zersetzt sich langsam bei Raumtemperatur',
);
export const decomposesWhenHeated = wording('decomposes when heated', 'zersetzt sich beim Erwärmen');
export const notApplicable = 'notApplicable' as const;

type Figure = number | string;

export const celsius = (value: Figure) => ({ value, unit: '°C' });
export const flashPoint = (value: Figure) => ({
  ...celsius(value),
  condition: wording('closed cup', 'geschlossener Tiegel'),
});
export const explosionLimits = (lower: number, upper: number) => ({ value: `${lower} – ${upper}`, unit: '% (V/V)' });
export const at20 = (value: Figure, unit?: string) => ({ value, unit, condition: wording('at 20 °C', 'bei 20 °C') });
/** The vapour of an aqueous product is mostly steam. */
export const steam = { value: 0.62, condition: wording('water vapour, air = 1', 'Wasserdampf, Luft = 1') };
export const comparedWithAir = (value: number) => ({ value, condition: wording('air = 1', 'Luft = 1') });

/** For 12.4 of what decomposes in soil (12.2). */
export const mobileUntilDecomposed = wording(
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).',
  'Mischt sich mit dem Wasser im Boden und adsorbiert kaum, zersetzt sich dort aber schnell (siehe Unterabschnitt 12.2).',
);

/** Phrases that a product adds to slots; the type checks their keys. */
export const standardPhrases = (phrases: Partial<Record<Slot, StandardPhrase[]>>): Record<string, string[]> => phrases;

/** Test results as words, in every language of the documents. */

const finding = (
  ...[en, de, fr, it, es, pl, sl, el]: [string, string, string, string, string, string, string, string]
): Localised => ({ en, de, fr, it, es, pl, sl, el });

export const vapour = finding('vapour', 'Dampf', 'vapeur', 'vapore', 'vapor', 'para', 'hlapi', 'ατμός');
export const gas = finding('gas', 'Gas', 'gaz', 'gas', 'gas', 'gaz', 'plin', 'αέριο');
export const notIrritating = finding(
  'not irritating',
  'nicht reizend',
  'non irritant',
  'non irritante',
  'no irritante',
  'nie działa drażniąco',
  'ne draži',
  'μη ερεθιστικό',
);
export const irritating = finding(
  'irritating',
  'reizend',
  'irritant',
  'irritante',
  'irritante',
  'działa drażniąco',
  'draži',
  'ερεθιστικό',
);
export const sensitising = finding(
  'sensitising',
  'sensibilisierend',
  'sensibilisant',
  'sensibilizzante',
  'sensibilizante',
  'działa uczulająco',
  'povzroča preobčutljivost',
  'ευαισθητοποιητικό',
);
export const notSensitising = finding(
  'not sensitising',
  'nicht sensibilisierend',
  'non sensibilisant',
  'non sensibilizzante',
  'no sensibilizante',
  'nie działa uczulająco',
  'ne povzroča preobčutljivosti',
  'μη ευαισθητοποιητικό',
);
export const damageToUnborn = finding(
  'damage to the unborn child after poisoning of the mother',
  'Schädigung des ungeborenen Kindes nach Vergiftung der Mutter',
  'lésions de l’enfant à naître après intoxication de la mère',
  'danni al feto dopo intossicazione della madre',
  'daños en el feto tras intoxicación de la madre',
  'uszkodzenie dziecka w łonie matki po zatruciu matki',
  'poškodbe nerojenega otroka po zastrupitvi matere',
  'βλάβη στο έμβρυο μετά από δηλητηρίαση της μητέρας',
);
export const damageToHeart = finding(
  'damage to heart and nervous system after long exposure',
  'Schädigung von Herz und Nervensystem nach langer Exposition',
  'lésions du cœur et du système nerveux après exposition prolongée',
  'danni al cuore e al sistema nervoso dopo esposizione prolungata',
  'daños en el corazón y el sistema nervioso tras exposición prolongada',
  'uszkodzenie serca i układu nerwowego po długotrwałym narażeniu',
  'okvara srca in živčnega sistema po dolgotrajni izpostavljenosti',
  'βλάβη της καρδιάς και του νευρικού συστήματος μετά από παρατεταμένη έκθεση',
);
export const negative = finding(
  'negative',
  'negativ',
  'négatif',
  'negativo',
  'negativo',
  'ujemny',
  'negativno',
  'αρνητικό',
);
export const positive = finding(
  'positive',
  'positiv',
  'positif',
  'positivo',
  'positivo',
  'dodatni',
  'pozitivno',
  'θετικό',
);
export const corrosive = finding(
  'corrosive',
  'ätzend',
  'corrosif',
  'corrosivo',
  'corrosivo',
  'działa żrąco',
  'jedko',
  'διαβρωτικό',
);
export const eyeDamaging = finding(
  'serious eye damage',
  'schwere Augenschädigung',
  'lésions oculaires graves',
  'gravi lesioni oculari',
  'lesiones oculares graves',
  'poważne uszkodzenie oczu',
  'hude poškodbe oči',
  'σοβαρή οφθαλμική βλάβη',
);
export const irritatesAirways = finding(
  'irritation of the airways',
  'Reizung der Atemwege',
  'irritation des voies respiratoires',
  'irritazione delle vie respiratorie',
  'irritación de las vías respiratorias',
  'podrażnienie dróg oddechowych',
  'draženje dihalnih poti',
  'ερεθισμός της αναπνευστικής οδού',
);
export const drowsiness = finding(
  'drowsiness and dizziness',
  'Schläfrigkeit und Benommenheit',
  'somnolence et vertiges',
  'sonnolenza e vertigini',
  'somnolencia y vértigo',
  'senność i zawroty głowy',
  'zaspanost in omotica',
  'υπνηλία και ζάλη',
);
export const damageToNerves = finding(
  'damage to the peripheral nerves after long exposure',
  'Schädigung der peripheren Nerven nach langer Exposition',
  'lésions des nerfs périphériques après exposition prolongée',
  'danni ai nervi periferici dopo esposizione prolungata',
  'daños en los nervios periféricos tras exposición prolongada',
  'uszkodzenie nerwów obwodowych po długotrwałym narażeniu',
  'okvara perifernih živcev po dolgotrajni izpostavljenosti',
  'βλάβη των περιφερικών νεύρων μετά από παρατεταμένη έκθεση',
);
export const damageToTestes = finding(
  'damage to the testes',
  'Schädigung der Hoden',
  'lésions des testicules',
  'danni ai testicoli',
  'daños en los testículos',
  'uszkodzenie jąder',
  'okvara mod',
  'βλάβη των όρχεων',
);
export const cancerOfNasopharynx = finding(
  'cancer of the nasopharynx',
  'Krebs des Nasenrachenraums',
  'cancer du nasopharynx',
  'cancro del rinofaringe',
  'cáncer de nasofaringe',
  'rak nosogardła',
  'rak nosnega dela žrela',
  'καρκίνος του ρινοφάρυγγα',
);
export const tumoursOfNose = finding(
  'tumours of the nasal cavity',
  'Tumoren der Nasenhöhle',
  'tumeurs de la cavité nasale',
  'tumori della cavità nasale',
  'tumores de la cavidad nasal',
  'nowotwory jamy nosowej',
  'tumorji nosne votline',
  'όγκοι της ρινικής κοιλότητας',
);
