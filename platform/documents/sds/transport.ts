import { fill, inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import type { Block, Pictogram } from '../blocks/block.ts';
import { formatFigure, orNotAvailable, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

/** Section 14. */
export const transport = {
  '14.1': (sheet) =>
    byMode(sheet, ({ un }) => un.replace(/^UN/, 'UN\u202F')) ?? [paragraph(sheet.phrases.sentences.notDangerousGoods)],
  '14.2': (sheet) =>
    byMode(sheet, ({ properShippingName }, lang) => inLanguage(properShippingName, lang)) ?? notApplicable(sheet),
  '14.3': (sheet) => {
    const classes = byMode(sheet, ({ hazardClass }) => hazardClass);
    return classes ? [...classes, ...transportMarks(sheet)] : notApplicable(sheet);
  },
  '14.4': (sheet) =>
    byMode(sheet, ({ packingGroup }) => packingGroup ?? sheet.phrases.sentences.noPackingGroup) ?? notApplicable(sheet),
  '14.5': (sheet) => {
    const { phrases, facts } = sheet;
    const { labels, yes, no } = phrases;
    const response = facts.transport?.environmentallyHazardous ? yes : no;
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
    return orNotAvailable(sheet, [
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
  '14.7': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '14.7')),
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
function transportMarks({ facts, phrases }: Sheet): Block[] {
  const goods = facts.transport;
  if (!goods) return [];
  const { labels } = phrases;
  const items: Pictogram[] = (goods.hazardClass.match(/\d(\.\d)?/g) ?? [])
    .filter((number) => drawnLabels.includes(number))
    .map((number) => ({ code: `ADR${number.replace('.', '-')}`, name: fill(labels.transportLabel, { number }) }));
  if (goods.environmentallyHazardous) items.push({ code: 'ADR-ENV', name: labels.environmentallyHazardous });
  const { hazardIdentificationNumber: hazard } = goods;
  if (hazard) {
    const plate = { hazard, un: goods.un.replace(/^UN/, '') };
    items.push({ code: 'ADR-PLATE', name: labels.orangePlate, plate });
  }
  return items.length ? [{ kind: 'pictograms', label: labels.transportLabels, items }] : [];
}

const notApplicable = ({ phrases }: Sheet): Block[] => [paragraph(phrases.notApplicable)];
