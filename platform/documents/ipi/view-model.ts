import { fill, type LanguageCode, longDate } from '../../languages/languages.ts';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import { nationalMaternityHazards, nationalYouthHazards } from '../../product/phrase-rules.ts';
import type { DefinitionRow, Pictogram } from '../blocks/block.ts';
import { row } from '../blocks/builders.ts';
import { safetySigns, type SignCode } from '../blocks/safety-signs.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';
import { pictogramName } from '../sds/sheet/hazard-names.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';
import { openClassesSentence, unknownHazardsSentence } from '../sds/02-hazards.ts';
import { sortByUrgency } from '../sds/04-first-aid.ts';
import { extinguishingMedia } from '../sds/05-firefighting.ts';
import { sentencesAt } from '../sds/sheet/sentences.ts';
import { substanceName } from '../sds/08-exposure-controls.ts';
import { contents, openSheet, type Sheet, slotLines, statement, textInLanguage } from '../sds/sheet/sheet.ts';
import type { Slot } from '../../product/slots.ts';
import { ipiSentencesAt, workerSentences } from './sentences.ts';

/**
 * Builds the safety instructions for work with a product (Directive 98/24/EC Art. 8; TRGS 555, section 3), in `lang`, from sections 4 to 8,
 * 10 and 13 of its safety data sheet, with dangerous reactions first. Nothing vital is left out to keep one page.
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
    severalPages: ipiSentencesAt(sheet, 'foot').join(' '),
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
  const reactions = contents(sheet, '10.3').keys;
  const statements = [...h, ...euh]
    .filter((code) => !saidByReaction[code]?.some((key) => reactions.includes(key)))
    .sort((a, b) => gravity(a) - gravity(b))
    .map((code) => statement(sheet, code));
  const suffocation = keysOf(sheet, '2.3').includes('suffocationHazard') ? [phrases.standard.suffocationHazard] : [];
  const lines = [...dangerousReactions(sheet), ...suffocation, ...statements, ...skinUptake(sheet)].map(
    withNonBreakingSpaces,
  );
  const unknownSentence = unknownHazardsSentence(sheet) ?? openClassesSentence(sheet);
  const sentences = unknownSentence === null ? lines : [...lines, unknownSentence];
  return {
    ...section(sheet, 'hazards'),
    signs: pictograms.map((code) => ({ code, name: pictogramName(code, phrases) })),
    lead: signalWord && phrases.signalWords[signalWord],
    lines: [...sentences, ...ipiSentencesAt(sheet, 'hazards', sentences)],
    rows: sheet.market.country === 'DE' ? row(phrases.labels.wgk, facts.wgk && phrases.wgk[facts.wgk]) : [],
  };
}

/** Statements of the label that a reaction of 10.3 repeats or specifies. */
const saidByReaction: Readonly<Record<string, readonly StandardPhrase[]>> = {
  EUH014: ['violentWithWater'],
  EUH019: ['explosivePeroxides'],
  EUH029: ['toxicGasWithWater'],
  EUH031: ['toxicGasWithAcids', 'chlorineWithAcids'],
  EUH032: ['veryToxicGasWithAcids'],
};

function skinUptake(sheet: Sheet): string[] {
  const limits = sheet.limits.filter(({ skin }) => skin);
  const names = new Set(limits.map(({ agent }) => substanceName(sheet, agent) ?? ''));
  return ipiSentencesAt(sheet, 'skin', [...names]);
}

/** Fatal effects, then CMR effects, come before the other statements, which keep the order of the label (TRGS 555, section 3.2.3). */
const gravestStatements: readonly RegExp[] = [/^(?:H3[0-3]0|EUH070)(?!\d)/, /^H3[456]0/];
const gravity = (code: string): number => {
  const found = gravestStatements.findIndex((pattern) => pattern.test(code));
  return found === -1 ? gravestStatements.length : found;
};

/** Reactions that can be fatal at once: they come before all others. */
const gravestReactions: readonly StandardPhrase[] = [
  'veryToxicGasWithAcids',
  'chlorineWithAcids',
  'toxicGasWithAcids',
  'toxicGasWithWater',
  'violentWithWater',
  'flammableGasWithWater',
  'chlorineWithHypochlorites',
  'chlorineFromBleach',
  'chloraminesWithAmmonia',
  'explosivePeroxides',
];

