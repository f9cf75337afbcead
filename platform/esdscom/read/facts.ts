import { datasheetOf } from '../write/feed.ts';
import { writtenTexts } from '../write/xml.ts';
import { storageClass } from '../../product/markets/goods.ts';
import { type StorageClass, storageClasses } from '../../law/storage-class.ts';
import { phraseRules, slotDefaults, takesPhrase } from '../../product/phrase-rules.ts';
import type { Slot } from '../../product/slots.ts';
import type { Phrases, StandardPhrase } from '../../languages/en/sheet.ts';
import type { LanguageCode, Localised } from '../../languages/languages.ts';
import type { ProductFacts, ProductFactsInput } from '../../product/facts.ts';
import { readClassification } from './classification.ts';
import { ingredientNames, readComposition } from './composition.ts';
import { readBiologicalLimits, readExposureLimits } from './exposure-limits.ts';
import { readMarkets, readTransport } from './markets.ts';
import { readNoEffectLevels } from './no-effect-levels.ts';
import { isMixture, readDay, readProduct } from './identification.ts';
import { linesOf } from './lines.ts';
import { readNotClassified } from './not-classified.ts';
import { localisedText, type Sheet } from './part.ts';
import { readProperties } from './properties.ts';
import { readCodes, readLabel } from './statements.ts';
import { readStudies } from './studies.ts';

/** A line of a slot: its text, and the standard phrase with that text, if any. */
export interface Line {
  text: string;
  key: StandardPhrase | undefined;
}

export interface ReadFacts {
  /** In the language of the sheet, without phrases and texts. Missing values are omitted. */
  facts: Partial<ProductFactsInput>;
  /** The lines of the slots that do not follow from the facts. */
  lines: Partial<Record<Slot, Line[]>>;
}

/** Reads the facts of a data sheet. */
export function readFacts(sheet: Sheet): ReadFacts {
  const facts = readData(sheet);
  // A slot with a text does not have its default text.
  const texts = Object.fromEntries(Object.keys(slotDefaults).map((slot) => [slot, localisedText(sheet, '–')]));
  const derived = new Set(derivedPhrases({ ...facts, texts }, sheet.lang, readDay(sheet.part)));
  const lines: ReadFacts['lines'] = {};
  const places = { regulatory: [] as Localised[], changes: [] as Localised[], notes: [] as string[] };
  const { labels, colon, standard } = sheet.words;
  const changes = `${labels.changes}${colon}`;
  const keyOf = phraseBySlot(standard);
  const listings = phraseRules.flatMap(({ slot, phrase }) => {
    const [before, after] = standard[phrase].split('{materials}');
    return before === undefined || after === undefined ? [] : [{ slot, before, after }];
  });
  const isListing = (slot: Slot, text: string) =>
    listings.some((each) => each.slot === slot && text.startsWith(each.before) && text.endsWith(each.after));
  for (const { slot, path, part, text: fullText } of linesOf(sheet.part, facts.kind!)) {
    part.take();
    // A phrase can begin with another: 'chlorine oxides' with 'chlorine'.
    const text = keyOf(slot, fullText) ? fullText : stripDerived(fullText, path, derived);
    const key = keyOf(slot, text);
    if (derived.has(`${path}/FullText\n${text}`)) continue;
    // It has the list of 10.5, which is read there.
    if (isListing(slot, text)) continue;
    // The values name their sources themselves.
    if (path === 'OtherInformation/MainInformationSource' && valueSource.test(text)) continue;
    if (path === 'OtherInformation/FurtherInformation' && text.startsWith(changes))
      places.changes.push(localisedText(sheet, text.slice(changes.length)));
    else if (!key && path.endsWith('/OtherEuLegislation')) places.regulatory.push(localisedText(sheet, text));
    else if (!key && path === 'TransportInformation/AdditionalInfo' && facts.transport) places.notes.push(text);
    else
      (lines[key && key === slotDefaults['11.2']?.phrase && slot === '11.1' ? '11.2' : slot] ??= []).push({
        text,
        key,
      });
  }
  for (const slot of Object.keys(lines) as Slot[])
    if (lines[slot]?.every(({ key }) => key && key === slotDefaults[slot]?.phrase)) delete lines[slot];
  const { regulatory, changes: changed, notes } = places;
  const burning = { '5.2': (lines['5.2'] ?? []).flatMap(({ key: phrase }) => phrase ?? []) };
  return {
    facts: {
      ...facts,
      ...readStorageClass(sheet, facts, burning),
      ...(regulatory.length > 0 && { regulatory }),
      ...(changed.length > 0 && { changes: changed }),
      ...(facts.transport &&
        notes.length > 0 && { transport: { ...facts.transport, note: localisedText(sheet, notes.join(' ')) } }),
    },
    lines,
  };
}

