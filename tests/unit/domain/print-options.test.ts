import { sheetOptions, zplOptions } from '@/lib/domain/label/print-options';

test('options of a printer are passed on as the platform reads them, empty ones are omitted', () => {
  expect(zplOptions({ dpi: '203', copies: '24' })).toEqual({ query: { dpi: '203', copies: '24' } });
  expect(zplOptions({ dpi: null, copies: '' })).toEqual({ query: {} });
  expect(sheetOptions({ start: '3', offX: '-1,5', offY: '0' })).toEqual({
    query: { start: '3', offX: '-1.5', offY: '0' },
  });
});

test('an invalid option is named', () => {
  const issues = [
    zplOptions({ dpi: '150', copies: null }),
    zplOptions({ dpi: null, copies: '10000' }),
    zplOptions({ dpi: null, copies: '0' }),
    sheetOptions({ start: '0', offX: null, offY: null }),
    sheetOptions({ start: null, offX: '11', offY: null }),
    sheetOptions({ start: null, offX: null, offY: '1e1' }),
  ];
  expect(issues).toEqual(['dpi', 'copies', 'copies', 'start', 'offX', 'offY'].map((issue) => ({ issue })));
});
