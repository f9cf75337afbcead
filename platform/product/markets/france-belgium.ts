import type { MarketPack } from './market-pack.ts';

export const france: MarketPack = {
  country: 'FR',
  languages: ['fr'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { fr: 'ORFILA (INRS), centres antipoison' },
      telephone: '+33 (0)1 45 42 59 59',
      languages: ['fr'],
      hours: 'always',
      source: {
        title: 'Ineris, service national d’assistance réglementaire REACH : numéro ORFILA',
        url: 'https://reach-info.ineris.fr',
        date: '2024-05',
      },
    },
  ],
  limitLaw: 'Code du travail, art. R. 4412-149 et R. 4412-150 ; INRS, ED 984',
  limitLists: [],
  national: [
    {
      key: 'icpe',
      name: { fr: 'Installations classées (ICPE), rubriques des catégories de danger' },
      derived: 'seveso',
      numbers: {
        H1: '4110',
        'H2-2': '4120',
        'H2-3': '4130',
        'H2-oral': '4140',
        H3: '4150',
        P2: '4310',
        P3a: '4320',
        P3b: '4321',
        P4: '4442',
        P5a: '4330',
        P5c: '4331',
        'P8-solid': '4440',
        'P8-liquid': '4441',
        E1: '4510',
        E2: '4511',
        O1: '4610',
        O2: '4620',
        O3: '4630',
      },
    },
    { key: 'occupationalDiseases', name: { fr: 'Maladies professionnelles, tableaux du régime général' } },
    {
      key: 'medicalSurveillance',
      name: { fr: 'Suivi individuel renforcé (Code du travail, art. R. 4624-23)' },
      isOptional: true,
    },
    {
      key: 'employment',
      name: { fr: 'Travaux interdits (Code du travail, art. D. 4152-10, D. 4153-17)' },
      isOptional: true,
    },
  ],
};

export const belgium: MarketPack = {
  country: 'BE',
  languages: ['fr', 'de'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { fr: 'Centre Antipoisons', de: 'Antigiftzentrum', en: 'Belgian Poison Centre (Antigifcentrum)' },
      telephone: '+32 70 245 245',
      hours: 'always',
      source: {
        title: 'Antigifcentrum: het urgentienummer op het veiligheidsinformatieblad',
        url: 'https://www.antigifcentrum.be/bedrijven/faq/moet-men-het-urgentienummer-van-het-antigifcentrum-op-het-veiligheidsinformatieblad',
        date: '2024',
      },
    },
  ],
  limitLaw: 'Code du bien-être au travail, livre VI, titre 1er, annexe VI.1-1',
  limitLists: [],
  national: [
    {
      key: 'seveso',
      name: {
        fr: 'Accord de coopération du 16 février 2016 (accidents majeurs)',
        de: 'Zusammenarbeitsabkommen vom 16. Februar 2016 (schwere Unfälle)',
      },
      derived: 'seveso',
    },
    {
      key: 'wellbeing',
      name: {
        fr: 'Code du bien-être au travail, livre VI (agents chimiques, cancérigènes, mutagènes et reprotoxiques)',
        de: 'Gesetzbuch über das Wohlbefinden bei der Arbeit, Buch VI (chemische, krebserzeugende, erbgutverändernde und fortpflanzungsgefährdende Stoffe)',
      },
      derived: 'physicalOrHealthHazard',
    },
    {
      key: 'permit',
      name: {
        fr: 'Permis d’environnement (Région wallonne, Région de Bruxelles-Capitale), VLAREM (Région flamande)',
        de: 'Umweltgenehmigung (Wallonische Region, Region Brüssel-Hauptstadt), VLAREM (Flämische Region)',
      },
      isOptional: true,
    },
    {
      key: 'employment',
      name: {
        fr: 'Code du bien-être au travail, livre X (maternité, jeunes au travail)',
        de: 'Gesetzbuch über das Wohlbefinden bei der Arbeit, Buch X (Mutterschutz, Jugendliche)',
      },
      isOptional: true,
    },
  ],
};
