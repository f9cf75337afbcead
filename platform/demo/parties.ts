import type { Party } from '../store/schema.ts';

/** A product's supplier and producer, as shown on the first page of its dossier. */
export interface Supply {
  supplier: Party;
  producer: Party;
  /** The supplier's logo, a file name in assets/logos. */
  logo: 'demo.svg' | 'alpenchem.svg' | 'novasol.svg';
  emergencyTelephone: string | null;
}

/** The fictitious companies of the catalogue, with telephone numbers that are reserved for fiction if the country has such. */

export const demoChemicals: Party = {
  name: 'Demo Chemicals GmbH',
  address: 'Musterkai 12',
  city: '20457 Hamburg',
  country: 'DE',
  telephone: '+49 40 66969 100',
  email: 'sds@demo-chemicals.example.com',
  website: 'https://demo-chemicals.example.com',
};

export const alpenchem: Party = {
  name: 'Alpenchem AG',
  address: 'Probeweg 3',
  city: '80331 München',
  country: 'DE',
  telephone: '+49 89 99998 200',
  email: 'sdb@alpenchem.example.org',
  website: 'https://alpenchem.example.org',
};

export const novasol: Party = {
  name: 'Novasol S.r.l.',
  address: 'Via dell’Esempio 21',
  city: '20121 Milano',
  country: 'IT',
  telephone: '+39 02 5550 100',
  email: 'sds@novasol.example.org',
  website: 'https://novasol.example.org',
};

export const kemikaPrimer: Party = {
  name: 'Kemika Primer d.o.o.',
  address: 'Zgledna ulica 7',
  city: '3000 Celje',
  country: 'SI',
  telephone: '+386 3 555 01 00',
  email: 'vl@kemika-primer.example.org',
  website: 'https://kemika-primer.example.org',
};

/** The values of products by the company that produces and supplies them; products override the producer if it is another one. */
export const supplies = {
  demoChemicals: {
    supplier: demoChemicals,
    producer: demoChemicals,
    logo: 'demo.svg',
    emergencyTelephone: '+49 40 66969 112',
  },
  alpenchem: {
    supplier: alpenchem,
    producer: alpenchem,
    logo: 'alpenchem.svg',
    emergencyTelephone: '+49 89 99998 112',
  },
  novasol: { supplier: novasol, producer: novasol, logo: 'novasol.svg', emergencyTelephone: '+39 02 5550 112' },
} as const satisfies Record<string, Supply>;
