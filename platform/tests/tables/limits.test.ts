import { type LimitConcentration, type LimitRow, limitTables } from '../../tables/limit-tables.ts';

/** l/mol at 20 °C and 101.3 kPa. */
const molarVolume = 24.06;

const rowsOf = (area: string): LimitRow[] => [...limitTables.find((list) => list.area === area)!.table.rows()];

const molarMass = (value: LimitConcentration | undefined): number[] =>
  value?.mgPerM3 !== undefined && value.ppm ? [(value.mgPerM3 * molarVolume) / value.ppm] : [];

/** Substances whose mg/m³ a list rounds to one digit, so that its figures give another molar mass. */
const rounded: Readonly<Record<string, string>> = {
  '64-18-6': 'formic acid, Union: 9 mg/m³ for 9.56 (5 ppm)',
  '109-86-4': '2-methoxyethanol, Great Britain: 3 mg/m³ for 3.16 (1 ppm)',
  '110-86-1': 'pyridine, Union: 15 mg/m³ for 16.4 (5 ppm)',
  '121-44-8': 'triethylamine, Great Britain: 8 mg/m³ for 8.4 (2 ppm)',
  '7647-01-0': 'hydrogen chloride, Great Britain: 2 mg/m³ for 1.5 (1 ppm), 8 for 7.6 (5 ppm)',
  '7719-12-2': 'phosphorus trichloride, Great Britain: 1.1 mg/m³ for 1.14 (0.2 ppm)',
  '7726-95-6': 'bromine, Union and France: 0.7 mg/m³ for 0.66 (0.1 ppm)',
  '10026-13-8': 'phosphorus pentachloride, Great Britain: 2 mg/m³ for 1.7 (0.2 ppm)',
};

test('mg/m³ and ppm of a substance agree within 5 % by molar mass, in a row and between the lists', () => {
  const masses = new Map<string, number[]>();
  for (const { cas, twa, stel } of limitTables.flatMap(({ area }) => rowsOf(area)))
    for (const number of cas)
      masses.set(number, [...(masses.get(number) ?? []), ...molarMass(twa), ...molarMass(stel)]);
  const compared = [...masses].filter(([, found]) => found.length > 1);
  expect(compared.length).toBeGreaterThan(150);
  const apart = compared.filter(([, found]) => Math.max(...found) / Math.min(...found) > 1.05);
  expect(apart.map(([cas]) => cas).sort()).toEqual(Object.keys(rounded).sort());
});

/** What France and Great Britain have otherwise than the Union: `CAS: Union, country`, shift and short time, in ppm or else in mg/m³. */
const differences: Record<string, readonly string[]> = {
  'France is stricter, or has a short-time value besides': [
    'FR 67-64-1: 500/–, 500/1000', // Acetone
    'FR 75-04-7: 5/–, 5/15', // Ethylamine
    'FR 95-63-6: 20/–, 20/50', // 1,2,4-Trimethylbenzene
    'FR 107-98-2: 100/150, 50/100', // 1-Methoxypropan-2-ol
    'FR 108-67-8: 20/–, 20/50', // Mesitylene (1,3,5-trimethylbenzene)
    'FR 111-76-2: 20/50, 10/50', // 2-Butoxyethanol
    'FR 112-07-2: 20/50, 10/50', // 2-Butoxyethyl acetate
    'FR 142-82-5: 500/–, 400/500', // n-Heptane
    'FR 526-73-8: 20/–, 20/50', // 1,2,3-Trimethylbenzene
    'FR 108-88-3: 50/100, 20/100', // Toluene
    'FR 75-09-2: 100/200, 50/100', // Dichloromethane
    'FR 106-46-7: 2/10, 0.75/10', // 1,4-Dichlorobenzene
    'FR 14464-46-1: 0.1/–, 0.05/–', // Respirable crystalline silica dust
    'FR 15468-32-3: 0.1/–, 0.05/–', // Respirable crystalline silica dust
    'FR 127-19-5: 10/20, 2/10', // N,N-Dimethylacetamide
  ],
  'France has no short-time value (phosphine), and its article is older than the Union’s value (lead)': [
    'FR 7803-51-2: 0.1/0.2, 0.1/–', // Phosphine
    'FR 7439-92-1: 0.03/–, 0.1/–', // Lead and its inorganic compounds
  ],
  'Great Britain is stricter, or has a short-time value besides': [
    'GB 67-64-1: 500/–, 500/1500', // Acetone
    'GB 75-04-7: 5/–, 2/6', // Ethylamine
    'GB 75-44-5: 0.02/0.1, 0.02/0.06', // Phosgene
    'GB 110-12-3: 20/–, 20/100', // 5-Methylhexan-2-one
    'GB 120-82-1: 2/5, 1/5', // 1,2,4-Trichlorobenzene
    'GB 54-11-5: 0.5/–, 0.5/1.5', // Nicotine
    'GB 67-56-1: 200/–, 200/250', // Methanol
    'GB 75-05-8: 40/–, 40/60', // Acetonitrile
    'GB 108-90-7: 5/15, 1/3', // Chlorobenzene
    'GB 109-66-0: 1000/–, 600/–', // Pentane
    'GB 110-82-7: 200/–, 100/300', // Cyclohexane
    'GB 144-62-7: 1/–, 1/2', // Oxalic acid
    'GB 1314-56-3: 1/–, 1/2', // Diphosphorus pentaoxide
    'GB 1314-80-3: 1/–, 1/2', // Diphosphorus pentasulphide
    'GB 7726-95-6: 0.1/–, 0.1/0.2', // Bromine
    'GB 10026-13-8: 1/–, 0.1/0.2', // Phosphorus pentachloride
    'GB 88-89-1: 0.1/–, 0.1/0.3', // Picric acid
    'GB 110-86-1: 5/–, 5/10', // Pyridine
    'GB 101-77-9: 0.08/–, 0.01/–', // 4,4'-Methylenedianiline
    'GB 106-89-8: 1.9/–, 0.5/1.5', // Epichlorohydrin
    'GB 302-01-2: 0.01/–, 0.01/0.1', // Hydrazine
    'GB 101-14-4: 0.01/–, 0.005/–', // 4,4'-Methylenebis(2-chloroaniline)
  ],
  'Great Britain has the value for all isocyanates from before Directive (EU) 2024/869, in mg/m³ of NCO': [
    'GB 101-68-8: 0.006/0.012, 0.02/0.07', // 4,4'-Methylenediphenyl diisocyanate, as all diisocyanates
  ],
  'Great Britain has another value, which an indicative one of the Union allows, or did not follow a directive after 2019':
    [
      'GB 95-50-1: 20/50, 25/50', // 1,2-Dichlorobenzene
      'GB 106-35-4: 20/–, 35/100', // Heptan-3-one
      'GB 108-10-1: 20/50, 50/100', // 4-Methylpentan-2-one
      'GB 111-76-2: 20/50, 25/50', // 2-Butoxyethanol
      'GB 62-53-3: 2/5, 1/–', // Aniline
      'GB 74-87-3: 20/–, 50/100', // Chloromethane
      'GB 98-82-8: 10/50, 25/50', // 2-Phenylpropane (cumene)
      'GB 105-46-4: 50/150, 200/250', // sec-Butyl acetate
      'GB 110-19-0: 50/150, 150/187', // Isobutyl acetate
      'GB 123-51-3: 5/10, 100/125', // Isoamyl alcohol
      'GB 123-86-4: 50/150, 150/200', // n-Butyl acetate
      'GB 10025-87-3: 0.01/0.02, 0.2/0.6', // Phosphoryl trichloride
      'GB 7440-06-4: 1/–, 5/–', // Platinum (metallic)
      'GB 71-43-2: 0.2/–, 1/–', // Benzene
      'GB 79-01-6: 10/30, 100/150', // Trichloroethylene
      'GB 106-93-4: 0.1/–, 0.5/–', // Ethylene dibromide
      'GB 107-06-2: 2/–, 5/–', // Ethylene dichloride
      'GB 7440-43-9: 0.001/–, 0.025/–', // Cadmium and its inorganic compounds
      'GB 7440-41-7: 0.0002/–, 0.002/–', // Beryllium and inorganic beryllium compounds
      'GB 50-00-0: 0.3/0.6, 2/2', // Formaldehyde
      'GB 107-13-1: 0.45/1.8, 2/–', // Acrylonitrile
    ],
};

