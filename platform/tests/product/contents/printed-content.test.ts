import { expectEach } from '../../../../tests/support/expect-each.ts';
import { rangeText } from '../../../product/contents/numeric-range.ts';
import { readContent, replaceWords } from '../../../product/contents/printed-content.ts';

/** What is read of a content: a range in per cent by mass, `volume: …`, `balance` or `unreadable`. */
function readingOf(text: string): string {
  const read = readContent(text);
  if (!('range' in read)) return read.kind;
  return `${read.kind === 'volume' ? 'volume: ' : ''}${rangeText(read.range)}`;
}

/** All spellings, separated by ` | `, are read alike. */
const expectRead = (read: string, ...spellings: string[]) =>
  expectEach(
    spellings.flatMap((line) => line.split(' | ')),
    (written) => written,
    (written) => expect(readingOf(written)).toBe(read),
  );

test('per cent by mass is read in every spelling and language', async () => {
  await expectRead(
    '0.3',
    '0.3 | 0.3 % | 0,3% | .3 % | 0.3\u00A0% | 0.3\u202F% | 0.3\u2009% | 0.3 ％ | 0.3 percent | 0.3 per cent | 0.300 %',
    '0.3 % (w/w) | 0.3 % w/w | 0.3 %(w/w) | 0.3 %w/w | 0.3 wt% | 0.3 wt.% | 0.3 wt.-% | 0.3 wt. % | 0.3 % wt | 0.3 %wt.',
    '0.3 % by weight | 0.3 % by mass | 0.3 % (by wt.) | 0.3 weight % | 0.3 weight-% | 0.3 mass % | 0.3 mass percent',
    '0,3 Gew.-% | 0,3 Gew.% | 0,3 Gew-% | 0,3 GEW.-% | 0,3 Gewichts-% | 0,3 Gewichtsprozent | 0,3 Masse-%',
    '0,3 Massen-% | 0,3 Ma.-% | 0,3 M.-% | 0,3 Massenprozent | 0,3 % (m/m) | 0,3 % m/m | 0,3 % (M/M) | 0,3 Prozent',
    '0,3 % en poids | 0,3 % (poids) | 0,3 % pds | 0,3 % p/p | 0,3 % (p/p) | 0,3 % massique | 0,3 % en masse | 0,3 pour cent',
    '0,3 % mas. | 0,3 mas. % | 0,3 ut. % | 0,3 ut.-% | 0,3 masni % | 0,3 masnih odstotkov | 0,3 % masa',
    '0,3 % in peso | 0,3 % peso | 0,3 % in massa | 0,3 % peso/peso | 0,3 per cento | 0,3 % en peso | 0,3 por ciento',
    '0,3 % wag. | 0,3 % wag./wag. | 0,3 % wagowo | 0,3 % masowych | 0,3 % masy | 0,3 procent',
    '0,3 % κ.β. | 0,3 % κ.β | 0,3 % Κ.Β. | 0,3 % κατά βάρος | 0,3 % κ.μ. | 0,3 % β/β | 0,3 % κατά μάζα | 0,3 τοις εκατό',
    '3000 ppm | 3 000 ppm | 3000 ppm (w/w) | 3000 ppmw | 3000 mg/kg | 3000\u00A0mg/kg | 3000 g/t | 3 g/kg | 3 mg/g | 3 ‰',
    '0.3 g/100 g | 0.003 kg/kg | 3000000 µg/kg | 3000000 μg/kg | 3000000 ppb',
  );
  await expectRead('0.05', '500 ppm | 500 mg/kg');
  await expectRead('1', '1,000 % | 1.000 %');
  await expectRead('100', '100 | 100 % | 1000 g/kg');
});

