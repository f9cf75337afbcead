import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rateLimitedWork, type RateLimitedWork, parseLimit } from '@/lib/settings/rate-limited-work';
import { remember } from '@/lib/process-state';

const origin = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http or https origin such as http://127.0.0.1:4010` })
    .transform((value) => new URL(value))
    .refine(
      ({ pathname, username, password, search, hash }) => pathname + username + password + search + hash === '/',
      {
        error: `${name} must be an origin without credentials, path, query or fragment`,
      },
    )
    // The spelling of browsers in `Origin`.
    .transform((url) => url.origin);

const integer = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `${name} must be a whole number from ${min} to ${max}` });

const webAddress = (name: string) => z.url({ protocol: /^https?$/, error: `${name} must be an http or https URL` });

/** A page of the operator, to which every page links. A URL with credentials would publish them. */
export const isOperatorPage = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
};
const operatorPage = (name: string) =>
  z.string().refine(isOperatorPage, { error: `${name} must be an https URL without credentials` });

/** One plain address without characters that could begin another header of the mail. */
const isMailto = (text: string) => /^mailto:[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text);

export const isContact = (text: string) => isOperatorPage(text) || isMailto(text);
const contact = (name: string) =>
  z.string().refine(isContact, {
    error: `${name} must be an https URL without credentials, or an address such as mailto:info@company.example`,
  });

/** `*`, `none`, or origins separated by spaces, as in `frame-ancestors` (CSP 3). */
const areEmbedOrigins = (text: string) =>
  text === '*' ||
  text === 'none' ||
  text.split(' ').every((part) => URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part);
const embedOriginsError = 'EMBED_ORIGINS must be *, none, or origins such as https://shop.example separated by spaces';

const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T, defaultValue: T[number]) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}` }).default(defaultValue);

/** The newest secret comes first: it seals, the others only unseal. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => secret.length >= 32), {
    error: 'SESSION_SECRET must have at least 32 characters, or be two such secrets as new,old',
  });

/** Validates the URL at the start: the client would report its errors only when it connects. */
const isRedisAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d{0,3})?$/.test(pathname);
};

/** The limit of a kind of work as `perClient/overall/perMinute`. */
const limit = (work: RateLimitedWork) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const { setting, perClient, overall, perMinute } = rateLimitedWork[work];
      const defaults = { perClient, overall, perMinute };
      const limits = text === undefined ? defaults : parseLimit(text);
      if (limits) return limits;
      const message = `${setting} must be perClient/overall/perMinute such as ${Object.values(defaults).join('/')}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** The web app's settings: docs/settings.md. An empty value counts as unset. */
