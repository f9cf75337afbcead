import { placesOf } from '../../law/classification/model/category-place.ts';
import { type HazardClass, hazardClassRow, type Onset } from '../../law/hazard-classes.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import type { Step, Verdict } from '../../law/classification/model/model.ts';
import { causesOf } from '../../law/classification/model/verdicts.ts';
import { ingredientPlaces, printedContent } from '../../product/mixture.ts';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { provisionText } from '../../languages/phrases.ts';
import { aspirationViscosity } from '../../law/classification/classes/summed-classes.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { row, table } from '../blocks/builders.ts';
import { procedureNames } from './02-hazards.ts';
import { propertyText } from './09-properties.ts';
import { determinationsOf, harmonisedEntryOf, verdictsOf } from './sheet/class-results.ts';
import { hasTests } from './sheet/not-classified.ts';
import { type Calculation, sentencesAt } from './sheet/sentences.ts';
import { contents, formatFigure, type Sheet, slotLines, textInLanguage } from './sheet/sheet.ts';
import { limitText } from './sheet/studies.ts';

/*
 * What section 11.1 says beside a class of section 2.1: on what it rests, when its effects appear, and the estimates of acute toxicity
 * (REACH Annex II 11.1.2, 11.1.7, 11.1.9 to 11.1.11).
 */

type Entry = Sheet['facts']['classification'][number];
type Classified = Extract<Verdict, { kind: 'classified' }>;

/** The classes of an entry; acute toxicity by its route. */
const healthClassesOf = (entry: Entry): HazardClass[] =>
  placesOf(entry)
    .map(({ hazardClass }) => hazardClass)
    .filter((hazardClass) => hazardClassRow(hazardClass).subsection === '11.1');

const healthEntries = ({ facts }: Sheet): Entry[] =>
  facts.classification.filter((entry) => healthClassesOf(entry).length > 0);

/** `Skin Corr. 1B, H314` */
const nameOf = ({ category, h }: Entry): string => [category, ...h].join(', ');

/** The lines of section 3 of the ingredients of these steps. */
export function causeLines({ facts: { composition } }: Sheet, causes: readonly Step[]): Sheet['facts']['composition'] {
  const places = ingredientPlaces(composition);
  return causes.flatMap(({ ingredient }) => composition[places.get(ingredient) ?? -1] ?? []);
}

/** `propan-2-ol (40 %); acetone (5 – 10 %)`, with the contents as in section 3. */
export function causeNames(sheet: Sheet, causes: readonly Step[]): string {
  const { facts } = sheet;
  return causeLines(sheet, causes)
    .map((line) => `${textInLanguage(sheet, line.name)} (${formatFigure(sheet, printedContent(line, facts))})`)
    .join('; ');
}

/** The items with the same key together, in the order of the first of each. */
const alike = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] =>
  [...new Set(items.map(keyOf))].map((key) => items.filter((item) => keyOf(item) === key));

/** The content from which an ingredient gives the class by itself, %; a weight of the sum lowers it. */
const limitOf = ({ limit, factor }: Step): number => (factor > 1 ? limit! / factor : limit!);

/**
 * How the ingredients give a class: each that reaches a limit by itself with this limit, and the others that count in its sum; else all that
 * count in the sum or the estimate. Section 2.2 names the same ones.
 */
function calculationsOf(sheet: Sheet, verdict: Classified): Calculation[] {
  const { hazardClass, reason, unit } = verdict;
  const about = (method: Calculation['method'], causes: readonly Step[], limit = '', article = ''): Calculation => ({
    method,
    ingredients: causeNames(sheet, causes),
    limit,
    provision: provisionText(`${verdict.provision}${article}`, sheet.lang),
  });
  if (reason === 'skinCorrosion') return [about('skinCorrosion', [])];
  if (unit === 'pH') return [about('ph', [])];
  const causes = causesOf(verdict).filter(({ limit }) => limit !== null);
  if (hazardClassRow(hazardClass).route) return [about('estimate', causes)];
  const reaching = causes.filter(({ contribution }) => contribution >= 1);
  if (reaching.length === 0) return [about('sum', causes)];
  const others = causes.filter((step) => !reaching.includes(step));
  const isSpecific = ({ from }: Step) => from === 'specific';
  const limitSentences = alike(reaching, (step) => `${isSpecific(step)} ${limitOf(step)}`).map((same) => {
    const article = isSpecific(same[0]!) && !verdict.provision.includes('Art. 10') ? ', Art. 10(1)' : '';
    const limit = formatFigure(sheet, `${Number(limitOf(same[0]!).toPrecision(3))} %`);
    return about(isSpecific(same[0]!) ? 'specificLimit' : 'genericLimit', same, limit, article);
  });
  return [...limitSentences, ...(others.length > 0 ? [about('further', others)] : [])];
}

const calculationLines = (sheet: Sheet, entry: Entry): string[] =>
  verdictsOf(sheet, entry).flatMap((verdict) =>
    verdict?.basis === 'calculation'
      ? calculationsOf(sheet, verdict).flatMap((calculation) => sentencesAt(sheet, '11.1.basis', calculation))
      : [],
  );

