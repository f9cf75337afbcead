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
    // VbF 2023 (BGBl. II Nr. 45/2023), § 3: flash point of at most 60 °C.
    {
      key: 'vbf',
      name: { de: 'Verordnung über brennbare Flüssigkeiten (VbF 2023)' },
      derived: 'categories',
      categories: ['Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'],
    },
    // Giftverordnung 2000 as amended by BGBl. II Nr. 229/2016, § 1; ChemG 1996, § 35.
    {
      key: 'giftV',
      name: { de: 'Giftverordnung 2000 (Gift nach § 35 ChemG 1996)' },
      derived: 'categories',
      categories: ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'STOT SE 1'],
    },
    { key: 'industrialAccidents', name: { de: 'Industrieunfallverordnung 2015' }, derived: 'seveso' },
    // GKV 2025 (BGBl. II Nr. 253/2001, last amended by BGBl. II Nr. 339/2025), § 10 and § 10a.
    {
      key: 'gkv',
      name: { de: 'Grenzwerteverordnung (GKV): krebserzeugende und reproduktionstoxische Arbeitsstoffe' },
      derived: 'categories',
      categories: ['Carc. 1', 'Carc. 1A', 'Carc. 1B', 'Carc. 2', 'Repr. 1', 'Repr. 1A', 'Repr. 1B'],
    },
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
