import { keepTogether, printFigure } from '../../documents/blocks/typography.ts';

const nb = '\u202F';

test.each([
  [0.791, 'de-DE', '0,791'],
  [0.791, 'en-GB', '0.791'],
  [-95, 'en-GB', '−95'],
  ['< -20', 'en-GB', `<${nb}−20`],
  ['2.5 - 13', 'de-DE', `2,5${nb}–${nb}13`],
  ['12 – < 15 %', 'de-DE', `12${nb}–${nb}<${nb}15${nb}%`],
  ['≥ 99.5 %', 'de-DE', `≥${nb}99,5${nb}%`],
  ['LD50: 5 800 mg/kg, rat', 'en-GB', `LD50: 5${nb}800${nb}mg/kg, rat`],
  ['LC50: 0.89 mg/l, 96 h', 'de-DE', `LC50: 0,89${nb}mg/l, 96${nb}h`],
  ['Skin Corr. 1B; H314: 2 % ≤ C < 5 %', 'en-GB', `Skin Corr. 1B; H314: 2${nb}% ≤ C <${nb}5${nb}%`],
])('%s is printed in %s as %s', (figure, locale, printed) => {
  expect(printFigure(figure, locale)).toBe(printed);
});

test.each([
  ['at least 480 min (full contact)', `at least 480${nb}min (full contact)`],
  ['5 °C to 25 °C.', `5${nb}°C to 25${nb}°C.`],
  ['0.5 mm thick', `0.5${nb}mm thick`],
  ['EN 374 gloves', 'EN 374 gloves'],
  ['category 1 mixtures', 'category 1 mixtures'],
])('in %j a number stays with its unit only', (text, printed) => {
  expect(keepTogether(text)).toBe(printed);
});
