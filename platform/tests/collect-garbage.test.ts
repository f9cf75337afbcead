import { getHeapSpaceStatistics } from 'node:v8';
import { collectGarbage } from '../runtime/collect-garbage.ts';

test('unused objects between used ones give their memory back to the system', () => {
  let objects = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  objects = objects.filter(({ index }) => index % 16 === 0);
  collectGarbage();
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!;
  expect(old.physical_space_size / old.space_used_size).toBeLessThan(1.2);
  expect(objects).toHaveLength(500_000 / 16);
});
