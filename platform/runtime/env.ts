import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isMailAddress } from './mail-address.ts';
import { StartupError } from './start-error.ts';

/** Port 0: the system chooses a free port. */
const port = (errorMessage: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, errorMessage)
    .transform(Number)
    .refine((number) => number <= 65535, errorMessage);

const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname + username + password + search + hash === '/';
};

const isOriginList = (text: string) => text.split(',').every((origin) => isOrigin(origin.trim()));

/** @param min 10 for quotas of senders, since a share has up to 10 recipients; 1 for a recipient's quota */
const quota = (min: number) => {
  const errorMessage = `must be a number from ${min} to 1000000`;
  return z
    .string()
    .regex(/^\d{1,7}$/, errorMessage)
    .transform(Number)
    .refine((number) => number >= min && number <= 1_000_000, errorMessage);
};

const days = (min: number) => {
  const errorMessage = `must be a number of days from ${min} to 100000`;
  return z
    .string()
    .regex(/^\d{1,6}$/, errorMessage)
    .transform(Number)
    .refine((number) => number >= min && number <= 100_000, errorMessage);
};

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const portError = 'must be a port number, 0 to 65535';

const queueError = 'must be a number from 1 to 10000';
const queueLength = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, queueError)
  .transform(Number)
  .refine((number) => number <= 10_000, queueError);

/** The platform's part of docs/settings.md. */
const variables = z.object({
  PORT: port(portError).default(3000),
  SITE_URL: z.string().refine(isOrigin, 'must be an origin such as https://dossier.example').optional(),
  PLATFORM_PORT: port(portError).default(4010),
  PLATFORM_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be a PostgreSQL address such as postgresql://user:password@host/database')
    .optional(),
  CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/, 'must have up to 100 printable characters and no spaces')
    .default('dossier-web'),
  TRUST_PROXY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  WEB_URL: z
    .string()
    .refine(isOriginList, 'must be an origin such as http://127.0.0.1:3000, or several separated by commas')
    .optional(),
  PURGE_SECRET: z.string().min(32, 'must have at least 32 characters and be the same as the web app’s').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      'must be an address such as smtp://user:password@host:587',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => isMailAddress(text), 'must be a mail address such as dossier@company.example')
    .optional(),
  RENDER_QUEUE_PER_CLIENT: queueLength.default(40),
  RENDER_QUEUE: queueLength.default(200),
  MAILS_PER_USER: quota(10).default(200),
  MAILS_PER_RECIPIENT: quota(1).default(20),
  MAILS_PER_DAY: quota(10).default(5000),
  // A year and a day: notices of new versions go to the recipients of twelve months.
  KEEP_MAILS_DAYS: days(367).optional(),
  // The ten years of REACH Art. 36(1), of which up to three are leap years; store/triggers/audit-trail.sql refuses less.
  KEEP_EVENTS_DAYS: days(3653).optional(),
  FOLLOW: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  BRANDS_FILE: z.string().optional(),
  STUDIO_FOUR_EYES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  MARKETS_FILE: z.string().optional(),
  DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  DEMO_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(200, 'must have at most 200 characters')
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  PLATFORM_METRICS_PORT: port(portError).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  // The OpenTelemetry SDK reads these and its further variables itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_SDK_DISABLED: z
    .string()
    .regex(/^(?:true|false)$/i, 'must be true or false')
    .default('false'),
});

/** Maximum numbers of mails in any 24 hours. */
export interface MailQuotas {
  /** From one user. */
  user: number;
  /** To one address: shares of all users and notices. */
  recipient: number;
  /** From all users together. */
  total: number;
}

/** After how many days records are deleted; null: never. */
export interface Retention {
  /** Shares, notices and feedback with their mails. */
  mailDays: number | null;
  /** Events of the audit trail. */
  eventDays: number | null;
}

export interface Settings {
  /** The public origin, without a trailing slash. */
  siteUrl: string;
  port: number;
  /** The address to listen on. */
  host: string;
  dataDir: string;
  /** Undefined: PGlite in the data directory. */
  databaseUrl: string | undefined;
  /** The web app's client id in token requests. */
  clientId: string;
  /** Whether a caller that is not on loopback may state the visitor's address. */
  trustProxy: boolean;
  /** Origins of the web apps that are notified of changed products. */
  webUrls: string[];
  /** Signs the notifications. Undefined: no notifications are sent. */
  purgeSecret: string | undefined;
  /** Undefined: mails are written as files into the data directory. */
  smtpUrl: string | undefined;
  /** The sender address of mails. */
  mailFrom: string;
  /** Maximum number of waiting documents of one client. */
  renderQueuePerClient: number;
  /** Maximum number of waiting documents. */
  renderQueue: number;
  mailQuotas: MailQuotas;
  retention: Retention;
  /** Whether visitors may follow safety data sheets by mail. */
  canFollow: boolean;
  /** JSON file with the operator's brands; undefined: those of the product. */
  brandsFile: string | undefined;
  /** Whether a draft of the Studio is approved by somebody who did not change it. */
  studioFourEyes: boolean;
  /** JSON file with market packs of the operator; undefined: those of the product. */
  marketsFile: string | undefined;
  /** Whether a platform without products fills itself with the demo catalogue. */
  demo: boolean;
  demoPassword: string | undefined;
  logLevel: z.output<typeof variables>['LOG_LEVEL'];
  /** Undefined: no metrics are served. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Whether spans are sent to a collector. */
  isTraced: boolean;
}

