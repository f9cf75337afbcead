import type { ProductFacts } from '../../../store/facts.ts';
import { definitions, paragraph, row } from '../../blocks/builders.ts';
import type { Block } from '../../blocks/block.ts';
import { figure, orNotAvailable, say, slotBlocks, type Builders, type Sheet } from '../sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

/** Section 14. */
export const transport = {
  '14.1': (sheet) =>
    byMode(sheet, ({ un }) => un.replace(/^UN/, 'UN\u202F')) ?? [paragraph(sheet.phrases.sentences.notDangerousGoods)],
  '14.2': (sheet) => byMode(sheet, ({ properShippingName }) => properShippingName) ?? notApplicable(sheet),
  '14.3': (sheet) => byMode(sheet, ({ hazardClass }) => hazardClass) ?? notApplicable(sheet),
  '14.4': (sheet) =>
    byMode(sheet, ({ packingGroup }) => packingGroup ?? sheet.phrases.sentences.noPackingGroup) ?? notApplicable(sheet),
  '14.5': (sheet) => {
    const { phrases, facts } = sheet;
    const { labels, yes, no } = phrases;
    const answer = facts.transport?.environmentallyHazardous ? yes : no;
    return definitions(
      row(`${labels.roadRail}: ${labels.environmentallyHazardous}`, answer),
      row(`${labels.sea}: ${labels.marinePollutant}`, answer),
      row(`${labels.air}: ${labels.environmentallyHazardous}`, answer),
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
            row(labels.limitedQuantity, figure(sheet, goods.limitedQuantity), phrases.notApplicable),
            row(labels.transportNote, say(sheet, goods.note)),
          )
        : []),
    ]);
  },
  '14.7': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '14.7')),
} satisfies Builders;

/** One value each for road and rail, sea, and air; null where the product is no dangerous goods. */
function byMode({ facts, phrases }: Sheet, value: (goods: Transport) => string): Block[] | null {
  if (!facts.transport) return null;
  const { roadRail, sea, air } = phrases.labels;
  const printed = value(facts.transport);
  return definitions(...[roadRail, sea, air].map((mode) => row(mode, printed, phrases.notAvailable)));
}

const notApplicable = ({ phrases }: Sheet): Block[] => [paragraph(phrases.notApplicable)];
