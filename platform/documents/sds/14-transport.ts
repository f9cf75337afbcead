import { fill, localise } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import { segregationGroups, type SegregationGroup } from '../../law/transport/segregation-groups.ts';
import { isAquaticAcuteExcluded } from '../../product/check/contradictions/toxicity-contradictions.ts';
import type { ProductFacts } from '../../product/facts.ts';
import {
  carriageOf,
  figureOf,
  harmsWaters,
  type ListFigure,
  marinePollutantNames,
  type TransportMode,
  transportModes,
} from '../../product/transport/transport-modes.ts';
import { needsTechnicalName, type RoadRow, roadRowsOf, roadTable } from '../../tables/transport.ts';
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
  withPlainSpaces,
} from './sheet/point.ts';
import { outcomeOf } from './sheet/not-classified.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, formatFigure, slotBlocks, textInLanguage } from './sheet/sheet.ts';

type Transport = NonNullable<ProductFacts['transport']>;

const subsections: Section<14>['subsections'] = {
  '14.1': (sheet) =>
    modeRows(sheet, ({ un }, mode) => [un.replace(/^UN/, 'UN\u202F'), ...carriageSentences(sheet, mode)]) ??
    sentencesAt(sheet, '14.1').map(paragraph),
  '14.2': (sheet) =>
    modeRows(sheet, ({ properShippingName }, mode) => {
      const reference = sentencesAt(sheet, '14.2.asRoad', mode);
      return reference.length > 0 ? reference : [localise(properShippingName, mode === 'road' ? sheet.lang : 'en')];
    }) ?? notApplicable(sheet),
  '14.3': (sheet) => {
    const classes = modeRows(sheet, ({ hazardClass }, mode) => [classText(sheet, hazardClass, mode)]);
    return classes ? [...classes, ...transportMarks(sheet)] : notApplicable(sheet);
  },
  '14.4': (sheet) =>
    modeRows(sheet, (goods) => [goods.packingGroup ?? sentencesAt(sheet, '14.4', goods)[0]]) ?? notApplicable(sheet),
  '14.5': (sheet) => {
    const { labels, colon } = sheet.phrases;
    const response = environmentText(sheet);
    const pollutants = isEnvironmentallyHazardous(sheet) ? pollutantNames(sheet) : '';
    return definitions(
      ...transportModes.map((mode) =>
        mode === 'sea'
          ? row(labels.sea, `${labels.marinePollutant}${colon}${response}${pollutants}`)
          : row(labels[mode], `${labels.environmentallyHazardous}${colon}${response}`),
      ),
    );
  },
  '14.6': (sheet) => orNoInformation(sheet, [...slotBlocks(sheet, '14.6'), ...conditions(sheet)]),
  '14.7': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '14.7')),
};

/** A row for each mode; null if the product is not dangerous goods. */
function modeRows(
  { facts: { transport: goods }, phrases }: Sheet,
  values: (goods: Transport, mode: TransportMode) => (string | null | undefined)[],
): Block[] | null {
  if (!goods) return null;
  return definitions(
    ...transportModes.map((mode) => row(phrases.labels[mode], values(goods, mode), phrases.notAvailable)),
  );
}

/** The class of gases is 2 by road, rail and inland waterways, with the numbers of its labels; sea and air have divisions. */
function classText({ phrases }: Sheet, hazardClass: string, mode: TransportMode): string {
  const labels = hazardClass.match(/\d(\.\d)?/g) ?? [];
  if (mode === 'sea' || mode === 'air' || !/^2\.\d/.test(hazardClass)) return hazardClass;
  return `2 (${fill(phrases.labels.transportLabel, { number: labels.join(' + ') })})`;
}

/** `carriage prohibited (RID)` */
function carriageSentences(sheet: Sheet, mode: TransportMode): string[] {
  const { transport: goods } = sheet.facts;
  return goods ? sentencesAt(sheet, '14.1.carriage', { mode, carriage: carriageOf(goods, mode) }) : [];
}

/** ` (zinc oxide)` */
function pollutantNames({ facts, lang }: Sheet): string {
  const names = marinePollutantNames(facts).map((name) => localise(name, lang));
  return names.length > 0 ? ` (${names.join(', ')})` : '';
}

