import { withNonBreakingSpaces, printFigure } from '../../documents/blocks/typography.ts';

const nb = '\u202F';
const sp = '\u00A0';

test.each([
  [0.791, 'de-DE', '0,791'],
  [0.791, 'en-GB', '0.791'],
  [-95, 'en-GB', '−95'],
  ['< -20', 'en-GB', `<${nb}−20`],
  ['2.5 - 13', 'de-DE', `2,5${nb}–${nb}13`],
  ['10 -20 %', 'de-DE', `10${nb}–${nb}20${nb}%`],
  ['1 000-2 500 mg/l', 'en-GB', `1${nb}000${nb}–${nb}2${nb}500${nb}mg/l`],
  ['-5 - -2.5', 'en-GB', `−5${nb}–${nb}−2.5`],
  ['12-05', 'en-GB', '12-05'],
  ['< -20', 'de-DE', `<${nb}−20`],
  [7e-7, 'en-GB', '0.0000007'],
  [7.25e-7, 'de-DE', '0,000000725'],
  ['< 7e-7', 'en-GB', `<${nb}0.0000007`],
  ['12 – < 15 %', 'de-DE', `12${nb}–${nb}<${nb}15${nb}%`],
  ['≥ 99.5 %', 'de-DE', `≥${nb}99,5${nb}%`],
  ['LD50: 5 800 mg/kg, rat', 'en-GB', `LD50: 5${nb}800${nb}mg/kg, rat`],
  ['LD50: 5 800 mg/kg, rat', 'pl-PL', `LD50: 5800${nb}mg/kg, rat`],
  ['LD50: 5800 mg/kg, rat', 'de-DE', `LD50: 5${nb}800${nb}mg/kg, rat`],
  [1210, 'de-DE', `1${nb}210`],
  [1210, 'es-ES', '1210'],
  ['12 500 – 25 000 mg/l', 'it-IT', `12${nb}500${nb}–${nb}25${nb}000${nb}mg/l`],
  ['1000 - 2500.5 mPa·s', 'it-IT', `1000${nb}–${nb}2500,5 mPa·s`],
  ['1000 - 2500.5', 'fr-FR', `1${nb}000${nb}–${nb}2${nb}500,5`],
  ['OECD 4010, 2019; 4 h', 'de-DE', `OECD${sp}4010, 2019; 4${nb}h`],
  ['LC50: 0.89 mg/l, 96 h', 'de-DE', `LC50: 0,89${nb}mg/l, 96${nb}h`],
  ['LC50: 0.89 mg/l; 96 h', 'fr-FR', `LC50${nb}: 0,89${nb}mg/l${nb}; 96${nb}h`],
  ['Skin Corr. 1B; H314: 2 % ≤ C < 5 %', 'en-GB', `Skin Corr. 1B; H314: 2${nb}% ≤ C <${nb}5${nb}%`],
])('%s is printed in %s as %s', (figure, locale, formatted) => {
  expect(printFigure(figure, locale)).toBe(formatted);
});

test.each([
  ['at least 480 min (full contact)', `at least 480${nb}min (full contact)`],
  ['5 °C to 25 °C.', `5${nb}°C to 25${nb}°C.`],
  ['0.5 mm thick', `0.5${nb}mm thick`],
  ['EN 374 gloves', `EN${sp}374 gloves`],
  ['nach DIN EN ISO 374-1:2016', `nach DIN${sp}EN${sp}ISO${sp}374-1:2016`],
  ['Verordnung (EG) Nr. 1272/2008', `Verordnung (EG) Nr.${sp}1272/2008`],
  ['règlement (CE) n° 1272/2008', `règlement (CE) n°${sp}1272/2008`],
  ['Reglamento (CE) n.º 1272/2008', `Reglamento (CE) n.º${sp}1272/2008`],
  ['rozporządzenie (WE) nr 1272/2008', `rozporządzenie (WE) nr${sp}1272/2008`],
  ['Uredba (ES) št. 1272/2008', `Uredba (ES) št.${sp}1272/2008`],
  ['Κανονισμός (ΕΚ) αριθ. 1272/2008', `Κανονισμός (ΕΚ) αριθ.${sp}1272/2008`],
  ['WGK 1: schwach wassergefährdend', `WGK${sp}1: schwach wassergefährdend`],
  ['TRGS 510, UN 1090', `TRGS${sp}510, UN${sp}1090`],
  ['category 1 mixtures', 'category 1 mixtures'],
  ['SCHEN 5 and EN or ISO', 'SCHEN 5 and EN or ISO'],
])(
  'in %j a number stays with its unit, and with what it is the number of, and with nothing else',
  (text, formatted) => {
    expect(withNonBreakingSpaces(text)).toBe(formatted);
  },
);
