import { de } from './de/sheet.ts';
import { el } from './el/sheet.ts';
import { en, type Phrases } from './en/sheet.ts';
import { es } from './es/sheet.ts';
import { fr } from './fr/sheet.ts';
import { it } from './it/sheet.ts';
import { pl } from './pl/sheet.ts';
import { sl } from './sl/sheet.ts';
import { derivationDe } from './de/derivation.ts';
import { derivationEl } from './el/derivation.ts';
import { derivationEn, type DerivationPhrases } from './en/derivation.ts';
import { derivationEs } from './es/derivation.ts';
import { derivationFr } from './fr/derivation.ts';
import { derivationIt } from './it/derivation.ts';
import { derivationPl } from './pl/derivation.ts';
import { derivationSl } from './sl/derivation.ts';
import { labelAuditDe } from './de/label-audit.ts';
import { labelAuditEl } from './el/label-audit.ts';
import { labelAuditEn, type LabelAuditPhrases } from './en/label-audit.ts';
import { labelAuditEs } from './es/label-audit.ts';
import { labelAuditFr } from './fr/label-audit.ts';
import { labelAuditIt } from './it/label-audit.ts';
import { labelAuditPl } from './pl/label-audit.ts';
import { labelAuditSl } from './sl/label-audit.ts';
import type { LanguageCode } from './languages.ts';
import { inEveryLanguage, messageTexts, type Texts } from './messages.ts';

type ByLanguage<Texts> = Record<LanguageCode, Texts>;

const documents: ByLanguage<Phrases> = { en, de, fr, sl, it, es, pl, el };
const derivations: ByLanguage<DerivationPhrases> = {
  en: derivationEn,
  de: derivationDe,
  fr: derivationFr,
  sl: derivationSl,
  it: derivationIt,
  es: derivationEs,
  pl: derivationPl,
  el: derivationEl,
};
const labelAudits: ByLanguage<LabelAuditPhrases> = {
  en: labelAuditEn,
  de: labelAuditDe,
  fr: labelAuditFr,
  sl: labelAuditSl,
  it: labelAuditIt,
  es: labelAuditEs,
  pl: labelAuditPl,
  el: labelAuditEl,
};

/** The phrases of the documents in a language. */
export const phrasesFor = (lang: LanguageCode): Phrases => documents[lang];

/** A phrase of the documents in every language. */
export const phraseTexts = (phraseOf: (phrases: Phrases) => string): Texts =>
  inEveryLanguage((lang) => phraseOf(phrasesFor(lang)));

/** The texts on how a classification was found, in a language. */
export const derivationPhrases = (lang: LanguageCode): DerivationPhrases => derivations[lang];

/** `CLP Annex I 3.2.3.3, Table 3.2.3` in a language, word by word if it is not there as a whole. */
export function provisionText(english: string, lang: LanguageCode): string {
  const words: Record<string, string> = derivationPhrases(lang).provisionWords;
  return words[english] ?? english.replace(/[A-Za-z]+\.?/g, (word) => words[word] ?? word);
}

export const provisionTexts = (english: string): Texts => inEveryLanguage((lang) => provisionText(english, lang));

/** Where the documents have the name of a hazard class; the others are those of physical hazards and of endpoints. */
const classNames: Readonly<Record<string, (phrases: Phrases) => string>> = {
  skin: ({ healthHazardClasses }) => healthHazardClasses.skinCorrosion,
  eye: ({ healthHazardClasses }) => healthHazardClasses.eyeDamage,
  respiratorySensitisation: ({ hazardClasses }) => hazardClasses['Resp. Sens.'],
  skinSensitisation: ({ hazardClasses }) => hazardClasses['Skin Sens.'],
  lactation: ({ hazardClasses }) => hazardClasses['Lact.'],
  stotSingleNarcoticIrritant: ({ healthHazardClasses }) => `${healthHazardClasses.stotSingle} (H335, H336)`,
  endocrineHuman: ({ hazardClasses }) => hazardClasses['ED HH'],
  endocrineEnvironment: ({ hazardClasses }) => hazardClasses['ED ENV'],
  aquaticAcute: ({ hazardClasses }) => hazardClasses['Aquatic Acute'],
  aquaticChronic: ({ hazardClasses }) => hazardClasses['Aquatic Chronic'],
  pbt: () => 'PBT, vPvB',
  pmt: () => 'PMT, vPvM',
  ozone: ({ hazardClasses }) => hazardClasses.Ozone,
};

/** The name of a hazard class of the calculation; `en` is its name in a product file. */
export function hazardClassTexts(hazardClass: string): Texts {
  if (hazardClass === 'chemicalsUnderPressure') return { ...messageTexts('chemicalsUnderPressure'), en: hazardClass };
  const nameOf = (phrases: Phrases): string => {
    const { physicalHazardClasses, healthHazardClasses, endpoints } = phrases;
    const tables: Readonly<Record<string, string>>[] = [physicalHazardClasses, healthHazardClasses, endpoints];
    const found = tables.find((table) => Object.hasOwn(table, hazardClass));
    return classNames[hazardClass]?.(phrases) ?? found?.[hazardClass] ?? hazardClass;
  };
  return { ...phraseTexts(nameOf), en: hazardClass, form: nameOf(en) };
}

/** The messages of the label audit in a language. */
export const labelAuditPhrases = (lang: LanguageCode): LabelAuditPhrases => labelAudits[lang];
