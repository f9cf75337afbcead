import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  basePath: '/p',
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata stands in the head of the first HTML, for every reader: it comes from the same dossier as the page.
  htmlLimitedBots: /.*/,
  // A product as JSON-LD (lib/domain/paths.ts, `json`); no folder of app/ can be called so.
  rewrites: async () => [{ source: '/:id(\\d+).json', destination: '/api/json-ld/:id' }],
  images: { unoptimized: true },
  // Sanitiser, logger and clients stay as they are on disk: they run in Node only.
  serverExternalPackages: ['sanitize-html', 'htmlparser2', 'pino', 'undici', 'redis'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