const settings = z
  .object({
    NODE_ENV: z.string().default('production'),
    PORT: integer('PORT', 1, 65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: origin('SITE_URL').optional(),
    PLATFORM_URL: origin('PLATFORM_URL').optional(),
    PLATFORM_PORT: integer('PLATFORM_PORT', 1, 65535).default(4010),
    PLATFORM_PAGE_TIMEOUT_MS: integer('PLATFORM_PAGE_TIMEOUT_MS', 100, 600_000).default(5_000),
    PLATFORM_TIMEOUT_MS: integer('PLATFORM_TIMEOUT_MS', 100, 3_600_000).default(600_000),
    /** Undefined: the first brand of the file. */
    BRAND: z
      .string()
      .regex(/^[a-z][a-z\d-]{0,31}$/, { error: 'BRAND must be the id of a brand such as dossier' })
      .optional(),
    BRANDS_FILE: z.string().optional(),
    APP_URL: webAddress('APP_URL')
      .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
      .optional(),
    IMPRINT_URL: operatorPage('IMPRINT_URL').optional(),
    PRIVACY_URL: operatorPage('PRIVACY_URL').optional(),
    CONTACT_URL: contact('CONTACT_URL').optional(),
    SECURITY_CONTACT_URL: contact('SECURITY_CONTACT_URL').optional(),
    ACCESSIBILITY_URL: operatorPage('ACCESSIBILITY_URL').optional(),
    CLIENT_ID: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/, { error: 'CLIENT_ID must have up to 100 printable characters and no spaces' })
      .default('dossier-web'),
    SESSION_SECRET: secrets.optional(),
    SESSION_DIR: z.string().optional(),
    REDIS_URL: z
      .string()
      .refine(isRedisAddress, {
        error: 'REDIS_URL must be a URL such as redis://user:password@redis.example:6379/0',
      })
      .optional(),
    DATA_DIR: z.string().default('./data'),
    PURGE_SECRET: z
      .string()
      .min(32, { error: 'PURGE_SECRET must have at least 32 characters, the same as the platform’s' })
      .optional(),
    TRUST_PROXY: oneOf('TRUST_PROXY', ['0', '1'], '0').transform((value) => value === '1'),
    CATALOGUE: oneOf('CATALOGUE', ['0', '1'], '1').transform((value) => value === '1'),
    SITEMAP: oneOf('SITEMAP', ['0', '1'], '0').transform((value) => value === '1'),
    EMBED_ORIGINS: z.string().refine(areEmbedOrigins, { error: embedOriginsError }).default('*'),
    LOG_LEVEL: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    ACCESS_LOG: oneOf('ACCESS_LOG', ['0', '1'], '1').transform((value) => value === '1'),
    /** Undefined: no metrics are served; 0: the system chooses the port. */
    METRICS_PORT: integer('METRICS_PORT', 0, 65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LIMIT_PAGES: limit('page'),
    LIMIT_LABELS: limit('label'),
    LIMIT_FILES: limit('file'),
    LIMIT_ATTACHMENTS: limit('attachment'),
    LIMIT_UPLOADS: limit('upload'),
    LIMIT_COMPARISONS: limit('comparison'),
    LIMIT_CARDS: limit('card'),
    LIMIT_SEARCHES: limit('search'),
    LIMIT_MAIL_PREVIEWS: limit('mailPreview'),
    LIMIT_CALLS: limit('call'),
    // The OpenTelemetry SDK reads these and its other variables itself.
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
    OTEL_SDK_DISABLED: z
      .string()
      .regex(/^(?:true|false)$/i, { error: 'OTEL_SDK_DISABLED must be true or false' })
      .default('false'),
  })
  .refine((env) => env.SESSION_SECRET || !env.PLATFORM_URL, {
    error: 'SESSION_SECRET is required when PLATFORM_URL is set: at least 32 characters, the same for every instance',
  })
  .transform((env) => ({
    ...env,
    // The embedded platform has a data directory on this host, so that logouts survive a restart.
    SESSION_DIR: env.SESSION_DIR ?? (env.PLATFORM_URL ? null : join(env.DATA_DIR, 'sessions')),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** Whether the platform is that of `npm start` and not one that the operator connected. */
    isPlatformEmbedded: env.PLATFORM_URL === undefined,
    PLATFORM_URL: env.PLATFORM_URL ?? `http://127.0.0.1:${env.PLATFORM_PORT}`,
    isTraced:
      env.OTEL_SDK_DISABLED.toLowerCase() !== 'true' &&
      Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
  }));

export type Settings = z.output<typeof settings>;

/** The limit of a kind of work in this deployment. */
export const limitOf = (work: RateLimitedWork) => env()[rateLimitedWork[work].setting];

/** Thrown for invalid settings. The message names each variable and its allowed values. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Settings that may be in a file, such as a secret of Docker or Kubernetes, whose path is the value of `{name}_FILE`. */
const secretNames = ['SESSION_SECRET', 'PURGE_SECRET', 'REDIS_URL'];

/** The secrets that are in files. @throws {SettingsError} */
function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const namesWithFile = secretNames.filter((name) => source[`${name}_FILE`] !== undefined);
  return Object.fromEntries(
    namesWithFile.map((name) => {
      const file = source[`${name}_FILE`]!;
      if (source[name] !== undefined)
        throw new SettingsError(`${name} and ${name}_FILE are both set: unset one of them.`);
      try {
        return [name, readFileSync(file, 'utf8').trim()];
      } catch (error) {
        throw new SettingsError(`${name}_FILE cannot be read: ${(error as Error).message}.`);
      }
    }),
  );
}

/** @throws {SettingsError} */
export function parseSettings(source: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const values = { ...set, ...readSecretFiles(set) };
  const result = settings.safeParse(values);
  if (result.success) return result.data;
  throw new SettingsError(result.error.issues.map((issue) => `${issue.message}.`).join('\n'));
}

const readSettings = () => parseSettings(process.env);

/** The parsed settings, read once per process: middleware, pages, handlers and server.ts see the same object. */
export const env = (): Settings => remember('settings', readSettings);

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
export function findMisspeltSettings(source: Record<string, string | undefined>): { name: string; meant: string }[] {
  const known = [...Object.keys(settings.in.shape), ...secretNames.map((name) => `${name}_FILE`)];
  const unset = known.filter((name) => source[name] === undefined && source[`${name}_FILE`] === undefined);
  return Object.keys(source).flatMap((name) => {
    if (known.includes(name)) return [];
    const [nearest] = unset
      .map((meant) => ({ meant, difference: differenceOf(name.toUpperCase(), meant) }))
      .filter(({ meant, difference }) => difference <= maxDifference(meant))
      .sort((left, right) => left.difference - right.difference);
    return nearest ? [{ name, meant: nearest.meant }] : [];
  });
}
