import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { studioCalls } from '@/lib/upstream/studio/studio-calls';

/** What stands in an address for a parameter, of product 1001. */
const values: Record<string, string> = {
  supplier: 'demo-chemicals-gmbh',
  id: '1001',
  interfaceLang: 'en',
  lang: '1',
  position: '0',
  kind: 'pictograms',
  name: 'ghs02.svg',
  file: 'code.svg',
  promo: 'news',
  unknown: 'nothing',
  part: '1',
  draft: '00000000-0000-4000-8000-000000000001',
  step: 'start',
};

/** The same for the table of the Studio's calls. */
const studioValues: Record<string, string> = {
  draft: values.draft!,
  substance: values.draft!,
  section: 'identity',
  document: 'sds',
  hash: 'a'.repeat(64),
  user: '1',
  finding: 'ufiMissing',
  basis: '0123456789abcdef',
};

const app = join(process.cwd(), 'app');
const filesNamed = (name: string) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(name));

const addressOf = (file: string) => {
  const parts = file.split('/').slice(0, -1);
  const filled = parts
    .filter((part) => !part.startsWith('('))
    .map((part) => part.replace(/^\[{1,2}(?:\.{3})?(\w+)\]{1,2}$/, (_part, name: string) => valueOf(name, values)));
  return ['/p', ...filled].join('/');
};
function valueOf(name: string, known: Readonly<Record<string, string>>): string {
  const value = known[name];
  if (value === undefined) throw new Error(`No value is known for the parameter [${name}] of an address`);
  return value;
}

const exported = /\b(?:export const|export async function|export function|as) (GET|POST|PUT|PATCH|DELETE)\b/g;

/** Every page of the product, by an address of it. */
export const pages = filesNamed('page.tsx').map(addressOf);

/** The calls of the Studio, which share one file: an address of each with its methods. */
const studioHandlers = [...new Set(studioCalls.map(({ path }) => path))].map((path) => ({
  path: `/p/api/studio${path.replace(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name, studioValues))}`,
  methods: studioCalls.filter((call) => call.path === path).map(({ method }) => method as string),
}));

/** Every handler of the product: an address of it and the methods that it has. */
export const handlers = filesNamed('route.ts')
  .filter((file) => !file.includes('[...unknown]') && !file.includes('[...call]'))
  .map((file) => ({
    path: addressOf(file),
    methods: [...readFileSync(join(app, file), 'utf8').matchAll(exported)].map(([, method]) => method!),
  }))
  .concat(studioHandlers);
