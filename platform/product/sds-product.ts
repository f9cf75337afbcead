/** A company of section 1.3; `country` is an ISO 3166 code or a name. */
export interface SdsParty {
  name: string;
  address: string;
  city: string;
  country: string;
  telephone?: string | null;
  email?: string | null;
  website?: string | null;
}

/** Data of a product in the sheet that are not facts of the version. */
export interface SdsProduct {
  code: string;
  articles: readonly { code: string; gtin?: string | undefined }[];
  supplier: SdsParty;
  producer: SdsParty;
  emergencyTelephone?: string | null;
}

/** `text` is the version as printed, `3.0`; `created` is an ISO day. */
export interface SdsVersion {
  text: string;
  created: string;
}

export interface SdsOptions {
  /** Whether to print a QR code of the permalink, which leads to the current version. */
  qrCode: boolean;
  permalink: string;
  /** ISO 3166 code of the country for which the sheet is made; omitted: the default of product and language. */
  market?: string | undefined;
  version: SdsVersion;
  /** Newest first. */
  previousVersions?: readonly SdsVersion[];
}
