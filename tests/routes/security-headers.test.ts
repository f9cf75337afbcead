import { readdirSync } from 'node:fs';
import { type RawResponse, sendRequest } from '@/tests/support/ask';
import { bootSite, demoPassword } from '@/tests/support/boot-site';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { handlers, pages } from '@/tests/support/product-addresses';

jest.setTimeout(180_000);

const demo = { username: 'demo', password: demoPassword };
const site = bootSite();
let visitor: HttpVisitor;

beforeAll(async () => {
  visitor = await HttpVisitor.loggedIn(site.app.url, demo);
});

/** A policy by its directives: `script-src` → its sources. */
const directivesOf = (policy = '') =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name!, sources] as const),
  );

/** MDN Observatory's test 'content-security-policy', by its own results. */
function policyScore(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const isGuarded = scripts.some((source) => /^'(?:nonce-|sha256-)/.test(source));
  const isWide = (list: string[]) => list.some((source) => /^(?:\*|https?:|data:|blob:)$/.test(source));
  if ((scripts.includes("'unsafe-inline'") && !isGuarded) || (isWide(scripts) && !scripts.includes("'strict-dynamic'")))
    return -20;
  if (isWide(sources('object-src'))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some((source) => source === "'unsafe-inline'" || isWide([source]))) return 0;
  const isNothing = directives.get('default-src')?.join() === "'none'";
  const hasNoFallback = ['base-uri', 'form-action', 'frame-ancestors'].every((name) => directives.has(name));
  return isNothing && hasNoFallback ? 10 : 5;
}

/** Points by the rules of MDN Observatory, from 100; its tests of TLS, redirection and subresource integrity are left out. */
function gradeOf({ headers }: RawResponse): number {
  const policy = directivesOf(headers['content-security-policy']);
  const cookies = headers['set-cookie']?.split(/,(?=[\w-]+=)/) ?? [];
  const isSession = (cookie: string) => /^__Host-token=/.test(cookie);
  const cookieScore = cookies.some((cookie) => !/;\s*secure/i.test(cookie))
    ? -20
    : cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie))
      ? -30
      : cookies.length > 0 && cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie))
        ? 5
        : 0;
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const referrer = headers['referrer-policy'] ?? '';
  const framing = policy.get('frame-ancestors')?.join() === "'none'" ? 5 : headers['x-frame-options'] ? 0 : -20;
  return [
    100,
    policyScore(headers['content-security-policy']),
    cookieScore,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer) ? 5 : -5,
    age >= 15_768_000 ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing,
  ].reduce((sum, points) => sum + points, 0);
}

/** Responses that other sites read or show: they are the same for every visitor. */
const isShared = (path: string) =>
  /^\/p\/(?:embed\.js|\d+\.json|api\/(?:card|embed|feed|json-ld|oembed|qr|label\/\d+\/preview)\b)/.test(path);

const isPage = ({ headers }: RawResponse) => headers['content-type']?.startsWith('text/html');
/** Short and guarded addresses lead to a page. */
async function follow(path: string, headers: Record<string, string>): Promise<RawResponse> {
  const response = await sendRequest(site.app.url, path, { headers: { accept: 'text/html', ...headers } });
  const target = response.headers.location;
  return target?.startsWith('/p') ? follow(target, headers) : response;
}

test.each(pages)('the page %s has at least 130 points, to everybody and to who is logged in', async (path) => {
  for (const cookie of ['', visitor.headers.cookie!]) {
    const response = await follow(path, { cookie });
    expect(isPage(response)).toBe(true);
    expect(gradeOf(response)).toBeGreaterThanOrEqual(130);
    expect(directivesOf(response.headers['content-security-policy']).get('script-src')).toEqual([
      expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
      "'strict-dynamic'",
    ]);
  }
});

const files = readdirSync('public', { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '/p')}/${name}`);
const others = [
  ...handlers.map(({ path }) => path),
  '/p/1001.json',
  '/p/sitemap.xml',
  '/p/sitemap/1.xml',
  '/p/01/09521234000013?linkType=linkset',
  '/p/api/nothing',
  '/p/healthz',
  '/p/readyz',
  '/robots.txt',
  '/',
  '/p/%ff',
  '/elsewhere',
  '/p/_next/static/none.js',
  '/p/1001/en',
  ...files,
];

test.each(others)(
  '%s, which is no page, may run nothing, is not sniffed and says nothing of what made it',
  async (path) => {
    for (const cookie of ['', visitor.headers.cookie!]) {
      const response = await sendRequest(site.app.url, path, { headers: { cookie } });
      expect(response.status).toBeLessThan(500);
      const policy = directivesOf(response.headers['content-security-policy']);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      // Public files get a page's policy: a nonce that stands nowhere in them.
      const [nonce = "'nonce-'", ...more] = policy.get('script-src') ?? [];
      expect(more.filter((source) => source !== "'strict-dynamic'")).toEqual([]);
      const value = /^'nonce-(.*)'$/.exec(nonce)![1]!;
      if (value) expect(response.text).not.toContain(value);
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'cross-origin-opener-policy': 'same-origin',
      });
      for (const name of ['x-powered-by', 'server', 'x-nextjs-cache'])
        expect(response.headers).not.toHaveProperty(name);
      if (!isShared(path)) {
        expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    }
  },
);

test('a login’s cookies keep the grade', async () => {
  const response = await visitor.call(site.app.url, '/p/api/session', { method: 'POST', body: demo });
  expect(response.headers['set-cookie']).toMatch(/^__Host-token=.+; HttpOnly/);
  expect(gradeOf(response)).toBeGreaterThanOrEqual(130);
});
