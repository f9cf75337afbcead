import { placesOf } from '../../law/classification/model/category-place.ts';
import { type HazardClass, hazardClassRow, type Onset } from '../../law/hazard-classes.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import type { Step, Verdict } from '../../law/classification/model/model.ts';
import { isCause } from '../../law/classification/model/verdicts.ts';
import { ingredientPlaces, printedContent } from '../../product/mixture.ts';
import { provisionText } from '../../languages/phrases.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { row, table } from '../blocks/builders.ts';
import { procedureNames } from './02-hazards.ts';
import { determinationsOf, verdictsOf } from './sheet/class-results.ts';
import { hasTests } from './sheet/not-classified.ts';
import { type Calculation, sentencesAt } from './sheet/sentences.ts';
import { formatFigure, type Sheet, slotLines, textInLanguage } from './sheet/sheet.ts';
import { studyText } from './sheet/studies.ts';

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

/** The ingredients that give a class: those that reach a limit, else those that count in the sum or the estimate. */
function causesOf({ steps, unit }: Classified): Step[] {
  const counted = steps.filter((step) => isCause(step) && step.limit !== null && step.contribution > 0);
  const alone = counted.filter(({ contribution }) => contribution >= 1);
  return unit === '%' && alone.length > 0 ? alone : counted.filter(({ isAlone }) => !isAlone);
}

/** `propan-2-ol (40 %); acetone (5 – 10 %)`, with the contents as in section 3. */
function causeNames(sheet: Sheet, verdict: Classified): string {
  const { facts } = sheet;
  const places = ingredientPlaces(facts.composition);
  return causesOf(verdict)
    .flatMap(({ ingredient }) => facts.composition[places.get(ingredient) ?? -1] ?? [])
    .map((line) => `${textInLanguage(sheet, line.name)} (${formatFigure(sheet, printedContent(line, facts))})`)
    .join('; ');
}

function methodOf({ hazardClass, reason, unit }: Classified): Calculation['method'] {
  if (reason === 'skinCorrosion') return 'skinCorrosion';
  if (unit === 'pH') return 'ph';
  if (hazardClassRow(hazardClass).route) return 'estimate';
  return unit === '%' ? 'limit' : 'sum';
}

const calculationLines = (sheet: Sheet, entry: Entry): string[] =>
  verdictsOf(sheet, entry).flatMap((verdict) =>
    verdict?.basis === 'calculation'
      ? sentencesAt(sheet, '11.1.basis', {
          method: methodOf(verdict),
          ingredients: causeNames(sheet, verdict),
          provision: provisionText(verdict.provision, sheet.lang),
        })
      : [],
  );

/** Whether nothing says yet that the product was not tested for a class. */
function isUntested(sheet: Sheet, entry: Entry): boolean {
  const isSaid = slotLines(sheet, '11.1').includes(sheet.phrases.standard.mixtureNotTested);
  return !isSaid && healthClassesOf(entry).every((hazardClass) => !hasTests(sheet, hazardClass));
}

/** The classes of health of section 2.1 with the procedure, the reason of the author, and the ingredients that give them. */
export function healthBasis(sheet: Sheet): Block[] {
  const { columns, labels, noValue } = sheet.phrases;
  const rows = healthEntries(sheet).flatMap((entry) => {
    const lines = [
      ...procedureNames(sheet, entry),
      ...determinationsOf(sheet, entry).map(({ reason }) => textInLanguage(sheet, reason)),
      ...calculationLines(sheet, entry),
      ...sentencesAt(sheet, '11.1.untested', isUntested(sheet, entry)),
    ];
    return lines.length > 0 ? [[nameOf(entry), lines]] : [];
  });
  return table(labels.healthBasis, [columns.abbreviation, columns.procedure], rows, noValue);
}

/** When the effects of the classes appear, by the definitions of the classes. */
export function courseOfEffects(sheet: Sheet): DefinitionRow[] {
  const namesWith = (onset: Onset) =>
    healthEntries(sheet)
      .filter((entry) => healthClassesOf(entry).some((hazardClass) => hazardClassRow(hazardClass).onset === onset))
      .map(nameOf);
  const about = { single: namesWith('single'), renewed: namesWith('renewed'), late: namesWith('late') };
  return row(sheet.phrases.labels.courseOfEffects, sentencesAt(sheet, '11.1.course', about));
}

/** The acute toxicity estimates of the ingredients, or of the substance itself, as in section 3. */
export function acuteEstimates(sheet: Sheet): Block[] {
  const { columns, labels, noValue } = sheet.phrases;
  const rows = sheet.facts.composition.flatMap(({ name, limits }) => {
    const estimates = limits.filter((limit) => readLimits([limit]).some(({ kind }) => kind === 'ate'));
    return estimates.length > 0 ? [[textInLanguage(sheet, name), estimates.map((text) => studyText(sheet, text))]] : [];
  });
  return table(labels.acuteEstimates, [columns.substance, columns.value], rows, noValue);
}
