import { knownUnit } from '../../law/units.ts';

test.each([
  ['g/cm3', 'g/cm³', 'mass per volume'],
  ['g / cm^3', 'g/cm³', 'mass per volume'],
  ['g/mL', 'g/ml', 'mass per volume'],
  ['mPa.s', 'mPa·s', 'dynamic viscosity'],
  ['mPas', 'mPa·s', 'dynamic viscosity'],
  ['mm H2O', 'mm H₂O', 'pressure'],
  ['mmHg', 'mm Hg', 'pressure'],
  ['hPa (20 °C)', 'hPa', 'pressure'],
  ['\u00B5g/L', 'µg/l', 'mass per volume'],
  ['\u03BCg/l', 'µg/l', 'mass per volume'],
  ['ºC', '°C', 'temperature'],
  ['℃', '°C', 'temperature'],
  ['Vol.-%', '%', 'proportion'],
  ['% (m/m)', '%', 'proportion'],
  ['ppmV', 'ppm', 'proportion'],
])('%s is %s, a unit of %s', (text, name, dimension) => {
  expect(knownUnit(text)).toMatchObject({ name, dimension });
});

test.each(['', 'Grad', 'hpa', 'furlong', '('.repeat(1000)])('%j is no known unit', (text) => {
  expect(knownUnit(text)).toBeNull();
});

test.each([
  ['K', 300, 26.85],
  ['°F', 212, 100],
  ['kg/m³', 880, 0.88],
  ['Pa', 100, 1],
  ['g/100 ml', 100, 1],
])('%s: %d is %d in the first unit', (unit, value, first) => {
  expect(knownUnit(unit)!.toFirstUnit(value)).toBeCloseTo(first, 9);
});
