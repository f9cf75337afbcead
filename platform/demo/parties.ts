import type { Party } from './demo-product.ts';

/** The companies of the catalogue: invented, with telephone numbers that are kept free for fiction where a country has such. */

export const demoChemicals: Party = {
  name: 'Demo Chemicals GmbH',
  address: 'Musterkai 12',
  city: '20457 Hamburg',
  country: 'DE',
  telephone: '+49 40 66969 100',
  email: 'sds@demo-chemicals.example.com',
  website: 'https://demo-chemicals.example.com',
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

export const beispielCoatings: Party = {
  name: 'Beispiel Coatings AG',
  address: 'Probeweg 3',
  city: '80331 München',
  country: 'DE',
  telephone: '+49 89 99998 200',
  email: 'sdb@beispiel-coatings.example.org',
  website: 'https://beispiel-coatings.example.org',
};

/** Emergency telephone numbers of section 1.4, by the company that answers them. */
export const emergencyTelephones = {
  demoChemicals: '+49 40 66969 112',
  beispielCoatings: '+49 89 99998 112',
} as const;
