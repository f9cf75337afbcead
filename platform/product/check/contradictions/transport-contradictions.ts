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
  /** The class needs more than the category says, such as how volatile a liquid is. */
  isPossible?: true;
}

const acuteOf = { categories: /^Acute Tox\. [123]/, goods: '6.1' };
/** Beginnings of categories with their class of dangerous goods; of the skin what corrodes it. */
const beginnings = [
  ...hazardClasses.map(hazardClassRow),
  { beginnings: ['Skin Corr.'], goods: { class: '8', provision: 'ADR 2.2.8.1' } },
].flatMap((one) => (one.goods ? one.beginnings.map((beginning) => ({ beginning, ...one.goods! })) : []));
const rowsOfBeginnings = [...new Set(beginnings.map((one) => one.class))].map((goods): HazardRow => {
  const own = beginnings.filter((one) => one.class === goods);
  const categories = new RegExp(`^(?:${own.map(({ beginning }) => beginning.replaceAll('.', '\\.')).join('|')})`);
  return { categories, goods, provision: own[0]!.provision };
});

/** The classes of CLP that are dangerous goods, or can be, with their transport class. */
export const goodsOfHazards: readonly HazardRow[] = [
  ...rowsOfBeginnings,
  { ...acuteOf, h: /^H3[01][01]/, provision: 'ADR 2.2.61.1.7' },
  { ...acuteOf, h: /^H33[01]/, provision: 'ADR 2.2.61.1.8', isPossible: true as const },
].toSorted((a, b) => a.goods.localeCompare(b.goods));
const gasRow = goodsOfHazards.find(({ goods }) => goods === '2')!;
const dangerousToWater = /^Aquatic (?:Acute 1|Chronic [12])/;
const toWater: HazardRow = { categories: dangerousToWater, goods: '9', provision: 'ADR 2.2.9.1.10' };

const holds = ({ categories, h }: Pick<HazardRow, 'categories' | 'h'>, entry: Entry) =>
  categories.test(entry.category) && (h === undefined || entry.h.some((code) => h.test(code)));
const entryOf = ({ classification }: ProductFacts, row: Pick<HazardRow, 'categories' | 'h'>) =>
  classification.find((entry) => holds(row, entry));

const gases: readonly (PhysicalState | null)[] = ['gas', 'aerosol'];

/** The rows that a product has, the first of each transport class; a gas or an aerosol is of class 2 whatever else it is (ADR 2.1.3.5.3). */
function hazardRowsOf(facts: ProductFacts): HazardRow[] {
  const isGas = gases.includes(physicalState(facts)) || facts.classification.some((entry) => holds(gasRow, entry));
  const rows = goodsOfHazards.filter((row) => entryOf(facts, row) && (!isGas || ['1', '2'].includes(row.goods)));
  return rows.filter(({ goods }, place) => rows.findIndex((row) => row.goods === goods) === place);
}

/** `3 (6.1)` → ['3', '6.1'], the class first. */
const classesOf = (text: string): string[] => text.match(/\d(?:\.\d)?/g) ?? [];
const isOfClass = (own: string, goods: string) => own === goods || own.split('.')[0] === goods;

const entriesOf = ({ un }: Goods): DangerousGoodsEntry[] => dangerousGoodsEntries.filter((entry) => entry.un === un);
/** N.O.S. entries are assigned by the hazards; named ones are what the table makes of them (ADR 2.1.2.2). */
const isNamed = (goods: Goods) => entriesOf(goods).some(({ names }) => !names.some((name) => name.includes('N.O.S.')));

