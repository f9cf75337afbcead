import { parseQuantity, quantityElement } from '../../esdscom/write/quantity.ts';
import { parseRange } from '../../product/contents/numeric-range.ts';
import { writeXml } from '../../esdscom/write/xml.ts';

const lowerBound = (value: number, symbol: 'gt' | 'ge' = 'ge') => ({ lower: { value, symbol } });
const upperBound = (value: number, symbol: 'lt' | 'le' = 'le') => ({ upper: { value, symbol } });

test.each([
  [12.5, { exact: { value: 12.5 } }],
  ['32.5', { exact: { value: 32.5 } }],
  ['-17', { exact: { value: -17 } }],
  ['−17', { exact: { value: -17 } }],
  ['2,5', { exact: { value: 2.5 } }],
  ['10 470', { exact: { value: 10470 } }],
  ['ca. 7', { exact: { value: 7, symbol: 'ca' } }],
  ['< -20', upperBound(-20, 'lt')],
  ['≤ 0.3', upperBound(0.3)],
  ['> 60', lowerBound(60, 'gt')],
  ['≥ 99.5', lowerBound(99.5)],
  ['> 6 810', lowerBound(6810, 'gt')],
  ['5 – 7', { ...lowerBound(5), ...upperBound(7) }],
  ['12 – < 15', { ...lowerBound(12), ...upperBound(15, 'lt') }],
  ['2.5 - < 5', { ...lowerBound(2.5), ...upperBound(5, 'lt') }],
  ['> 1 – ≤ 3', { ...lowerBound(1, 'gt'), ...upperBound(3) }],
  ['-20 – -10', { ...lowerBound(-20), ...upperBound(-10) }],
  ['decomposes', null],
  ['', null],
  ['1.2.3', null],
  ['< 5 – 7', null],
])('the text %p is read as a range, or as none', (text, expected) => {
  expect(parseRange(text)).toEqual(expected);
});

test.each([
  ['5 800 mg/kg', 'mg/kg', 5800],
  ['0.06 mg/l', 'mg/L', 0.06],
  ['91 %', '%', 91],
  ['58.08 g/mol', 'g/mol', 58.08],
  ['1 L/kg', 'L/kg', 1],
  ['7 °C', '°C', 7],
])('%s is a figure and a unit of eSDScom', (text, unit, value) => {
  expect(parseQuantity(text)).toEqual({ unit, range: { exact: { value } } });
});

test.each(['rat', '5 800', '12 furlongs', 'mg/l'])('%s is not a figure with a unit of eSDScom', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

test('a range has its upper end first, as the schema wants it', () => {
  expect(writeXml(quantityElement('Value', parseQuantity('12 – < 15 %'))!)).toContain(
    [
      '<Value>',
      '  <UpperValueSymbol>lt</UpperValueSymbol>',
      '  <UpperValue>15</UpperValue>',
      '  <LowerValueSymbol>ge</LowerValueSymbol>',
      '  <LowerValue>12</LowerValue>',
      '  <Unit>%</Unit>',
      '</Value>',
    ].join('\n'),
  );
});
