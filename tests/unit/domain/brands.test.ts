import { brands } from '@/lib/domain/site/brands';

test('the brands differ where the contract says so, and nowhere else', () => {
  const { dossier, chemcard } = brands;
  expect([dossier.showsClassification, chemcard.showsClassification]).toEqual([true, false]);
  expect([dossier.viewportHeader, chemcard.viewportHeader]).toEqual(['1', 'false']);
  expect([dossier.brandFlag, chemcard.brandFlag]).toEqual(['isDossier', 'isChemcard']);
  expect(dossier.pdfPaths.ipi(1042, 2)).toBe('/api/sdsRender/pdf/-1042/2');
  expect(chemcard.pdfPaths.ipi(1042, 2)).toBe('/api/sdsRender/pdf/1042/2');
  expect(dossier.pdfPaths.tds(1042, 2)).toBe('/api/v1/p/tds/pdf/2/-1042');
  expect(chemcard.pdfPaths.tds(1042, 2)).toBe('/api/v1/tds/pdf/2/1042');
  expect(Object.keys(dossier)).toEqual(Object.keys(chemcard));
});

test('no two brands share a logo', () => {
  const files = Object.values(brands).flatMap(({ logo }) => Object.values<string>(logo));
  expect(new Set(files).size).toBe(files.length);
});
