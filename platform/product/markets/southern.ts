import { cmrCategories, type MarketPack } from './market-pack.ts';

type Body = NonNullable<MarketPack['advisoryBodies']>[number];

const iss = {
  title: 'Istituto Superiore di Sanità, Centro Nazionale Sostanze Chimiche: centri antiveleni attivi 24 ore al giorno',
  url: 'https://cnsc.iss.it/?cat=92',
  date: '2024',
};

const poisonCentre = (name: string, telephone: string): Body => ({
  name: { it: `CAV ${name}` },
  telephone,
  languages: ['it'],
  hours: 'always',
  source: iss,
});

export const italy: MarketPack = {
  country: 'IT',
  languages: ['it'],
  isUnion: true,
  advisoryBodies: [
    poisonCentre('Ospedale Niguarda, Milano', '+39 02 6610 1029'),
    poisonCentre('Centro Nazionale di Informazione Tossicologica, Pavia', '+39 0382 24444'),
    poisonCentre('Azienda Ospedaliera Papa Giovanni XXIII, Bergamo', '800 88 33 00'),
    poisonCentre('Azienda Ospedaliera Careggi, Firenze', '+39 055 794 7819'),
    poisonCentre('Policlinico A. Gemelli, Roma', '+39 06 305 4343'),
    poisonCentre('Policlinico Umberto I, Roma', '+39 06 4997 8000'),
    poisonCentre('Ospedale Pediatrico Bambino Gesù, Roma', '+39 06 6859 3726'),
    poisonCentre('Azienda Ospedaliera A. Cardarelli, Napoli', '+39 081 545 3333'),
    poisonCentre('Azienda Ospedaliera Universitaria, Foggia', '800 183 459'),
  ],
  limitLaw: 'D.Lgs. 81/2008, allegati XXXVIII e XLIII',
  limitLists: [],
  national: [
    { key: 'seveso', name: { it: 'D.Lgs. 105/2015 (incidenti rilevanti), allegato 1' }, derived: 'seveso' },
    {
      key: 'workplace',
      name: { it: 'D.Lgs. 81/2008, titolo IX (sostanze pericolose)' },
      derived: 'physicalOrHealthHazard',
    },
    { key: 'emissions', name: { it: 'D.Lgs. 152/2006, parte quinta (emissioni in atmosfera)' }, isOptional: true },
  ],
};

export const spain: MarketPack = {
  country: 'ES',
  languages: ['es'],
  isUnion: true,
  advisoryBodies: [
    {
      name: { es: 'Servicio de Información Toxicológica, Instituto Nacional de Toxicología y Ciencias Forenses' },
      telephone: '+34 91 562 04 20',
      languages: ['es'],
      hours: 'always',
      source: {
        title: 'Ministerio de Justicia: el Servicio de Información Toxicológica del INTCF',
        url: 'https://www.mjusticia.gob.es',
        date: '2024',
      },
    },
  ],
  limitLaw: 'INSST, Límites de exposición profesional para agentes químicos',
  limitLists: [],
  national: [
    { key: 'seveso', name: { es: 'Real Decreto 840/2015 (accidentes graves), anexo I' }, derived: 'seveso' },
    {
      key: 'workplace',
      name: { es: 'Real Decreto 374/2001 (agentes químicos durante el trabajo)' },
      derived: 'physicalOrHealthHazard',
    },
    { key: 'storage', name: { es: 'Real Decreto 656/2017 (almacenamiento de productos químicos)' }, isOptional: true },
    {
      key: 'carcinogens',
      name: { es: 'Real Decreto 665/1997 (agentes cancerígenos, mutágenos o reprotóxicos)' },
      derived: 'categories',
      categories: [...cmrCategories],
    },
  ],
};

/** The poison centre of Greece is at the hospital Agia Kyriakou, Athens; its number is not confirmed here, so that the sheet has none. */
export const greece: MarketPack = {
  country: 'GR',
  languages: ['el'],
  isUnion: true,
  limitLaw: 'Π.Δ. 307/1986 και Π.Δ. 90/1999',
  limitLists: [],
  national: [
    { key: 'seveso', name: { el: 'ΚΥΑ 172058/2016 (ατυχήματα μεγάλης έκτασης)' }, derived: 'seveso' },
    {
      key: 'workplace',
      name: { el: 'Π.Δ. 338/2001 (χημικοί παράγοντες κατά την εργασία)' },
      derived: 'physicalOrHealthHazard',
    },
  ],
};
