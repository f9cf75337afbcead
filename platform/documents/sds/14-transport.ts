import { type LanguageCode, fill, localise } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { type RoadRow, roadRowsOf, roadTable, seaRowsOf } from '../../tables/transport.ts';
import { isClassificationComplete } from '../../product/not-classified.ts';
import type { Block, Pictogram } from '../blocks/block.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  markHazardDependent,
  remedy,
  saysNothing,
  textsOf,
  valuesOf,
} from './sheet/point.ts';
import { outcomeOf } from './sheet/not-classified.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, formatFigure, slotBlocks, textInLanguage } from './sheet/sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

const subsections: Section<14>['subsections'] = {
  '14.1': (sheet) =>
    modeRows(sheet, ({ un }) => un.replace(/^UN/, 'UN\u202F')) ?? sentencesAt(sheet, '14.1').map(paragraph),
  '14.2': (sheet) =>
    modeRows(sheet, ({ properShippingName }, lang) => localise(properShippingName, lang)) ?? notApplicable(sheet),
  '14.3': (sheet) => {
    const classes = modeRows(sheet, ({ hazardClass }) => hazardClass);
    return classes ? [...classes, ...transportMarks(sheet)] : notApplicable(sheet);
  },
  '14.4': (sheet) =>
    modeRows(sheet, (goods) => goods.packingGroup ?? sentencesAt(sheet, '14.4', goods)[0] ?? null) ??
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
            row(labels.emergencySchedules, emergencySchedules(goods)),
            row(labels.transportNote, textInLanguage(sheet, goods.note)),
          )
        : []),
    ]);
  },
  '14.7': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '14.7')),
};

/**
 * Rows for road and rail, sea, and air; null if the product is not dangerous goods. `lang` is the language of the mode's names: the sheet's
 * for ADR, RID and ADN, English for IMDG and ICAO/IATA.
 */
function modeRows(sheet: Sheet, value: (goods: Transport, lang: LanguageCode) => string | null): Block[] | null {
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

/** `F-E, S-E`, of the number and packing group in the list of the IMDG Code; null: none, or its rows differ. */
function emergencySchedules({ un, packingGroup }: Transport): string | null {
  const schedules = new Set(seaRowsOf(un, { packingGroup }).map(({ ems = [] }) => ems.join(', ')));
  const [only = ''] = schedules;
  return schedules.size === 1 && only !== '' ? only : null;
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

/** What the author states; else what follows from the classes, whose absence must be known (ADR 2.2.9.1.10); null: not known. */
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

export const onlyDangerousGoods = ({ facts }: SheetUnderCheck) =>
  facts.transport === null && 'the product is not dangerous goods';

/** `open` of goods that were not compared with the dangerous goods list. */
const isNotInTable = ({ facts: { transport } }: SheetUnderCheck) =>
  transport !== null && isUnlisted(transport) && messageTexts('goodsNotCompared', { un: transport.un });
const isUnlisted = ({ un }: Transport) => roadRowsOf(un).length === 0;

/** The columns of 14.6 with their fields in a row of the table. */
const comparedFields = [
  ['classificationCode', 'k'],
  ['tunnelCode', 'tu'],
  ['limitedQuantity', 'lq'],
  ['hazardIdentificationNumber', 'h'],
] as const;

/** `open` of figures that the table leaves out, since they are doubtful. */
function isLeftOut({ facts: { transport } }: SheetUnderCheck) {
  const rows: RoadRow[] = transport ? roadRowsOf(transport.un, transport) : [];
  const fields = comparedFields.filter(([, column]) => rows.some(({ x }) => x?.includes(column)));
  const what = fields.map(([field]) => phraseTexts(({ labels }) => labels[field]));
  return fields.length > 0 && messageTexts('goodsFieldNotCompared', { un: transport!.un, what });
}

function englishName(name: unknown): string {
  return typeof name === 'string' ? name : String((name as { en?: string }).en ?? '');
}

const points: Point[] = [
  {
    id: '14.1-1',
    asks: messageTexts('14.1-1'),
    provision: 'REACH Annex II 14.1',
    missing: (sheet) => {
      const texts = textsOf(sheet, '14.1');
      const isStated = sheet.facts.transport
        ? texts.some((text) => /^UN \d{4}$/.test(text))
        : texts.includes(sheet.phrases.sentences.notDangerousGoods);
      if (!isStated) return messageTexts('noUnNumber');
      const { transport } = sheet.facts;
      const { edition } = roadTable.meta;
      return transport !== null && isUnlisted(transport) && messageTexts('unNotInList', { un: transport.un, edition });
    },
    remedy: remedy('fillInTransport'),
  },
  {
    id: '14.2-1',
    asks: messageTexts('14.2-1'),
    provision: 'REACH Annex II 14.2',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.2', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInShippingName'),
  },
  {
    id: '14.2-2',
    asks: messageTexts('14.2-2'),
    provision: 'REACH Annex II 14.2; ADR 3.1.2.8',
    exempt: ({ facts: { transport } }) =>
      !(transport && /N\.O\.S\./i.test(englishName(transport.properShippingName))) && 'no N.O.S. entry',
    missing: ({ facts: { transport } }) =>
      !englishName(transport!.properShippingName).includes('(') && messageTexts('noTechnicalName'),
    remedy: remedy('addTechnicalName'),
  },
  {
    id: '14.3-1',
    asks: messageTexts('14.3-1'),
    provision: 'REACH Annex II 14.3',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.3', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInTransportClass'),
  },
  {
    id: '14.4-1',
    asks: messageTexts('14.4-1'),
    provision: 'REACH Annex II 14.4',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.4', ({ labels }) => labels.roadRail),
    open: isNotInTable,
    remedy: remedy('fillInPackingGroup'),
  },
  {
    id: '14.5-1',
    asks: messageTexts('14.5-1'),
    provision: 'REACH Annex II 14.5',
    missing: (sheet) => {
      const { yes, no } = sheet.phrases;
      const texts = textsOf(sheet, '14.5');
      return (
        texts.filter((text) => text.endsWith(yes) || text.endsWith(no)).length < 3 && messageTexts('notForEachMode')
      );
    },
    remedy: remedy('fillInEnvironment'),
  },
  {
    id: '14.6-1',
    asks: messageTexts('14.6-1'),
    provision: 'REACH Annex II 14.6',
    missing: saysNothing('14.6'),
    remedy: remedy('addPhrasesOrText', { subsection: '14.6' }),
  },
  {
    id: '14.6-2',
    asks: messageTexts('14.6-2'),
    provision: 'REACH Annex II 14.6; ADR Table A',
    exempt: onlyDangerousGoods,
    missing: (sheet) => {
      const lacking = (['classificationCode', 'tunnelCode', 'limitedQuantity'] as const).filter(
        (key) => valuesOf(sheet, '14.6', sheet.phrases.labels[key]).length === 0,
      );
      const what = lacking.map((key) => phraseTexts(({ labels }) => labels[key]));
      return lacking.length > 0 && messageTexts('lacks', { section: '14.6', what });
    },
    open: (sheet) => isNotInTable(sheet) || isLeftOut(sheet),
    remedy: remedy('fillInTransport'),
  },
  {
    id: '14.7-1',
    asks: messageTexts('14.7-1'),
    provision: 'REACH Annex II 14.7',
    missing: saysNothing('14.7'),
    remedy: remedy('addPhrasesOrText', { subsection: '14.7' }),
  },
];

/** Section 14, transport information. */
export const transport: Section<14> = { subsections, points: markHazardDependent(points) };
