import { inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { formatFigure, orNotAvailable, textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

/** Section 14. */
export const transport = {
  '14.1': (sheet) =>
    byMode(sheet, ({ un }) => un.replace(/^UN/, 'UN\u202F')) ?? [paragraph(sheet.phrases.sentences.notDangerousGoods)],
  '14.2': (sheet) =>
    byMode(sheet, ({ properShippingName }, lang) => inLanguage(properShippingName, lang)) ?? notApplicable(sheet),
  '14.3': (sheet) => byMode(sheet, ({ hazardClass }) => hazardClass) ?? notApplicable(sheet),
  '14.4': (sheet) =>
    byMode(sheet, ({ packingGroup }) => packingGroup ?? sheet.phrases.sentences.noPackingGroup) ?? notApplicable(sheet),
  '14.5': (sheet) => {
    const { phrases, facts } = sheet;
    const { labels, yes, no } = phrases;
    const response = facts.transport?.environmentallyHazardous ? yes : no;
    return definitions(
      row(`${labels.roadRail}${phrases.colon}${labels.environmentallyHazardous}`, response),
      row(`${labels.sea}${phrases.colon}${labels.marinePollutant}`, response),
      row(`${labels.air}${phrases.colon}${labels.environmentallyHazardous}`, response),
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

const notApplicable = ({ phrases }: Sheet): Block[] => [paragraph(phrases.notApplicable)];
