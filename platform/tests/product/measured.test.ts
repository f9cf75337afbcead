import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { measuredFindings } from '../../product/measured-values.ts';
import { problemText } from '../../product/findings.ts';
import { readProductFile } from '../../product/read/read-product-file.ts';
import type { BasicProperty } from '../../law/properties.ts';
import { productFacts } from '../../product/facts.ts';
import { acetoneFile } from './sample-file.ts';

type Measure = [name: BasicProperty, value: number | string, unit?: string];

const saidOf = (name: BasicProperty, value: unknown, unit?: string) =>
  measuredFindings({ basicProperties: { [name]: { value, ...(unit !== undefined && { unit }) } } }, []).map(
    ({ level, path, message }) => `${level} ${String(path.at(-1))}: ${message}`,
  );

const right: Measure[] = [
  ['meltingPoint', '-95', '°C'],
  ['meltingPoint', 3900, '°C'],
  ['boilingPoint', '145 – 200', '°C'],
  ['boilingPoint', 329, 'K'],
  ['boilingPoint', '> 200 °C'],
  ['boilingPoint', '> 200 °C at 1013 hPa'],
  ['explosionLimits', '2.5 – 13', '% (V/V)'],
  ['explosionLimits', '1.2 – 7.5', 'Vol.-%'],
  ['explosionLimits', '1.2 – 7.5', '% obj.'],
  ['explosionLimits', '2.5 % (20 °C)'],
  ['explosionLimits', 40, 'g/m³'],
  ['flashPoint', '< -20', '°C'],
  ['flashPoint', '< −20', '˚C'],
  ['flashPoint', 'not measured'],
  ['flashPoint', '20 – 25 °C'],
  ['flashPoint', 81, '°F'],
  ['ph', 7],
  ['ph', '< 1'],
  ['ph', -0.9],
  ['ph', 14.5],
  ['ph', '5 – 7'],
  ['kinematicViscosity', '< 7', 'mm²/s'],
  ['kinematicViscosity', 12, 'mm2/s (40 °C)'],
  ['kinematicViscosity', 12, 'cSt'],
  ['solubility', 0.5, 'g/l'],
  ['solubility', '1,200', 'mg/L'],
  ['solubility', 10, 'g/100 mL'],
  ['solubility', '100', '%'],
  ['partitionCoefficient', -0.24],
  ['vapourPressure', 246, 'hPa'],
  ['vapourPressure', 120, 'mm Hg'],
  ['vapourPressure', '< 0.01', 'Pa'],
  ['density', 0.88, 'g/cm³'],
  ['density', 0.88, 'g/cm3'],
  ['density', 0.88, 'g/mL'],
  ['density', 880, 'kg/m3'],
  ['density', 0.88],
  ['density', 0.09, 'g/l'],
  ['relativeVapourDensity', 2],
  ['particleCharacteristics', '< 10', 'µm'],
  ['colour', 20, 'Hazen'],
  ['odour', 0.1, 'ppm'],
];

test.each(right.map((measure) => [measure] as const))('the measured value %j is accepted', ([name, value, unit]) => {
  expect(saidOf(name, value, unit)).toEqual([]);
});

const celsius = 'must be °C, K or °F';
const kinematic = 'be mm²/s, cSt, m²/s, cm²/s or St; a dynamic viscosity or a flow time belongs in otherProperties';
const densities = 'must be g/cm³, kg/m³, g/l, g/ml, kg/l or no unit';

