import { type DangerousGoodsEntry, dangerousGoodsEntries } from '../../../law/transport/dangerous-goods.ts';
import { type HazardDegree, hazardDegrees, precedingClass } from '../../../law/label/hazard-precedence.ts';
import { hazardClasses, hazardClassRow } from '../../../law/hazard-classes.ts';
import { either, messageTexts, type Texts } from '../../../languages/messages.ts';
import { phraseTexts } from '../../../languages/phrases.ts';
import type { ProductFacts } from '../../facts.ts';
import { type PhysicalState, physicalState } from '../../physical-state.ts';
import { classPath, type Entry, type Finder, quotes } from './contradiction.ts';

type Goods = NonNullable<ProductFacts['transport']>;

interface HazardRow {
  categories: RegExp;
  /** Only with one of these statements. */
  h?: RegExp;
  /** Its transport class; `2` stands for all its divisions. */
  goods: string;
  provision: string;
  /** The class depends on further facts, such as the volatility of a liquid. */
  isPossible?: true;
}

const acuteOf = { categories: /^Acute Tox\. [123]/, goods: '6.1' };
/** Beginnings of categories with their class of dangerous goods; of the class 'skin' only corrosion has one. */
const beginnings = [
  ...hazardClasses.map(hazardClassRow),
  { beginnings: ['Skin Corr.'], goods: { class: '8', provision: 'ADR 2.2.8.1' } },
].flatMap((row) => (row.goods ? row.beginnings.map((beginning) => ({ beginning, ...row.goods! })) : []));
const rowsOfBeginnings = [...new Set(beginnings.map((row) => row.class))].map((goods): HazardRow => {
  const rows = beginnings.filter((row) => row.class === goods);
  const categories = new RegExp(`^(?:${rows.map(({ beginning }) => beginning.replaceAll('.', '\\.')).join('|')})`);
  return { categories, goods, provision: rows[0]!.provision };
});

/** The classes of CLP that are or can be dangerous goods, with their transport class. */
export const goodsOfHazards: readonly HazardRow[] = [
  ...rowsOfBeginnings,
  { ...acuteOf, h: /^H3[01][01]/, provision: 'ADR 2.2.61.1.7' },
  { ...acuteOf, h: /^H33[01]/, provision: 'ADR 2.2.61.1.8', isPossible: true as const },
].toSorted((a, b) => a.goods.localeCompare(b.goods));
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

const entriesOf = ({ un }: Goods): DangerousGoodsEntry[] => dangerousGoodsEntries.filter((entry) => entry.un === un);
/** Whether a UN number has a named entry, which the table classifies; N.O.S. entries are assigned by their hazards (ADR 2.1.2.2). */
const isNamed = (goods: Goods) => entriesOf(goods).some(({ names }) => !names.some((name) => name.includes('N.O.S.')));