/** Finds the standard phrase of a text in its slot: in another slot the same words may be text, or another phrase. */
function phraseBySlot(standard: Phrases['standard']) {
  const keys = new Map<string, StandardPhrase[]>();
  for (const [key, text] of Object.entries(standard) as [StandardPhrase, string][])
    keys.set(text, [...(keys.get(text) ?? []), key]);
  return (slot: Slot, text: string) => keys.get(text)?.findLast((key) => takesPhrase(slot, key));
}

/** Removes the beginning of a text that is derived from the facts: section 12.5 is one phrase. */
function stripDerived(text: string, path: string, derived: ReadonlySet<string>): string {
  const line = `${path}/FullText\n${text}`;
  const derivedLine = [...derived].find((candidate) => line.startsWith(`${candidate} `));
  return derivedLine ? line.slice(derivedLine.length + 1) : text;
}

/** `ECHA registration dossier (8.1, 11.1)` */
const valueSource = /\(\d+\.\d+(?:, \d+\.\d+)*\)$/;

/** Reads the figures and codes, and the texts that belong to them. */
function readData(sheet: Sheet): Partial<ProductFactsInput> {
  const { part } = sheet;
  const names = ingredientNames(sheet);
  const product = readProduct(sheet);
  const label = readLabel(sheet, names);
  const further = part
    .all('OtherInformation/RelevantHazardStatements')
    .flatMap((statement) => readCodes(sheet, statement, ['H', 'EUH']));
  const labelCodes = label?.label.h ?? [];
  const productHazards = readClassification(
    sheet,
    part.first('HazardIdentification/RegionEU/Classification'),
    labelCodes,
  );
  const wordings = [...new Set([...labelCodes, ...further])];
  const { composition, exposureLimits, noEffect, ...identifiers } = readComposition(sheet, productHazards, wordings);
  const controls = part.first('ExposureControlPersonalProtection/ControlParameters');
  const productLimits = readExposureLimits(sheet, controls, isMixture(part) ? {} : { substance: names[0] ?? '' });
  const limits = [...exposureLimits, ...productLimits];
  const productLevels = readNoEffectLevels(sheet, controls);
  const levels = [...noEffect.levels, ...productLevels.levels];
  const concentrations = [...noEffect.concentrations, ...productLevels.concentrations];
  const studies = readStudies(sheet);
  const wasteCode = readWasteCode(sheet);
  const wgk = part.text(`${german}/WaterHazardClass/Class`, (text) => /^(nwg|[123])$/.test(text));
  const biologicalLimits = readBiologicalLimits(sheet, controls);
  const markets = readMarkets(sheet);
  const transport = readTransport(sheet);
  const places = label?.places ?? {};
  return {
    ...product,
    identifiers: { ...product.identifiers, ...identifiers },
    composition,
    classification: productHazards.classification,
    ...(label && { label: label.label }),
    ...(Object.keys(places).length > 0 && { statementPlaces: places }),
    ...readProperties(sheet),
    ...(limits.length > 0 && { exposureLimits: limits }),
    ...(biologicalLimits.length > 0 && { biologicalLimits }),
    ...(markets && { markets }),
    ...(levels.length > 0 && { noEffectLevels: levels }),
    ...(concentrations.length > 0 && { noEffectConcentrations: concentrations }),
    ...(transport !== undefined && { transport }),
    ...(studies.length > 0 && { studies }),
    ...readNotClassified(sheet, product.kind!),
    ...(wasteCode && { wasteCode }),
    ...(wgk && { wgk: wgk as 'nwg' }),
  };
}

