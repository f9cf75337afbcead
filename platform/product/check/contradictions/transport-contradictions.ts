import { type HazardDegree, hazardDegrees, precedingClass } from '../../../law/label/hazard-precedence.ts';
import { goodsOfHazards, type HazardRow } from '../../../law/transport/goods-of-hazards.ts';
import { either, messageTexts, type Texts } from '../../../languages/messages.ts';
import { localise, type Localised } from '../../../languages/languages.ts';
import { phraseTexts } from '../../../languages/phrases.ts';
import {
  classesOfRow,
  hasShippingName,
  hazardClassOf,
  isNotOtherwiseSpecified,
  isOfViscous,
  nameKey,
  needsTechnicalName,
  properShippingNames,
  type RoadRow,
  roadRowsOf,
  roadTable,
  seaRowsOf,
  seaTable,
  transportNameLanguages,
} from '../../../tables/transport.ts';
import type { ProductFacts } from '../../facts.ts';
import { type PhysicalState, physicalState } from '../../physical-state.ts';
import { listedSolutions } from '../../transport/transport-proposal.ts';
import { classPath, type Entry, type Finder, quotes } from './contradiction.ts';

type Goods = NonNullable<ProductFacts['transport']>;

const gasRow = goodsOfHazards.find(({ goods }) => goods === '2')!;
const dangerousToWater = /^Aquatic (?:Acute 1|Chronic [12])/;
const aquaticRow: HazardRow = { categories: dangerousToWater, goods: '9', provision: 'ADR 2.2.9.1.10' };

const holds = ({ categories, h }: Pick<HazardRow, 'categories' | 'h'>, entry: Entry) =>
  categories.test(entry.category) && (h === undefined || entry.h.some((code) => h.test(code)));
const entryOf = ({ classification }: ProductFacts, row: Pick<HazardRow, 'categories' | 'h'>) =>
  classification.find((entry) => holds(row, entry));

const gases: readonly (PhysicalState | null)[] = ['gas', 'aerosol'];

/** The rows of a product, the first of each transport class; gases and aerosols are of class 1 or 2 only (ADR 2.1.3.5.3). */
function hazardRowsOf(facts: ProductFacts): HazardRow[] {
  const isGas = gases.includes(physicalState(facts)) || facts.classification.some((entry) => holds(gasRow, entry));
  const rows = goodsOfHazards.filter((row) => entryOf(facts, row) && (!isGas || ['1', '2'].includes(row.goods)));
  return rows.filter(({ goods }, index) => rows.findIndex((row) => row.goods === goods) === index);
}

/** `3 (6.1)` → ['3', '6.1'], the class first. */
const classesOf = (text: string): string[] => text.match(/\d(?:\.\d)?/g) ?? [];
const isOfClass = (code: string, goods: string) => code === goods || code.split('.')[0] === goods;

const rowsOf = ({ un }: Goods): RoadRow[] => roadRowsOf(un);
/** Whether a UN number has a named entry, which the table classifies; N.O.S. entries are assigned by their hazards (ADR 2.1.2.2). */
const isNamed = (goods: Goods) => rowsOf(goods).some((row) => !isNotOtherwiseSpecified(row));

/** A contradiction for each transport class; environmentally hazardous substances count only without another class (ADR 2.2.9.1.10.2). */
export const notDangerousGoodsFinder: Finder = ({ facts }) => {
  if (facts.transport !== null) return [];
  const rows = hazardRowsOf(facts);
  const listed = listedSolutions(facts)
    .filter(({ isDecided }) => isDecided && rows.length === 0)
    .map(({ ingredient, rows: [row] }) => ({
      path: ['transport'],
      other: ['composition', facts.composition.indexOf(ingredient)],
      says: messageTexts('transport.listed', { name: ingredient.name, entry: `UN${row!.un}, ${row!.n.en}` }),
      but: messageTexts('notDangerousGoods'),
    }));
  if (listed.length > 0) return listed;
  return (rows.length > 0 || !entryOf(facts, aquaticRow) ? rows : [aquaticRow]).map((row) => ({
    path: ['transport'],
    other: classPath(facts, row.categories),
    says: hazardTexts(facts, row, 'dangerousGoodsOfClass'),
    but: messageTexts('notDangerousGoods'),
  }));
};

