import { views } from '@/lib/domain/site/brands';
import { brands } from '@/tests/support/brands';

test('the views differ where the contract says so, and nowhere else', () => {
  const { dossier, chemcard } = views;
  expect([dossier.showsClassification, chemcard.showsClassification]).toEqual([true, false]);
  expect([dossier.viewportHeader, chemcard.viewportHeader]).toEqual(['1', 'false']);
  expect([dossier.brandFlag, chemcard.brandFlag]).toEqual(['isDossier', 'isChemcard']);
  expect(dossier.pdfPaths.ipi(1042, 2)).toBe('/api/sdsRender/pdf/-1042/2');
  expect(chemcard.pdfPaths.ipi(1042, 2)).toBe('/api/sdsRender/pdf/1042/2');
  expect(dossier.pdfPaths.tds(1042, 2)).toBe('/api/v1/p/tds/pdf/2/-1042');
  expect(chemcard.pdfPaths.tds(1042, 2)).toBe('/api/v1/tds/pdf/2/1042');
  expect(Object.keys(dossier)).toEqual(Object.keys(chemcard));
});

test('the two brands of the specification come with the software, each with its view and its logos', () => {
  expect(Object.entries(brands).map(([id, brand]) => [id, brand.id, brand.name, brand.view])).toEqual([
    ['dossier', 'dossier', 'Dossier', 'dossier'],
    ['chemcard', 'chemcard', 'ChemCard', 'chemcard'],
  ]);
  const files = Object.values(brands).flatMap(({ logo }) => [logo.light, logo.dark]);
  expect(new Set(files).size).toBe(4);
});