test.each<[Measure, says: string]>([
  [['flashPoint', 27, 'mm'], `error unit: 'mm' is a unit of length; ${celsius}`],
  [['flashPoint', '27 mm'], `error value: 'mm' is a unit of length; ${celsius}`],
  [['flashPoint', 27], `error unit: is missing; ${celsius}`],
  [['flashPoint', '< 27'], `error unit: is missing; ${celsius}`],
  [['flashPoint', 27, 'Grad'], `warning unit: 'Grad' is not a known unit; should be °C, K or °F`],
  [['flashPoint', 27, 'K'], 'warning value: 27 K is unlikely; should be -200 to 500 °C; is the unit °C?'],
  [['boilingPoint', 56, 'hPa'], `error unit: 'hPa' is a unit of pressure; ${celsius}`],
  [['boilingPoint', -300, '°C'], 'error value: -300 °C is impossible; must be -273.15 °C or more'],
  [['boilingPoint', '56 – 20000', '°C'], 'warning value: 20000 °C is unlikely; should be -269 to 6000 °C'],
  [['explosionLimits', '2 – 130', '%'], 'error value: 130 % is impossible; must be 0 to 100 %'],
  [['autoIgnitionTemperature', 4650, '°C'], 'warning value: 4650 °C is unlikely; should be -50 to 1000 °C'],
  [['ph', 27], 'error value: 27 is impossible; must be -4 to 16'],
  [['ph', -2], 'warning value: -2 is unlikely; should be -1 to 15'],
  [['ph', -5], 'error value: -5 is impossible; must be -4 to 16'],
  [['ph', 7, '°C'], "error unit: '°C' is a unit of temperature; must have no unit"],
  [['kinematicViscosity', 0.8, 'g/cm³'], `error unit: 'g/cm³' is a unit of mass per volume; must ${kinematic}`],
  [['kinematicViscosity', 20, 'mPa.s'], `warning unit: 'mPa.s' is a unit of dynamic viscosity; should ${kinematic}`],
  [['kinematicViscosity', 40, 's'], `warning unit: 's' is a unit of time; should ${kinematic}`],
  [['vapourPressure', 246, '°C'], "error unit: '°C' is a unit of temperature; must be hPa, Pa, kPa, mbar or bar"],
  [['vapourPressure', -3, 'hPa'], 'error value: -3 hPa is impossible; must be 0 hPa or more'],
  [
    ['density', 880, 'g/cm3'],
    'warning value: 880 g/cm³ is unlikely; should be 0.00005 to 25 g/cm³; is the unit kg/m³?',
  ],
  [['density', 880], 'warning value: 880 is unlikely; should be 0.00005 to 25'],
  [['density', 0.8, '%'], `error unit: '%' is a unit of proportion; ${densities}`],
  [['partitionCoefficient', 200], 'warning value: 200 is unlikely; should be -10 to 30'],
  [
    ['relativeVapourDensity', 2.4, 'kg/m³'],
    "warning unit: 'kg/m³' is a unit of mass per volume; should have no unit; air = 1 is meant",
  ],
])('the measured value %j is reported', ([name, value, unit], says) => {
  expect(saidOf(name, value, unit)).toEqual([says]);
});

test.each([[{ en: '27 mm' }], ['notApplicable' as const], [undefined]])(
  'a flash point in words is accepted: %j',
  (flashPoint) => {
    expect(measuredFindings({ basicProperties: { flashPoint } }, [])).toEqual([]);
  },
);

test('the catalogue has no wrong measure', () => {
  const wrong = demoCatalogue.flatMap(({ code, versions }) =>
    versions.flatMap(({ facts }) => measuredFindings(productFacts.parse(facts), [code])),
  );
  expect(wrong).toEqual([]);
});

test('a wrong unit keeps a file from being imported, and has its line', () => {
  const file = acetoneFile();
  file.versions[0]!.facts.basicProperties.flashPoint = { value: 27, unit: 'mm' };
  const text = JSON.stringify(file, null, 2);
  const { product, problems } = readProductFile(text, 'a.json');
  expect(product).toBeNull();
  expect(problems.map(problemText)).toEqual([
    `a.json:${text.split('\n').findIndex((line) => line.includes('"mm"')) + 1}: versions[0].facts.basicProperties.flashPoint.unit: 'mm' is a unit of length; ${celsius}`,
  ]);
});
