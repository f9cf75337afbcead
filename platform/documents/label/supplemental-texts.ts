import { fill, type LabelLanguageCode } from '../../languages/languages.ts';
import { isDocumentLanguage, labelWords } from '../../languages/label-words.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { acuteRoutes } from '../../law/hazard-classes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { LabelTextAct } from '../../law/label/label-texts.ts';
import { lacksPrescribedText, prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import { unknownShare } from '../../product/label/unknown-toxicity.ts';
import { printFigure } from '../blocks/typography.ts';

/** A text that follows from the facts; null: it is due, and not there in the language. */
interface DerivedText {
  /** The act by which the supplier may write it instead. */
  act: LabelTextAct;
  text: string | null;
}

/**
 * The texts in the supplemental part of a label, beside EUH statements and the texts of REACH Annex XVII: those that follow from the facts,
 * then those of the supplier that are there in the language (CLP Art. 25, 32(6)). A supplier writes a text of Annex XVII in every language of
 * the product; where the platform prints it already on the day `on` (by default today), it is not repeated.
 */
export function supplementalTextsOf(facts: ProductFacts, lang: LabelLanguageCode, on?: string): string[] {
  const derived = derivedTexts(facts, lang).flatMap(({ text }) => text ?? []);
  const written = (facts.label.supplementalTexts ?? []).flatMap(({ wording }) => wording[lang] ?? []);
  const prescribed = new Set(prescribedTextsOf(facts, lang, on));
  return [...new Set([...derived, ...written])].filter((text) => !prescribed.has(text));
}

/** Whether a label in a language lacks a text that the facts ask for or that it has in others (CLP Art. 17(2)). */
export function lacksSupplementalText(facts: ProductFacts, lang: LabelLanguageCode): boolean {
  const written = facts.label.supplementalTexts ?? [];
  const isWritten = (act: LabelTextAct) => written.some((text) => text.act === act && text.wording[lang] !== undefined);
  return (
    written.some(({ wording }) => wording[lang] === undefined) ||
    (lacksPrescribedText(facts, lang) && !isWritten('annexXVII')) ||
    derivedTexts(facts, lang).some(({ act, text }) => text === null && !isWritten(act))
  );
}

const derivedTexts = (facts: ProductFacts, lang: LabelLanguageCode): DerivedText[] => [
  ...vocText(facts, lang),
  ...flammableText(facts, lang),
  ...unknownTexts(facts, lang),
];

/** Subcategory, limit value and content of a paint: the words are the platform's (Directive 2004/42/EC Art. 4). */
function vocText({ label: { voc } }: ProductFacts, lang: LabelLanguageCode): DerivedText[] {
  if (!voc) return [];
  const { locale, voc: words } = labelWords(lang);
  const text = fill(words, {
    subcategory: voc.subcategory,
    limit: printFigure(voc.limitValue, locale),
    content: printFigure(voc.maxContent, locale),
  });
  return [{ act: 'paints', text }];
}

/** The share of flammable contents of an aerosol that is not flammable (Directive 75/324/EEC Art. 8(1a)): the act's words were read in English. */
function flammableText({ classification, classificationData }: ProductFacts, lang: LabelLanguageCode): DerivedText[] {
  const share = classificationData?.aerosol?.flammableContent ?? 0;
  if (share === 0 || !classification.some(({ category }) => category === 'Aerosol 3')) return [];
  return [{ act: 'aerosols', text: lang === 'en' ? `${share} % by mass of the contents are flammable` : null }];
}

/**
 * The shares of unknown toxicity, 'on the label and in the SDS' (CLP Annex I 3.1.3.6.2.2, 4.1.3.6.1); routes of the same share stand in one
 * sentence.
 */
function unknownTexts(facts: ProductFacts, lang: LabelLanguageCode): DerivedText[] {
  const phrases = isDocumentLanguage(lang) ? phrasesFor(lang) : null;
  const sentence = (share: number | string, words: string | undefined, route = ''): DerivedText => {
    const percent = printFigure(share, labelWords(lang).locale);
    return { act: 'unknownToxicity', text: words === undefined ? null : fill(words, { percent, route }) };
  };
  const shares = acuteRoutes.flatMap(({ route }) => {
    const share = unknownShare(facts, route);
    return share === null ? [] : [{ route: phrases?.hazardCategories.routes[route] ?? route, share }];
  });
  const acute = [...new Set(shares.map(({ share }) => share))].map((share) => {
    const routes = shares.filter((row) => row.share === share).map(({ route }) => route);
    return sentence(share, phrases?.sentences.unknownAcuteToxicity, routes.join(', '));
  });
  const aquatic = unknownShare(facts, 'aquatic');
  return [...acute, ...(aquatic === null ? [] : [sentence(aquatic, phrases?.sentences.unknownAquaticHazard)])];
}
