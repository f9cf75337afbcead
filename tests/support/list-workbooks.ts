import writeExcelFile from 'write-excel-file/node';

/** Spreadsheets with the headings of ECHA's tables and a few rows of public law each. */

export type Rows = readonly (readonly (string | null)[])[];

export async function workbookOf(...sheets: { name: string; rows: Rows }[]): Promise<Buffer> {
  const written = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value, type: String }))),
  }));
  return writeExcelFile(written).toBuffer();
}

/** Annex VI as ECHA's table has it: a title, then two rows of headings. */
export const annexVIRows = (
  title = 'Table 3 of Annex VI, ATP 22. Last updated: 1 September 2025',
  more: Rows = [],
): Rows => [
  [title],
  [],
  [
    'Index No',
    'International\nChemical Identification',
    'EC No',
    'CAS No',
    'Classification',
    null,
    'Labelling',
    null,
    null,
    'Specific Conc.\nLimits,  M-factors\nand ATE',
    'Notes',
  ],
  [
    null,
    null,
    null,
    null,
    'Hazard Class and\nCategory Code(s)',
    'Hazard Statement Code(s)',
    'Pictogram, Signal Word Code(s)',
    'Hazard Statement Code(s)',
    'Suppl. Hazard statement Code(s)',
  ],
  [
    '605-001-00-5',
    'formaldehyde …%',
    '200-001-8',
    '50-00-0',
    'Carc. 1B\nMuta. 2\nAcute Tox. 3 *\nAcute Tox. 3 *\nAcute Tox. 3 *\nSkin Corr. 1B\nSkin Sens. 1',
    'H350\nH341\nH331\nH311\nH301\nH314\nH317',
    'GHS06\nGHS05\nGHS08\nDgr',
    'H350\nH341\nH331\nH311\nH301\nH314\nH317',
    null,
    '*\nSkin Corr. 1B; H314: C ≥ 25 %\nSkin Irrit. 2; H315: 5 % ≤ C < 25 %\nSkin Sens. 1; H317: C ≥ 0,2 %',
    'B\nD',
  ],
  [
    '606-001-00-8',
    'acetone; propan-2-one; propanone',
    '200-662-2',
    '67-64-1',
    'Flam. Liq. 2\nEye Irrit. 2\nSTOT SE 3',
    'H225\nH319\nH336',
    'GHS02\nGHS07\nDgr',
    'H225\nH319\nH336',
    'EUH066',
    null,
    null,
  ],
  [
    '601-004-00-0',
    'butane [1]\nisobutane [2]',
    '203-448-7 [1]\n200-857-2 [2]',
    '106-97-8 [1]\n75-28-5 [2]',
    'Flam. Gas 1\nPress. Gas',
    'H220',
    'GHS02\nGHS04\nDgr',
    'H220',
    null,
    null,
    'C U',
  ],
  ...more,
];

export const candidateRows = (more: Rows = []): Rows => [
  ['Substance name', 'Description', 'EC number', 'CAS number', 'Date of inclusion', 'Reason for inclusion', 'Decision'],
  ['Trichloroethylene', '-', '201-167-4', '79-01-6', '18-Jun-2010', 'Carcinogenic (Article 57a)', 'ED/30/2010'],
  ['Lead', '-', '231-100-4', '7439-92-1', '27-Jun-2018', 'Toxic for reproduction (Article 57c)', 'ED/61/2018'],
  ['Perfluoroheptanoic acid and its salts', 'a group', '-', '-', '17-Jan-2023', 'vPvB (Article 57e)', 'D(2022)9120'],
  ...more,
];

export const annexXIVRows: Rows = [
  [
    'Substance name',
    'Description',
    'EC number',
    'CAS number',
    'Entry number',
    'Latest application date',
    'Sunset date',
    'Reason for inclusion',
    'Exempted (categories of) uses',
  ],
  [
    'Trichloroethylene',
    '-',
    '201-167-4',
    '79-01-6',
    '15',
    '21-Oct-2014',
    '21-Apr-2016',
    'Carcinogenic (Article 57a)',
    '-',
  ],
];

export const annexXVIIRows: Rows = [
  ['Substance name', 'Description', 'EC number', 'CAS number', 'Entry number', 'Conditions'],
  ['Toluene', '-', '203-625-9', '108-88-3', '48', 'Shall not be placed on the market …'],
];
