/** How much of one kind of work is done. */
export interface Limit {
  /** At a time for one client: a logged-in user, else an IPv4 address or IPv6 /64 network. */
  perClient: number;
  /** At a time for all clients. */
  overall: number;
  /** For one client in a minute; 0: any number. */
  perMinute: number;
}

/**
 * Work that costs more than an answer from a cache, with the setting of its limit and its default: 20 people behind one
 * address stay far below it.
 */
export const limitedWork = {
  /** A page that is not kept. */
  page: { setting: 'LIMIT_PAGES', perClient: 16, overall: 64, perMinute: 0 },
  /** A label's drawing or audit. */
  label: { setting: 'LIMIT_LABELS', perClient: 16, overall: 64, perMinute: 3_600 },
  /** A file to download: PDF, XML, Word, spreadsheet, attachment. Counts until it has been sent. */
  file: { setting: 'LIMIT_FILES', perClient: 64, overall: 224, perMinute: 1_200 },
  /** Two versions of a safety data sheet compared. */
  comparison: { setting: 'LIMIT_COMPARISONS', perClient: 4, overall: 16, perMinute: 600 },
  /** The picture of a product for links in social networks. */
  card: { setting: 'LIMIT_CARDS', perClient: 4, overall: 16, perMinute: 300 },
  /** A page of a product list. */
  search: { setting: 'LIMIT_SEARCHES', perClient: 8, overall: 64, perMinute: 1_200 },
  /** The preview of a mail that shares products. */
  mailPreview: { setting: 'LIMIT_MAIL_PREVIEWS', perClient: 4, overall: 32, perMinute: 300 },
  /** Any other call under /p/api. */
  call: { setting: 'LIMIT_CALLS', perClient: 64, overall: 512, perMinute: 0 },
} as const satisfies Record<string, Limit & { setting: string }>;

export type LimitedWork = keyof typeof limitedWork;

/** A limit as its setting has it: `perClient/overall/perMinute`. */
export function parseLimit(text: string): Limit | null {
  const [, perClient, overall, perMinute] = /^(\d{1,5})\/(\d{1,5})\/(\d{1,6})$/.exec(text) ?? [];
  const limit = { perClient: Number(perClient), overall: Number(overall), perMinute: Number(perMinute) };
  return limit.perClient > 0 && limit.overall > 0 ? limit : null;
}