/** The entry of Annex VI that has a class of a substance, as a provision; undefined: none. */
function harmonisedProvision(sheet: Sheet, entry: Entry): string | undefined {
  const number = harmonisedEntryOf(sheet, entry);
  return number === undefined ? undefined : provisionText(`CLP Annex VI, ${number}`, sheet.lang);
}

/** The measured viscosity with the limit up to which there is an aspiration hazard; none if it is not measured. */
export function viscosityLines(sheet: Sheet): string[] {
  const { facts, lang } = sheet;
  const property = facts.basicProperties.kinematicViscosity;
  const provision = facts.kind === 'mixture' ? 'CLP Annex I 3.10.3.3.1.1' : 'CLP Annex I 3.10.2, Table 3.10.1';
  const about =
    typeof property === 'object' && 'value' in property
      ? {
          value: propertyText(sheet, property),
          limit: formatFigure(sheet, `${aspirationViscosity} mm²/s`),
          provision: provisionText(provision, lang),
        }
      : undefined;
  return sentencesAt(sheet, '11.1.viscosity', about);
}

/** Whether neither a result nor a determination by a test is there for a class, and nothing says so yet. */
function isUntested(sheet: Sheet, entry: Entry): boolean {
  const isSaid = slotLines(sheet, '11.1').includes(sheet.phrases.standard.mixtureNotTested);
  const isTested =
    determinationsOf(sheet, entry).some(({ basis }) => basis === 'test') ||
    healthClassesOf(entry).some((hazardClass) => hasTests(sheet, hazardClass));
  return !isSaid && !isTested;
}

/** The classes of health of section 2.1 with the procedure, the reason of the author, and the ingredients that give them. */
export function healthBasis(sheet: Sheet): Block[] {
  const { columns, labels, noValue } = sheet.phrases;
  const bases = healthEntries(sheet).flatMap((entry) => {
    const harmonised = sentencesAt(sheet, '11.1.harmonised', harmonisedProvision(sheet, entry));
    const lines = [
      ...(harmonised.length > 0 ? [] : procedureNames(sheet, entry)),
      ...determinationsOf(sheet, entry).map(({ reason }) => textInLanguage(sheet, reason)),
      ...harmonised,
      ...calculationLines(sheet, entry),
      ...(healthClassesOf(entry).includes('aspiration') ? viscosityLines(sheet) : []),
      ...sentencesAt(sheet, '11.1.untested', isUntested(sheet, entry)),
    ];
    return lines.length > 0 ? [{ name: nameOf(entry), lines }] : [];
  });
  // Classes with the same basis share a row.
  const rows = alike(bases, ({ lines }) => lines.join('\n')).map((same) => [
    same.map(({ name }) => name),
    same[0]!.lines,
  ]);
  return table(labels.healthBasis, [columns.abbreviation, columns.procedure], rows, noValue);
}

/** The exposure after which the effects of supplemental statements appear (CLP Annex II 1.2.4 to 1.2.6, 2.4, 2.5, 2.8). */
const supplementalOnsets: Readonly<Record<string, Onset>> = {
  EUH066: 'late',
  EUH070: 'single',
  EUH071: 'single',
  EUH204: 'renewed',
  EUH205: 'renewed',
  EUH208: 'renewed',
};

/** Symptoms of 4.2 of which the sentence itself says that they appear, or get worse, after a delay. */
const delayedSymptoms: readonly StandardPhrase[] = [
  'symptomRespiratoryBurns',
  'symptomAspiration',
  'symptomFluoride',
  'symptomCarbonMonoxide',
  'symptomMethaemoglobin',
  'symptomMethanol',
  'symptomIsocyanates',
];

/** When the effects of the classes and supplemental statements appear, and the symptoms that are delayed. */
export function courseOfEffects(sheet: Sheet): DefinitionRow[] {
  const { labels, standard } = sheet.phrases;
  const namesWith = (onset: Onset) => [
    ...healthEntries(sheet)
      .filter((entry) => healthClassesOf(entry).some((hazardClass) => hazardClassRow(hazardClass).onset === onset))
      .map(nameOf),
    ...sheet.facts.label.euh.filter((code) => supplementalOnsets[code] === onset),
  ];
  const about = { single: namesWith('single'), renewed: namesWith('renewed'), late: namesWith('late') };
  const delayed = contents(sheet, '4.2').keys.filter((key) => delayedSymptoms.includes(key));
  return row(labels.courseOfEffects, [
    ...sentencesAt(sheet, '11.1.course', about),
    ...delayed.map((key) => standard[key]),
  ]);
}

/** The acute toxicity estimates of the ingredients, or of the substance itself, as in section 3. */
export function acuteEstimates(sheet: Sheet): Block[] {
  const { columns, labels, noValue } = sheet.phrases;
  const rows = sheet.facts.composition.flatMap(({ name, limits }) => {
    const estimates = limits.filter((limit) => readLimits([limit]).some(({ kind }) => kind === 'ate'));
    return estimates.length > 0 ? [[textInLanguage(sheet, name), estimates.map((text) => limitText(sheet, text))]] : [];
  });
  return table(labels.acuteEstimates, [columns.substance, columns.value], rows, noValue);
}
