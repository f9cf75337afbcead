import { placesOf } from '../../law/classification/model/category-place.ts';
import { hazardClasses, hazardClassRow, provisionOf } from '../../law/hazard-classes.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

test('each category is of the class in whose row it stands, with the provision of the row', () =>
  expectEach(
    hazardClasses.flatMap((hazardClass) => hazardClassRow(hazardClass).categories.map((row) => ({ hazardClass, row }))),
    ({ hazardClass, row }) => `${row.category} ${row.h.join(' ')} of ${hazardClass}`,
    ({ hazardClass, row }) => {
      expect(placesOf(row).map((placement) => placement.hazardClass)).toEqual([hazardClass]);
      expect(provisionOf(row.category)).toBe(`CLP Annex I ${hazardClassRow(hazardClass).section}`);
    },
  ));
