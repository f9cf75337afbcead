import type { LimitList } from './market-pack.ts';

/** Limits of the Union for the substances of the demo catalogue. */
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
      { cas: '7647-01-0', name: 'hydrogen chloride', twa: { mgPerM3: 8, ppm: 5 }, stel: { mgPerM3: 15, ppm: 10 } },
      { cas: '7664-41-7', name: 'ammonia, anhydrous', twa: { mgPerM3: 14, ppm: 20 }, stel: { mgPerM3: 36, ppm: 50 } },
      { cas: '7664-38-2', name: 'orthophosphoric acid', twa: { mgPerM3: 1 }, stel: { mgPerM3: 2 } },
    ],
  },
  {
    law: 'Directive 2006/15/EC',
    country: 'EU',
    isComplete: false,
    source: source('Directive 2006/15/EC, Annex', '32006L0015', '2006-02-07'),
    air: [
      { cas: '67-56-1', name: 'methanol', twa: { mgPerM3: 260, ppm: 200 }, skin: true },
      {
        cas: '108-88-3',
        name: 'toluene',
        twa: { mgPerM3: 192, ppm: 50 },
        stel: { mgPerM3: 384, ppm: 100 },
        skin: true,
      },
      { cas: '110-54-3', name: 'n-hexane', twa: { mgPerM3: 72, ppm: 20 } },
      { cas: '7782-50-5', name: 'chlorine', stel: { mgPerM3: 1.5, ppm: 0.5 } },
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
      {
        cas: '79-01-6',
        name: 'trichloroethylene',
        twa: { mgPerM3: 54.7, ppm: 10 },
        stel: { mgPerM3: 164.1, ppm: 30 },
        skin: true,
      },
    ],
  },
];