test('the Union’s values are those of France and Great Britain but for listed differences', () => {
  const figure = (value: LimitConcentration | undefined) => String(value?.ppm ?? value?.mgPerM3 ?? '–');
  const values = ({ twa, stel }: LimitRow) => `${figure(twa)}/${figure(stel)}`;
  const isLast = ({ to }: LimitRow) => to === undefined;
  let same = 0;
  const found = rowsOf('EU')
    .filter(isLast)
    .flatMap((union) =>
      ['FR', 'GB'].flatMap((area) =>
        rowsOf(area)
          .filter(isLast)
          .flatMap((row) => {
            const cas = row.cas.find((number) => union.cas.includes(number));
            const isOtherFraction = row.fraction && union.fraction && row.fraction !== union.fraction;
            if (cas === undefined || isOtherFraction) return [];
            if (values(row) !== values(union)) return [`${area} ${cas}: ${values(union)}, ${values(row)}`];
            same += 1;
            return [];
          }),
      ),
    );
  expect(found.sort()).toEqual(Object.values(differences).flat().sort());
  expect(same).toBeGreaterThan(150);
});

test('the counts of each table are those that it says, and every row has a value and bounds in their order', () => {
  const counts = limitTables.map(({ area, table }) => [area, rowsOf(area).length, table.meta.rows, table.meta.leftOut]);
  expect(counts).toEqual([
    ['EU', 167, 167, 44],
    ['FR', 118, 118, 3],
    ['GB', 388, 388, 40],
  ]);
  for (const row of limitTables.flatMap(({ area }) => rowsOf(area))) {
    const values = [row.twa, row.stel]
      .flatMap((value) => [value?.mgPerM3, value?.ppm])
      .filter((value) => value !== undefined);
    expect([row.name, values.length > 0, values.every((value) => value > 0)]).toEqual([row.name, true, true]);
    if (row.from && row.to) expect(row.from < row.to).toBe(true);
  }
});

test('two versions of a limit never apply on one day', () => {
  const versions = new Map<string, LimitRow[]>();
  for (const row of limitTables.flatMap(({ area }) => rowsOf(area)))
    if (row.from ?? row.to) {
      const key = [row.law, row.name, row.fraction].join();
      versions.set(key, [...(versions.get(key) ?? []), row]);
    }
  for (const rows of versions.values())
    for (const [index, { from = '' }] of rows.entries()) if (index > 0) expect(rows[index - 1]!.to! < from).toBe(true);
});

test('no value without a second reading is shipped: those of ammonia, hydrogen chloride and others are left out', () => {
  const shipped = (area: string, cas: string) => rowsOf(area).filter((row) => row.cas.includes(cas)).length;
  for (const cas of ['7664-41-7', '7647-01-0', '100-41-4', '124-38-9', '1305-78-8', '105-60-2', '1332-21-4'])
    expect([cas, shipped('EU', cas)]).toEqual([cas, 0]);
  for (const cas of ['7783-06-4', '1305-78-8', '1317-35-7', '105-60-2'])
    expect([cas, shipped('GB', cas)]).toEqual([cas, 0]);
});
