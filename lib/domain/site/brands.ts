/** Everything that differs between the two brands (docs/platform-api.md, 'Brands'). */
interface Brand {
  name: string;
  /** In-app paths of the logo: on light ground, on dark ground, and without the word. */
  logo: { light: string; dark: string };
  /** Whether the product detail has its classification section; the landing page's hazard block stays for both. */
  showsClassification: boolean;
  /** Value of `X-Viewport` on every call to the platform. */
  viewportHeader: '1' | 'false';
  /** Name of the flag in the share payload, always true. */
  brandFlag: string;
  /** The platform's paths of the PDF documents whose address is a brand's own. */
  pdfPaths: { ipi: (id: number, lang: number) => string; tds: (id: number, lang: number) => string };
}

export const brands = {
  dossier: {
    name: 'Dossier',
    logo: { light: '/brand/dossier.svg', dark: '/brand/dossier-dark.svg' },
    showsClassification: true,
    viewportHeader: '1',
    brandFlag: 'isDossier',
    pdfPaths: {
      ipi: (id, lang) => `/api/sdsRender/pdf/-${id}/${lang}`,
      tds: (id, lang) => `/api/v1/p/tds/pdf/${lang}/-${id}`,
    },
  },
  chemcard: {
    name: 'ChemCard',
    logo: { light: '/brand/chemcard.svg', dark: '/brand/chemcard-dark.svg' },
    showsClassification: false,
    viewportHeader: 'false',
    brandFlag: 'isChemcard',
    pdfPaths: {
      ipi: (id, lang) => `/api/sdsRender/pdf/${id}/${lang}`,
      tds: (id, lang) => `/api/v1/tds/pdf/${lang}/${id}`,
    },
  },
} as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;