/** `section 2.1 has Acute Tox. 2 (H330), which makes class 6.1 possible (ADR 2.2.61.1.8)` */
function hazardTexts(facts: ProductFacts, row: HazardRow, certain: 'dangerousGoodsOfClass' | 'categoryOfClass'): Texts {
  const { category, h } = entryOf(facts, row)!;
  const values = { class: row.goods, provision: row.provision };
  return row.isPossible
    ? messageTexts('possibleClass', { ...values, category: `${category} (${h.join(', ')})` })
    : messageTexts(certain, { ...values, category });
}

/** Transport classes whose hazard section 2 must have even for named entries. */
const classesWithHazard = ['2', '3', '8'];

export const transportClassFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null) return [];
  const classes = classesOf(goods.hazardClass);
  const [main] = classes;
  const path = ['transport', 'hazardClass'];
  const isAerosol = facts.classification.some(({ category }) => category.startsWith('Aerosol'));
  // A gas that is toxic is of class 2.3, not of 6.1 (ADR 2.2.2.1.5).
  const isOfGas = ({ goods: transportClass }: HazardRow) => transportClass === '6.1' && classes.includes('2.3');
  const lacking =
    isNamed(goods) || isAerosol
      ? []
      : goodsOfHazards.filter(
          (row) => entryOf(facts, row) && !isOfGas(row) && !classes.some((code) => isOfClass(code, row.goods)),
        );
  const rows = main === undefined ? [] : goodsOfHazards.filter((row) => isOfClass(main, row.goods));
  const isJudged = rows.some((row) => classesWithHazard.includes(row.goods) || !isNamed(goods));
  // Section 2 has no hazard for gases of class 2.2 and goods that are only carried at elevated temperature.
  const lacksHazard = isJudged && !['2.2'].includes(main!) && rows.every((row) => !entryOf(facts, row));
  return [
    ...lacking.map((row) => ({
      path,
      other: classPath(facts, row.categories),
      says: hazardTexts(facts, row, 'categoryOfClass'),
      but: messageTexts('transportClassIs', { class: goods.hazardClass }),
    })),
    ...(lacksHazard
      ? [
          {
            path,
            other: ['classification'],
            says: messageTexts('noHazardOfClass', { class: main! }),
            but: messageTexts('transportClassIs', { class: goods.hazardClass }),
          },
        ]
      : []),
    ...(aquaticEntries.includes(goods.un) && !entryOf(facts, aquaticRow)
      ? [
          {
            path: ['transport', 'un'],
            other: ['classification'],
            says: messageTexts('noHazardToWater'),
            but: messageTexts('has', { section: '14.1', what: goods.un }),
          },
        ]
      : []),
  ];
};
/** Environmentally hazardous substances (ADR 2.2.9.1.10). */
const aquaticEntries = ['UN3077', 'UN3082'];

/** The hazard of the transport class must have precedence over the others; a named entry has the class of the table. */
export const hazardPrecedenceFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null || rowsOf(goods).length === 0 || isNamed(goods)) return [];
  const [main] = classesOf(goods.hazardClass);
  const state = physicalState(facts);
  const isLiquid = state === 'liquid' || state === 'solid' ? state === 'liquid' : null;
  const held = hazardDegrees.filter((degree) => entryOf(facts, degree));
  const mains = held.filter((degree) => degree.goods === main);
  const preceding = held.find(
    (other) =>
      other.goods !== main &&
      mains.length > 0 &&
      mains.every((degree) => precedingClass(degree, other, isLiquid) === other.goods),
  );
  if (!preceding) return [];
  return [
    {
      path: ['transport', 'hazardClass'],
      other: classPath(facts, preceding.categories),
      says: messageTexts('precedingClass', {
        hazards: [preceding, ...mains].map((degree) => degreeText(facts, degree)),
        class: preceding.goods,
      }),
      but: messageTexts('transportClassIs', { class: goods.hazardClass }),
    },
  ];
};

/** `Skin Corr. 1A (8, I)` */
const degreeText = (facts: ProductFacts, degree: HazardDegree) =>
  `${entryOf(facts, degree)!.category} (${degree.goods}, ${degree.group})`;

