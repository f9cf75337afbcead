import { cmrCategories, type MarketPack } from './market-pack.ts';

export const ireland: MarketPack = {
  country: 'IE',
  languages: ['en'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { en: 'National Poisons Information Centre, Beaumont Hospital, Dublin' },
      telephone: '+353 1 809 2166',
      languages: ['en'],
      hours: { en: '8 am to 10 pm, every day' },
      limitedTo: 'public',
      needsAgreement: true,
      source: {
        title: 'National Poisons Information Centre: Safety Data Sheets; What we do',
        url: 'https://poisons.ie/industry-manufacturers/safety-data-sheets',
        date: '2024',
      },
    },
    {
      name: { en: 'National Poisons Information Centre, Beaumont Hospital, Dublin' },
      telephone: '+353 1 809 2566',
      languages: ['en'],
      hours: 'always',
      limitedTo: 'professionals',
      needsAgreement: true,
      source: {
        title: 'National Poisons Information Centre: What we do',
        url: 'https://poisons.ie/about/what-we-do',
        date: '2024',
      },
    },
  ],
  limitLaw:
    '2024 Code of Practice for the Chemical Agents Regulations and the Carcinogens, Mutagens and Reprotoxic Substances Regulations',
  limitLists: [],
  national: [
    {
      key: 'seveso',
      name: {
        en: 'Chemicals Act (Control of Major Accident Hazards Involving Dangerous Substances) Regulations 2015 (S.I. No. 209 of 2015)',
      },
      derived: 'seveso',
    },
    {
      key: 'workplace',
      name: { en: 'Safety, Health and Welfare at Work (Chemical Agents) Regulations 2001 (S.I. No. 619 of 2001)' },
      derived: 'physicalOrHealthHazard',
    },
    {
      key: 'carcinogens',
      name: {
        en: 'Safety, Health and Welfare at Work (Carcinogens, Mutagens and Reprotoxic Substances) Regulations 2024 (S.I. No. 122 of 2024)',
      },
      derived: 'categories',
      categories: [...cmrCategories],
    },
  ],
};

export const greatBritain: MarketPack = {
  country: 'GB',
  languages: ['en'],
  isUnion: false,
  basis: {
    en: 'according to Regulation (EC) No 1907/2006 as retained and amended in UK law (UK REACH, SI 2020/1577), Annex II',
  },
  advisoryBodies: [
    {
      name: { en: 'NHS 111 (England and Wales), NHS 24 (Scotland)' },
      telephone: '111',
      languages: ['en'],
      limitedTo: 'public',
      source: {
        title: 'National Poisons Information Service: members of the public',
        url: 'http://npis.org',
        date: '2024',
      },
    },
  ],
  limitLaw: 'EH40/2005',
  limitLists: [],
  national: [
    {
      key: 'comah',
      name: { en: 'Control of Major Accident Hazards Regulations 2015 (COMAH, SI 2015/483)' },
      derived: 'seveso',
    },
    {
      key: 'coshh',
      name: { en: 'Control of Substances Hazardous to Health Regulations 2002 (COSHH, SI 2002/2677)' },
      derived: 'healthHazard',
    },
  ],
};
