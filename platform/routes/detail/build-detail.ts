import {
  countryName,
  documentLanguages,
  localise,
  labelLanguages,
  type LanguageCode,
} from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { labelDimensions, labelFontSizes, labelTitleFontSizes } from '../../law/label/sizes.ts';
import { sheetFormats } from '../../law/sheet-formats.ts';
import { printerResolutions } from '../../documents/label/label-bitmap.ts';
import { laterTypeNotice } from '../../documents/label/later-type.ts';
import { labelMarkets } from '../../law/market-languages.ts';
import type { BasicProperty } from '../../law/properties.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { printedContent } from '../../product/mixture.ts';
import { marketsOf } from '../../product/markets/markets.ts';
import { confidentialRows, type ProductDetail } from './schema.ts';
import type { Phrases } from '../../languages/en/sheet.ts';
import { isMailAddress } from '../../runtime/mail-address.ts';
import { printFigure, withNonBreakingSpaces } from '../../documents/blocks/typography.ts';
import { permalinkOf } from '../../documents/permalink.ts';
import type { Confidential } from '../../store/products/attachments.ts';
import type { StoredProduct } from '../../store/products/stored-products.ts';
import type { Party } from '../../store/schema.ts';
import { derivationOf } from './derivation.ts';
import { statementPlacesOf } from '../../product/statement-choices.ts';
import { hasStatement, statementText } from '../../languages/statements.ts';
import { unknownHazards } from '../../product/not-classified.ts';
import { hazardClassName, UnknownHazardClassError } from '../../documents/sds/sheet/hazard-names.ts';
import { openClassNames } from '../../documents/sds/02-hazards.ts';

const points = (sizes: readonly number[]) => sizes.map((size) => ({ id: size, text: `${size} pt` }));

const languageId = new Map<string, number>(labelLanguages.map(({ id, code }) => [code, id]));
const markets = labelMarkets([...languageId.keys()]).map(({ country, languages }) => ({
  country,
  languages: languages.flatMap((code) => languageId.get(code) ?? []),
}));

/** The options of the label settings. */
const labelOptions = (lang: LanguageCode) => ({
  package_size: Object.entries(phrasesFor(lang).packageSizes).map(([id, text]) => ({ id: Number(id), text })),
  label_dim: labelDimensions.map(({ id, widthMm, heightMm }) => ({ id, text: `${widthMm} × ${heightMm} mm` })),
  label_sheet: sheetFormats.map(({ id, columns, rows, widthMm, heightMm }) => ({
    id,
    text: `${printFigure(widthMm, lang)} × ${printFigure(heightMm, lang)} mm · ${columns}\u00a0×\u00a0${rows}`,
  })),
  label_dpi: Object.keys(printerResolutions).map((dpi) => ({ id: Number(dpi), text: `${dpi} dpi` })),
  font_size_product: points(labelFontSizes),
  font_size_title: points(labelTitleFontSizes),
  label_languages: labelLanguages.map(({ id, text, code }) => ({ id, text, code })),
  label_markets: markets,
  label_notice: laterTypeNotice(new Date().toISOString().slice(0, 10), lang),
});

/** 105 × 148 mm (Spec §3 "Label settings"). */
const defaultLabelDimension = 4;

/** The synonyms of the product in `lang`, then its numbers with the names of their registers. */
export function identities({ identifiers }: ProductFacts, lang: LanguageCode): ProductDetail['synonyms'] {
  const { synonyms, cas, ec, index, reach } = identifiers;
  const names = synonyms.flatMap((name) => localise(name, lang) ?? []);
  const { numbers } = phrasesFor(lang);
  const numbered = Object.entries({ cas, ec, index, reach }).flatMap(([register, number]) =>
    number ? [`${numbers[register as keyof typeof numbers]} ${number}`] : [],
  );
  const all = [...names, ...numbered];
  return all.length > 0 ? [{ identifiers: all.map((identity) => ({ identity })) }] : [];
}

/** Translates the English status or category of a file into `lang`. A term without a translation is returned unchanged. */
export function attachmentTerm(english: string, lang: LanguageCode): string {
  const terms = Object.entries(phrasesFor('en').attachments);
  const [key] = terms.find(([, term]) => term.toLowerCase() === english.toLowerCase()) ?? [];
  return key === undefined ? english : phrasesFor(lang).attachments[key as keyof Phrases['attachments']];
}

interface DetailSource {
  product: StoredProduct;
  /** The requested version. */
  version: StoredProduct['versions'][number];
  facts: ProductFacts;
  siteUrl: string;
  /** Whether visitors may follow the safety data sheet. */
  canFollow: boolean;
  /** Set for a user whose list has the product. Undefined for the public detail, which has no prices and formulations. */
  confidential?: Confidential;
}

