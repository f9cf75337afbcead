import { disambiguateCodes } from '@/lib/domain/product/dossier';

test('product codes that stand more than once get their id', () => {
  const articles = [
    { code: 'AC-1L', id: '88' },
    { code: 'AC-5L', id: '89' },
    { code: 'AC-1L', id: '90' },
  ];
  expect(disambiguateCodes(articles)).toEqual(['AC-1L (88)', 'AC-5L', 'AC-1L (90)']);
  expect(disambiguateCodes([])).toEqual([]);
});