const degrees = ['I', 'II', 'III'] as const;
export const packingGroupFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null || goods.packingGroup === null) return [];
  const known = rowsOf(goods);
  const classes = classesOf(goods.hazardClass);
  const isPossible = (group: HazardDegree['group']) => known.length === 0 || known.some(({ pg }) => pg === group);
  const isViscous = goods.packingGroup === 'III' && known.some(isOfViscous);
  const statedDegree = degrees.indexOf(goods.packingGroup);
  return hazardDegrees.flatMap((degree) => {
    const { goods: transportClass, categories, group, isIndicative } = degree;
    const entry = entryOf(facts, degree);
    if (!entry || isIndicative || !classes.includes(transportClass) || !isPossible(group)) return [];
    const expected = degrees.indexOf(group);
    const isTooMild = statedDegree > expected && !isViscous;
    // Another hazard may give a graver group.
    const isTooGrave = statedDegree < expected && transportClass === '3' && classes.length === 1;
    if (!isTooMild && !isTooGrave) return [];
    return [
      {
        path: ['transport', 'packingGroup'],
        other: classPath(facts, categories),
        says: messageTexts('categoryOfGroup', { category: entry.category, group }),
        but: messageTexts('packingGroupIs', { group: goods.packingGroup! }),
      },
    ];
  });
};

/** Compares a stated mark with the classes; without one, section 14.5 follows the classes. */
export const environmentMarkFinder: Finder = ({ facts }) => {
  const hasMark = facts.transport?.environmentallyHazardous;
  const entry = entryOf(facts, aquaticRow);
  if (hasMark === undefined || hasMark === (entry !== undefined)) return [];
  return [
    {
      path: ['transport', 'environmentallyHazardous'],
      other: classPath(facts, dangerousToWater),
      says: entry ? messageTexts('has', { section: '2.1', what: entry.category }) : messageTexts('noHazardToWater'),
      but: messageTexts(entry ? 'noMark' : 'hasMark'),
    },
  ];
};

export const unNumberFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  if (!goods || rowsOf(goods).length > 0) return [];
  const { edition } = roadTable.meta;
  return [
    {
      path: ['transport', 'un'],
      other: ['transport', 'un'],
      says: messageTexts('unNotInList', { edition, un: goods.un }),
      but: messageTexts('has', { section: '14.1', what: goods.un }),
    },
  ];
};

/** Names in the languages of the table; at sea the English name may differ, and both are right. */
export const unNameFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  if (!goods || typeof goods.properShippingName === 'string') return [];
  const { properShippingName } = goods;
  const rows = rowsOf(goods);
  return transportNameLanguages.flatMap((lang) => {
    const stated = properShippingName[lang];
    const roadNames = rows.flatMap(({ n }) => n[lang] ?? []);
    const entries = lang === 'en' ? [...roadNames, ...seaRowsOf(goods.un).map(({ n }) => n)] : roadNames;
    if (!stated || roadNames.length === 0 || hasShippingName(stated, entries)) return [];
    const names = roadNames.flatMap((text) => properShippingNames(text));
    return [
      {
        path: ['transport', 'properShippingName'],
        other: ['transport', 'un'],
        says: messageTexts('has', { section: '14.1', what: [goods.un, either([...new Set(names)])] }),
        but: quotes('14.2', stated),
      },
    ];
  });
};

/** After the proper shipping name, in brackets. */
const technicalName = /\([^()]*\p{L}/u;

export const technicalNameFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const isNeeded = goods !== null && rowsOf(goods).some(needsTechnicalName);
  const lacking = isNeeded ? textsIn(goods.properShippingName).find((name) => !technicalName.test(name)) : undefined;
  if (!goods || lacking === undefined) return [];
  return [
    {
      path: ['transport', 'properShippingName'],
      other: ['transport', 'un'],
      says: messageTexts('needsTechnicalName', { un: goods.un }),
      but: quotes('14.2', lacking),
    },
  ];
};

