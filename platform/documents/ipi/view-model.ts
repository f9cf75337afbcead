import { fill, type LanguageCode } from '../../phrases/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import type { Pictogram } from '../blocks/block.ts';
import { row } from '../blocks/builders.ts';
import { longDate, withNonBreakingSpaces } from '../blocks/typography.ts';
import { pictogramName } from '../sds/hazard-names.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';
import { extinguishingMedia } from '../sds/firefighting.ts';
import { contents, openSheet, textInLanguage, slotLines, statement, type Sheet } from '../sds/sheet.ts';
import type { Slot } from '../../product/slots.ts';
import type { IpiDocument, IpiSection } from './ipi-document.ts';
import { safetySigns, type SignCode } from './safety-signs.ts';

/**
 * The safety instructions for work with a product (Directive 98/24/EC Art. 8; TRGS 555, section 3), in `lang`, from the
 * facts of its safety data sheet. They are posted on one page: they have only the first statements that follow from the hazards,
 * but complete first-aid measures and all texts of the supplier.
 * @throws the errors of `buildSds`
 */
export function buildIpi(
  product: SdsProduct,
  facts: ProductFacts,
  lang: LanguageCode,
  options: SdsOptions,
): IpiDocument {
  const sheet = openSheet(product, facts, lang, options);
  const { phrases } = sheet;
  const { ipi, page, locale } = phrases;
  const { fields } = ipi;
  const { version } = options;
  return {
    title: ipi.title,
    lang,
    product: name(sheet),
    basis: basis(sheet),
    edition: `${fill(page.version, { version: version.text })} · ${longDate(version.created, locale)}`,
    colon: phrases.colon,
    fields: {
      head: [fields.company, fields.number, fields.workplace, fields.date, fields.activity],
      foot: [fields.responsible, fields.telephone, fields.firstAider, fields.emergencyCall, fields.signature],
    },
    sections: [
      substance(sheet),
      hazards(sheet),
      protection(sheet),
      danger(sheet),
      firstAid(sheet),
      { ...section(sheet, 'disposal'), lines: disposalLines(sheet) },
    ],
    permalink: options.qrCode ? { label: page.qrCode, url: options.permalink } : null,
  };
}

/** TRGS 555 is German law; elsewhere Directive 98/24/EC, Article 8, where it applies. */
function basis({ market, phrases, marketPhrases: texts }: Sheet): string {
  if (market.country === 'DE') return phrases.ipi.basis;
  return appliesIn(market, 'EU') ? texts.ipiBasis : texts.ipiBasisElsewhere;
}

const name = (sheet: Sheet) =>
  withNonBreakingSpaces(textInLanguage(sheet, sheet.facts.name) ?? sheet.phrases.notAvailable);

const section = ({ phrases }: Sheet, id: IpiSection['id']): IpiSection => ({
  id,
  title: phrases.ipi.sections[id],
  signs: [],
  lead: null,
  lines: [],
  rows: [],
});

function substance(sheet: Sheet): IpiSection {
  const { phrases, facts, product } = sheet;
  const hazardous = facts.classification.length > 0;
  return {
    ...section(sheet, 'substance'),
    title: hazardous ? phrases.ipi.sections.substance : phrases.ipi.product,
    lead: name(sheet),
    rows: [
      ...row(
        phrases.ipi.labels.contains,
        facts.label.contains
          .map((ingredient) => textInLanguage(sheet, ingredient))
          .filter(Boolean)
          .join(', '),
      ),
      ...row(phrases.labels.articleNumber, product.code),
    ],
  };
}

function hazards(sheet: Sheet): IpiSection {
  const { phrases, facts } = sheet;
  const { signalWord, pictograms, h, euh } = facts.label;
  const statements = [...h, ...euh].map((code) => withNonBreakingSpaces(statement(sheet, code)));
  return {
    ...section(sheet, 'hazards'),
    signs: pictograms.map((code) => ({ code, name: pictogramName(code, phrases) })),
    lead: signalWord && phrases.signalWords[signalWord],
    lines: statements.length ? statements : [phrases.ipi.sentences.noHazards],
    rows: sheet.market.country === 'DE' ? row(phrases.labels.wgk, facts.wgk && phrases.wgk[facts.wgk]) : [],
  };
}

