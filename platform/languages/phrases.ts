import { en, type Phrases } from './en/sheet.ts';
import type { DerivationPhrases } from './en/derivation.ts';
import type { LabelAuditPhrases } from './en/label-audit.ts';
import { fill, type LanguageCode } from './languages.ts';
import { translateAll, messageTexts, type Texts } from './messages.ts';
import { languages } from './registry.ts';

/** The phrases of the documents in a language. */
export const phrasesFor = (lang: LanguageCode): Phrases => languages[lang].sheet;

/** A phrase of the documents in every language. */
export const phraseTexts = (phraseOf: (phrases: Phrases) => string): Texts =>
  translateAll((lang) => phraseOf(phrasesFor(lang)));

/** The texts on how a classification was found, in a language. */
export const derivationPhrases = (lang: LanguageCode): DerivationPhrases => languages[lang].derivation;

/** `CLP Annex I 3.2.3.3, Table 3.2.3` or `UN test N.4` in a language, word by word if it is not there as a whole. */
export function provisionText(english: string, lang: LanguageCode): string {
  const { provisionWords, tests } = derivationPhrases(lang);
  const words: Record<string, string> = provisionWords;
  return (
    words[english] ??
    english.replace(/UN test ([A-Z]\.\d)|[A-Za-z]+\.?/g, (word, test?: string) =>
      test === undefined ? (words[word] ?? word) : fill(tests.test, { test }),
    )
  );
}

export const provisionTexts = (english: string): Texts => translateAll((lang) => provisionText(english, lang));

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
export const labelAuditPhrases = (lang: LanguageCode): LabelAuditPhrases => languages[lang].labelAudit;
