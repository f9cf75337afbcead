import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Brand, ViewId } from '@/lib/domain/site/brands';
import type { OperatorPages } from '@/lib/domain/pages/footer-links';
import { remember } from '@/lib/process-state';
import { env, isContact, isOperatorPage, type Settings, SettingsError } from '@/lib/settings/env';

/** A domain of this installation: its origin, and the brand of its pages. */
export interface Site {
  /** Host and port as a browser sends them. */
  host: string;
  siteUrl: string;
  brand: Brand;
  operator: OperatorPages;
  /** A page, or a `mailto:` URL, for reports of vulnerabilities; null: not known. */
  securityContact: string | null;
}

/** A logo, as it is served. */
interface LogoFile {
  bytes: Buffer;
  mediaType: string;
}

interface Sites {
  /** The site of `SITE_URL`, and of every host that no brand names. */
  main: Site;
  sitesByHost: ReadonlyMap<string, Site>;
  /** By path with the base path. */
  logos: ReadonlyMap<string, LogoFile>;
}

const maxFileBytes = 1024 * 1024;
const maxLogoBytes = 256 * 1024;

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b5d63');
const colours = z.strictObject({ accent: colour, soft: colour, on: colour });
const hostPattern =
  /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*(?::\d{1,5})?$/;
/** Port 99999 and the address 256.1.1.1 match the pattern and are in no URL. */
const host = z.string().refine((text) => hostPattern.test(text) && URL.canParse(`https://${text}`), {
  error: ({ input }) =>
    `must be a host in small letters such as labels.example, with a port if it has one, not ${String(input)}`,
});
const page = z.string().refine(isOperatorPage, 'must be an https URL without credentials');
const contact = z
  .string()
  .refine(isContact, 'must be an https URL without credentials, or an address such as mailto:info@company.example');
const views: [ViewId, ViewId] = ['dossier', 'chemcard'];

const file = z.strictObject({
  $schema: z.string().optional(),
  brands: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z\d-]{0,31}$/, 'must have small letters, digits and hyphens, at most 32'),
        name: z.string().trim().min(1).max(60),
        view: z.enum(views, `must be one of ${views.join(', ')}`).default('dossier'),
        domains: z.array(host).max(50).default([]),
        workgroup: z.string().min(1).max(100).optional(),
        logo: z.strictObject({ light: z.string().min(1), dark: z.string().min(1) }),
        colours: z.strictObject({ light: colours, dark: colours }),
        imprint: page.optional(),
        privacy: page.optional(),
        accessibility: page.optional(),
        contact: contact.optional(),
        securityContact: contact.optional(),
      }),
    )
    .min(1, 'must have at least one brand')
    .max(50),
});
type BrandSettings = z.output<typeof file>['brands'][number];

/** The brands that come with the software. */
const defaultBrandsFile = () => join(process.cwd(), 'brands.json');

/**
 * Reads the brands file, its logos included, and checks its colours.
 * @throws {SettingsError} that names the file and everything that is wrong in it
 */
export function readSites(settings: Settings, basePath: string): Sites {
  const path = resolve(settings.BRANDS_FILE ?? defaultBrandsFile());
  const fail = (issues: string[]): never => {
    throw new SettingsError(issues.map((issue) => `BRANDS_FILE ${path}: ${issue}.`).join('\n'));
  };
  const parsed = file.safeParse(readJson(path, fail));
  if (!parsed.success) {
    return fail(parsed.error.issues.map(({ path: issuePath, message }) => `${issuePath.join('.') || 'it'} ${message}`));
  }
  const { brands } = parsed.data;
  const { protocol, host: mainHost } = new URL(settings.SITE_URL);
  const urlOf = (domain: string) => new URL(`${protocol}//${domain}`);
  const logos = new Map<string, LogoFile>();
  const issues = [
    ...repeated(brands.map(({ id }) => id)).map((id) => `two brands have the id ${id}`),
    ...repeated(brands.flatMap(({ domains }) => domains.map((domain) => urlOf(domain).host))).map(
      (domain) => `two brands have the domain ${domain}`,
    ),
    ...brands.flatMap(({ id, colours }) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        contrastIssues(theme, colours[theme]).map((issue) => `brand ${id}: ${issue}`),
      ),
    ),
  ];
  const sites = brands.flatMap((brand): [BrandSettings, Brand][] => {
    const [light, dark] = (['light', 'dark'] as const).map((theme) => {
      const logo = readLogo(resolve(dirname(path), brand.logo[theme]));
      if (typeof logo === 'string') issues.push(`brand ${brand.id}: logo.${theme} ${logo}`);
      return typeof logo === 'string' ? null : logo;
    });
    if (!light || !dark) return [];
    const pathOf = ({ bytes, extension }: Logo, theme: string) => {
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      return `${basePath}/brand/${brand.id}-${theme}-${digest}${extension}`;
    };
    const paths = { light: pathOf(light, 'light'), dark: pathOf(dark, 'dark') };
    logos.set(paths.light, light).set(paths.dark, dark);
    const { id, name, view, colours, workgroup } = brand;
    const hasOwnCatalogue = workgroup !== undefined;
    const css = brandCss(colours.light, colours.dark);
    return [
      [
        brand,
        {
          id,
          name,
          view,
          hasOwnCatalogue,
          accent: colours.light.accent,
          css,
          logo: { ...paths, aspect: light.aspect },
        },
      ],
    ];
  });
  if (issues.length > 0) return fail(issues);
  const chosenId = settings.BRAND ?? brands[0]!.id;
  const chosen = sites.find(([{ id }]) => id === chosenId);
  if (!chosen) throw new SettingsError(`BRAND must be one of ${brands.map(({ id }) => id).join(', ')}.`);
  const siteOf = ([brand, shown]: [BrandSettings, Brand], siteUrl: string): Site => {
    const operator = {
      imprint: brand.imprint ?? settings.IMPRINT_URL ?? null,
      privacy: brand.privacy ?? settings.PRIVACY_URL ?? null,
      contact: brand.contact ?? settings.CONTACT_URL ?? null,
      accessibility: brand.accessibility ?? settings.ACCESSIBILITY_URL ?? null,
    };
    const securityContact = brand.securityContact ?? settings.SECURITY_CONTACT_URL ?? operator.contact;
    return { siteUrl, brand: shown, host: new URL(siteUrl).host, operator, securityContact };
  };
  const domainSites = sites.flatMap((entry) => entry[0].domains.map((domain) => siteOf(entry, urlOf(domain).origin)));
  const sitesByHost = new Map(domainSites.map((site) => [site.host, site]));
  const main = sitesByHost.get(mainHost) ?? siteOf(chosen, settings.SITE_URL);
  return { main, sitesByHost: sitesByHost.set(main.host, main), logos };
}