/** A question for each class; that of substances dangerous to water is for what is of no other (ADR 2.2.9.1.10.2). */
export const notDangerousGoodsFinder: Finder = ({ facts }) => {
  if (facts.transport !== null) return [];
  const rows = hazardRowsOf(facts);
  return (rows.length > 0 || !entryOf(facts, toWater) ? rows : [toWater]).map((row) => ({
    at: ['transport'],
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

/** A class of section 14 without its hazard in section 2; of named entries only what each of them has. */
const classesWithHazard = ['2', '3', '8'];

export const transportClassFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null) return [];
  const own = classesOf(goods.hazardClass);
  const [main] = own;
  const at = ['transport', 'hazardClass'];
  const isAerosol = facts.classification.some(({ category }) => category.startsWith('Aerosol'));
  // A gas that is toxic is of class 2.3, not of 6.1 (ADR 2.2.2.1.5).
  const isOfGas = ({ goods: transportClass }: HazardRow) => transportClass === '6.1' && own.includes('2.3');
  const lacking =
    isNamed(goods) || isAerosol
      ? []
      : goodsOfHazards.filter(
          (row) => entryOf(facts, row) && !isOfGas(row) && !own.some((one) => isOfClass(one, row.goods)),
        );
  const rows = main === undefined ? [] : goodsOfHazards.filter((row) => isOfClass(main, row.goods));
  const isJudged = rows.some((row) => classesWithHazard.includes(row.goods) || !isNamed(goods));
  // Goods that are only carried warm, or gases without a hazard of CLP, are not in section 2.
  const isWithout = isJudged && !['2.2'].includes(main!) && rows.every((row) => !entryOf(facts, row));
  return [
    ...lacking.map((row) => ({
      at,
      other: classPath(facts, row.categories),
      says: hazardTexts(facts, row, 'categoryOfClass'),
      but: messageTexts('transportClassIs', { class: goods.hazardClass }),
    })),
    ...(isWithout
      ? [
          {
            at,
            other: ['classification'],
            says: messageTexts('noHazardOfClass', { class: main! }),
            but: messageTexts('transportClassIs', { class: goods.hazardClass }),
          },
        ]
      : []),
    ...(entriesToWater.includes(goods.un) && !entryOf(facts, toWater)
      ? [
          {
            at: ['transport', 'un'],
            other: ['classification'],
            says: messageTexts('noHazardToWater'),
            but: messageTexts('has', { section: '14.1', what: goods.un }),
          },
        ]
      : []),
  ];
};
/** Environmentally hazardous substances (ADR 2.2.9.1.10). */
const entriesToWater = ['UN3077', 'UN3082'];

/** The hazard that gives the class has precedence over the others; a named entry has the class of the table. */
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
      at: ['transport', 'hazardClass'],
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
/** Table A has rows of their own for those of a flash point below 23 °C: not in tanks, so without a hazard identification number. */
const ofViscous = { hazardIdentificationNumber: null, tunnelCode: 'E', limitedQuantity: '5 L' };

export const packingGroupFinder: Finder = ({ facts }) => {
  const { transport: goods } = facts;
  if (goods === null || goods.packingGroup === null) return [];
  const known = entriesOf(goods);
  const own = classesOf(goods.hazardClass);
  const isPossible = (group: HazardDegree['group']) =>
    known.length === 0 || known.some(({ groups }) => groups[group] !== undefined);
  const given = degrees.indexOf(goods.packingGroup);
  return hazardDegrees.flatMap((degree) => {
    const { goods: transportClass, categories, group, isIndicative } = degree;
    const entry = entryOf(facts, degree);
    if (!entry || isIndicative || !own.includes(transportClass) || !isPossible(group)) return [];
    const expected = degrees.indexOf(group);
    const isViscous = viscousEntries.includes(goods.un) && goods.packingGroup === 'III';
    const isTooMild = given > expected && !isViscous;
    // Another hazard may give a graver group.
    const isTooGrave = given < expected && transportClass === '3' && own.length === 1;
    if (!isTooMild && !isTooGrave) return [];
    return [
      {
        at: ['transport', 'packingGroup'],
        other: classPath(facts, categories),
        says: messageTexts('categoryOfGroup', { category: entry.category, group }),
        but: messageTexts('packingGroupIs', { group: goods.packingGroup! }),
      },
    ];
  });
};

/** Of a mark that is left out section 14.5 says what follows from the classes. */
export const environmentMarkFinder: Finder = ({ facts }) => {
  const hasMark = facts.transport?.environmentallyHazardous;
  const entry = entryOf(facts, toWater);
  if (hasMark === undefined || hasMark === (entry !== undefined)) return [];
  return [
    {
      at: ['transport', 'environmentallyHazardous'],
      other: classPath(facts, dangerousToWater),
      says: entry ? messageTexts('has', { section: '2.1', what: entry.category }) : messageTexts('noHazardToWater'),
      but: messageTexts(entry ? 'noMark' : 'hasMark'),
    },
  ];
};

/** The English name in capitals, then nothing but a technical name or a description in small letters. */
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
  if (!goods || !name || names.length === 0 || names.some((one) => hasName(name, one))) return [];
  return [
    {
      at: ['transport', 'properShippingName'],
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
      at: ['transport', 'properShippingName'],
      other: ['transport', 'un'],
      says: messageTexts('needsTechnicalName', { un: goods.un }),
      but: quotes('14.2', lacking),
    },
  ];
};

const namesOf = ({ properShippingName }: Goods): string[] =>
  typeof properShippingName === 'string' ? [properShippingName] : Object.values(properShippingName);

/** The state that the names of an entry presuppose; gases have words of their own. */
const stateOfNames = ({ names }: DangerousGoodsEntry): 'solid' | 'liquid' | null => {
  if (names.every((name) => /\bSOLID\b/.test(name))) return 'solid';
  return names.every((name) => /\b(?:LIQUID|SOLUTION)\b/.test(name)) ? 'liquid' : null;
};

export const unStateFinder: Finder = ({ facts }) => {
  const goods = facts.transport;
  const state = physicalState(facts);
  const known = goods ? entriesOf(goods).filter(({ hazardClass }) => !hazardClass.startsWith('2')) : [];
  const expected = known.map(stateOfNames);
  if (!goods || state === null || known.length === 0 || expected.some((one) => one === null || one === state))
    return [];
  return [
    {
      at: ['transport', 'un'],
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
  const own = classesOf(goods.hazardClass);
  const isSame = ({ hazardClass }: DangerousGoodsEntry) => {
    const expected = classesOf(hazardClass);
    return sorted(own) === sorted(expected) || (own.length === 1 && own[0] === '2' && expected[0]!.startsWith('2'));
  };
  if (known.some(isSame)) return [];
  return [
    {
      at: ['transport', 'hazardClass'],
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
      at: ['transport', 'packingGroup'],
      other: ['transport', 'un'],
      says: messageTexts('unOfGroups', {
        un: goods.un,
        groups: groups.map((one) => (one === '-' ? messageTexts('none') : one)),
      }),
      but: messageTexts('has', { section: '14.4', what: goods.packingGroup ?? messageTexts('none') }),
    },
  ];
};

/** Without brackets and spaces, in small letters; `-` for none. */
const plain = (text: string | null) => (text ?? '').replace(/[()\s]/g, '').toLowerCase() || '-';

/** In a sentence of commands. */
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
    fields.every((field) => plain(goods[field]) === plain(ofViscous[field]));
  if (isOfViscous) return [];
  return fields
    .filter((field) => plain(goods[field]) !== plain(conditions[field]))
    .map((field) => unequal(field, conditions[field], goods[field]));

  function unequal(field: keyof typeof conditionNames, expected: string | Texts, found: string | null) {
    return {
      at: ['transport', field],
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