test('ranges are read with any dash and with words', async () => {
  await expectRead(
    '10 – 20',
    '10 – 20 % | 10-20 % | 10 - 20 | 10% - 20% | 10 % – 20 % | 10 ‐ 20 % | 10\u201120 % | 10 ‒ 20 % | 10—20 % | 10 − 20 %',
    '10 -20 % | 10 … 20 % | 10 ... 20 % | 10..20 % | 10 ÷ 20 % | 10\u00AD-20 % | 10\u200B-20 % | 100 – 200 g/kg',
    '10 to 20 % | 10 % to 20 % | from 10 to 20 % | between 10 and 20 % | 10 bis 20 % | von 10 bis 20 Gew.-%',
    'zwischen 10 und 20 % | 10 à 20 % | de 10 à 20 % | entre 10 et 20 % | 10 do 20 % | od 10 do 20 % | med 10 in 20 %',
    '10 a 20 % | da 10 a 20 % | dal 10 al 20 % | tra 10 e 20 % | de 10 a 20 % | entre 10 y 20 % | między 10 a 20 %',
    '10 έως 20 % | από 10 έως 20 % | μεταξύ 10 και 20 % | 10 wt.-% - 20 wt.-% | ≥10 - ≤20 % | >= 10 - <= 20',
    '≥ 10 %, ≤ 20 % | >= 10 and <= 20 % | min. 10 – max. 20 % | 10 – 20 % max. | 10 % ≤ C ≤ 20 % | ca. 10 – 20 %',
    '100000 ppm – 20 %',
  );
  await expectRead(
    '10 – < 20',
    '10 – < 20 % | 10 - <20 | ≥ 10 – < 20 % | >=10 to <20 | 10 % ≤ C < 20 % | ≥10 %; <20 % | 10 à moins de 20 %',
  );
  await expectRead('> 2.5 – < 5', '> 2,5 – < 5 % | 2.5 % < C < 5 %');
  await expectRead('> 10 – ≤ 20', '> 10 - 20 | > 10 % – ≤ 20 %');
  await expectRead('20 – 10', '20 – 10 %');
});

test('bounds and approximate contents are read as signs and as words of every language', async () => {
  await expectRead(
    '≤ 5',
    '≤ 5 % | <= 5 | =< 5 % | ⩽ 5 | max. 5 % | max 5 | maximum 5 % | 5 % max. | up to 5 | at most 5 % | not more than 5 %',
    'bis 5 % | bis zu 5 % | höchstens 5 % | maximal 5 % | jusqu’à 5 % | jusqu\u0027à 5 % | au plus 5 % | 5 % au plus | do 5 %',
    'največ 5 % | maks. 5 % | fino a 5 % | al massimo 5 % | hasta 5 % | máx. 5 % | como máximo 5 % | maksymalnie 5 %',
    'co najwyżej 5 % | έως 5 % | μέχρι 5 % | το πολύ 5 % | μέγ. 5 %',
  );
  await expectRead(
    '< 5',
    '< 5 % | <5 | less than 5 % | below 5 % | weniger als 5 % | unter 5 % | moins de 5 % | inférieur à 5 % | manj kot 5 %',
    'pod 5 % | meno di 5 % | inferiore a 5 % | menos de 5 % | poniżej 5 % | mniej niż 5 % | κάτω από 5 % | λιγότερο από 5 %',
  );
  await expectRead(
    '≥ 5',
    '≥ 5 % | >= 5 | min. 5 | minimum 5 % | 5 % min. | at least 5 % | mindestens 5 % | ab 5 % | au moins 5 % | najmanj 5 %',
    'vsaj 5 % | almeno 5 % | al menos 5 % | mín. 5 % | co najmniej 5 % | od 5 % | τουλάχιστον 5 % | ελάχ. 5 %',
  );
  await expectRead(
    '> 5',
    '> 5 % | more than 5 % | over 5 % | mehr als 5 % | über 5 % | plus de 5 % | več kot 5 % | nad 5 % | più di 5 %',
    'oltre 5 % | más de 5 % | powyżej 5 % | więcej niż 5 % | πάνω από 5 %',
  );
  await expectRead(
    'ca. 5',
    'ca. 5 | ~ 5 % | ≈5 % | approx. 5 % | about 5 % | circa 5 % | etwa 5 % | env. 5 % | environ 5 % | približno 5 %',
    'okoli 5 % | aprox. 5 % | około 5 % | ok. 5 % | περίπου 5 %',
  );
  await expectRead('< 0.1', '< 0.1 | < 1000 ppm | < 1 g/kg');
  await expectRead('≤ 100', 'bis 100 % | do 100 % | up to 100 %');
});