const german = 'RegulatoryInformation/RegionEU/NationalLegislation/NationalLegislationGermany';

/** The storage class of the author, if it differs from the one that follows from the facts. */
function readStorageClass(
  { part }: Sheet,
  facts: Partial<ProductFactsInput>,
  phrases: Record<string, string[]>,
): Pick<ProductFactsInput, 'markets'> {
  const { markets } = facts;
  if (!markets?.['DE']) return {};
  const derived = storageClass(withDefaults({ ...facts, phrases }));
  const stated = part.text(`${german}/StorageClassDE`, (text) => text !== derived && isStorageClass(text));
  if (stated === undefined) return {};
  return { markets: { ...markets, DE: { ...markets['DE'], storageClass: stated as StorageClass } } };
}

const isStorageClass = (text: string): boolean => (storageClasses as readonly string[]).includes(text);

/** `14 06 03*` (Decision 2000/532/EC). */
function readWasteCode({ part }: Sheet): string | undefined {
  const entry = part.first('DisposalConsiderations/RegionEU/EuropeanWasteList/EWLProduct');
  const digits = entry?.text('WasteCode')?.replace(/\D/g, '') ?? '';
  const code = digits.replace(/(\d\d)(?=\d)/g, '$1 ');
  if (code === '') return undefined;
  return /^(true|1)$/.test(entry?.text('HazardousWaste') ?? '') ? `${code}*` : code;
}

export const lineOf = ({ path, text }: { path: string; text: string }): string => `${path}\n${text}`;

const unknownParty = { name: '–', address: '–', city: '–', country: 'DE' };

/**
 * Every text that the export writes for these facts by the law of the version's day, with its path: `FirstAidMeasures/…/FullText`, line end,
 * text. `day` is omitted for a sheet that does not say its date.
 */
export function derivedPhrases(facts: Partial<ProductFactsInput>, lang: LanguageCode, day = '2000-01-01'): string[] {
  const product = { code: '–', articles: [], supplier: unknownParty, producer: unknownParty };
  const options = { version: { text: '1', created: day }, previousVersions: [], gtin: null };
  return writtenTexts(datasheetOf(product, withDefaults(facts), lang, options)).map(lineOf);
}

const unknownGoods = { properShippingName: {}, hazardClass: '', classificationCode: '', limitedQuantity: '' };

/** Completes facts with default values; check digits and the like are not validated. */
function withDefaults({
  composition = [],
  exposureLimits = [],
  label,
  transport,
  ...facts
}: Partial<ProductFactsInput>): ProductFacts {
  return {
    kind: 'mixture',
    audience: 'industrial',
    name: {},
    description: {},
    classification: [],
    statementPlaces: {},
    uses: { identified: [], advisedAgainst: [] },
    basicProperties: {},
    otherProperties: [],
    studies: [],
    phrases: {},
    texts: {},
    regulatory: [],
    changes: [],
    ...facts,
    identifiers: { synonyms: [], ...facts.identifiers },
    label: { signalWord: null, pictograms: [], h: [], euh: [], p: [], contains: [], ...label },
    composition: composition.map((ingredient: Partial<(typeof composition)[number]>) => ({
      euh: [],
      limits: [],
      contentRange: '–',
      ...ingredient,
    })),
    exposureLimits: exposureLimits.map((limit) => ({ skin: false, ...limit })),
    transport: transport ? { ...unknownGoods, ...transport } : null,
  } as ProductFacts;
}
