import { groupByStorageClass, storageRequirement, type StorageRequirement } from '@/lib/domain/sds/storage-classes';

const classes = [
  '1',
  '2A',
  '2B',
  '3',
  '4.1A',
  '4.1B',
  '4.2',
  '4.3',
  '5.1A',
  '5.1B',
  '5.1C',
  '5.2',
  '6.1A',
  '6.1B',
  '6.1C',
  '6.1D',
  '6.2',
  '7',
  '8A',
  '8B',
  '10',
  '11',
  '12',
  '13',
  '10-13',
];
const others = (storageClass: string, requirement: StorageRequirement) =>
  classes.filter((other) => other !== storageClass && storageRequirement(storageClass, other) === requirement);

test('each pair of storage classes has one requirement, whichever is named first', () => {
  const requirementOf = { separate: 0, conditions: 0, none: 0, unknown: 0 };
  classes.forEach((storageClass, index) => {
    for (const other of classes.slice(index)) {
      expect(`${storageClass} ${other} ${storageRequirement(storageClass, other)}`).toBe(
        `${storageClass} ${other} ${storageRequirement(other, storageClass)}`,
      );
      requirementOf[storageRequirement(storageClass, other)] += 1;
    }
  });
  expect(requirementOf).toEqual({ separate: 144, conditions: 69, none: 112, unknown: 0 });
});

test('the table says what the trade association BG RCI says about single storage classes', () => {
  // bgrci.de, exinfode, question 2.4, about flammable liquids.
  expect(others('3', 'separate')).toEqual([
    '1',
    '2A',
    '4.1A',
    '4.1B',
    '4.2',
    '4.3',
    '5.1A',
    '5.1C',
    '5.2',
    '6.1B',
    '6.2',
    '7',
  ]);
  // gischem.de, documents 1734 and 1884, 4413 and 1840, which do not name 10-13.
  const single = (storageClass: string, requirement: StorageRequirement) =>
    others(storageClass, requirement).filter((other) => other !== '10-13');
  expect(single('5.2', 'none')).toEqual(['12', '13']);
  expect(single('5.2', 'conditions')).toEqual(['4.1A', '4.1B', '10', '11']);
  expect(single('12', 'separate')).toEqual(['1', '6.2', '7']);
  expect(single('12', 'conditions')).toEqual(['4.1A', '4.3', '5.1C']);
  expect(single('13', 'separate')).toEqual(['1', '6.2', '7']);
  expect(single('13', 'conditions')).toEqual(['4.1A', '5.1C']);
});

test('a class that is unknown, or none of TRGS 510, is never said to require nothing', () => {
  for (const unknown of [null, '', 'LGK 3', '3A', '-1', 'length'])
    for (const other of [...classes, null]) expect(storageRequirement(unknown, other)).toBe('unknown');
});

test('products are grouped by class in the order of the table, those without a known class last', () => {
  const product = (id: number, storageClass?: string | null) => ({ id, storageClass });
  const groups = groupByStorageClass([
    product(1, null),
    product(2, '10'),
    product(3, '2A'),
    product(4),
    product(5, '10'),
  ]);
  expect(groups.map(({ storageClass, products }) => [storageClass, products.map(({ id }) => id)])).toEqual([
    ['2A', [3]],
    ['10', [2, 5]],
    [null, [1, 4]],
  ]);
});
