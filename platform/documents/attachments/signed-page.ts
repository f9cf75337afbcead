import { en } from '../../phrases/en.ts';
import { countryName } from '../../phrases/country-name.ts';
import type { DefinitionRow } from '../blocks/block.ts';
import { longDate } from '../blocks/long-date.ts';
import { printable } from '../pdf/print-data.ts';

/** Whose file it is, and of which product. */
export interface Issuer {
  supplier: { name: string; address: string; city: string; country: string; telephone: string; email: string };
  /** File name under assets/logos. */
  logo: string;
  product: string;
  code: string;
  cas: string | null;
}

/** One A4 page in English on which a function of the supplier answers for results. */
export interface SignedPage {
  title: string;
  /** In the title of the PDF and at its foot: `Batch 26-0417`. */
  subject: string;
  facts: DefinitionRow[];
  results: { title: string; head: string[]; rows: string[][] };
  conclusion: { title: string; text: string };
  /** Who answers for it: `Quality control`. */
  responsible: string;
  /** An ISO day. */
  issued: string;
  note: string;
}

/** `2026-04-17` → `17 April 2026` */
export const englishDate = (day: string) => longDate(day, en.locale);

/** The data of `templates/certificate.typ`. */
export const signedPageData = (page: SignedPage, { supplier, logo, product }: Issuer): object => ({
  ...printable({
    ...page,
    product,
    issued: englishDate(page.issued),
    supplier: {
      name: supplier.name,
      lines: [
        `${supplier.address}, ${supplier.city}, ${countryName(supplier.country, 'en')}`,
        `${supplier.telephone} · ${supplier.email}`,
      ],
    },
  }),
  logo,
  lang: 'en',
  pageOf: en.page.of,
});
