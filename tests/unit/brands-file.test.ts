import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSites } from '@/lib/settings/brands';
import { parseSettings, SettingsError } from '@/lib/settings/env';

const folder = mkdtempSync(join(tmpdir(), 'dossier-brands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const logo = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"/>`;
writeFileSync(join(folder, 'light.svg'), logo(160));
writeFileSync(join(folder, 'dark.svg'), logo(161));
writeFileSync(join(folder, 'tall.svg'), logo(10));
writeFileSync(join(folder, 'logo.gif'), 'GIF89a');
writeFileSync(join(folder, 'plain.svg'), '<svg/>');

const acme = {
  id: 'acme',
  name: 'Acme',
  domains: ['sds.acme.example', 'localhost:4000'],
  logo: { light: 'light.svg', dark: 'dark.svg' },
  colours: {
    light: { accent: '#0b5d63', soft: '#e2f0f0', on: '#ffffff' },
    dark: { accent: '#66ccc8', soft: '#14312f', on: '#05201f' },
  },
  imprint: 'https://acme.example/imprint',
};
type Given = Record<string, unknown>;
const other = { ...acme, id: 'other', name: 'Other', domains: [], imprint: undefined };

function read(content: unknown, settings: Record<string, string> = {}) {
  const path = join(folder, 'brands.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const SITE_URL = 'https://dossier.example';
  return readSites(parseSettings({ SITE_URL, BRANDS_FILE: path, ...settings }), '/p');
}

test('a domain has its brand, with the operator’s pages; every other host has the first one', () => {
  const IMPRINT_URL = 'https://operator.example/imprint';
  const { main, sitesByHost, logos } = read({ brands: [other, acme] }, { IMPRINT_URL });
  expect([main.brand.name, main.siteUrl, main.operator.imprint]).toEqual([
    'Other',
    'https://dossier.example',
    IMPRINT_URL,
  ]);
  const site = sitesByHost.get('sds.acme.example')!;
  expect([site.brand.name, site.siteUrl, site.operator.imprint]).toEqual([
    'Acme',
    'https://sds.acme.example',
    acme.imprint,
  ]);
  expect([...sitesByHost.keys()]).toEqual(['sds.acme.example', 'localhost:4000', 'dossier.example']);
  expect(site.brand.logo.aspect).toBe(4);
  expect(site.brand.logo.light).toMatch(/^\/p\/brand\/acme-light-[\da-f]{12}\.svg$/);
  expect(logos.get(site.brand.logo.light)).toMatchObject({ mediaType: 'image/svg+xml', bytes: Buffer.from(logo(160)) });
  expect(site.brand.css).toContain('--accent:light-dark(#0b5d63,#66ccc8)');
});

test('vulnerabilities are reported to the brand’s contact for them, else to the operator’s, else to their general one', () => {
  const contactOf = (brand: Given, settings: Record<string, string> = {}) =>
    read({ brands: [{ ...acme, ...brand }] }, settings).main.securityContact;
  const general = { contact: 'mailto:info@acme.example' };
  const securityContact = 'https://acme.example/security';
  const SECURITY_CONTACT_URL = 'mailto:security@operator.example';
  expect(contactOf({ ...general, securityContact }, { SECURITY_CONTACT_URL })).toBe(securityContact);
  expect(contactOf(general, { SECURITY_CONTACT_URL })).toBe(SECURITY_CONTACT_URL);
  expect(contactOf(general)).toBe(general.contact);
  expect(contactOf({}, { CONTACT_URL: 'mailto:info@operator.example' })).toBe('mailto:info@operator.example');
  expect(contactOf({})).toBeNull();
});

test('BRAND names the brand of the other hosts, and a brand may have the domain of SITE_URL', () => {
  expect(read({ brands: [other, acme] }, { BRAND: 'acme' }).main.brand.id).toBe('acme');
  expect(read({ brands: [other, { ...acme, domains: ['dossier.example'] }] }).main.brand.id).toBe('acme');
  expect(() => read({ brands: [acme] }, { BRAND: 'nobody' })).toThrow(/^BRAND must be one of acme\.$/);
});

test('the origin of a domain is what a browser sends, without the usual port', () => {
  const { sitesByHost } = read({
    brands: [{ ...acme, domains: ['sds.acme.example:443', 'sds.acme.example:80'] }],
  });
  expect([...sitesByHost].map(([host, { siteUrl }]) => [host, siteUrl])).toEqual([
    ['sds.acme.example', 'https://sds.acme.example'],
    ['sds.acme.example:80', 'https://sds.acme.example:80'],
    ['dossier.example', 'https://dossier.example'],
  ]);
});

const colours = (theme: 'light' | 'dark', more: Given) => ({
  ...acme,
  colours: { ...acme.colours, [theme]: { ...acme.colours[theme], ...more } },
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /cannot be read: .*JSON/],
  ['no brand', { brands: [] }, /brands must have at least one brand/],
  ['an unknown field', { brands: [{ ...acme, colour: 'red' }] }, /brands\.0 .*colour/],
  [
    'a colour that is none',
    { brands: [colours('light', { accent: 'red' })] },
    /brands\.0\.colours\.light\.accent must be a colour such as #0b5d63/,
  ],
  [
    'links that are hard to read',
    { brands: [colours('light', { accent: '#8fb8bb' })] },
    /brand acme: colours\.light\.accent #8fb8bb has a contrast of 2\.\d\d to the ground of pages #f6f7f9; it must be at least 4\.5/,
  ],
  [
    'buttons that are hard to read',
    { brands: [colours('dark', { on: '#66cccc' })] },
    /colours\.dark\.on #66cccc has a contrast of 1\.\d\d to accent #66ccc8/,
  ],
  [
    'a logo that is not there',
    { brands: [{ ...acme, logo: { light: 'none.svg', dark: 'dark.svg' } }] },
    /brand acme: logo\.light cannot be read: ENOENT/,
  ],
  [
    'a logo of another type',
    { brands: [{ ...acme, logo: { light: 'logo.gif', dark: 'dark.svg' } }] },
    /logo\.light must be an SVG file with a viewBox, or a PNG file/,
  ],
  [
    'a logo without a size',
    { brands: [{ ...acme, logo: { light: 'light.svg', dark: 'plain.svg' } }] },
    /logo\.dark must be an SVG file with a viewBox/,
  ],
  [
    'a logo that is too tall',
    { brands: [{ ...acme, logo: { light: 'tall.svg', dark: 'dark.svg' } }] },
    /logo\.light must be at most 12 times as wide/,
  ],
  [
    'two brands with a domain',
    { brands: [acme, { ...other, domains: ['sds.acme.example'] }] },
    /two brands have the domain sds\.acme\.example/,
  ],
  [
    'two brands with a domain that one of them writes with its port',
    { brands: [acme, { ...other, domains: ['sds.acme.example:443'] }] },
    /two brands have the domain sds\.acme\.example/,
  ],
  ['two brands with an id', { brands: [acme, { ...acme, domains: [] }] }, /two brands have the id acme/],
  [
    'a domain with a path',
    { brands: [{ ...acme, domains: ['a.example/p'] }] },
    /brands\.0\.domains\.0 must be a host in small letters/,
  ],
  [
    'a domain with a port that none has',
    { brands: [{ ...acme, domains: ['a.example:99999'] }] },
    /brands\.0\.domains\.0 must be a host .*, not a\.example:99999/,
  ],
  [
    'a domain that is no address',
    { brands: [{ ...acme, domains: ['256.1.1.1'] }] },
    /brands\.0\.domains\.0 must be a host .*, not 256\.1\.1\.1/,
  ],
  [
    'a script as a link',
    { brands: [{ ...acme, imprint: 'javascript:alert(1)' }] },
    /brands\.0\.imprint must be an https URL/,
  ],
])('%s stops the start with a message that says where', (_, content, message) => {
  expect(() => read(content)).toThrow(SettingsError);
  expect(() => read(content)).toThrow(message);
});
