import type { MarketPack } from './market-pack.ts';

export const austria: MarketPack = {
  country: 'AT',
  languages: ['de'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { de: 'Vergiftungsinformationszentrale (VIZ), Gesundheit Österreich GmbH' },
      telephone: '+43 1 406 43 43',
      languages: ['de'],
      hours: 'always',
      needsAgreement: true,
      source: {
        title: 'Gesundheit Österreich GmbH: Services to companies offered by VIZ',
        url: 'https://goeg.at/VIZ_services_to_companies',
        date: '2024',
      },
    },
  ],
  limitLaw: 'Grenzwerteverordnung (GKV)',
  limitLists: [],
  national: [
    { key: 'vbf', name: { de: 'Verordnung über brennbare Flüssigkeiten (VbF 2023)' } },
    { key: 'giftV', name: { de: 'Giftverordnung 2000' } },
    { key: 'industrialAccidents', name: { de: 'Industrieunfallverordnung 2015' }, derived: 'seveso' },
    { key: 'solvents', name: { de: 'Lösungsmittelverordnung 2005, VOC-Anlagen-Verordnung (VAV)' }, isOptional: true },
    {
      key: 'employment',
      name: { de: 'Beschäftigungsbeschränkungen (KJBG-VO, Mutterschutzgesetz)' },
      isOptional: true,
    },
  ],
};

export const switzerland: MarketPack = {
  country: 'CH',
  languages: ['de', 'fr', 'it'],
  isUnion: false,
  basis: {
    de: 'gemäß Chemikalienverordnung (ChemV, SR 813.11), Artikel 20, nach Anhang II der Verordnung (EG) Nr. 1907/2006',
    fr: 'conformément à l’ordonnance sur les produits chimiques (OChim, RS 813.11), article 20, selon l’annexe II du règlement (CE) n° 1907/2006',
    it: 'ai sensi dell’ordinanza sui prodotti chimici (OPChim, RS 813.11), articolo 20, secondo l’allegato II del regolamento (CE) n. 1907/2006',
    en: 'according to the Chemicals Ordinance (ChemO, SR 813.11), Article 20, by Annex II of Regulation (EC) No 1907/2006',
  },
  advisoryBodies: [
    {
      name: { de: 'Tox Info Suisse, Zürich', fr: 'Tox Info Suisse, Zurich', it: 'Tox Info Suisse, Zurigo' },
      telephone: '145',
      hours: 'always',
      source: { title: 'Tox Info Suisse: Portrait', url: 'http://toxinfo.ch/portrait', date: '2024' },
    },
  ],
  limitLaw: 'Suva, Grenzwerte am Arbeitsplatz (MAK)',
  limitLists: [],
  national: [
    {
      key: 'vocTax',
      name: {
        de: 'Lenkungsabgabe auf VOC (VOCV, SR 814.018)',
        fr: 'Taxe d’incitation sur les COV (OCOV, RS 814.018)',
        it: 'Tassa d’incentivazione sui COV (OCOV, RS 814.018)',
      },
    },
    {
      key: 'waterProtection',
      name: {
        de: 'Gewässerschutzverordnung (GSchV, SR 814.201): Klasse wassergefährdender Flüssigkeiten',
        fr: 'Ordonnance sur la protection des eaux (OEaux, RS 814.201) : classe des liquides pouvant polluer les eaux',
        it: 'Ordinanza sulla protezione delle acque (OPAc, RS 814.201): classe dei liquidi nocivi alle acque',
      },
    },
    {
      key: 'majorAccidents',
      name: {
        de: 'Störfallverordnung (StFV, SR 814.012): Mengenschwelle',
        fr: 'Ordonnance sur les accidents majeurs (OPAM, RS 814.012) : seuil quantitatif',
        it: 'Ordinanza sulla protezione contro gli incidenti rilevanti (OPIR, RS 814.012): soglia quantitativa',
      },
    },
    {
      key: 'chemRRV',
      name: {
        de: 'Chemikalien-Risikoreduktions-Verordnung (ChemRRV, SR 814.81)',
        fr: 'Ordonnance sur la réduction des risques liés aux produits chimiques (ORRChim, RS 814.81)',
        it: 'Ordinanza sulla riduzione dei rischi inerenti ai prodotti chimici (ORRPChim, RS 814.81)',
      },
      isOptional: true,
    },
    {
      key: 'employment',
      name: {
        de: 'Beschäftigungsbeschränkungen (ArGV 1, Mutterschutzverordnung; ArGV 5, Jugendarbeitsschutz)',
        fr: 'Restrictions d’emploi (OLT 1, ordonnance sur la protection de la maternité ; OLT 5, jeunes travailleurs)',
        it: 'Restrizioni d’impiego (OLL 1, ordinanza sulla protezione della maternità; OLL 5, giovani lavoratori)',
      },
      isOptional: true,
    },
  ],
};