/** Names in the languages of the table; a marine pollutant has its constituents in brackets (IMDG Code 3.1.2.9), explosives their trade names. */
export const unneededTechnicalNameFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const rows = goods ? rowsOf(goods) : [];
  const isPollutant = goods?.environmentallyHazardous ?? entryOf(facts, aquaticRow) !== undefined;
  if (!goods || rows.length === 0 || rows.some((row) => row.c === '1' || needsTechnicalName(row)) || isPollutant)
    return [];
  const entries = [...rows.flatMap(({ n }) => Object.values(n)), ...seaRowsOf(goods.un).map(({ n }) => n)].map(nameKey);
  const added = transportNameLanguages
    .map((lang) => localise(goods.properShippingName, lang) ?? '')
    .find((stated) =>
      [...stated.matchAll(/\(([^()]*)\)/g)].some(
        ([, text = '']) => /\p{L}/u.test(text) && !entries.some((entry) => entry.includes(nameKey(text))),
      ),
    );
  if (added === undefined) return [];
  return [
    {
      path: ['transport', 'properShippingName'],
      other: ['transport', 'un'],
      says: messageTexts('namesWithoutTechnical', { un: goods.un }),
      but: quotes('14.2', added),
    },
  ];
};

const textsIn = (text: Localised | string): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Gases and articles apart, by the state that the table knows of an entry. */
export const unStateFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const state = physicalState(facts);
  const rows = goods ? rowsOf(goods).filter(({ c }) => c !== '2') : [];
  if (!goods || state === null || rows.length === 0 || rows.some(({ st }) => st === undefined || st === state))
    return [];
  const names = rows.flatMap(({ n }) => properShippingNames(n.en));
  return [
    {
      path: ['transport', 'un'],
      other: ['basicProperties', 'physicalState'],
      says: messageTexts('has', { section: '14.1', what: [goods.un, either([...new Set(names)])] }),
      but: messageTexts('stateIs', { state: phraseTexts(({ physicalStates }) => physicalStates[state]) }),
    },
  ];
};

const sorted = (classes: readonly string[]) => [...classes.slice(0, 1), ...classes.slice(1).sort()].join();

/** Class and labels of road, or class and subsidiary hazards of sea, of the packing group; of a row without labels the class alone. */
export const unClassFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const groupRows = goods ? roadRowsOf(goods.un, goods) : [];
  const rows = goods && groupRows.length === 0 ? rowsOf(goods) : groupRows;
  if (!goods || rows.length === 0) return [];
  const classes = classesOf(goods.hazardClass);
  const isSame = (expected: readonly string[]) =>
    sorted(classes) === sorted(expected) ||
    (classes.length === 1 && ['1', '2'].includes(classes[0]!) && expected[0]!.startsWith(classes[0]!));
  const isSameRow = (row: RoadRow) =>
    row.x?.includes('l') ? isOfClass(classes[0] ?? '', row.c) : isSame(classesOfRow(row));
  const seaClasses = seaRowsOf(goods.un, goods).map(({ c, sub = [] }) => classesOf([c, ...sub].join(' ')));
  if (rows.some(isSameRow) || seaClasses.some(isSame)) return [];
  return [
    {
      path: ['transport', 'hazardClass'],
      other: ['transport', 'un'],
      says: messageTexts('unOfClass', { un: goods.un, classes: either([...new Set(rows.map(hazardClassOf))]) }),
      but: messageTexts('transportClassIs', { class: goods.hazardClass }),
    },
  ];
};

const groupOf = ({ pg }: Pick<RoadRow, 'pg'>) => pg ?? '-';

export const unPackingGroupFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const rows = goods ? rowsOf(goods) : [];
  if (!goods || rows.length === 0 || rows.some(({ x }) => x?.includes('pg'))) return [];
  const isStated = (row: Pick<RoadRow, 'pg'>) => (row.pg ?? null) === goods.packingGroup;
  if (rows.some(isStated) || seaRowsOf(goods.un).some(isStated)) return [];
  const groups = [...new Set(rows.map(groupOf))];
  return [
    {
      path: ['transport', 'packingGroup'],
      other: ['transport', 'un'],
      says: messageTexts('unOfGroups', {
        un: goods.un,
        groups: groups.map((group) => (group === '-' ? messageTexts('none') : group)),
      }),
      but: messageTexts('has', { section: '14.4', what: goods.packingGroup ?? messageTexts('none') }),
    },
  ];
};