/** Settings that may be in a file, such as a secret of Docker or Kubernetes, whose path is the value of `{name}_FILE`. */
const secretNames = ['DATABASE_URL', 'PURGE_SECRET', 'SMTP_URL', 'DEMO_PASSWORD'];

/** Reads the secrets that are in files. @throws StartupError */
function readSecretFiles(environment: Record<string, string | undefined>): Record<string, string> {
  const fileSecretNames = secretNames.filter((name) => environment[`${name}_FILE`] !== undefined);
  return Object.fromEntries(
    fileSecretNames.map((name) => {
      const file = environment[`${name}_FILE`]!;
      if (environment[name] !== undefined)
        throw new StartupError(`${name} and ${name}_FILE are both set: unset one of them.`);
      try {
        return [name, readFileSync(file, 'utf8').trim()];
      } catch (error) {
        throw new StartupError(`${name}_FILE cannot be read: ${(error as Error).message}.`);
      }
    }),
  );
}

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws StartupError naming each invalid variable and its valid values
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const values = { ...set, ...readSecretFiles(set) };
  const parsed = variables.safeParse(values);
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '));
  }
  const { data } = parsed;
  const siteUrl = new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`).origin;
  return {
    siteUrl,
    port: data.PLATFORM_PORT,
    host: data.PLATFORM_HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    clientId: data.CLIENT_ID,
    trustProxy: data.TRUST_PROXY === '1',
    webUrls: (data.WEB_URL ?? `http://127.0.0.1:${data.PORT}`).split(',').map((url) => new URL(url).origin),
    purgeSecret: data.PURGE_SECRET,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    renderQueuePerClient: data.RENDER_QUEUE_PER_CLIENT,
    renderQueue: data.RENDER_QUEUE,
    mailQuotas: { user: data.MAILS_PER_USER, recipient: data.MAILS_PER_RECIPIENT, total: data.MAILS_PER_DAY },
    retention: { mailDays: data.KEEP_MAILS_DAYS ?? null, eventDays: data.KEEP_EVENTS_DAYS ?? null },
    canFollow: data.FOLLOW === '1',
    brandsFile: data.BRANDS_FILE === undefined ? undefined : resolve(data.BRANDS_FILE),
    studioFourEyes: data.STUDIO_FOUR_EYES === '1',
    marketsFile: data.MARKETS_FILE === undefined ? undefined : resolve(data.MARKETS_FILE),
    demo: data.DEMO === '1',
    demoPassword: data.DEMO_PASSWORD,
    logLevel: data.LOG_LEVEL,
    metricsPort: data.PLATFORM_METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    isTraced:
      data.OTEL_SDK_DISABLED.toLowerCase() !== 'true' &&
      Boolean(data.OTEL_EXPORTER_OTLP_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
  };
}

/** Number of letters that only one of two names has, with regard to their order. */
function differenceOf(left: string, right: string): number {
  // The longest common subsequence with each beginning of `right`.
  let common = Array<number>(right.length + 1).fill(0);
  for (const letter of left)
    common = common.reduce<number[]>(
      (row, above, index) => [
        ...row,
        index === 0 ? 0 : letter === right[index - 1] ? common[index - 1]! + 1 : Math.max(above, row[index - 1]!),
      ],
      [],
    );
  return left.length + right.length - 2 * common[right.length]!;
}

/** Maximum difference of a misspelt name. Short names are not compared: `POST` is more likely a variable of another program than `PORT`. */
const maxDifference = (name: string) => (name.length < 6 ? 0 : name.length < 8 ? 1 : 2);

/**
 * Variables that are no settings but spelled nearly as one that is not set, in capitals or not: up to two letters more, fewer or in another place, or one
 * other letter.
 */
export function findMisspeltSettings(
  environment: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  const known = [...Object.keys(variables.shape), ...secretNames.map((name) => `${name}_FILE`)];
  const unset = known.filter((name) => environment[name] === undefined && environment[`${name}_FILE`] === undefined);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const [nearest] = unset
      .map((meant) => ({ meant, difference: differenceOf(name.toUpperCase(), meant) }))
      .filter(({ meant, difference }) => difference <= maxDifference(meant))
      .sort((left, right) => left.difference - right.difference);
    return nearest ? [{ name, meant: nearest.meant }] : [];
  });
}

/** Settings whose values nobody else is shown: secrets, an address of mail, paths, which may name a person, and addresses that may contain a password. */
const hiddenNames = [
  ...secretNames,
  'MAIL_FROM',
  'DATA_DIR',
  'BRANDS_FILE',
  'MARKETS_FILE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];

/** The settings that are set, with their values, or 'set' where nobody else is shown the value. */
export const describeSettings = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => {
      const value = environment[name] || (environment[`${name}_FILE`] && 'set');
      return value ? [[name, hiddenNames.includes(name) ? 'set' : value]] : [];
    }),
  );
