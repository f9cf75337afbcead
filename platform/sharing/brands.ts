interface MailBrand {
  name: string;
  /** On light and on dark ground; `on` is the text on a button of that colour. */
  accent: { light: string; dark: string };
  on: { light: string; dark: string };
}

/** How a mail of each brand looks; the web app's colours. */
export const mailBrands = {
  dossier: {
    name: 'Dossier',
    accent: { light: '#0b5d63', dark: '#66ccc8' },
    on: { light: '#ffffff', dark: '#05201f' },
  },
  chemcard: {
    name: 'ChemCard',
    accent: { light: '#393db0', dark: '#aeb4ff' },
    on: { light: '#ffffff', dark: '#12143c' },
  },
} as const satisfies Record<string, MailBrand>;

export type MailBrandId = keyof typeof mailBrands;
