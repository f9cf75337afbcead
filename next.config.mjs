import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const openTelemetry = ['api', 'exporter-trace-otlp-http', 'instrumentation-undici', 'resources', 'sdk-trace-node'].map(
  (name) => `@opentelemetry/${name}`,
);

/** @type {import('next').NextConfig} */
const config = {
  basePath: '/p',
  poweredByHeader: false,
  // page-cache/compress-response.ts takes less time for it.
  compress: false,
  reactStrictMode: true,
  // Decision 079: a page's modules are loaded when it is first asked for, not all of them beside the first visitors' requests.
  experimental: { preloadEntriesOnStart: false },
  // Types of the product only, so that a build requires no test packages. `npm run check:types` uses tsconfig.json.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Metadata is in the head of the first HTML for every client: it needs the same dossier as the page.
  htmlLimitedBots: /^/,
  // Files with URLs (lib/domain/pages/paths.ts) that cannot be folder names in app/.
  rewrites: async () => [
    { source: '/:id(\\d+).json', destination: '/api/json-ld/:id' },
    { source: '/:id(\\d+).atom', destination: '/api/feed/:id' },
    { source: '/suppliers/:supplier.atom', destination: '/api/feed/suppliers/:supplier' },
    { source: '/sitemap/suppliers.xml', destination: '/api/sitemap/suppliers' },
    { source: '/sitemap.xml', destination: '/api/sitemap' },
    { source: '/sitemap/:part(\\d+).xml', destination: '/api/sitemap/:part' },
  ],
  // The policy of the service worker's own requests; `no-cache`, so that browsers check for a new worker.
  headers: () => [
    {
      source: '/sw.js',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
      ],
    },
    // Pages of other sites load this script.
    {
      source: '/embed.js',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600' },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
      ],
    },
  ],
  images: { unoptimized: true },
  // Not bundled, since they run in Node only.
  serverExternalPackages: ['sanitize-html', 'htmlparser2', 'pino', 'undici', 'redis', 'prom-client', ...openTelemetry],
};

/** The plugin is for builds only, and loads a compiler: 14 MB that the web app would keep. */
async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
}

export default configOf;
