import type { MarketPack } from './market-pack.ts';

/** The advisory body of Poland is not known here: the sheet says so until an operator adds it. */
export const poland: MarketPack = {
  country: 'PL',
  languages: ['pl'],
  isUnion: true,
  limitLaw: 'Rozporządzenie MRPiPS z dnia 12 czerwca 2018 r. (NDS, NDSCh, NDSP)',
  limitLists: [],
  national: [
    {
      key: 'seveso',
      name: {
        pl: 'Rozporządzenie Ministra Rozwoju z dnia 29 stycznia 2016 r. (zakłady o zwiększonym lub dużym ryzyku)',
      },
      derived: 'seveso',
    },
    { key: 'chemicals', name: { pl: 'Ustawa z dnia 25 lutego 2011 r. o substancjach chemicznych i ich mieszaninach' } },
    {
      key: 'workplace',
      name: { pl: 'Rozporządzenie Ministra Zdrowia z dnia 30 grudnia 2004 r. (czynniki chemiczne w miejscu pracy)' },
      derived: 'physicalOrHealthHazard',
      isOptional: true,
    },
  ],
};

export const slovenia: MarketPack = {
  country: 'SI',
  languages: ['sl'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { sl: 'Center za obveščanje: ob življenjski ogroženosti; sicer osebni ali dežurni zdravnik' },
      telephone: '112',
      hours: 'always',
      source: {
        title: 'Varnostni listi slovenskih dobaviteljev, oddelek 1.4; Direktiva (EU) 2018/1972, člen 109 (112)',
        date: '2024',
      },
    },
  ],
  limitLaw: 'Pravilnik o varovanju delavcev pred tveganji zaradi izpostavljenosti kemičnim snovem pri delu',
  limitLists: [],
  national: [
    {
      key: 'seveso',
      name: { sl: 'Uredba o preprečevanju večjih nesreč in zmanjševanju njihovih posledic' },
      derived: 'seveso',
    },
    { key: 'chemicals', name: { sl: 'Zakon o kemikalijah (ZKem)' } },
  ],
};
