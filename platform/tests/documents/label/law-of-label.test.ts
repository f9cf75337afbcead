import { expectEach } from '../../../../tests/support/expect-each.ts';
import { holdAgainstLaw, languages, packs } from './law-of-label.ts';

const products = [1001, 1004, 1006, 1007, 1013, 1015];

// Every product in every size in one, two and three languages: platform/tests/soak/every-label.test.ts.
test('of some products a label, each of another size and in other languages, is complete, or refused with a size that carries it', () =>
  expectEach(
    products.map((id, turn) => ({ id, query: { ...packs[turn % 4]!, xlang: languages[turn % 3]! } })),
    ({ id, query }) => `${id} ${JSON.stringify(query)}`,
    async ({ id, query }) => expect((await holdAgainstLaw(id, query)).faults).toEqual([]),
  ));

test('the smallest label of a product with seven hazards in three languages is complete or refused with a size that works', async () => {
  const { refused, faults } = await holdAgainstLaw(1008, { ...packs[0], xlang: '1,2,3' });
  expect(refused).toContain('105 × 148');
  expect(faults).toEqual([]);
});
