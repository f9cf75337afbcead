import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createServer, Server } from 'node:http';
import next from 'next';
import { capture } from './page-cache/capture.mjs';
import { PageCache } from './page-cache/page-cache.mjs';

/** The web app's server: refuses what no page can answer, hands the rest to Next, drains on SIGTERM. */

const basePath = '/p';
const drainMs = 12_000;
const dev = process.argv.includes('--dev');

/** The answer of the request in work, for a page that sets its status (lib/loaders/response-status.ts). */
const responses = new AsyncLocalStorage();
globalThis[Symbol.for('dossier.responses')] = responses;

// MDN Observatory and OWASP ASVS 5.0 V3.4. The policy lets nothing run; pages get theirs, with a nonce, from middleware.ts.
const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const readMethods = new Set(['GET', 'HEAD']);
const actionMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

/** The status with which a request is refused before Next sees it, or null. */
function refusal(request) {
  const path = request.url.split('?', 1)[0];
  const methods = path.startsWith(`${basePath}/api/`) ? actionMethods : readMethods;
  if (!methods.has(request.method)) return 405;
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return 400;
  if (request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return 400;
  if (path !== '/' && path !== '/robots.txt' && path !== basePath && !path.startsWith(`${basePath}/`)) return 404;
  // Of Next's own addresses the product uses the static files alone; the development server uses them all.
  if (!dev && path.startsWith(`${basePath}/_next/`) && !path.startsWith(`${basePath}/_next/static/`)) return 404;
  try {
    // Next answers an undecodable escape and a NUL byte in a path with 500.
    return decodeURIComponent(path).includes('\0') ? 400 : null;
  } catch {
    return 400;
  }
}

function answer(response, status, text, headers = {}) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
}

const refusals = {
  400: 'This address cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This method is not allowed here.',
};

// Names under which middleware, Next and pages talk to each other.
const internalHeaders =
  /^(content-security-policy|x-nonce|x-next-intl-locale|x-session-ended|x-workgroup-lost|x-digital-link-fault|x-prefetch|x-middleware-.*|x-request-id)$/;
const proxyHeaders = /^(x-forwarded-.*|forwarded)$/;

/** A page that is fetched in case it is wanted; Next hides its own header of that from the middleware. */
const isPrefetch = (headers) =>
  Boolean(headers['next-router-prefetch']) || /\bprefetch\b/.test(`${headers['sec-purpose']} ${headers.purpose}`);

/** What a client says of itself counts only behind a proxy that is trusted (setting TRUST_PROXY). */
function normaliseHeaders(request, trustProxy) {
  for (const name of Object.keys(request.headers)) {
    if (internalHeaders.test(name) || (!trustProxy && proxyHeaders.test(name))) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] ??= request.socket.remoteAddress ?? '';
  request.headers['x-request-id'] = randomUUID();
  if (isPrefetch(request.headers)) request.headers['x-prefetch'] = '1';
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

process.env.NODE_ENV = dev ? 'development' : 'production';
const server = createServer((request, response) => respond(request, response));
// Next listens for WebSockets on the server that it is given: in production on one that never listens, so that Node
// answers a request for an upgrade as an ordinary one.
const app = next({ dev, dir: import.meta.dirname, httpServer: dev ? server : new Server() });
await app.prepare();
const settings = globalThis[Symbol.for('dossier.settings')];
const handle = app.getRequestHandler();
const answerByNext = (request, response) => responses.run(response, () => handle(request, response));
const pageCache = new PageCache({
  render: (asked) => capture(answerByNext, asked),
  holdingOf: (...made) => globalThis[Symbol.for('dossier.holding-of')](...made),
});
globalThis[Symbol.for('dossier.used-by-page')] = pageCache.used;
let draining = false;

/**
 * What search engines leave alone (RFC 9309): calls of our own pages, but not what pages show and link to. Pages that are not to be
 * indexed say so themselves, and must be read for that.
 */
const robots = [
  'User-agent: *',
  ...['assets', 'card', 'download', 'label', 'qr'].map((call) => `Allow: ${basePath}/api/${call}/`),
  `Disallow: ${basePath}/api/`,
  ...(settings.SITEMAP ? ['', `Sitemap: ${settings.SITE_URL}${basePath}/sitemap.xml`] : []),
].join('\n');

/** Answers that need no page: health, readiness, and what lies outside the base path. */
const plain = {
  [`${basePath}/healthz`]: (response) => answer(response, 200, 'ok'),
  [`${basePath}/readyz`]: (response) => (draining ? answer(response, 503, 'draining') : answer(response, 200, 'ready')),
  '/robots.txt': (response) => answer(response, 200, robots, { 'Cache-Control': 'public, max-age=3600' }),
  '/': (response) => answer(response, 307, basePath, { Location: basePath }),
};

function respond(request, response) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (settings.SITE_URL.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
  if (draining) response.setHeader('Connection', 'close');
  const status = refusal(request);
  if (status) return answer(response, status, refusals[status], status === 405 ? { Allow: 'GET, HEAD' } : {});
  const own = plain[request.url.split('?', 1)[0]];
  if (own) return own(response);
  normaliseHeaders(request, settings.TRUST_PROXY);
  answerPage(request, response).catch(() => response.destroy());
}

async function answerPage(request, response) {
  if (dev || !(await pageCache.answer(request, response))) await answerByNext(request, response);
}
server.on('connect', (_request, socket) => {
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
});

try {
  await listen(server, settings.PORT, settings.HOST);
} catch (error) {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `PORT ${settings.PORT} is in use: end the other program or set PORT to a free one.\n`
      : `The web app cannot listen on ${settings.HOST ?? 'all addresses'}, port ${settings.PORT}: ${error.message}\n`,
  );
  process.exit(1);
}
process.send?.('ready');

/** Lets the requests in work end, then leaves (reliability: exit within 15 s). */
function drain() {
  if (draining) return;
  draining = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), drainMs).unref();
}
process.on('SIGTERM', drain);
process.on('SIGINT', drain);
// Started by scripts/start.mjs: when that one is gone, nobody would end this process.
process.on('disconnect', drain);
