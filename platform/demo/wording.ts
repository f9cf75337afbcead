import type { Localised } from '../languages/languages.ts';
import { textsEl } from './texts/el.ts';
import { textsEs } from './texts/es.ts';
import { textsFr } from './texts/fr.ts';
import { textsIt } from './texts/it.ts';
import { textsPl } from './texts/pl.ts';
import { textsSl } from './texts/sl.ts';

/** The catalogue's texts in the other languages, by their English text. */
const texts = { fr: textsFr, sl: textsSl, it: textsIt, es: textsEs, pl: textsPl, el: textsEl };

/** A text of the catalogue in every language that has a translation; names of substances also in those of labels only. */
export function wording(en: string, de: string): Localised {
  const further = Object.entries(texts).flatMap(([lang, text]) => (text[en] ? [[lang, text[en]] as const] : []));
  return { en, de, ...Object.fromEntries(further), ...labelNames(en) };
}

/** Languages of labels that are not document languages, in the order of the translations in `names`. */
const languages = [
  'bg',
  'cs',
  'da',
  'et',
  'fi',
  'ga',
  'hr',
  'hu',
  'lt',
  'lv',
  'mt',
  'nl',
  'pt',
  'ro',
  'sk',
  'sv',
] as const;

/** The catalogue's names of substances and organs in these languages, by their English text. */
const names: Readonly<Record<string, string>> = {
  acetone:
    'ацетон|aceton|acetone|atsetoon|asetoni|aicéatón|aceton|aceton|acetonas|acetons|aċetun|aceton|acetona|acetonă|acetón|aceton',
  methanol:
    'метанол|methanol|methanol|metanool|metanoli|meatánól|metanol|metanol|metanolis|metanols|metanol|methanol|metanol|metanol|metanol|metanol',
  formaldehyde:
    'формалдехид|formaldehyd|formaldehyd|formaldehüüd|formaldehydi|formaildéad|formaldehid|formaldehid|formaldehidas|formaldehīds|formaldeid|formaldehyde|formaldeído|formaldehidă|formaldehyd|formaldehyd',
  'sodium hydroxide':
    'натриев хидроксид|hydroxid sodný|natriumhydroxid|naatriumhüdroksiid|natriumhydroksidi|hiodrocsaíd sóidiam|natrijev hidroksid|nátrium-hidroxid|natrio hidroksidas|nātrija hidroksīds|idrossidu tas-sodju|natriumhydroxide|hidróxido de sódio|hidroxid de sodiu|hydroxid sodný|natriumhydroxid',
  'hydrochloric acid':
    'солна киселина|kyselina chlorovodíková|saltsyre|vesinikkloriidhape|kloorivetyhappo|aigéad hidreaclórach|klorovodična kiselina|sósav|druskos rūgštis|sālsskābe|aċidu idrokloriku|zoutzuur|ácido clorídrico|acid clorhidric|kyselina chlorovodíková|saltsyra',
  'propan-2-ol':
    'пропан-2-ол|propan-2-ol|propan-2-ol|propaan-2-ool|propan-2-oli|própán-2-ól|propan-2-ol|propán-2-ol|propan-2-olis|propān-2-ols|propan-2-ol|propaan-2-ol|propan-2-ol|propan-2-ol|propán-2-ol|propan-2-ol',
  'benzyl alcohol':
    'бензилов алкохол|benzylalkohol|benzylalkohol|bensüülalkohol|bentsyylialkoholi|alcól beinsile|benzilni alkohol|benzil-alkohol|benzilo alkoholis|benzilspirts|alkoħol benżiliku|benzylalcohol|álcool benzílico|alcool benzilic|benzylalkohol|bensylalkohol',
  'phosphoric acid':
    'фосфорна киселина|kyselina fosforečná|phosphorsyre|fosforhape|fosforihappo|aigéad fosfarach|fosforna kiselina|foszforsav|fosforo rūgštis|fosforskābe|aċidu fosforiku|fosforzuur|ácido fosfórico|acid fosforic|kyselina fosforečná|fosforsyra',
  'Acetone technical 99.5 %':
    'Ацетон, технически 99,5 %|Aceton technický 99,5 %|Acetone, teknisk 99,5 %|Atsetoon, tehniline 99,5 %|Asetoni, tekninen 99,5 %|Aicéatón teicniúil 99.5 %|Aceton, tehnički 99,5 %|Aceton, műszaki 99,5 %|Acetonas, techninis 99,5 %|Acetons, tehniskais 99,5 %|Aċetun tekniku 99.5 %|Aceton technisch 99,5 %|Acetona técnica 99,5 %|Acetonă tehnică 99,5 %|Acetón technický 99,5 %|Aceton, tekniskt 99,5 %',
  'Methanol 99.9 %':
    'Метанол 99,9 %|Methanol 99,9 %|Methanol 99,9 %|Metanool 99,9 %|Metanoli 99,9 %|Meatánól 99.9 %|Metanol 99,9 %|Metanol 99,9 %|Metanolis 99,9 %|Metanols 99,9 %|Metanol 99.9 %|Methanol 99,9 %|Metanol 99,9 %|Metanol 99,9 %|Metanol 99,9 %|Metanol 99,9 %',
  'Isopropanol 99.9 %':
    'Изопропанол 99,9 %|Isopropanol 99,9 %|Isopropanol 99,9 %|Isopropanool 99,9 %|Isopropanoli 99,9 %|Iseaprópánól 99.9 %|Izopropanol 99,9 %|Izopropanol 99,9 %|Izopropanolis 99,9 %|Izopropanols 99,9 %|Isopropanol 99.9 %|Isopropanol 99,9 %|Isopropanol 99,9 %|Izopropanol 99,9 %|Izopropanol 99,9 %|Isopropanol 99,9 %',
  Toluene:
    'Толуен|Toluen|Toluen|Tolueen|Tolueeni|Tolúéin|Toluen|Toluol|Toluenas|Toluols|Toluwen|Tolueen|Tolueno|Toluen|Toluén|Toluen',
  'n-Hexane 95 %':
    'n-Хексан 95 %|n-Hexan 95 %|n-Hexan 95 %|n-Heksaan 95 %|n-Heksaani 95 %|n-Heacsán 95 %|n-Heksan 95 %|n-Hexán 95 %|n-Heksanas 95 %|n-Heksāns 95 %|n-Eżan 95 %|n-Hexaan 95 %|n-Hexano 95 %|n-Hexan 95 %|n-Hexán 95 %|n-Hexan 95 %',
  'eyes, central nervous system':
    'очи, централна нервна система|oči, centrální nervový systém|øjne, centralnervesystemet|silmad, kesknärvisüsteem|silmät, keskushermosto|súile, an lárchóras néarógach|oči, središnji živčani sustav|szem, központi idegrendszer|akys, centrinė nervų sistema|acis, centrālā nervu sistēma|għajnejn, sistema nervuża ċentrali|ogen, centraal zenuwstelsel|olhos, sistema nervoso central|ochi, sistemul nervos central|oči, centrálny nervový systém|ögon, centrala nervsystemet',
};

/** The translations of a name into these languages; empty if there are none. */
const labelNames = (en: string): Partial<Record<(typeof languages)[number], string>> =>
  Object.fromEntries((names[en]?.split('|') ?? []).map((name, index) => [languages[index], name]));
