import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  basePath: '/p',
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Sanitiser, logger and clients stay as they are on disk: they run in Node only.
  serverExternalPackages: ['sanitize-html', 'htmlparser2', 'pino', 'undici', 'redis'],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
