import type { LimitList } from './market-pack.ts';

/** Limits of the Union for substances of the demo catalogue, those that were compared with a public citation of the act. */
const source = (title: string, celex: string, date: string) => ({
  title,
  url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`,
  date,
});

export const europeanLimits: LimitList[] = [
  {
    law: 'Directive 2000/39/EC',
    country: 'EU',
    isComplete: false,
    source: source('Directive 2000/39/EC, Annex', '32000L0039', '2000-06-08'),
    air: [
      { cas: '67-64-1', name: 'acetone', twa: { mgPerM3: 1210, ppm: 500 } },
      { cas: '78-93-3', name: 'butanone', twa: { mgPerM3: 600, ppm: 200 }, stel: { mgPerM3: 900, ppm: 300 } },
      {
        cas: '111-76-2',
        name: '2-butoxyethanol',
        twa: { mgPerM3: 98, ppm: 20 },
        stel: { mgPerM3: 246, ppm: 50 },
        skin: true,
      },
    ],
  },
  {
    law: 'Directive 2006/15/EC',
    country: 'EU',
    isComplete: false,
    source: source('Directive 2006/15/EC, Annex', '32006L0015', '2006-02-07'),
    air: [
      {
        cas: '108-88-3',
        name: 'toluene',
        twa: { mgPerM3: 192, ppm: 50 },
        stel: { mgPerM3: 384, ppm: 100 },
        skin: true,
      },
    ],
  },
  {
    law: 'Directive 2004/37/EC',
    country: 'EU',
    isComplete: false,
    source: source(
      'Directive 2004/37/EC, Annex III, as amended by Directives (EU) 2019/130 and 2019/983',
      '02004L0037',
      '2024-04-08',
    ),
    air: [
      { cas: '50-00-0', name: 'formaldehyde', twa: { mgPerM3: 0.37, ppm: 0.3 }, stel: { mgPerM3: 0.74, ppm: 0.6 } },
    ],
  },
];
