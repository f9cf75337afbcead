import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { demoFormulations } from '../../demo/formulations.ts';
import { confidentialRow } from '../../product/product-file.ts';

describe.each(demoFormulations.map((product) => [product.productId, product] as const))(
  'the formulation of %i',
  (id, demoFormulation) => {
    const materials = demoFormulation.formulation.filter(({ source }) => source === 'M');

    test('adds up to 100 %, as do the materials', () => {
      for (const rows of [materials, demoFormulation.material].filter(({ length }) => length > 0))
        expect(rows.reduce((sum, { content }) => sum + content!, 0)).toBeCloseTo(100);
    });

    test('has the contents that the safety data sheet states', () => {
      const product = demoCatalogue.find((each) => each.id === id)!;
      const names = new Map(materials.map(({ name, content }) => [name!.en, content]));
      for (const { name, content } of product.versions[0]!.facts.composition)
        expect([name.en, names.get(name.en)]).toEqual([name.en, content]);
    });

    test('has rows as the database wants them, each under a number of its own', () => {
      for (const rows of [demoFormulation.formulation, demoFormulation.material]) {
        for (const row of rows) expect(confidentialRow.parse(row)).toEqual(row);
        expect(new Set(rows.map(({ childId }) => childId)).size).toBe(rows.length);
      }
    });
  },
);
