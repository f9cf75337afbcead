import type { Localised } from '../../languages/languages.ts';
import { type RoadRow, roadRowsOf, type SeaRow, seaRowsOf } from '../../tables/transport.ts';
import type { ProductFacts } from '../facts.ts';

type Goods = NonNullable<ProductFacts['transport']>;

export const transportModes = ['road', 'rail', 'inlandWaterways', 'sea', 'air'] as const;
export type TransportMode = (typeof transportModes)[number];
export const actOfMode: Readonly<Record<TransportMode, string>> = {
  road: 'ADR',
  rail: 'RID',
  inlandWaterways: 'ADN',
  sea: 'IMDG',
  air: 'ICAO-TI/IATA-DGR',
};

/**
 * The rows of Table A with number, packing group and classification code of the goods; without a row of that code those of the others. An
 * entry that is prohibited has no packing group there, whichever its list for another mode has.
 */
function roadRows(goods: Goods): RoadRow[] {
  const groupRows = roadRowsOf(goods.un, goods);
  const rows = groupRows.length > 0 ? groupRows : roadRowsOf(goods.un).filter(({ prohibited }) => prohibited);
  const withCode = rows.filter(({ k }) => k === goods.classificationCode);
  return withCode.length > 0 ? withCode : rows;
}
/** As by road; an entry that is prohibited by sea has no packing group there. */
function seaRows(goods: Goods): SeaRow[] {
  const rows = seaRowsOf(goods.un, goods);
  return rows.length > 0 ? rows : seaRowsOf(goods.un);
}

/** Of tanks only: vapour pressure and flash point of liquids (special provision 640). */
const isOfTanks = (provision: string) => provision.startsWith('640');

const groupsOf = ({ seg = [] }: SeaRow) => seg.filter((code) => code.startsWith('SGG'));
const listed = (codes: readonly string[] | undefined) => codes?.join(', ');

/** Figures that the list of a mode has, with the text of a row. */
const listFigures = {
  exceptedQuantity: (goods: Goods) => roadRows(goods).map(({ eq }) => eq),
  transportCategory: (goods: Goods) => roadRows(goods).map(({ tc }) => tc),
  specialProvisions: (goods: Goods) =>
    roadRows(goods).map(({ sp, x }) =>
      x?.includes('sp') ? undefined : listed(sp?.filter((provision) => !isOfTanks(provision))),
    ),
  'sea.emergencySchedules': (goods: Goods) => seaRows(goods).map(({ ems }) => listed(ems)),
  'sea.stowageCategory': (goods: Goods) => seaRows(goods).map(({ cat }) => cat),
  'sea.stowageCodes': (goods: Goods) => seaRows(goods).map(({ sw }) => listed(sw)),
  'sea.segregationGroups': (goods: Goods) => seaRows(goods).map((row) => listed(groupsOf(row))),
  'sea.segregationCodes': (goods: Goods) =>
    seaRows(goods).map(({ seg }) => listed(seg?.filter((code) => !code.startsWith('SGG')))),
  'sea.limitedQuantity': (goods: Goods) => seaRows(goods).map(({ lq }) => lq),
  'sea.exceptedQuantity': (goods: Goods) => seaRows(goods).map(({ eq }) => eq),
} as const satisfies Record<string, (goods: Goods) => (string | undefined)[]>;

export type ListFigure = keyof typeof listFigures;
/** Figures that the author may type, too; at their path below `transport`. */
export const typedFigures = [
  'exceptedQuantity',
  'sea.emergencySchedules',
  'sea.stowageCategory',
  'sea.segregationGroups',
  'sea.limitedQuantity',
  'sea.exceptedQuantity',
] as const satisfies ListFigure[];

/** The values of a figure in the rows of the goods, each once; '' of a row without it. */
export const listedValues = (goods: Goods, figure: ListFigure): string[] => [
  ...new Set(listFigures[figure](goods).map((value) => value ?? '')),
];

/** What the author typed at `sea.limitedQuantity`, lists as one text. */
export function typedValue(goods: Goods, figure: (typeof typedFigures)[number]): string | undefined {
  const { sea = {} } = goods;
  switch (figure) {
    case 'exceptedQuantity':
      return goods.exceptedQuantity;
    case 'sea.emergencySchedules':
      return sea.emergencySchedules;
    case 'sea.stowageCategory':
      return sea.stowageCategory;
    case 'sea.segregationGroups':
      return listed(sea.segregationGroups);
    case 'sea.limitedQuantity':
      return sea.limitedQuantity;
    case 'sea.exceptedQuantity':
      return sea.exceptedQuantity;
  }
}

const isTyped = (figure: ListFigure): figure is (typeof typedFigures)[number] =>
  (typedFigures as readonly ListFigure[]).includes(figure);

/** What the author typed, else what the list has; null: nothing, or its rows differ. */
export function figureOf(goods: Goods, figure: ListFigure): string | null {
  const typed = isTyped(figure) ? typedValue(goods, figure) : undefined;
  if (typed !== undefined && typed !== '') return typed;
  const [only = '', ...others] = listedValues(goods, figure);
  return others.length > 0 || only === '' ? null : only;
}

/** Whether the lists that are here prohibit the goods by a mode, or do not apply to them; null: neither, or no list is here. */
export function carriageOf(goods: Goods, mode: TransportMode): 'prohibited' | 'notSubject' | null {
  const road = roadRows(goods);
  const sea = seaRows(goods);
  const isAll = <Row>(rows: readonly Row[], has: (row: Row) => true | undefined) => rows.length > 0 && rows.every(has);
  switch (mode) {
    case 'road':
      if (isAll(road, ({ prohibited }) => prohibited)) return 'prohibited';
      return isAll(road, ({ notSubject }) => notSubject) ? 'notSubject' : null;
    case 'rail':
      return isAll(road, ({ prohibitedRail }) => prohibitedRail) ? 'prohibited' : null;
    case 'sea':
      if (isAll(sea, ({ prohibited }) => prohibited)) return 'prohibited';
      return isAll(sea, ({ notSubject }) => notSubject) ? 'notSubject' : null;
    case 'inlandWaterways':
    case 'air':
      return null;
  }
}

/** Aquatic Acute 1, Aquatic Chronic 1 and 2 (ADR 2.2.9.1.10.5, IMDG Code 2.9.3). */
export const harmsWaters = /^Aquatic (?:Acute 1|Chronic [12])$/;

/** Constituents that name a marine pollutant (IMDG Code 3.1.2.9). */
const maxPollutantNames = 2;

/**
 * The names of a marine pollutant: as typed; else the ingredients with a class that harms waters, if they are no more than two, since of
 * more it depends on their shares which of them contribute most. None while the hazards of another ingredient are unknown.
 */
export function marinePollutantNames({ transport: goods, composition }: ProductFacts): Localised[] {
  const typed = goods?.sea?.marinePollutant;
  if (typed) return [typed];
  if (composition.some((row) => row.isAquaticUnknown === true || row.isClassificationUnknown === true)) return [];
  const harmful = composition.filter(({ classification }) =>
    classification.some(({ category }) => harmsWaters.test(category)),
  );
  return harmful.length <= maxPollutantNames ? harmful.map(({ name }) => name) : [];
}
