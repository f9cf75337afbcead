import { longDate } from '../../documents/blocks/typography.ts';
import type { DerivationPhrases } from '../../phrases/derivation/en.ts';
import type { Phrases } from '../../phrases/en.ts';
import { fill, inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import { derivationPhrases, phrasesFor } from '../../phrases/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { ingredientNames } from '../../product/mixture.ts';
import type { HazardClass, Verdict } from '../../rules/classification/model/model.ts';

/** The ingredients of verdicts, which the rules name in English, in `lang`. */
export function ingredientTexts({ composition }: ProductFacts, lang: LanguageCode) {
  const english = ingredientNames(composition);
  const local = ingredientNames(composition.map((one) => ({ ...one, name: { en: inLanguage(one.name, lang) ?? '' } })));
  const names = new Map(english.map((name, index) => [name, local[index]!]));
  // A name can have commas itself: the longest that fits counts.
  const byLengthDescending = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const one = (name: string): string => names.get(name) ?? name;
  const listed = (text: string): string => {
    const found = byLengthDescending.find((name) => text === name || text.startsWith(`${name}, `));
    if (found === undefined) return text;
    return text === found ? one(found) : `${one(found)}, ${listed(text.slice(found.length + 2))}`;
  };
  return { one, listed };
}

/** The author's words on a class that was decided by other means than calculation, in `lang`. */
function determinationReason({ overrides = [] }: ProductFacts, verdict: Verdict, lang: LanguageCode): string | null {
  const category = verdict.kind === 'classified' ? verdict.category : null;
  const found = overrides.find((one) => one.class === verdict.hazardClass && one.category === category);
  return found ? inLanguage(found.reason, lang) : null;
}

const isDetermined = (verdict: Verdict): boolean =>
  verdict.provision === 'CLP Art. 9' && verdict.basis !== undefined && verdict.basis !== 'calculation';

/** An estimate of acute toxicity is milder the higher it is: above the limit it does not classify. */
const isEstimateOverLimit = ({ reason, value, hazardClass }: Verdict): boolean =>
  reason === 'belowLimit' && typeof value === 'number' && hazardClass.startsWith('acute');

/** Why a verdict is as it is, in sentences, with the notes on it. Codes: rules/classification. */
export function reasonsOf(facts: ProductFacts, verdict: Verdict, lang: LanguageCode): string[] {
  const phrases = derivationPhrases(lang);
  const { reason, notes = [] } = verdict;
  const values = verdict.kind === 'classified' ? {} : (verdict.values ?? {});
  const first = isDetermined(verdict)
    ? determinationReason(facts, verdict, lang)
    : reasonSentence(phrases, isEstimateOverLimit(verdict) ? 'estimateOverLimit' : reason, {
        category: String(values.category ?? ''),
        names: ingredientTexts(facts, lang).listed(String(values.names ?? '')),
        needs: testText(phrases, String(values.needs ?? '')),
        until: typeof values.until === 'string' ? longDate(values.until, phrasesFor(lang).locale) : '',
      });
  const isStateOpen = values.physicalState !== undefined;
  const noteTexts: Record<string, string> = phrases.notes;
  return [
    ...(first ? [first] : []),
    ...(isStateOpen ? [phrases.reasons.physicalStateUnknown] : []),
    ...notes.flatMap((code) => noteTexts[code] ?? []),
  ];
}

function reasonSentence({ reasons }: DerivationPhrases, code: string | undefined, values: Record<string, string>) {
  const sentences: Record<string, string> = reasons;
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence === undefined ? null : fill(sentence, values);
}

/** `UN test O.1 or O.3` in the words of `phrases`. */
function testText({ tests }: DerivationPhrases, english: string): string {
  const [, series, test] = /^UN test (series )?(.+)$/.exec(english) ?? [];
  if (test !== undefined) {
    const named = test.replace(' to ', ` ${tests.to} `).replace(' or ', ` ${tests.or} `);
    return fill(series ? tests.series : tests.one, { test: named });
  }
  if (english.startsWith('physical state in the receptacle')) return tests.receptacle;
  return english.startsWith('corrected burning rate') ? tests.burningRate : english;
}

/** The classes that several verdicts share, by the property that tells these apart. */
const namedByCategory: readonly HazardClass[] = ['pbt', 'pmt'];
const routes: Partial<Record<HazardClass, keyof Phrases['hazardCategories']['routes']>> = {
  acuteOral: 'oral',
  acuteDermal: 'dermal',
  acuteInhalation: 'inhalation',
};
const healthNames: Partial<Record<HazardClass, keyof Phrases['healthHazardClasses']>> = {
  skin: 'skinCorrosion',
  eye: 'eyeDamage',
  mutagenicity: 'mutagenicity',
  carcinogenicity: 'carcinogenicity',
  reproductiveToxicity: 'reproductiveToxicity',
  stotSingle: 'stotSingle',
  stotRepeated: 'stotRepeated',
  aspiration: 'aspiration',
};
const abbreviations: Partial<Record<HazardClass, keyof Phrases['hazardClasses']>> = {
  respiratorySensitisation: 'Resp. Sens.',
  skinSensitisation: 'Skin Sens.',
  lactation: 'Lact.',
  endocrineHuman: 'ED HH',
  endocrineEnvironment: 'ED ENV',
  aquaticAcute: 'Aquatic Acute',
  aquaticChronic: 'Aquatic Chronic',
  ozone: 'Ozone',
};

/** The name of the hazard class that a verdict is about, without a category: `Acute toxicity (oral)`. */
export function classNameOf({ hazardClass, ...verdict }: Verdict, phrases: Phrases): string {
  const { hazardCategories, hazardClasses, healthHazardClasses } = phrases;
  const physical: Partial<Record<HazardClass, string>> = phrases.physicalHazardClasses;
  const route = routes[hazardClass];
  if (route) return `${healthHazardClasses.acuteToxicity} (${hazardCategories.routes[route]})`;
  const values = verdict.kind === 'classified' ? undefined : verdict.values;
  if (hazardClass === 'stotSingleNarcoticIrritant') {
    const effects: Record<string, string> = hazardCategories.effects;
    const effect = effects[String(values?.h)];
    return effect ? `${healthHazardClasses.stotSingle} (${effect})` : healthHazardClasses.stotSingle;
  }
  if (namedByCategory.includes(hazardClass)) {
    const names: Record<string, string> = hazardClasses;
    return names[String(values?.category)] ?? names[hazardClass.toUpperCase()] ?? hazardClass;
  }
  const health = healthNames[hazardClass];
  const abbreviation = abbreviations[hazardClass];
  if (health) return healthHazardClasses[health];
  return abbreviation ? hazardClasses[abbreviation] : (physical[hazardClass] ?? hazardClass);
}