/** Section 14.6: the conditions of road, what rail and inland waterways have besides, those of sea and air, and the exemption. */
function conditions(sheet: Sheet): Block[] {
  const { phrases, facts } = sheet;
  const { labels } = phrases;
  const goods = facts.transport;
  if (!goods) return [];
  const { exemption, rail, inlandWaterways } = goods;
  const figure = (name: ListFigure) => figureText(sheet, figureOf(goods, name));
  const isByRoad = carriageOf(goods, 'road') === null;
  const line = lineOf(sheet);
  return definitions(
    row(labels.classificationCode, goods.classificationCode, phrases.notAvailable),
    row(labels.hazardIdentificationNumber, goods.hazardIdentificationNumber, phrases.notApplicable),
    row(labels.transportCategory, figure('transportCategory')),
    row(
      labels.tunnelCode,
      goods.tunnelCode && `(${goods.tunnelCode.replace(/^\((.*)\)$/, '$1')})`,
      phrases.notApplicable,
    ),
    row(labels.limitedQuantity, figureText(sheet, goods.limitedQuantity), phrases.notApplicable),
    row(labels.exceptedQuantity, figure('exceptedQuantity')),
    row(labels.specialProvisions, figure('specialProvisions')),
    row(labels.packingInstruction, goods.packingInstruction?.join(', ')),
    row(
      labels.rail,
      [
        ...carriageSentences(sheet, 'rail'),
        ...sentencesAt(sheet, '14.6.asRoad', {
          mode: 'rail',
          isShared: isByRoad && carriageOf(goods, 'rail') === null,
        }),
        line(labels.expressParcels, rail?.expressParcels),
      ],
      phrases.notAvailable,
    ),
    row(
      labels.inlandWaterways,
      [
        ...sentencesAt(sheet, '14.6.asRoad', { mode: 'inlandWaterways', isShared: isByRoad }),
        line(labels.vesselEquipment, inlandWaterways?.equipment),
        line(labels.ventilation, inlandWaterways?.ventilation),
        line(labels.cones, inlandWaterways?.cones?.toString()),
      ],
      phrases.notAvailable,
    ),
    row(labels.sea, [...carriageSentences(sheet, 'sea'), ...seaLines(sheet, goods)], phrases.notAvailable),
    row(labels.air, [...airLines(sheet, goods), ...sentencesAt(sheet, '14.6.air', goods)]),
    row(
      labels.transportExemption,
      exemption && sentencesAt(sheet, '14.6.exemption', { exemption, isPolluting: isEnvironmentallyHazardous(sheet) }),
    ),
    row(labels.transportNote, textInLanguage(sheet, goods.note)),
  );
}

/** `EmS: F-E, S-E`; null without a value. */
const lineOf =
  ({ phrases: { colon } }: Sheet) =>
  (label: string, value: string | null | undefined): string | null =>
    value ? `${label}${colon}${value}` : null;

/** A figure of a list, or the provision that the list names instead: `see SP 277`. */
function figureText(sheet: Sheet, figure: string | null): string | null {
  const number = /^see SP ?(\d+)$/i.exec(figure ?? '')?.[1];
  return sentencesAt(sheet, '14.6.seeProvision', number)[0] ?? formatFigure(sheet, figure ?? '');
}

function seaLines(sheet: Sheet, goods: Transport): (string | null)[] {
  const { labels } = sheet.phrases;
  const line = lineOf(sheet);
  const figure = (name: ListFigure) => figureText(sheet, figureOf(goods, name));
  const groups = figureOf(goods, 'sea.segregationGroups')?.split(', ') ?? [];
  return [
    line(labels.emergencySchedules, figure('sea.emergencySchedules')),
    line(labels.stowage, figure('sea.stowageCategory')),
    line(labels.stowageCodes, figure('sea.stowageCodes')),
    line(labels.segregationGroups, groups.map((group) => groupText(sheet, group)).join('; ')),
    line(labels.segregationCodes, figure('sea.segregationCodes')),
    line(labels.limitedQuantity, figure('sea.limitedQuantity')),
    line(labels.exceptedQuantity, figure('sea.exceptedQuantity')),
    line(labels.packingInstruction, goods.sea?.packingInstruction?.join(', ')),
  ];
}

