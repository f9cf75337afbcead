/**
 * The two kinds of pages that the specification describes (docs/platform-api.md, 'Brands'): what they show, and how they speak with the
 * platform. The look of a brand is in the brands file (lib/settings/brands.ts).
 */
interface View {
  /** Whether product detail has its classification section; the landing page of both has the hazard block. */
  showsClassification: boolean;
  /** Value of the `X-Viewport` header on every call to the platform. */
  viewportHeader: '1' | 'false';
  /** Name of the flag in the share payload; its value is always true. */
  brandFlag: string;
  /** The platform's paths of PDF documents that differ by view. */
  pdfPaths: { ipi: (id: number, lang: number) => string; tds: (id: number, lang: number) => string };
}

export const views = {
  dossier: {
    showsClassification: true,
    viewportHeader: '1',
    brandFlag: 'isDossier',
    pdfPaths: {
      ipi: (id, lang) => `/api/sdsRender/pdf/-${id}/${lang}`,
      tds: (id, lang) => `/api/v1/p/tds/pdf/${lang}/-${id}`,
    },
  },
  chemcard: {
    showsClassification: false,
    viewportHeader: 'false',
    brandFlag: 'isChemcard',
    pdfPaths: {
      ipi: (id, lang) => `/api/sdsRender/pdf/${id}/${lang}`,
      tds: (id, lang) => `/api/v1/tds/pdf/${lang}/${id}`,
    },
  },
} as const satisfies Record<string, View>;

export type ViewId = keyof typeof views;

/** A brand as pages show it. */
export interface Brand {
  id: string;
  name: string;
  view: ViewId;
  /** Whether its catalogue has the products of one workgroup only, which the platform knows by `X-Brand`. */
  hasOwnCatalogue: boolean;
  logo: {
    /** Paths with the base path, for light and for dark ground. */
    light: string;
    dark: string;
    /** Width for a height of 1. */
    aspect: number;
  };
  /** The accent in the light theme. */
  accent: string;
  /** The brand's colours as declarations of CSS. */
  css: string;
}