/** P1xx and P2xx are about handling, P4xx about storage (CLP Annex IV); without them the data sheet's statements are used. */
function protection(sheet: Sheet): IpiSection {
  const { labels } = sheet.phrases.ipi;
  const handling = statements(sheet, /^P(1|2(?!80$))/);
  const storage = statements(sheet, /^P4/);
  return {
    ...section(sheet, 'protection'),
    signs: signs(sheet, (code) => !isSafeCondition(code)),
    rows: [
      ...row(labels.handling, [...handling, ...first(handling.length ? 0 : 3, sheet, '7.1')]),
      ...row(labels.equipment, equipment(sheet)),
      ...row(labels.storage, [...storage, ...first(storage.length ? 0 : 3, sheet, '7.2')]),
    ],
  };
}

/** P280, and the supplier's equipment (a glove material, a filter), or else the equipment that follows from the hazards. */
function equipment(sheet: Sheet): string[] {
  const fromSupplier = (['8.2.2.hands', '8.2.2.respiratory'] as const).flatMap((slot) => first(0, sheet, slot));
  return [...statements(sheet, /^P280$/), ...(fromSupplier.length ? fromSupplier : first(1, sheet, '8.2.2.hands'))];
}

function danger(sheet: Sheet): IpiSection {
  const { ipi, labels, colon, notAvailable } = sheet.phrases;
  const { suitable, unsuitable, sentences } = extinguishingMedia(sheet);
  const { entries: gases } = contents(sheet, '5.2');
  const media = (sentence: string, entries: string[]) =>
    entries.length ? fill(sentence, { media: entries.join(', ') }) : null;
  return {
    ...section(sheet, 'danger'),
    rows: [
      ...row(
        ipi.labels.fire,
        [
          media(ipi.sentences.extinguish, suitable) ?? sentences[0],
          media(ipi.sentences.notWith, unsuitable),
          ...first(1, sheet, '5.2').filter((line) => !gases.includes(line)),
          gases.length ? `${labels.fireGases}${colon}${gases.join(', ')}.` : null,
        ],
        notAvailable,
      ),
      ...row(ipi.labels.spill, [...first(1, sheet, '6.2'), ...first(2, sheet, '6.3')], notAvailable),
    ],
  };
}

function firstAid(sheet: Sheet): IpiSection {
  const { ipi, standard } = sheet.phrases;
  const { labels } = ipi;
  return {
    ...section(sheet, 'firstAid'),
    signs: signs(sheet, isSafeCondition),
    // 'Show this safety data sheet to the doctor' does not apply to the instructions.
    lines: slotLines(sheet, '4.1').filter((line) => line !== standard.showSafetyDataSheet),
    rows: [
      ...row(labels.eyes, slotLines(sheet, '4.1.eyes')),
      ...row(labels.skin, slotLines(sheet, '4.1.skin')),
      ...row(labels.inhalation, slotLines(sheet, '4.1.inhalation')),
      ...row(labels.ingestion, slotLines(sheet, '4.1.ingestion')),
    ],
  };
}

function disposalLines(sheet: Sheet): string[] {
  const { ipi, notAvailable } = sheet.phrases;
  const { wasteCode } = sheet.facts;
  const lines = [
    ...first(2, sheet, '13.1'),
    ...(wasteCode ? [fill(ipi.sentences.wasteCode, { code: wasteCode })] : []),
  ];
  return lines.length ? lines : [notAvailable];
}

/** The first `count` statements of a slot that follow from the hazards, and all statements and texts of the supplier. */
function first(count: number, sheet: Sheet, slot: Slot): string[] {
  const { facts, phrases } = sheet;
  const fromSupplier = facts.phrases[slot] ?? [];
  const { keys } = contents(sheet, slot);
  const derived = keys.filter((key) => !fromSupplier.includes(key)).slice(0, count);
  const statements = keys
    .filter((key) => fromSupplier.includes(key) || derived.includes(key))
    .map((key) => phrases.standard[key]);
  const text = textInLanguage(sheet, facts.texts[slot]);
  return text ? [...statements, text] : statements;
}

const statements = (sheet: Sheet, codes: RegExp): string[] =>
  sheet.facts.label.p.filter((code) => codes.test(code)).map((code) => withNonBreakingSpaces(statement(sheet, code)));

const isSafeCondition = (code: SignCode) => code.startsWith('E');

const signs = ({ facts, phrases }: Sheet, isIncluded: (code: SignCode) => boolean): Pictogram[] =>
  safetySigns(facts)
    .filter(isIncluded)
    .map((code) => ({ code, name: phrases.ipi.signs[code] }));
