interface MailBrand {
  name: string;
  /** For light and dark backgrounds; `on` is the text colour of a button in the accent colour. */
  accent: { light: string; dark: string };
  on: { light: string; dark: string };
}

/** Name and colours of each brand in mails, the same as in the web app. */
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
