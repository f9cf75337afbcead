import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import next from 'next';
import { capture } from './page-cache/capture.mjs';
import { Connections } from './page-cache/connections.mjs';
import { LimitError, PageCache } from './page-cache/page-cache.mjs';

/** The web app's server: refuses what no page can answer, hands the rest to Next, drains on SIGTERM. */

const basePath = '/p';
const drainMs = 12_000;
/** A balancer asks every second or so whether an instance is ready. */
const noticeMs = 2_000;
/** Longer than a proxy keeps a connection that it does not use (deploy/nginx.conf). */
const idleMs = 3_000;
const dev = process.argv.includes('--dev');

/** The answer of the request in work, for a page that sets its status (lib/loaders/request/response-status.ts). */
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

/** RFC 9110 §4.1: what everybody should take. A redirect names the address again, in headers that have to fit through proxies. */
const longestAddress = 8_000;
/** Many times what browsers and proxies send. */
const maxHeaders = 100;
/** A connection on which nothing is sent or taken for so long ends; a document is made within 30 s. */
const silentMs = 120_000;

const readMethods = new Set(['GET', 'HEAD']);
const actionMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

/** The status with which a request is refused before Next sees it, or null. */
function refusal(request) {
  const path = request.url.split('?', 1)[0];
  // RFC 9112 §3: HTTP/0.9 and what is not HTTP/1 are not answered. §6.1: the only coding is chunked.
  if (request.httpVersionMajor !== 1) return 400;
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  if (request.rawHeaders.length > 2 * maxHeaders) return 431;
  const methods = path.startsWith(`${basePath}/api/`) ? actionMethods : readMethods;
  if (!methods.has(request.method)) return 405;
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return 400;
  if (request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return 400;
  if (path !== '/' && path !== '/robots.txt' && path !== basePath && !path.startsWith(`${basePath}/`)) return 404;
  // Of Next's own addresses the product uses the static files alone; the development server uses them all.
  if (!dev && path.startsWith(`${basePath}/_next/`) && !path.startsWith(`${basePath}/_next/static/`)) return 404;
  // The data of a page are asked for at its own address, with a header.
  if (path.endsWith('.rsc')) return 404;
  try {
    // As it is written in a Location, where one character may be six.
    const isLong = request.url.length > longestAddress / 6;
    if (isLong && new URL(request.url, 'http://localhost').href.length > longestAddress) return 414;
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
  414: 'This address is too long.',
  431: 'This request has too many headers.',
};

// Names under which middleware, Next and pages talk to each other.
const internalHeaders =
  /^(content-security-policy|x-nonce|x-next-intl-locale|x-session-ended|x-workgroup-lost|x-digital-link-fault|x-prefetch|x-middleware-.*)$/;
const proxyHeaders = /^(x-forwarded-.*|forwarded|traceparent|tracestate|baggage)$/;

/** A page that is fetched in case it is wanted; Next hides its own header of that from the middleware. */
const isPrefetch = (headers) =>
  Boolean(headers['next-router-prefetch']) || /\bprefetch\b/.test(`${headers['sec-purpose']} ${headers.purpose}`);

/** The addresses of the client and of the proxies behind it, that of the last one at the end. */
const forwardedFor = ({ headers, socket }) =>
  (settings.TRUST_PROXY && headers['x-forwarded-for']) || (socket.remoteAddress ?? '');

/** What a client says of itself counts only behind a proxy that is trusted (setting TRUST_PROXY). */
function normaliseHeaders(request) {
  for (const name of Object.keys(request.headers)) {
    if (internalHeaders.test(name) || (!settings.TRUST_PROXY && proxyHeaders.test(name))) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = forwardedFor(request);
  if (isPrefetch(request.headers)) request.headers['x-prefetch'] = '1';
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

process.env.NODE_ENV = dev ? 'development' : 'production';
const connections = new Connections(
  (request, response) => observeRequest(request, response, () => respond(request, response)),
  {
    clientOf: (request) => admission.networkOf(forwardedFor(request)),
    onRefused: () => metrics.connectionRefusal.inc({ reason: 'pipelined' }),
  },
);
const server = createServer((request, response) => connections.accept(request, response));
server.on('connection', (socket) => connections.watch(socket));
server.maxHeadersCount = maxHeaders + 1;
server.timeout = silentMs;
// Next listens for WebSockets on the server that it is given: in production on one that never listens, so that Node
// answers a request for an upgrade as an ordinary one.
const app = next({ dev, dir: import.meta.dirname, httpServer: dev ? server : new Server() });
// Next does not wait for instrumentation.ts.
const registered = new Promise((resolve) => (globalThis[Symbol.for('dossier.registered')] = resolve));
await app.prepare();
await registered;
const settings = globalThis[Symbol.for('dossier.settings')];
const metrics = globalThis[Symbol.for('dossier.metrics')];
const observeRequest = globalThis[Symbol.for('dossier.observe-request')];
const handle = app.getRequestHandler();
const answerByNext = (request, response) => responses.run(response, () => handle(request, response));
if (settings.SITE_URL.startsWith('https:')) {
  securityHeaders['Strict-Transport-Security'] = 'max-age=63072000; includeSubDomains';
}
const admission = globalThis[Symbol.for('dossier.admission')];
const pageCache = new PageCache({
  render: async (asked) => {
    const entry = await admission.admitPage(asked.headers['x-forwarded-for']);
    if (entry.refused) throw new LimitError(entry.refused);
    try {
      const stopTimer = metrics.pageRender.startTimer();
      return await capture(answerByNext, asked).finally(stopTimer);
    } finally {
      entry.leave();
    }
  },
  holdingOf: (...made) => globalThis[Symbol.for('dossier.holding-of')](...made),
  isUnchanged: (used) => globalThis[Symbol.for('dossier.is-unchanged')](used),
  refusalOf: admission.refusalOf,
  headers: securityHeaders,
  host: new URL(settings.SITE_URL).host,
});
globalThis[Symbol.for('dossier.used-by-page')] = pageCache.used;
Object.assign(metrics.sizes, pageCache.sizes);
let draining = false;
let isClosing = false;

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
  if (isClosing) response.shouldKeepAlive = false;
  const status = refusal(request);
  if (!status) {
    normaliseHeaders(request);
    if (!dev && pageCache.answer(request, response)) return admission.seen(request.headers['x-forwarded-for']);
  }
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', request.headers['x-request-id']);
  if (status) return answer(response, status, refusals[status], status === 405 ? { Allow: 'GET, HEAD' } : {});
  const own = plain[request.url.split('?', 1)[0]];
  if (own) return own(response);
  answerWithinLimit(request, response).catch(() => response.destroy());
}

const files =
  /^\/p\/(?:(?:_next|brand|icons)\/|(?:icon\.svg|sw\.js|apple-icon\.png|favicon\.ico|manifest\.webmanifest)$)/;

/** What Next answers waits for its turn, behind kept pages: files of a build do not, pages have a limit of their own. */
async function answerWithinLimit(request, response) {
  const path = request.url.split('?', 1)[0];
  if (dev || files.test(path)) return answerByNext(request, response);
  const left = new AbortController();
  response.once('close', () => left.abort());
  const entry = await admission.admit(request, left.signal);
  if (!entry.refused) {
    response.once('close', entry.leave);
    return response.closed ? entry.leave() : answerByNext(request, response);
  }
  const { headers, body } = admission.refusalOf(request, entry.refused);
  response.writeHead(entry.refused.status, headers).end(body);
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
// scripts/supervise.mjs replaces a process that does not answer.
process.on('message', (message) => {
  if (message === 'ping') process.send('pong');
  for (const [reason, count] of Object.entries(message.restarts ?? {})) metrics.processRestart.inc({ reason }, count);
});

/** Ends this process when the last spans are sent (lib/observability/tracing.ts). */
async function leave() {
  await globalThis[Symbol.for('dossier.stop-tracing')]?.().catch(() => {});
  process.exit(0);
}

/**
 * Leaves without losing a request (reliability R9: within 15 s). Behind a balancer it first says that it is no longer ready, and
 * goes on for as long as a balancer takes to see that; then it takes no more connections and lets the requests in work end.
 */
function drain(noticeMs) {
  if (draining) return;
  draining = true;
  setTimeout(() => {
    whenIdle(() => {
      isClosing = true;
      // The HTTP server's own `close` would also close idle connections, with requests on their way to them.
      TcpServer.prototype.close.call(server, leave);
      setTimeout(() => server.closeIdleConnections(), idleMs).unref();
    });
  }, noticeMs);
  setTimeout(leave, drainMs).unref();
}

/** Runs in a turn of the event loop that had hardly anything to do: connections that wait to be accepted would be reset. */
function whenIdle(run, tries = 1000) {
  const begun = performance.now();
  setImmediate(() => (performance.now() - begun < 1 || tries === 0 ? run() : whenIdle(run, tries - 1)));
}
process.on('SIGTERM', () => drain(noticeMs));
process.on('SIGINT', () => drain(0));
// Started by scripts/start.mjs: when that one is gone, nobody would end this process.
process.on('disconnect', () => drain(0));
