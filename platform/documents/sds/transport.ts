import { fill, inLanguage, type LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import type { Block, Pictogram } from '../blocks/block.ts';
import { isClassificationComplete } from '../../product/not-classified.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import { outcomeOf } from './not-classified.ts';
import { orNoInformation, sentencesAt } from './sentences.ts';
import { formatFigure, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

/** Section 14. */
export const transport = {
  '14.1': (sheet) =>
    byMode(sheet, ({ un }) => un.replace(/^UN/, 'UN\u202F')) ?? sentencesAt(sheet, '14.1').map(paragraph),
  '14.2': (sheet) =>
    byMode(sheet, ({ properShippingName }, lang) => inLanguage(properShippingName, lang)) ?? notApplicable(sheet),
  '14.3': (sheet) => {
    const classes = byMode(sheet, ({ hazardClass }) => hazardClass);
    return classes ? [...classes, ...transportMarks(sheet)] : notApplicable(sheet);
  },
  '14.4': (sheet) =>
    byMode(sheet, (goods) => goods.packingGroup ?? sentencesAt(sheet, '14.4', goods)[0] ?? null) ??
    notApplicable(sheet),
  '14.5': (sheet) => {
    const { labels } = sheet.phrases;
    const { phrases } = sheet;
    const response = environmentText(sheet);
    return definitions(
      row(labels.roadRail, `${labels.environmentallyHazardous}${phrases.colon}${response}`),
      row(labels.sea, `${labels.marinePollutant}${phrases.colon}${response}`),
      row(labels.air, `${labels.environmentallyHazardous}${phrases.colon}${response}`),
    );
  },
  '14.6': (sheet) => {
    const { phrases, facts } = sheet;
    const { labels } = phrases;
    const goods = facts.transport;
    return orNoInformation(sheet, [
      ...slotBlocks(sheet, '14.6'),
      ...(goods
        ? definitions(
            row(labels.classificationCode, goods.classificationCode, phrases.notAvailable),
            row(labels.hazardIdentificationNumber, goods.hazardIdentificationNumber, phrases.notApplicable),
            row(
              labels.tunnelCode,
              goods.tunnelCode && `(${goods.tunnelCode.replace(/^\((.*)\)$/, '$1')})`,
              phrases.notApplicable,
            ),
            row(labels.limitedQuantity, formatFigure(sheet, goods.limitedQuantity), phrases.notApplicable),
            row(labels.transportNote, textInLanguage(sheet, goods.note)),
          )
        : []),
    ]);
  },
  '14.7': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '14.7')),
} satisfies Builders;

/**
 * One value each for road and rail, sea, and air; null if the product is not dangerous goods. `lang` is the language of the
 * mode's names: the sheet's for ADR, RID and ADN, English for IMDG and ICAO/IATA.
 */
function byMode(sheet: Sheet, value: (goods: Transport, lang: LanguageCode) => string | null): Block[] | null {
  const { facts, phrases, lang } = sheet;
  const { transport: goods } = facts;
  if (!goods) return null;
  const { roadRail, sea, air } = phrases.labels;
  return definitions(
    row(roadRail, value(goods, lang), phrases.notAvailable),
    row(sea, value(goods, 'en'), phrases.notAvailable),
    row(air, value(goods, 'en'), phrases.notAvailable),
  );
}

/** Numbers of the labels that have a drawing (ADR 5.2.2.2.2); classes 1, 6.2 and 7 have labels that depend on more than the class. */
export const drawnLabels = ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9'];

/** The labels of class and subsidiary hazard, the mark with fish and tree (ADR 5.2.1.8), and the plate of a tank (ADR 5.3.2). */
function transportMarks(sheet: Sheet): Block[] {
  const items = transportLabels(sheet);
  return items.length ? [{ kind: 'pictograms', label: sheet.phrases.labels.transportLabels, items }] : [];
}

/** As `transportMarks`, each with its name. */
export function transportLabels(sheet: Sheet): Pictogram[] {
  const { facts, phrases } = sheet;
  const goods = facts.transport;
  if (!goods) return [];
  const { labels } = phrases;
  const items: Pictogram[] = (goods.hazardClass.match(/\d(\.\d)?/g) ?? [])
    .filter((number) => drawnLabels.includes(number))
    .map((number) => ({ code: `ADR${number.replace('.', '-')}`, name: fill(labels.transportLabel, { number }) }));
  if (isEnvironmentallyHazardous(sheet)) items.push({ code: 'ADR-ENV', name: labels.environmentallyHazardous });
  const { hazardIdentificationNumber: hazard } = goods;
  if (hazard) {
    const plate = { hazard, un: goods.un.replace(/^UN/, '') };
    items.push({ code: 'ADR-PLATE', name: labels.orangePlate, plate });
  }
  return items;
}

/** Aquatic Acute 1, Aquatic Chronic 1 and 2 (ADR 2.2.9.1.10.5). */
const harmsWaters = /^Aquatic (?:Acute 1|Chronic [12])$/;

/** What the author states; else by the classes, whose absence must be known (ADR 2.2.9.1.10); null: not known. */
export function isEnvironmentallyHazardous(sheet: Sheet): boolean | null {
  const { transport: goods, classification } = sheet.facts;
  if (goods?.environmentallyHazardous !== undefined) return goods.environmentallyHazardous;
  const categories = classification.map(({ category }) => category);
  if (categories.some((category) => harmsWaters.test(category))) return true;
  if (goods === null) return isClassificationComplete(sheet.facts) ? false : null;
  const isAbsent = (hazardClass: HazardClass, prefix: string) =>
    categories.some((category) => category.startsWith(prefix)) || outcomeOf(sheet, hazardClass) === 'conclusive';
  return isAbsent('aquaticAcute', 'Aquatic Acute') && isAbsent('aquaticChronic', 'Aquatic Chronic') ? false : null;
}

/** `yes`, `no` or `not determined …`, section 14.5. */
export function environmentText(sheet: Sheet): string {
  const isHazardous = isEnvironmentallyHazardous(sheet);
  const { yes, no } = sheet.phrases;
  return sentencesAt(sheet, '14.5', isHazardous)[0] ?? (isHazardous ? yes : no);
}

const notApplicable = ({ phrases, facts }: Sheet): Block[] => [
  paragraph(isClassificationComplete(facts) ? phrases.notApplicable : phrases.notAvailable),
];
