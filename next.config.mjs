import createNextIntlPlugin from 'next-intl/plugin';

const openTelemetry = ['api', 'exporter-trace-otlp-http', 'instrumentation-undici', 'resources', 'sdk-trace-node'].map(
  (name) => `@opentelemetry/${name}`,
);

/** @type {import('next').NextConfig} */
const config = {
  basePath: '/p',
  poweredByHeader: false,
  reactStrictMode: true,
  // Types of the product only: a build needs no package of the tests. `npm run check:types` reads tsconfig.json.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Metadata stands in the head of the first HTML, for every reader: it comes from the same dossier as the page.
  htmlLimitedBots: /^/,
  // Files at addresses of their own (lib/domain/pages/paths.ts), which no folder of app/ can be called.
  rewrites: async () => [
    { source: '/:id(\\d+).json', destination: '/api/json-ld/:id' },
    { source: '/sitemap.xml', destination: '/api/sitemap' },
    { source: '/sitemap/:part(\\d+).xml', destination: '/api/sitemap/:part' },
  ],
  // The policy of the service worker's own calls; a browser looks for a new one with every page.
  headers: () => [
    {
      source: '/sw.js',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
      ],
    },
  ],
  images: { unoptimized: true },
  // Sanitiser, logger, clients and what counts and traces stay as they are on disk: they run in Node only.
  serverExternalPackages: ['sanitize-html', 'htmlparser2', 'pino', 'undici', 'redis', 'prom-client', ...openTelemetry],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
