/** The limit of one kind of work. */
export interface Limit {
  /** Maximum at a time of one client (a logged-in user, else an IPv4 address or IPv6 /64 network), until the response has been sent. */
  perClient: number;
  /** Maximum at a time of all clients, until the response is made. */
  overall: number;
  /** Maximum of one client in a minute; 0: no limit. */
  perMinute: number;
}

/**
 * Work that costs more than a response from a cache, with the setting of its limit and its default: 20 people behind one
 * address stay below it. `fairShare`: how often the work of a client with more than two requests at once begins while
 * other clients are being served; its other requests wait.
 */
export const rateLimitedWork = {
  /** A page that is not in the page cache. */
  page: {
    setting: 'LIMIT_PAGES',
    perClient: 16,
    overall: 64,
    perMinute: 0,
    fairShare: { burst: 4, refillPerSecond: 2 },
  },
  /** A label's drawing or audit. */
  label: {
    setting: 'LIMIT_LABELS',
    perClient: 16,
    overall: 64,
    perMinute: 3_600,
    fairShare: { burst: 8, refillPerSecond: 6 },
  },
  /** A file that is made for a download: PDF, XML, Word, spreadsheet. */
  file: {
    setting: 'LIMIT_FILES',
    perClient: 64,
    overall: 224,
    perMinute: 1_200,
    fairShare: { burst: 4, refillPerSecond: 2 },
  },
  /**
   * A stored file of a product, which may be large. Few are opened at a time, each on a new connection: a server of Node accepts one in a
   * turn of its event loop, and calls for other files would wait behind them.
   */
  attachment: {
    setting: 'LIMIT_ATTACHMENTS',
    perClient: 64,
    overall: 16,
    perMinute: 1_200,
    fairShare: { burst: 4, refillPerSecond: 2 },
  },
  /** A file that is sent to a draft of the Studio, until it has come. */
  upload: {
    setting: 'LIMIT_UPLOADS',
    perClient: 4,
    overall: 32,
    perMinute: 600,
    fairShare: { burst: 8, refillPerSecond: 4 },
  },
  /** Two versions of a safety data sheet compared. */
  comparison: {
    setting: 'LIMIT_COMPARISONS',
    perClient: 4,
    overall: 16,
    perMinute: 600,
    fairShare: { burst: 8, refillPerSecond: 4 },
  },
  /** The image of a product for links in social networks. */
  card: {
    setting: 'LIMIT_CARDS',
    perClient: 4,
    overall: 16,
    perMinute: 300,
    fairShare: { burst: 8, refillPerSecond: 2 },
  },
  /** A page of a product list or of the public catalogue. */
  search: {
    setting: 'LIMIT_SEARCHES',
    perClient: 8,
    overall: 64,
    perMinute: 1_200,
    fairShare: { burst: 20, refillPerSecond: 8 },
  },
  /** The preview of a mail that shares products. */
  mailPreview: {
    setting: 'LIMIT_MAIL_PREVIEWS',
    perClient: 4,
    overall: 32,
    perMinute: 300,
    fairShare: { burst: 8, refillPerSecond: 4 },
  },
  /** Any other call: under /p/api, of a program, or at a short address. */
  call: {
    setting: 'LIMIT_CALLS',
    perClient: 64,
    overall: 512,
    perMinute: 0,
    fairShare: { burst: 60, refillPerSecond: 20 },
  },
} as const satisfies Record<string, Limit & { setting: string; fairShare: { burst: number; refillPerSecond: number } }>;

export type RateLimitedWork = keyof typeof rateLimitedWork;

/** Parses a limit setting, `perClient/overall/perMinute`; null for an invalid one. */
export function parseLimit(text: string): Limit | null {
  const [, perClient, overall, perMinute] = /^(\d{1,5})\/(\d{1,5})\/(\d{1,6})$/.exec(text) ?? [];
  const limit = { perClient: Number(perClient), overall: Number(overall), perMinute: Number(perMinute) };
  return limit.perClient > 0 && limit.overall > 0 ? limit : null;
}
