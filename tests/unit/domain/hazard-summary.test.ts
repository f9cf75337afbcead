import { limitRows, logarithmicScale } from '@/lib/domain/sds/hazard-summary';

test('bars begin a power of ten before that of the smallest limit and end at one above the largest', () => {
  const scale = logarithmicScale([1200, 0.5, 72])!;
  expect(scale.powers.map(({ value }) => value)).toEqual([0.01, 0.1, 1, 10, 100, 1000, 10_000]);
  expect(scale.position(0.01)).toBeCloseTo(0);
  expect(scale.position(10_000)).toBeCloseTo(1);
  expect(scale.position(10)).toBeCloseTo(0.5);
  // A power of ten itself, and values that are all alike.
  expect(logarithmicScale([100, 100])!.powers.map(({ value }) => value)).toEqual([10, 100]);
});

test.each([[[]], [[1200]], [[1200, 0]], [[1200, Number.NaN]]])('%j are not compared', (values) => {
  expect(logarithmicScale(values)).toBeNull();
});

test('each limit has a row for the shift and one for a short time, where it has them', () => {
  const limit = { agent: 'acetone', law: 'TRGS 900', country: 'Germany', skin: false, note: null };
  const [twa, stel] = [
    { mgPerM3: 1200, ppm: 500 },
    { mgPerM3: 2400, ppm: null },
  ];
  const rows = limitRows([
    { ...limit, twa, stel },
    { ...limit, twa: null, stel: null },
    { ...limit, twa: null, stel },
  ]);
  expect(rows.map(({ span, value }) => [span, value.mgPerM3])).toEqual([
    ['twa', 1200],
    ['stel', 2400],
    ['stel', 2400],
  ]);
});