/** The product detail, its texts in `lang`. */
export function buildDetail(
  { product, version, facts, siteUrl, canFollow, confidential }: DetailSource,
  lang: LanguageCode,
): ProductDetail {
  const titles = phrasesFor(lang).detail;
  const issued = product.versions.filter(({ listed }) => listed);
  const derivation = confidential && derivationOf(facts, lang);
  return {
    basic: {
      id: product.id,
      text: localise(facts.name, lang) ?? product.code,
      code_name: product.code,
      description: localise(facts.description, lang),
      supplier: product.supplier.name,
      logo: product.logo && `/v2/assets/logos/${product.logo}`,
      qr: permalinkOf(siteUrl, product.id),
      brand_style: product.brandStyle,
      revision: version.text,
      ...(facts.kind === 'mixture' && facts.ufi ? { ufi: facts.ufi } : {}),
      gtin: product.gtin,
      emergency_telephone: product.emergencyTelephone,
      synonym: {
        synonym_id: product.id,
        articles: product.articles.map(({ code, id, gtin = null }) => ({ code, synonym_code_id: id, gtin })),
      },
      versions: issued.map(({ id, text, created }) => ({ id, text, created })),
      tds_versions: product.tdsVersions.map((tds) => ({ version: tds.version })),
    },
    supplier: { ...address(product.supplier, lang), email: product.supplier.email },
    producer: address(product.producer, lang),
    synonyms: identities(facts, lang),
    clasification: {
      title: titles.classification,
      standard: 'clp',
      data: statementsByCategory(facts.classification),
      names: classNames(facts.classification, lang),
      statements: classStatements(facts, lang),
    },
    substances: { title: titles.substances, data: substances(facts, lang) },
    material: { data: confidentialRows(confidential?.material ?? [], lang) },
    steps: { formulation_mixer: confidentialRows(confidential?.formulation ?? [], lang) },
    ...(derivation && { derivation }),
    parameters_preview: parametersPreview(facts, lang),
    health_safety: healthSafety(facts, lang),
    rshp: { data: labelStatements(facts, lang) },
    attachments: { data: product.attachments.map((file) => attachment(file, lang)) },
    recommended_use: { title: titles.recommendedUse, data: localise(facts.recommendedUse, lang) },
    recommended_levels: { title: titles.recommendedLevels, data: localise(facts.recommendedLevels, lang) },
    special_features: { title: titles.specialFeatures, data: localise(facts.specialFeatures, lang) },
    edit_param: editParameters(product, lang),
    sds: {
      markets: documentLanguages
        .filter(({ id }) => product.validLangs.includes(id))
        .map(({ id, code }) => ({ lang: id, countries: marketsOf(facts, code).map(({ country }) => country) })),
      regulation: withNonBreakingSpaces(titles.regulation),
      created: issued.at(-1)?.created ?? null,
      created_lbl: titles.created,
      revision: version.listed ? version.created : null,
      revision_lbl: titles.revision,
    },
    ...(canFollow && { follow: { languages: documentLanguages.map(({ code }) => code) } }),
    label: { label_dim: defaultLabelDimension },
    validLangs: product.validLangs,
    validTdsLangs: product.validTdsLangs,
  };
}

const address = ({ name, address, city, country }: Party, lang: LanguageCode) => ({
  name,
  address,
  city,
  country: countryName(country, lang),
});

/** The exact content of a mixture's ingredient belongs to the formulation: only the range is public. */
const substances = (facts: ProductFacts, lang: LanguageCode) =>
  facts.composition.map((ingredient) => ({
    text: localise(ingredient.name, lang) ?? '',
    casnr: ingredient.cas ?? null,
    ecnr: ingredient.ec ?? null,
    indexnr: ingredient.index ?? null,
    reachnr: ingredient.reach ?? null,
    content: facts.kind === 'substance' ? (ingredient.content ?? null) : null,
    content_range: printFigure(printedContent(ingredient, facts), phrasesFor(lang).locale),
    rshp: classificationLine(ingredient),
  }));

const attachment = (file: StoredProduct['attachments'][number], lang: LanguageCode) => ({
  description: file.description,
  category: attachmentTerm(file.category, lang),
  lang_code: file.langCode,
  status: attachmentTerm(file.status, lang),
  size: file.sizeInBytes,
  created: file.created,
  link: `/api/v1/attachments/${file.key}`,
});

function editParameters(product: StoredProduct, lang: LanguageCode): ProductDetail['edit_param'] {
  const sdsCreated = product.versions.find(({ listed }) => listed)?.created ?? null;
  const tdsCreated = product.tdsVersions[0]?.created ?? null;
  return {
    tds_enabled: product.tdsEnabled,
    sds_exists: product.sdsExists,
    lang_exists: product.languageExists,
    tds_exists: product.tdsVersions.length > 0,
    doc: {
      sds: product.sdsDocument,
      sds_xml: product.sdsDocument,
      sds_hazards: product.sdsDocument,
      sds_history: product.sdsDocument,
      tds: product.tdsDocument,
      lbl: product.labelDocument,
      ipi: product.ipiDocument,
    },
    feedback: isMailAddress(product.supplier.email),
    languages: documentLanguages.map(({ id, text, code }) => {
      const valid = product.validLangs.includes(id);
      const tdsValid = product.validTdsLangs.includes(id);
      return {
        id,
        text,
        code,
        valid,
        created: valid ? sdsCreated : null,
        tds_valid: tdsValid,
        tds_created: tdsValid ? tdsCreated : null,
      };
    }),
    // A label in all languages of the product does not fit common packs.
    defaults: { xlang: product.validLangs.slice(0, 1).join(',') },
    ...labelOptions(lang),
  };
}