/** Removes brackets and spaces and converts to small letters; `-` for none. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[()\s]/g, '').toLowerCase() || '-';

/** English names in messages of commands. */
const conditionNames = {
  classificationCode: 'classification code',
  hazardIdentificationNumber: 'hazard identification number',
  tunnelCode: 'tunnel restriction code',
  limitedQuantity: 'limited quantity',
};

/** The columns of 14.6 with their fields in a row. */
const conditionColumns = [
  ['hazardIdentificationNumber', 'h'],
  ['tunnelCode', 'tu'],
  ['limitedQuantity', 'lq'],
] as const;

const codesOf = ({ k = '' }: RoadRow): string[] => k.split(' or ');

/** Compares with the row that differs least; fields that the table leaves out, and what is not subject to ADR, are not compared. */
export const unConditionsFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  if (!goods) return [];
  const rows = rowsOf(goods).filter((row) => !row.notSubject && !row.prohibited);
  const withCode = rows.filter((row) => row.k === undefined || codesOf(row).includes(goods.classificationCode));
  if (rows.length > 0 && withCode.length === 0) {
    const codes = either([...new Set(rows.flatMap(codesOf))]);
    return [unequal(goods, 'classificationCode', codes, goods.classificationCode)];
  }
  const seaQuantities = seaRowsOf(goods.un, goods).map(({ lq }) => plain(lq));
  const differences = withCode
    .filter((row) => (row.pg ?? null) === goods.packingGroup)
    .map((row) =>
      conditionColumns
        .filter(([field, column]) => !row.x?.includes(column) && plain(goods[field]) !== plain(row[column]))
        .filter(([field]) => field !== 'limitedQuantity' || !seaQuantities.includes(plain(goods.limitedQuantity)))
        .map(([field, column]) => unequal(goods, field, row[column] ?? '-', goods[field])),
    );
  return differences.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

const unequal = (goods: Goods, field: keyof typeof conditionNames, expected: string | Texts, found: string | null) => ({
  path: ['transport', field],
  other: ['transport', 'un'],
  says: messageTexts('unCondition', {
    un: goods.un,
    group: goods.packingGroup ?? messageTexts('none'),
    field: { ...phraseTexts(({ labels }) => labels[field]), en: conditionNames[field] },
    expected,
  }),
  but: messageTexts('has', { section: '14.6', what: found ?? messageTexts('none') }),
});

/** The marine pollutants that the IMDG list marks with P in each of their rows, where 14.5 has no mark. */
export const marinePollutantFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const rows = goods ? seaRowsOf(goods.un, goods) : [];
  const isListed = rows.length > 0 && rows.every(({ mp }) => mp);
  if (!goods || !isListed || (goods.environmentallyHazardous ?? entryOf(facts, aquaticRow) !== undefined)) return [];
  return [
    {
      path: ['transport', 'environmentallyHazardous'],
      other: ['transport', 'un'],
      says: messageTexts('unIsPollutant', { edition: seaTable.meta.edition, un: goods.un }),
      but: messageTexts('noMark'),
    },
  ];
};

/** `F-E`, `S-E` */
const emergencySchedules = /(?<![\p{L}\d])[FS]-[A-Z](?![\p{L}\d])/gu;

/** The emergency schedules in the texts of 14.6 and the remark, those of no row of the number. */
export const emergencyScheduleFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const known = goods ? seaRowsOf(goods.un, goods).flatMap(({ ems = [] }) => ems) : [];
  if (!goods || known.length === 0) return [];
  const texts = [
    { path: ['transport', 'note'], text: goods.note },
    { path: ['texts', '14.6'], text: facts.texts['14.6'] },
  ];
  return texts.flatMap(({ path, text }) => {
    const stated = textsIn(text ?? {}).flatMap((each) => each.match(emergencySchedules) ?? []);
    const others = [...new Set(stated)].filter((schedule) => !known.includes(schedule));
    if (others.length === 0) return [];
    return [
      {
        path,
        other: ['transport', 'un'],
        says: messageTexts('unOfSchedules', { un: goods.un, schedules: [...new Set(known)] }),
        but: messageTexts('has', { section: '14.6', what: others }),
      },
    ];
  });
};
