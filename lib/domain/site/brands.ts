/** The differences between the two brands (docs/platform-api.md, 'Brands'). */
interface Brand {
  name: string;
  /** In-app paths of the logo: for light ground, for dark ground, and the mark without the name. */
  logo: { light: string; dark: string };
  /** Whether product detail has its classification section; the landing page of both brands has the hazard block. */
  showsClassification: boolean;
  /** Value of the `X-Viewport` header on every call to the platform. */
  viewportHeader: '1' | 'false';
  /** Name of the flag in the share payload; its value is always true. */
  brandFlag: string;
  /** The platform's paths of PDF documents that differ by brand. */
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