/** `SGG1 (acids)` */
const groupText = ({ phrases }: Sheet, group: string): string =>
  isSegregationGroup(group) ? `${group} (${phrases.segregationGroups[group]})` : group;
const isSegregationGroup = (group: string): group is SegregationGroup =>
  (segregationGroups as readonly string[]).includes(group);

function airLines(sheet: Sheet, { air = {} }: Transport): (string | null)[] {
  const { labels } = sheet.phrases;
  const line = lineOf(sheet);
  const packing = (about: NonNullable<typeof air.passenger> | undefined) =>
    about && sentencesAt(sheet, '14.6.airPacking', about).join(', ');
  return [
    line(labels.passengerAircraft, packing(air.passenger)),
    line(labels.cargoAircraft, packing(air.cargo)),
    line(labels.limitedQuantity, packing(air.limitedQuantities)),
    line(labels.exceptedQuantity, air.exceptedQuantity),
  ];
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

/** What the author states; else what follows from the classes, whose absence must be known, also by the results of section 12.1 (ADR 2.2.9.1.10); null: not known. */
export function isEnvironmentallyHazardous(sheet: Sheet): boolean | null {
  const { transport: goods, classification } = sheet.facts;
  if (goods?.environmentallyHazardous !== undefined) return goods.environmentallyHazardous;
  const categories = classification.map(({ category }) => category);
  if (categories.some((category) => harmsWaters.test(category))) return true;
  if (goods === null) return isClassificationComplete(sheet.facts) ? false : null;
  const isAbsent = (hazardClass: HazardClass, prefix: string) =>
    categories.some((category) => category.startsWith(prefix)) || outcomeOf(sheet, hazardClass) === 'conclusive';
  const isNotAcute = isAbsent('aquaticAcute', 'Aquatic Acute') || isAquaticAcuteExcluded(sheet.facts);
  return isNotAcute && isAbsent('aquaticChronic', 'Aquatic Chronic') ? false : null;
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

/** By special provision 274 or 318; of goods outside the table by their name. */
function asksForTechnicalName(goods: Transport | null): boolean {
  if (!goods) return false;
  const rows = roadRowsOf(goods.un);
  return rows.length > 0 ? rows.some(needsTechnicalName) : /N\.O\.S\./i.test(englishName(goods.properShippingName));
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
    missing: saysNothing('14.2', ({ labels }) => labels.road),
    open: isNotInTable,
    remedy: remedy('fillInShippingName'),
  },
  {
    id: '14.2-2',
    asks: messageTexts('14.2-2'),
    provision: 'REACH Annex II 14.2; ADR 3.1.2.8',
    exempt: ({ facts: { transport } }) => !asksForTechnicalName(transport) && 'no entry that needs a technical name',
    missing: ({ facts: { transport } }) =>
      !englishName(transport!.properShippingName).includes('(') && messageTexts('noTechnicalName'),
    remedy: remedy('addTechnicalName'),
  },
  {
    id: '14.3-1',
    asks: messageTexts('14.3-1'),
    provision: 'REACH Annex II 14.3',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.3', ({ labels }) => labels.road),
    open: isNotInTable,
    remedy: remedy('fillInTransportClass'),
  },
  {
    id: '14.4-1',
    asks: messageTexts('14.4-1'),
    provision: 'REACH Annex II 14.4',
    exempt: onlyDangerousGoods,
    missing: saysNothing('14.4', ({ labels }) => labels.road),
    open: isNotInTable,
    remedy: remedy('fillInPackingGroup'),
  },
  {
    id: '14.5-1',
    asks: messageTexts('14.5-1'),
    provision: 'REACH Annex II 14.5',
    missing: (sheet) => {
      const { yes, no, colon, labels } = sheet.phrases;
      const isAnswered = (mode: TransportMode) =>
        valuesOf(sheet, '14.5', labels[mode]).some((text) =>
          [yes, no].some((answer) => `${text} `.includes(withPlainSpaces(`${colon}${answer} `))),
        );
      return !transportModes.every(isAnswered) && messageTexts('notForEachMode');
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
