import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../runtime/root-folder.ts';
import { StartupError } from '../runtime/start-error.ts';

interface Shades {
  light: string;
  dark: string;
}

/** A brand as mails show it, the same as in the web app. */
export interface MailBrand {
  id: string;
  name: string;
  /** For light and dark backgrounds; `on` is the text colour of a button in the accent colour. */
  accent: Shades;
  on: Shades;
  /** Which of the contract's two kinds of pages it has (docs/platform-api.md, section 2). */
  view: 'dossier' | 'chemcard';
  domains: string[];
  /** Name of the workgroup whose products alone its catalogue has; undefined: all. */
  workgroup?: string | undefined;
}

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b5d63');
const colours = z.object({ accent: colour, on: colour });

/** The parts of the brands file that mails need; the web app checks the rest. */
const file = z.object({
  brands: z
    .array(
      z.object({
        id: z.string().min(1),
        name: z.string().min(1).max(60),
        view: z.enum(['dossier', 'chemcard']).default('dossier'),
        domains: z.array(z.string()).default([]),
        workgroup: z.string().min(1).max(100).optional(),
        colours: z.object({ light: colours, dark: colours }),
      }),
    )
    .min(1),
});

/**
 * Reads the brands of mails; undefined: those that come with the software.
 * @throws StartupError that names the file and what is wrong in it
 */
export function readBrandsFile(path = join(root, '../brands.json')): MailBrand[] {
  try {
    const { brands } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return brands.map(({ colours: { light, dark }, ...brand }) => ({
      ...brand,
      accent: { light: light.accent, dark: dark.accent },
      on: { light: light.on, dark: dark.on },
    }));
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
        : String((error as Error).message);
    throw new StartupError(`BRANDS_FILE ${path}: ${reason}.`);
  }
}

let brands: MailBrand[] | undefined;

/** Sets the brands of this process, before anything is sent. */
export function setMailBrands(read: MailBrand[]): void {
  brands = read;
}

const loadBrands = () => (brands ??= readBrandsFile());

/** The brand with an id, or the first one if the file no longer has it. */
export const mailBrandOf = (id: string): MailBrand => loadBrands().find((brand) => brand.id === id) ?? loadBrands()[0]!;

/** The brand of a call: the one with the id, else the first one of the view (`X-Viewport`). */
export function brandOfCall(id: string | undefined, view: MailBrand['view']): string {
  const list = loadBrands();
  return (list.find((brand) => brand.id === id) ?? list.find((brand) => brand.view === view) ?? list[0]!).id;
}

/** The origin of a brand's links: `siteUrl`, unless the brand has domains and none is that of `siteUrl`. */
export function siteOfBrand({ domains }: MailBrand, siteUrl: string): string {
  const { protocol, host } = new URL(siteUrl);
  const [first] = domains;
  return first === undefined || domains.includes(host) ? siteUrl : `${protocol}//${first}`;
}

/** Name of the workgroup whose products alone the catalogue of a brand has; undefined: all. */
export const workgroupOfBrand = (id: string | undefined): string | undefined =>
  loadBrands().find((brand) => brand.id === id)?.workgroup;
