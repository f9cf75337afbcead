import { countryName, documentLanguages, localise, type LabelLanguageCode } from '../../languages/languages.ts';
import { isDocumentLanguage, labelWords } from '../../languages/label-words.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { hasStatement, statementText } from '../../languages/statements.ts';
import { hazardCategory, type PictogramCode } from '../../law/hazard-classes.ts';
import { labelPictograms, UnknownCategoryError } from '../../law/label/precedence.ts';
import { exemptLabel, type ExemptLabel, smallPackLitres } from '../../law/label/exemptions.ts';
import { packLitres } from '../../law/label/sizes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { permalinkOf } from '../permalink.ts';
import { prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import { productTraits } from '../../product/product-traits.ts';
import type { SdsProduct } from '../../product/sds-product.ts';
import { slotContents } from '../../product/slot-phrases.ts';
import { statementPlacesOf } from '../../product/statement-choices.ts';
import type { LabelFlag, LabelParameters } from './label-settings.ts';
import { digitalLinkOf } from './pack-marks.ts';
import { supplementalTextsOf } from './supplemental-texts.ts';

/** A label without a layout: the elements of CLP Art. 17 and those that the settings add. */
export interface LabelContent {
  productId: number;
  code: string;
  articles: string[];
  supplier: { name: string; lines: string[]; telephone: string | null } | null;
  /** File name in assets/logos. */
  logo: string | null;
  pictograms: PictogramCode[];
  /** The nominal quantity. */
  quantity: string | null;
  ufi: string | null;
  qrUrl: string | null;
  /** GTIN, batch, day of filling and serial number of the pack. */
  marks: { label: string; value: string; isSerial: boolean }[];
  /** Identifiers of a substance (CLP Art. 18(2)). */
  identifiers: { label: string; value: string }[];
  languages: LabelTexts[];
}

/** The elements of a label that a small pack may carry instead. */
export interface ExemptContent extends Pick<LabelContent, 'pictograms' | 'languages'>, Pick<ExemptLabel, 'exempt'> {
  /** The hazard and precautionary statements that stay. */
  codes: string[];
}

export interface LabelTexts {
  lang: LabelLanguageCode;
  productName: string;
  /** Substances that must be named by CLP Art. 18(3)(b). */
  contains: string[];
  synonyms: string[];
  signalWord: string | null;
  hazards: Statement[];
  precautions: Statement[];
  /** EUH statements (CLP Art. 25). */
  supplemental: Statement[];
  /** Texts of other acts and of the supplier (CLP Art. 25, 32(6)). */
  supplementalTexts: string[];
  description: string | null;
  recommendedUse: string | null;
  storage: string | null;
  notices: string[];
}

/** The drawn label and the Word file print the text only. */
export interface Statement {
  code: string;
  text: string;
}

export interface LabelProduct extends SdsProduct {
  id: number;
  gtin: string | null;
  logo: string | null;
  sdsExists: boolean;
}

/** Whether a visitor can open the label, as `doc.lbl` of the public list says (docs/platform-api.md 3.14). */
export const hasLabel = (product: { labelDocument: boolean; isIssued: boolean; validLangs: number[] }): boolean =>
  product.labelDocument && product.isIssued && product.validLangs.length > 0;

/** Builds the content of a label by its settings. `siteUrl` is the public origin of the QR code. */
export function buildLabelContent(
  product: LabelProduct,
  facts: ProductFacts,
  settings: LabelParameters,
  siteUrl: string,
): LabelContent {
  const { flags, languages } = settings;
  const primary = languages[0] ?? 'en';
  const places = statementPlacesOf(facts, languages);
  return {
    productId: product.id,
    code: product.code,
    articles: settings.productCodeIds ?? product.articles.map(({ code }) => code),
    supplier: flags.adrOFF ? null : supplier(product, primary),
    logo: flags.logoON ? product.logo : null,
    pictograms: flags.picOFF ? [] : pictograms(facts, flags.picMetCorrOFF),
    quantity: settings.packText || null,
    ufi: flags.ufiOFF || facts.kind === 'substance' ? null : (facts.ufi ?? null),
    qrUrl: qrUrl(product, settings, primary, siteUrl),
    marks: marks(settings, primary),
    identifiers: facts.kind === 'substance' ? identifiers(facts, languages) : [],
    languages: languages.map((lang) => texts(product, facts, places, settings, lang)),
  };
}

/** The flags that change nothing on the label of a product: it has nothing to add or to leave out. */
export function flagsWithoutEffect(facts: ProductFacts): LabelFlag[] {
  const onlyMetals = facts.label.h.includes('H290') && pictograms(facts, true).length < pictograms(facts, false).length;
  const flags: [LabelFlag, boolean][] = [
    ['picMetCorrOFF', !onlyMetals],
    ['ufiOFF', facts.kind === 'substance' || !facts.ufi],
    ['sinON', facts.identifiers.synonyms.length === 0],
    ['vlusageON', !facts.recommendedUse],
    ['picOFF', facts.label.pictograms.length === 0],
    ['stavkiOFF', facts.label.p.length === 0],
  ];
  return flags.flatMap(([flag, hasNoEffect]) => (hasNoEffect ? [flag] : []));
}

/**
 * The content without what the label of a pack of at most 125 ml may omit by hazard category (CLP Annex I 1.5.2.1); null for a larger
 * pack, one of unknown volume, and a product without such a category.
 */
export function exemptContent(
  { pictograms, languages }: LabelContent,
  facts: ProductFacts,
  { packText }: LabelParameters,
): ExemptContent | null {
  if ((packLitres(packText) ?? Infinity) > smallPackLitres) return null;
  const exempt = exemptOf(facts);
  if (!exempt) return null;
  const kept = (statements: Statement[], codes: readonly string[]) =>
    statements.filter(({ code }) => codes.includes(code));
  return {
    exempt: exempt.exempt,
    codes: [...exempt.h, ...exempt.p],
    pictograms: pictograms.filter((code) => exempt.pictograms.includes(code)),
    languages: languages.map((texts) => ({
      ...texts,
      signalWord: exempt.signalWord && texts.signalWord,
      hazards: kept(texts.hazards, exempt.h),
      precautions: kept(texts.precautions, exempt.p),
    })),
  };
}

/** Null also for a category that CLP does not have, since what its label needs is not known. */
function exemptOf({ classification, label, audience }: ProductFacts): ExemptLabel | null {
  try {
    return exemptLabel(classification, label, { audience });
  } catch (error) {
    if (error instanceof UnknownCategoryError) return null;
    throw error;
  }
}

const supplier = (
  { supplier: { name, address, city, country, telephone } }: LabelProduct,
  lang: LabelLanguageCode,
) => ({
  name,
  lines: [address, city, countryName(country, lang)],
  telephone: telephone ?? null,
});

/** Omits GHS05 if the settings say so and only 'corrosive to metals' requires it (CLP Annex I 1.3.6). */
function pictograms({ label, classification }: ProductFacts, metalsOff: boolean): PictogramCode[] {
  const shown = label.pictograms as PictogramCode[];
  const others = classification.filter(({ category }) => !category.startsWith('Met. Corr.'));
  const corrodesMore = others.some(({ category, h }) => hazardCategory(category, h)?.pictograms.includes('GHS05'));
  if (!metalsOff || corrodesMore || others.length === classification.length) return shown;
  return labelPictograms(others);
}

/** The GTIN in a pack's QR code: that of its article, or else of the product. */
export const gtinInCode = ({ gtin }: { gtin: string | null }, { packGtin }: LabelParameters): string | null =>
  packGtin ?? gtin;

/**
 * The address of the SDS in the primary language, or the permanent address of the product; the GS1 Digital Link of an article with a GTIN
 * of its own, and of a pack with a batch or a serial number if the product has a GTIN.
 */
function qrUrl(product: LabelProduct, settings: LabelParameters, lang: LabelLanguageCode, siteUrl: string) {
  const { id, sdsExists } = product;
  const { qr, marks, packGtin } = settings;
  const gtin = gtinInCode(product, settings);
  if (qr === 1) return null;
  if (qr === 3 && gtin && (packGtin ?? marks.batch ?? marks.serial)) return digitalLinkOf(siteUrl, gtin, marks);
  const language = documentLanguages.find(({ code }) => code === lang);
  return qr === 2 && sdsExists && language ? `${siteUrl}/p/${id}/${lang}/gh/${language.id}` : permalinkOf(siteUrl, id);
}

function marks({ packGtin, marks: { batch, filled, serial } }: LabelParameters, lang: LabelLanguageCode) {
  const words = labelWords(lang);
  const gtin = packGtin ? [{ label: 'GTIN', value: packGtin, isSerial: false }] : [];
  const packRows = Object.entries({ batch, filled, serialNumber: serial }).flatMap(([mark, value]) =>
    value
      ? [{ label: words[mark as 'batch' | 'filled' | 'serialNumber'], value, isSerial: mark === 'serialNumber' }]
      : [],
  );
  return [...gtin, ...packRows];
}

/** The substance's name, where the trade name does not contain it, in each language of the label, and its numbers (CLP Art. 18(2)). */
function identifiers(
  { identifiers: { cas, ec, index }, name, composition }: ProductFacts,
  languages: LabelLanguageCode[],
) {
  const { numbers } = labelWords(languages[0] ?? 'en');
  const names = languages.flatMap((lang) => {
    const [tradeName, substanceName] = [localise(name, lang), localise(composition[0]?.name, lang)];
    return substanceName && !tradeName?.toLowerCase().includes(substanceName.toLowerCase()) ? [substanceName] : [];
  });
  const registered = Object.entries({ cas, ec, index }).flatMap(([register, value]) =>
    value ? [{ label: numbers[register as 'cas' | 'ec' | 'index'], value }] : [],
  );
  return [...[...new Set(names)].map((value) => ({ label: '', value })), ...registered];
}

function texts(
  product: LabelProduct,
  facts: ProductFacts,
  places: ProductFacts['statementPlaces'],
  { flags }: LabelParameters,
  lang: LabelLanguageCode,
): LabelTexts {
  const { signalWords } = labelWords(lang);
  const { label } = facts;
  const statements = (codes: string[]): Statement[] =>
    codes.map((code) => ({ code, text: statementIn(lang, code, places) }));
  return {
    lang,
    productName: localise(facts.name, lang) ?? product.code,
    contains: label.contains.flatMap((name) => localise(name, lang) ?? []),
    synonyms: flags.sinON ? facts.identifiers.synonyms.flatMap((name) => localise(name, lang) ?? []) : [],
    signalWord: label.signalWord && signalWords[label.signalWord],
    hazards: statements(label.h),
    precautions: flags.stavkiOFF ? [] : statements(label.p),
    supplemental: statements(label.euh),
    supplementalTexts: supplementalTextsOf(facts, lang),
    description: flags.opisOFF ? null : (facts.description[lang] ?? null),
    recommendedUse: flags.vlusageON ? (facts.recommendedUse?.[lang] ?? null) : null,
    storage: flags.vlstorageON ? storage(facts, lang) : null,
    notices: prescribedTextsOf(facts, lang),
  };
}

/**
 * Renders a statement in a language, in English if it has no Irish text. The name of a substance in a statement (EUH208) is in another
 * language if it has none in this one; the audit reports both.
 */
function statementIn(lang: LabelLanguageCode, code: string, allPlaces: ProductFacts['statementPlaces']): string {
  const places = allPlaces[code];
  const substance = places?.substance && localise(places.substance, lang);
  const known = substance ? { ...places, substance: { [lang]: substance } } : places;
  return hasStatement(code, lang) ? statementText(code, lang, known) : statementText(code, 'en', places);
}

/** The first sentences on storage of the safety data sheet, section 7.2; null in a language without such sheets. */
const storage = (facts: ProductFacts, lang: LabelLanguageCode): string | null =>
  (isDocumentLanguage(lang) &&
    slotContents('7.2', facts, productTraits(facts), phrasesFor(lang), lang).sentences.slice(0, 3).join(' ')) ||
  null;