/** Phrases that another phrase makes redundant: a wider term for a material (10.5), a more exact term for a reaction (10.3). */
const redundantPhrases: Partial<Record<StandardPhrase, readonly StandardPhrase[]>> = {
  chlorineWithAcids: ['toxicGasWithAcids'],
  veryToxicGasWithAcids: ['toxicGasWithAcids'],
  metals: ['baseMetals', 'alkaliMetals'],
  acids: ['strongAcids'],
  alkalis: ['strongAlkalis'],
  peroxides: ['hydrogenPeroxide'],
  halogenatedHydrocarbons: ['chloroform'],
};

const explosiveMixtures: readonly StandardPhrase[] = ['vapourAirMixtures', 'gasAirMixtures'];

/**
 * Lists what the product must not meet and what happens then (sections 10.5 and 10.3), and that its vapours or the gas explode with air
 * (10.1). These lines come before all others.
 */
function dangerousReactions(sheet: Sheet): string[] {
  const { standard } = sheet.phrases;
  const { keys, sentences } = contents(sheet, '10.3');
  const incompatible = contents(sheet, '10.5');
  const impliedBy = (all: readonly StandardPhrase[]) => all.flatMap((key) => redundantPhrases[key] ?? []);
  // Plastics are damaged, which hurts nobody.
  const omittedMaterials = [...impliedBy(incompatible.keys), 'plasticsAndRubber' as const].map((key) => standard[key]);
  const materials = incompatible.entries
    .filter((material) => !omittedMaterials.includes(material))
    .sort((a, b) => rankOfMaterial(a) - rankOfMaterial(b));
  // If the product releases toxic gas, acids come first; if it is an acid from which hypochlorites release the gas, hypochlorites do.
  function rankOfMaterial(material: string) {
    if (material === standard.hypochlorites)
      return keys.includes('chlorineWithHypochlorites') || keys.includes('chlorineFromBleach') ? 0 : 1;
    const releasesGas = (['EUH029', 'EUH031', 'EUH032'] as const).some((code) => sheet.traits.has(code));
    const isGravest = [standard.water, standard.acids, standard.strongAcids, standard.ammoniumCompounds].includes(
      material,
    );
    return releasesGas && isGravest ? 0 : 1;
  }
  const omittedPhrases = ['noHazardousReactions', ...impliedBy(keys)];
  const isReaction = (key: StandardPhrase) => !omittedPhrases.includes(key);
  const rank = (key: StandardPhrase) => (gravestReactions.includes(key) ? 0 : 1);
  const reactions = keys.filter(isReaction).sort((a, b) => rank(a) - rank(b));
  const authorSentences = sentences.filter((text) => !keys.some((key) => standard[key] === text));
  const vapours = keysOf(sheet, '10.1').filter((key) => explosiveMixtures.includes(key));
  return [
    ...ipiSentencesAt(sheet, 'materials', materials),
    ...[...reactions, ...vapours].map((key) => standard[key]),
    ...authorSentences,
  ];
}

/** Phrases that refer to another section of the sheet, or that are not for workers. */
const notForWorkers: readonly StandardPhrase[] = [
  'wearProtection',
  'wearProtectionGas',
  'gloveMaterialUnknown',
  'disposeAsSection13',
  'referToOtherSections',
  'fireWater',
  'selfContainedBreathing',
  'chemicalSuit',
  'knockDownVapours',
  'noReactivity',
  'noConditionsToAvoid',
  'seeHazardousReactions',
  'noThermalHazard',
  'wasteCodeByUse',
  'ingestionUnlikelyGas',
  'ingestionUnlikelyAerosol',
];

/** Returns the lines of slots of the sheet that are for workers, in the words for workers where there are such. */
const linesFor = (sheet: Sheet, ...slots: Slot[]): string[] => workerLines(sheet, ...slots).map(({ text }) => text);

function workerLines(sheet: Sheet, ...slots: Slot[]): { text: string; isPreparation: boolean }[] {
  const { standard } = sheet.phrases;
  const excludedLines = notForWorkers.map((key) => standard[key]);
  const lines = slots.flatMap((slot) => slotLines(sheet, slot)).filter((line) => !excludedLines.includes(line));
  return lines.flatMap((line) => {
    const found = workerSentences.find(({ phrase }) => standard[phrase] === line);
    const texts = found ? ipiSentencesAt(sheet, 'worker', found.phrase) : [line];
    return texts.map((text) => ({ text, isPreparation: found?.isPreparation === true }));
  });
}

/**
 * Whether the rules of 15.1 name Directive 92/85/EEC (pregnant women) or 94/33/EC (young people), or the law of the country asks for more.
 */