test('a balance is read in every language', () =>
  expectRead(
    'balance',
    'balance | Balance | bal. | remainder | to 100 % | ad 100 | ad 100 % | q.s. | qs | q.s. to 100 % | q.s. ad 100 % | q.s. 100',
    'Rest | Rest auf 100 % | auf 100 % | Restmenge | q.s.p. 100 % | qsp 100 | complément à 100 % | reste | solde | ostanek',
    'ostanek do 100 % | preostanek | resto | q.b. | q.b. a 100 % | c.s.p. 100 % | c.s. | resto hasta 100 % | reszta',
    'uzupełnienie do 100 % | υπόλοιπο | υπόλοιπο έως 100 %',
  ));

test('per cent by volume is told apart from per cent by mass', () =>
  expectRead(
    'volume: 5',
    '5 vol% | 5 vol.-% | 5 Vol.-% | 5 Vol.% | 5 % v/v | 5 % (V/V) | 5 % vol | 5 % vol. | 5 % by volume | 5 volume %',
    '5 Volumenprozent | 5 % en volume | 5 vol. % | 5 % prost. | 5 % in volume | 5 % en volumen | 5 % obj. | 5 % κ.ό.',
    '5 % κατ’ όγκο | 50000 ppmv | 50000 ppm (v/v)',
  ));

test('what is no content is not read', () =>
  expectRead(
    'unreadable',
    '',
    ' ',
    `${'9'.repeat(120)} %`,
    '– | a trace | traces | Spuren | n/a | confidential | see section 9 | % | < | max. | ppm | x5 % | 5 % of water',
    '5 g/l | 1 – 5 g/l | 5 mg/m³ | 5 % (w/v) | 5 % w/v | 5 % m/v | 5 % p/v | 5 % β/ο | 5 % w/m | 5 mol% | 5 mol-% | 5 °C | 5 kg',
    '5 10 % | 5 (10) % | 5 % ± 1 | 5 and 10 % | 5, 10 % | 5 / 10 % | < 5 – < 10 % | 5 – > 10 % | between 5 % | ≮ 5 % | ≠ 5 %',
    '10,000 ppm | 10.000 mg/kg | 1,000 g/kg | 1,234.5 ppm | 5.5.5 % | 5,,5 % | 1’200 ppm | 5 – 10 – 15 % | 5 % – 10 vol%',
  ));

test('a text of any length is answered at once', () => {
  const started = performance.now();
  for (const text of [
    '5 %'.repeat(100_000),
    `${'a'.repeat(50)}${'1'.repeat(49)}`,
    '-'.repeat(100),
    `5${' '.repeat(98)}x`,
  ])
    expect(readContent(text)).toEqual({ kind: 'unreadable' });
  expect(performance.now() - started).toBeLessThan(500);
});

test('documents print signs instead of words, and the short form of a unit', () =>
  expectEach<readonly [written: string, output: string]>(
    [
      ['0.3 % (w/w)', '0.3 % (w/w)'],
      ['0,3 %', '0.3 %'],
      ['10 – < 20 %', '10 – < 20 %'],
      ['ca. 5 %', 'ca. 5 %'],
      ['500 ppm', '500 ppm'],
      ['0,3 Gew.-%', '0.3 % (w/w)'],
      ['bis zu 5 %', '≤ 5 %'],
      ['max. 500 ppm', '≤ 0.05 %'],
      ['10 bis 20 %', '10 – 20 %'],
      ['entre 10 et 20 % en poids', '10 – 20 % (w/w)'],
      ['5 Vol.-%', '5 % (v/v)'],
      ['a trace', 'a trace'],
    ],
    ([written]) => written,
    ([written, output]) => expect(replaceWords(written)).toBe(output),
  ));