const sameNumbers = {
  H1: '1.1.1',
  H2: '1.1.2',
  H3: '1.1.3',
  P1a: '1.2.1.1',
  P1b: '1.2.1.2',
  P2: '1.2.2',
  P3a: '1.2.3.1',
  P3b: '1.2.3.2',
  P4: '1.2.4',
  P5a: '1.2.5.1',
  P5c: '1.2.5.3',
  P6a: '1.2.6.1',
  P6b: '1.2.6.2',
  P7: '1.2.7',
  P8: '1.2.8',
  E1: '1.3.1',
  E2: '1.3.2',
  O1: '1.4.1',
  O2: '1.4.2',
  O3: '1.4.3',
};

export const germany: MarketPack = {
  country: 'DE',
  languages: ['de'],
  isUnion: true,
  advisoryBodies: [],
  noAdvisoryBody: {
    title: 'REACH-CLP-Biozid Helpdesk der BAuA: Informationen zur Giftnotrufnummer',
    url: 'https://www.reach-clp-biozid-helpdesk.de',
    date: '2024',
  },
  limitLaw: 'TRGS 900, TRGS 903',
  limitLists: [
    {
      law: 'TRGS 900',
      country: 'DE',
      isComplete: false,
      source: {
        title: 'TRGS 900 Arbeitsplatzgrenzwerte, compared with citations of it',
        url: 'https://www.baua.de/trgs',
        date: '2026-11',
      },
      air: [
        { cas: '67-64-1', name: 'Aceton', twa: { mgPerM3: 1200, ppm: 500 }, remark: '2(I), Y' },
        { cas: '67-56-1', name: 'Methanol', twa: { mgPerM3: 130, ppm: 100 }, skin: true, remark: '2(II), H, Y' },
        { cas: '110-54-3', name: 'n-Hexan', twa: { mgPerM3: 180, ppm: 50 }, remark: '8(II), Y' },
        { cas: '106-97-8', name: 'Butan', twa: { mgPerM3: 2400, ppm: 1000 }, remark: '4(II)' },
        { cas: '75-28-5', name: 'Isobutan', twa: { mgPerM3: 2400, ppm: 1000 }, remark: '4(II)' },
        { cas: '74-98-6', name: 'Propan', twa: { mgPerM3: 1800, ppm: 1000 }, remark: '4(II)' },
        { cas: '50-00-0', name: 'Formaldehyd', twa: { mgPerM3: 0.37, ppm: 0.3 }, remark: '2(I), Sh, Y, X' },
        { cas: '7782-50-5', name: 'Chlor', twa: { mgPerM3: 1.5, ppm: 0.5 }, remark: '1(I), Y' },
      ],
    },
    {
      law: 'TRGS 903',
      country: 'DE',
      isComplete: false,
      source: {
        title: 'TRGS 903 Biologische Grenzwerte, Abschnitt 3',
        url: 'https://bgbau-medien.de/handlungshilfen_gb/daten/tr/trgs903/3.htm',
        date: '2024-10',
      },
      biological: [
        {
          cas: '67-64-1',
          name: 'Aceton',
          parameter: 'Aceton',
          value: 50,
          unit: 'mg/l',
          specimen: 'urine',
          sampling: ['endOfShift'],
        },
        {
          cas: '78-93-3',
          name: 'Butanon',
          parameter: '2-Butanon',
          value: 2,
          unit: 'mg/l',
          specimen: 'urine',
          sampling: ['endOfShift'],
        },
        {
          cas: '111-76-2',
          name: '2-Butoxyethanol',
          parameter: 'Butoxyessigsäure (nach Hydrolyse)',
          value: 150,
          unit: 'mg/g creatinine',
          specimen: 'urine',
          sampling: ['endOfSeveralShifts'],
        },
      ],
    },
  ],
  national: [
    {
      key: 'wgk',
      name: { de: 'Wassergefährdungsklasse (AwSV)', en: 'Water hazard class (WGK, AwSV)' },
      derived: 'wgk',
    },
    {
      key: 'storageClass',
      name: { de: 'Lagerklasse (TRGS 510)', en: 'Storage class (TRGS 510)' },
      derived: 'storageClass',
    },
    {
      key: 'stoerfallV',
      name: {
        de: 'Störfall-Verordnung (12. BImSchV), Anhang I',
        en: 'Major accidents ordinance (12. BImSchV), Annex I',
      },
      derived: 'seveso',
      numbers: sameNumbers,
    },
    { key: 'taLuft', name: { de: 'TA Luft', en: 'TA Luft (air)' } },
    {
      key: 'employment',
      name: {
        de: 'Beschäftigungsbeschränkungen (JArbSchG, MuSchG)',
        en: 'Restrictions of employment (JArbSchG, MuSchG)',
      },
      isOptional: true,
    },
    { key: 'chemVerbotsV', name: { de: 'Chemikalien-Verbotsverordnung (ChemVerbotsV)' }, isOptional: true },
    { key: 'vocRegulation', name: { de: 'Lösemittelverordnung (31. BImSchV)' }, isOptional: true },
  ],
};