/** The values of section 9.1 that characterise a product, in their order of display. */
const previewProperties: BasicProperty[] = [
  'physicalState',
  'colour',
  'odour',
  'boilingPoint',
  'flashPoint',
  'ph',
  'density',
  'solubility',
];

type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;

/** Names and values in `lang`. Values that are not available or do not apply are omitted: the preview is not a data sheet. */
export function parametersPreview({ basicProperties }: ProductFacts, lang: LanguageCode) {
  const { properties } = phrasesFor(lang);
  return previewProperties.flatMap((name): ProductDetail['parameters_preview'] => {
    const property = basicProperties[name];
    const value = property && propertyText(property, lang);
    return value ? [{ name: properties[name], value }] : [];
  });
}

function propertyText(property: Property, lang: LanguageCode): string | null {
  if (property === 'notApplicable') return null;
  if (!('value' in property)) {
    const text = localise(property, lang);
    return text && withNonBreakingSpaces(text);
  }
  const { value, unit, condition } = property;
  const number = printFigure(value, phrasesFor(lang).locale);
  const figure = unit ? `${number}\u202F${unit}` : number;
  const conditionText = localise(condition, lang);
  return conditionText ? `${figure} (${withNonBreakingSpaces(conditionText)})` : figure;
}

type Entry = ProductFacts['classification'][number];

/** `{"STOT SE 3": ["H335", "H336"]}`: the statements of a category that occurs twice are merged. */
export function statementsByCategory(classification: Entry[]): Record<string, string[]> {
  const categories = new Map<string, string[]>();
  for (const { category, h } of classification) {
    categories.set(category, [...new Set([...(categories.get(category) ?? []), ...h])]);
  }
  return Object.fromEntries(categories);
}

/**
 * `{"Flam. Liq. 2": "Flammable liquid, category 2"}`: the names of the classes of a classification (CLP Annex VI, table 1.1). A
 * class that is not in the table has no entry.
 */
export function classNames(classification: Entry[], lang: LanguageCode): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [category, h] of Object.entries(statementsByCategory(classification))) {
    try {
      names[category] = hazardClassName(category, h, phrasesFor(lang));
    } catch (error) {
      if (!(error instanceof UnknownHazardClassError)) throw error;
    }
  }
  return names;
}

/** `{"H318": "Causes serious eye damage."}`: the statements of all classes, including those that the label omits (CLP Art. 27). */
export function classStatements(facts: ProductFacts, lang: LanguageCode): Record<string, string> {
  const codes = [...new Set(facts.classification.flatMap(({ h }) => h))].filter((code) => hasStatement(code, lang));
  return Object.fromEntries(codes.map((code) => [code, statement(code, facts, lang)]));
}

/**
 * The warnings that a visitor sees first (CLP Art. 48): the label's elements, after the precedence rules of CLP Art. 26
 * and 27.
 */
export function healthSafety(facts: ProductFacts, lang: LanguageCode): ProductDetail['health_safety'] {
  const { signalWord, pictograms, h, euh } = facts.label;
  const { signalWords, pictogramNames } = phrasesFor(lang);
  const names: Record<string, string> = pictogramNames;
  return {
    signal_word: { code: signalWord, text: signalWord ? signalWords[signalWord] : '' },
    classification: unknownHazards(facts)
      ? null
      : Object.keys(statementsByCategory(facts.classification)).map((text, index) => ({ id: index + 1, text })),
    open_classes: openClassNames(facts, lang),
    rshp: [...h, ...euh].map((code) => ({ rshp_id: code, text: statement(code, facts, lang), inProd: 1 })),
    pictograms: pictograms.map((id) => ({ id, text: names[id] ?? id, inProd: 1 })),
  };
}

/** The label's statements: hazards, supplemental information, precautions. */
export function labelStatements(facts: ProductFacts, lang: LanguageCode): ProductDetail['rshp']['data'] {
  // The wording that the label prints.
  const labelFacts = { ...facts, statementPlaces: statementPlacesOf(facts, [lang]) };
  const rows = (rset: 'H' | 'EUH' | 'P', codes: string[]) =>
    codes.map((code) => ({ rshp_id: code, rset, text: statement(code, labelFacts, lang), inLabl: 1 }));
  const { h, euh, p } = facts.label;
  return [...rows('H', h), ...rows('EUH', euh), ...rows('P', p)];
}

const statement = (code: string, facts: ProductFacts, lang: LanguageCode) =>
  withNonBreakingSpaces(statementText(code, lang, facts.statementPlaces[code]));

/** `Flam. Liq. 2; H225 · Eye Irrit. 2; H319` */
export const classificationLine = ({ classification, euh }: ProductFacts['composition'][number]): string =>
  [...classification.map(({ category, h }) => [category, h.join(', ')].filter(Boolean).join('; ')), ...euh].join(' · ');