const repeated = (values: string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

function readJson(path: string, fail: (issues: string[]) => never): unknown {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > maxFileBytes) return fail([`it must have at most ${maxFileBytes} bytes`]);
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    return fail([`it cannot be read: ${(error as Error).message}`]);
  }
}

interface Logo extends LogoFile {
  extension: string;
  aspect: number;
}

/** A logo, or the issue of its file. */
function readLogo(path: string): Logo | string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  if (bytes.length > maxLogoBytes) return `must have at most ${maxLogoBytes} bytes`;
  const extension = extname(path).toLowerCase();
  const size = extension === '.svg' ? sizeOfSvg(bytes) : extension === '.png' ? sizeOfPng(bytes) : null;
  if (!size) return 'must be an SVG file with a viewBox, or a PNG file';
  const aspect = size.width / size.height;
  if (!(aspect >= 0.5 && aspect <= 12))
    return 'must be at most 12 times as wide as high, and at most twice as high as wide';
  return { bytes, extension, aspect, mediaType: extension === '.svg' ? 'image/svg+xml' : 'image/png' };
}

function sizeOfSvg(bytes: Buffer) {
  const [, width, height] =
    /<svg\b[^>]*\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(
      bytes.toString('utf8'),
    ) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** PNG 11.2.2: width and height are the first words of the first chunk. */
function sizeOfPng(bytes: Buffer) {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(pngSignature)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const basePath = '/p';
const read = () => readSites(env(), basePath);

/** The domains of this installation, read once per process. @throws {SettingsError} */
export const sites = (): Sites => remember('sites', read);

/** Colours of a brand in one theme: of links and buttons, of their soft ground, and of text on the accent. */
interface BrandColours {
  accent: string;
  soft: string;
  on: string;
}
type Theme = 'light' | 'dark';

/** The grounds of app/globals.css on which the accent stands: page, card, sunken. */
const grounds: Record<Theme, readonly string[]> = {
  light: ['#f6f7f9', '#ffffff', '#edf0f3'],
  dark: ['#0f1419', '#171d24', '#1f272f'],
};

const minContrast = 4.5;

/** WCAG 2.2, 'relative luminance', of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 'contrast ratio', 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The pairs of a theme that are too alike to be read (WCAG 2.2, 1.4.3), in words for the operator. */
function contrastIssues(theme: Theme, { accent, soft, on }: BrandColours): string[] {
  const pairs: [string, string, string, string][] = [
    ...grounds[theme].map((ground): [string, string, string, string] => [
      'accent',
      accent,
      'the ground of pages',
      ground,
    ]),
    ['accent', accent, 'soft', soft],
    ['on', on, 'accent', accent],
  ];
  return pairs.flatMap(([name, text, groundName, ground]) => {
    const ratio = contrast(text, ground);
    if (ratio >= minContrast) return [];
    const ratioText = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `colours.${theme}.${name} ${text} has a contrast of ${ratioText} to ${groundName} ${ground}; it must be at least ${minContrast}`;
  });
}

/** The declarations that a page's style has for a brand. */
const brandCss = (light: BrandColours, dark: BrandColours): string =>
  (['accent', 'soft', 'on'] as const)
    .map((name) => `${tokens[name]}:light-dark(${light[name]},${dark[name]})`)
    .join(';');

const tokens = { accent: '--accent', soft: '--accent-soft', on: '--on-accent' };