function isRestricted(sheet: Sheet, group: 'maternity' | 'youthAtWork'): boolean {
  if (keysOf(sheet, '15.1').includes(group)) return true;
  const laws = group === 'maternity' ? nationalMaternityHazards : nationalYouthHazards;
  const national = laws[sheet.market.country] ?? [];
  return !sheet.traits.has('public') && national.some((trait) => sheet.traits.has(trait));
}

/** Sections 7, 8 and 10.4 of the sheet. */
function protection(sheet: Sheet): IpiSection {
  const { labels } = sheet.phrases.ipi;
  const keys = keysOf(sheet, '8.2.2.eyes', '8.2.2.hands', '8.2.2.skin', '8.2.2.respiratory', '7.1', '7.2');
  return {
    ...section(sheet, 'protection'),
    signs: signs(sheet, keys, (code) => !isSafeCondition(code)),
    rows: [
      ...row(labels.preparation, [...ipiSentencesAt(sheet, 'preparation'), ...handling(sheet, true)]),
      ...row(labels.handling, handling(sheet, false)),
      ...row(labels.restrictions, restrictions(sheet)),
      ...equipment(sheet),
      ...row(labels.storage, linesFor(sheet, '7.2')),
      // Beside materials: heat, light, air.
      ...row(sheet.phrases.subsections['10.4'], linesFor(sheet, '10.4').join(', ')),
    ],
  };
}

/**
 * Sections 7.1 and 8.2.1 of the sheet: what comes before the work, or what applies during it. The restriction for pregnant women is listed
 * once, under the restrictions of employment.
 */
function handling(sheet: Sheet, isPreparation: boolean): string[] {
  const { restrictPregnant } = sheet.phrases.standard;
  const lines = workerLines(sheet, '7.1', '8.2.1')
    .filter((line) => line.isPreparation === isPreparation)
    .map(({ text }) => text);
  return isRestricted(sheet, 'maternity') ? lines.filter((line) => line !== restrictPregnant) : lines;
}

/** Directives 94/33/EC and 92/85/EEC (employment), 98/24/EC Art. 10 and 2004/37/EC Art. 14 (health surveillance). */
const restrictions = (sheet: Sheet): string[] =>
  ipiSentencesAt(sheet, 'restrictions', {
    maternity: isRestricted(sheet, 'maternity'),
    youthAtWork: isRestricted(sheet, 'youthAtWork'),
  });

/** Each piece of equipment under its name, gloves with material and breakthrough time (section 8.2.2). */
function equipment(sheet: Sheet): DefinitionRow[] {
  const { labels, ipi } = sheet.phrases;
  const noGlovesPhrases: readonly StandardPhrase[] = ['glovesNotNeeded', 'glovesByAssessment'];
  const isWithGloves = keysOf(sheet, '8.2.2.hands').some((key) => !noGlovesPhrases.includes(key));
  return [
    ...row(labels.eyeProtection, linesFor(sheet, '8.2.2.eyes')),
    ...row(isWithGloves ? ipi.labels.gloves : labels.handProtection, linesFor(sheet, '8.2.2.hands')),
    ...row(labels.skinProtection, linesFor(sheet, '8.2.2.skin')),
    ...row(labels.respiratoryProtection, linesFor(sheet, '8.2.2.respiratory')),
    ...row(labels.thermalProtection, linesFor(sheet, '8.2.2.thermal')),
  ];
}

/** Sections 5 and 6 of the sheet. */
function danger(sheet: Sheet): IpiSection {
  const { ipi, labels, colon } = sheet.phrases;
  const { suitable, unsuitable, sentences } = extinguishingMedia(sheet);
  const mediaToAvoid = unsuitable.filter((medium) => medium !== sheet.phrases.standard.noUnsuitableMedia);
  const { keys, entries: gases } = contents(sheet, '5.2');
  const [suitableMedia = sentences[0]] = ipiSentencesAt(sheet, 'suitable', suitable);
  // These lines precede the media: gas that no longer burns collects and explodes; explosives explode in the fire.
  const { leakingGasFire, explosivesFire } = sheet.phrases.standard;
  const isFirst = (line: string) => [leakingGasFire, explosivesFire].includes(line);
  const fireFighting = linesFor(sheet, '5.3');
  const fire = [
    ...fireFighting.filter(isFirst),
    ...(suitableMedia ? [suitableMedia] : []),
    ...ipiSentencesAt(sheet, 'unsuitable', mediaToAvoid),
    ...linesFor(sheet, '5.2').filter((line) => !gases.includes(line)),
    ...(gases.length ? [`${labels.fireGases}${colon}${gases.join(', ')}.`] : []),
    ...fireFighting.filter((line) => !isFirst(line)),
    ...ipiSentencesAt(sheet, 'smoke', { gases, keys }),
  ];
  const spill = [...release(sheet), ...linesFor(sheet, '6.2', '6.3')];
  return {
    ...section(sheet, 'danger'),
    rows: [
      ...row(ipi.labels.fire, fire, sentencesAt(sheet, 'empty', fire)[0]),
      ...row(ipi.labels.spill, spill, sentencesAt(sheet, 'empty', spill)[0]),
    ],
  };
}

