import { countryName, documentLanguages, inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { statementText } from '../../phrases/statements.ts';
import { hazardCategory, type PictogramCode } from '../../rules/hazard-classes.ts';
import { labelNotices } from '../../rules/label-hazards.ts';
import { labelPictograms } from '../../rules/precedence.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { permalinkOf } from '../permalink.ts';
import { productTraits } from '../../product/product-traits.ts';
import type { SdsProduct } from '../../product/sds-product.ts';
import { slotContents } from '../../product/slot-phrases.ts';
import type { LabelParameters } from './label-settings.ts';
import { digitalLinkOf } from './pack-marks.ts';

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
  /** Batch, day of filling and serial number of the pack. */
  marks: { label: string; value: string; isSerial: boolean }[];
  /** Identifiers of a substance (CLP Art. 18(2)). */
  identifiers: { label: string; value: string }[];
  languages: LabelTexts[];
}

export interface LabelTexts {
  lang: LanguageCode;
  productName: string;
  /** Substances that must be named by CLP Art. 18(3)(b). */
  contains: string[];
  synonyms: string[];
  signalWord: string | null;
  hazards: Statement[];
  precautions: Statement[];
  /** EUH statements (CLP Art. 25). */
  supplemental: Statement[];
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

/** Builds the content of a label by its settings. `siteUrl` is the public origin of the QR code. */
export function buildLabelContent(
  product: LabelProduct,
  facts: ProductFacts,
  settings: LabelParameters,
  siteUrl: string,
): LabelContent {
  const { flags, languages } = settings;
  const primary = languages[0] ?? 'en';
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
    identifiers: facts.kind === 'substance' ? identifiers(facts, primary) : [],
    languages: languages.map((lang) => texts(product, facts, settings, lang)),
  };
}

const supplier = ({ supplier: { name, address, city, country, telephone } }: LabelProduct, lang: LanguageCode) => ({
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

/**
 * The address of the SDS in the primary language, or the product's permanent address; of a pack with a batch or a serial number, its
 * GS1 Digital Link if the product has a GTIN.
 */
function qrUrl(
  { id, gtin, sdsExists }: LabelProduct,
  { qr, marks }: LabelParameters,
  lang: LanguageCode,
  siteUrl: string,
) {
  if (qr === 1) return null;
  if (qr === 3 && gtin && (marks.batch || marks.serial)) return digitalLinkOf(siteUrl, gtin, marks);
  const language = documentLanguages.find(({ code }) => code === lang);
  return qr === 2 && sdsExists && language ? `${siteUrl}/p/${id}/${lang}/gh/${language.id}` : permalinkOf(siteUrl, id);
}

function marks({ marks: { batch, filled, serial } }: LabelParameters, lang: LanguageCode) {
  const words = phrasesFor(lang).label;
  return Object.entries({ batch, filled, serialNumber: serial }).flatMap(([mark, value]) =>
    value
      ? [{ label: words[mark as 'batch' | 'filled' | 'serialNumber'], value, isSerial: mark === 'serialNumber' }]
      : [],
  );
}

function identifiers({ identifiers: { cas, ec, index } }: ProductFacts, lang: LanguageCode) {
  const { numbers } = phrasesFor(lang);
  return Object.entries({ cas, ec, index }).flatMap(([register, value]) =>
    value ? [{ label: numbers[register as 'cas' | 'ec' | 'index'], value }] : [],
  );
}

function texts(product: LabelProduct, facts: ProductFacts, { flags }: LabelParameters, lang: LanguageCode): LabelTexts {
  const { signalWords, label: words } = phrasesFor(lang);
  const { label } = facts;
  const statements = (codes: string[]): Statement[] =>
    codes.map((code) => ({ code, text: statementText(code, lang, facts.statementPlaces[code]) }));
  return {
    lang,
    productName: inLanguage(facts.name, lang) ?? product.code,
    contains: label.contains.flatMap((name) => inLanguage(name, lang) ?? []),
    synonyms: flags.sinON ? facts.identifiers.synonyms.flatMap((name) => inLanguage(name, lang) ?? []) : [],
    signalWord: label.signalWord && signalWords[label.signalWord],
    hazards: statements(label.h),
    precautions: flags.stavkiOFF ? [] : statements(label.p),
    supplemental: statements(label.euh),
    description: flags.opisOFF ? null : (facts.description[lang] ?? null),
    recommendedUse: flags.vlusageON ? (facts.recommendedUse?.[lang] ?? null) : null,
    storage: flags.vlstorageON ? storage(facts, lang) : null,
    notices: labelNotices([...label.h, ...label.euh], facts.composition).notForGeneralUse
      ? [words.professionalOnly]
      : [],
  };
}

/** The first sentences on storage of the safety data sheet, section 7.2. */
const storage = (facts: ProductFacts, lang: LanguageCode): string | null =>
  slotContents('7.2', facts, productTraits(facts), phrasesFor(lang), lang).sentences.slice(0, 3).join(' ') || null;
