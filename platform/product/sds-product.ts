/** A company as section 1.3 names it; `country` is an ISO 3166 code or a name. */
export interface SdsParty {
  name: string;
  address: string;
  city: string;
  country: string;
  telephone?: string | null;
  email?: string | null;
  website?: string | null;
}

/** What the sheet says of a product besides the facts of the version. */
export interface SdsProduct {
  code: string;
  articles: readonly { code: string }[];
  supplier: SdsParty;
  producer: SdsParty;
  emergencyTelephone?: string | null;
}

/** `text` is the version as people call it, `3.0`; `created` an ISO day. */
export interface SdsVersion {
  text: string;
  created: string;
}

export interface SdsOptions {
  /** Show where the current edition is. */
  qrCode: boolean;
  permalink: string;
  version: SdsVersion;
  /** The versions before, newest first. */
  previousVersions?: readonly SdsVersion[];
}