/**
 * Section 6.1 of the sheet, with the equipment named in these instructions (Directive 98/24/EC Art. 7). For severe classes the first action
 * is to leave, which includes 'evacuate'; measuring the oxygen of the air does not allow entering again.
 */
function release(sheet: Sheet): string[] {
  const { standard } = sheet.phrases;
  const lines = slotLines(sheet, '6.1').flatMap((line) => {
    const isGas = line === standard.wearProtectionGas;
    return isGas || line === standard.wearProtection ? ipiSentencesAt(sheet, 'spillProtection', { isGas }) : [line];
  });
  const first = ipiSentencesAt(sheet, 'spill');
  const replacedLines = first.length > 0 ? [standard.evacuate, standard.enterAfterMeasuring] : [];
  return [...first, ...lines.filter((line) => !replacedLines.includes(line))];
}

function firstAid(sheet: Sheet): IpiSection {
  const { ipi, standard } = sheet.phrases;
  const { labels } = ipi;
  return {
    ...section(sheet, 'firstAid'),
    signs: signs(sheet, keysOf(sheet, '8.2.1', '4.1.eyes', '4.1.skin'), isSafeCondition),
    lines: linesFor(sheet, '4.1')
      .flatMap((line) => (line === standard.showSafetyDataSheet ? ipiSentencesAt(sheet, 'medicalAdvice') : [line]))
      .map(withNonBreakingSpaces),
    rows: sortByUrgency(['eyes', 'skin', 'inhalation', 'ingestion'], sheet).flatMap((route) =>
      row(labels[route], linesFor(sheet, `4.1.${route}`)),
    ),
  };
}

/** Section 13 of the sheet. */
function disposalLines(sheet: Sheet): string[] {
  const lines = [
    ...linesFor(sheet, '13.1', '13.1.packaging').map(withNonBreakingSpaces),
    ...ipiSentencesAt(sheet, 'disposal'),
  ];
  return [...lines, ...sentencesAt(sheet, 'empty', lines)];
}

const keysOf = (sheet: Sheet, ...slots: Slot[]): StandardPhrase[] =>
  slots.flatMap((slot) => contents(sheet, slot).keys);

const isSafeCondition = (code: SignCode) => code.startsWith('E');

/** Returns the signs of phrases; a product that is not classified as hazardous has none. */
const signs = (
  { facts, phrases, traits }: Sheet,
  keys: readonly StandardPhrase[],
  isIncluded: (code: SignCode) => boolean,
): Pictogram[] =>
  facts.classification.length === 0
    ? []
    : safetySigns(keys, traits)
        .filter(isIncluded)
        .map((code) => ({ code, name: phrases.ipi.signs[code] }));

/** Safety instructions in one language, without a layout: the source of HTML and PDF. */
export interface IpiDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** The legal basis: `Directive 98/24/EC, Article 8 …` */
  basis: string;
  /** `Version 3.0 · 16 February 2026` of the underlying safety data sheet. */
  edition: string;
  /** Separator between a term and its values, `: `. */
  colon: string;
  /** Printed at the foot of instructions of several pages, `{pages}` is their number. */
  severalPages: string;
  /** Blank lines for handwritten entries at the workplace. */
  fields: { head: string[]; foot: string[] };
  sections: IpiSection[];
  /** The address of the current documents; null if it is not shown. */
  permalink: { label: string; url: string } | null;
}

export interface IpiSection {
  id: 'substance' | 'hazards' | 'protection' | 'danger' | 'firstAid' | 'disposal';
  title: string;
  /** Hazard pictograms (GHS…) or safety signs of ISO 7010. */
  signs: Pictogram[];
  /** Text in large type: the product's name, the signal word. */
  lead: string | null;
  lines: string[];
  rows: DefinitionRow[];
}