/** A contradiction for each transport class; environmentally hazardous substances count only without another class (ADR 2.2.9.1.10.2). */
export const notDangerousGoodsFinder: Finder = ({ facts }) => {
  if (facts.transport !== null) return [];
  const rows = hazardRowsOf(facts);
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
  if (goods === null || entriesOf(goods).length === 0 || isNamed(goods)) return [];
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
/** Viscous liquids of these entries may be of group III (ADR 2.2.3.1.4). */
const viscousEntries = ['UN1133', 'UN1139', 'UN1210', 'UN1263', 'UN1866', 'UN1993'];
/** The rows of Table A for viscous liquids with a flash point below 23 °C: not in tanks, so without a hazard identification number. */
const viscousConditions = { hazardIdentificationNumber: null, tunnelCode: 'E', limitedQuantity: '5 L' };

export const packingGroupFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null || goods.packingGroup === null) return [];
  const known = entriesOf(goods);
  const classes = classesOf(goods.hazardClass);
  const isPossible = (group: HazardDegree['group']) =>
    known.length === 0 || known.some(({ groups }) => groups[group] !== undefined);
  const statedDegree = degrees.indexOf(goods.packingGroup);
  return hazardDegrees.flatMap((degree) => {
    const { goods: transportClass, categories, group, isIndicative } = degree;
    const entry = entryOf(facts, degree);
    if (!entry || isIndicative || !classes.includes(transportClass) || !isPossible(group)) return [];
    const expected = degrees.indexOf(group);
    const isViscous = viscousEntries.includes(goods.un) && goods.packingGroup === 'III';
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

/** Whether a text is an English name in capitals, alone or with a technical name or a description in small letters. */
function hasName(text: string, name: string): boolean {
  if (!text.startsWith(name)) return false;
  return /^(?:$|[ ,]*[(a-z\d])/.test(text.slice(name.length));
}

function englishName({ properShippingName }: Goods): string | undefined {
  return typeof properShippingName === 'string' ? undefined : properShippingName.en;
}

export const unNameFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const name = goods && englishName(goods);
  const names = goods ? entriesOf(goods).flatMap((entry) => entry.names) : [];
  if (!goods || !name || names.length === 0 || names.some((known) => hasName(name, known))) return [];
  return [
    {
      path: ['transport', 'properShippingName'],
      other: ['transport', 'un'],
      says: messageTexts('has', { section: '14.1', what: [goods.un, either([...new Set(names)])] }),
      but: quotes('14.2', name),
    },
  ];
};

/** After the proper shipping name, in brackets. */
const technicalName = /\([^()]*\p{L}/u;

export const technicalNameFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const isNeeded = goods !== null && entriesOf(goods).some(({ needsTechnicalName }) => needsTechnicalName);
  const lacking = isNeeded ? namesOf(goods).find((name) => !technicalName.test(name)) : undefined;
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

const namesOf = ({ properShippingName }: Goods): string[] =>
  typeof properShippingName === 'string' ? [properShippingName] : Object.values(properShippingName);

/** The physical state that the names of an entry presuppose; null: none. */
const stateOfNames = ({ names }: DangerousGoodsEntry): 'solid' | 'liquid' | null => {
  if (names.every((name) => /\bSOLID\b/.test(name))) return 'solid';
  return names.every((name) => /\b(?:LIQUID|SOLUTION)\b/.test(name)) ? 'liquid' : null;
};

export const unStateFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const state = physicalState(facts);
  const known = goods ? entriesOf(goods).filter(({ hazardClass }) => !hazardClass.startsWith('2')) : [];
  const expected = known.map(stateOfNames);
  if (!goods || state === null || known.length === 0 || expected.some((each) => each === null || each === state))
    return [];
  return [
    {
      path: ['transport', 'un'],
      other: ['basicProperties', 'physicalState'],
      says: messageTexts('has', {
        section: '14.1',
        what: [goods.un, either([...new Set(known.flatMap(({ names }) => names))])],
      }),
      but: messageTexts('stateIs', { state: phraseTexts(({ physicalStates }) => physicalStates[state]) }),
    },
  ];
};

const sorted = (classes: readonly string[]) => [...classes.slice(0, 1), ...classes.slice(1).sort()].join();

export const unClassFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const known = goods ? entriesOf(goods) : [];
  if (!goods || known.length === 0) return [];
  const classes = classesOf(goods.hazardClass);
  const isSame = ({ hazardClass }: DangerousGoodsEntry) => {
    const expected = classesOf(hazardClass);
    return (
      sorted(classes) === sorted(expected) ||
      (classes.length === 1 && classes[0] === '2' && expected[0]!.startsWith('2'))
    );
  };
  if (known.some(isSame)) return [];
  return [
    {
      path: ['transport', 'hazardClass'],
      other: ['transport', 'un'],
      says: messageTexts('unOfClass', { un: goods.un, classes: either(known.map(({ hazardClass }) => hazardClass)) }),
      but: messageTexts('transportClassIs', { class: goods.hazardClass }),
    },
  ];
};

const groupOf = ({ packingGroup }: Goods) => packingGroup ?? '-';

export const unPackingGroupFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const known = goods ? entriesOf(goods) : [];
  if (!goods || known.length === 0 || known.some(({ groups }) => groups[groupOf(goods)])) return [];
  const groups = [...new Set(known.flatMap((entry) => Object.keys(entry.groups)))];
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
const plain = (text: string | null) => (text ?? '').replace(/[()\s]/g, '').toLowerCase() || '-';

/** English names in messages of commands. */
const conditionNames = {
  classificationCode: 'classification code',
  hazardIdentificationNumber: 'hazard identification number',
  tunnelCode: 'tunnel restriction code',
  limitedQuantity: 'limited quantity',
};

export const unConditionsFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const known = goods ? entriesOf(goods) : [];
  if (!goods || known.length === 0) return [];
  const entry = known.find(({ code }) => code === goods.classificationCode);
  if (!entry) {
    const codes = either(known.map(({ code }) => code));
    // Aerosols have further codes, which are not judged.
    return goods.un === 'UN1950' ? [] : [unequal('classificationCode', codes, goods.classificationCode)];
  }
  const conditions = entry.groups[groupOf(goods)];
  if (!conditions) return [];
  const fields = ['hazardIdentificationNumber', 'tunnelCode', 'limitedQuantity'] as const;
  const isOfViscous =
    viscousEntries.includes(goods.un) &&
    goods.packingGroup === 'III' &&
    fields.every((field) => plain(goods[field]) === plain(viscousConditions[field]));
  if (isOfViscous) return [];
  return fields
    .filter((field) => plain(goods[field]) !== plain(conditions[field]))
    .map((field) => unequal(field, conditions[field], goods[field]));

  function unequal(field: keyof typeof conditionNames, expected: string | Texts, found: string | null) {
    return {
      path: ['transport', field],
      other: ['transport', 'un'],
      says: messageTexts('unCondition', {
        un: goods!.un,
        group: goods!.packingGroup ?? messageTexts('none'),
        field: { ...phraseTexts(({ labels }) => labels[field]), en: conditionNames[field] },
        expected,
      }),
      but: messageTexts('has', { section: '14.6', what: found ?? messageTexts('none') }),
    };
  }
};
