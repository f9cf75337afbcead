import { createServer, type IncomingHttpHeaders, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { log, logUncaught } from '@/lib/observability/log';
import { checkSettings } from '@/lib/settings/check-settings';
import { runWithResponse } from '@/lib/observability/current-response';
import { isDigitalLink, resolverDescription, resolverHeaders } from '@/lib/domain/discovery/digital-link';
import { productOfPermalink } from '@/lib/domain/pages/permalink';
import {
  changePasswordPath,
  changePasswordTarget,
  securityTxt,
  securityTxtPath,
} from '@/lib/domain/discovery/well-known';
import { basePath } from '@/lib/domain/pages/paths';
import { type Site, sites } from '@/lib/settings/brands';
import { runOnSite, siteOf } from '@/lib/settings/current-site';
import { rejectRequest } from '@/lib/session/failure-json';
import { guardCaller } from '@/lib/session/guard-caller';
import { env, findMisspeltSettings } from '@/lib/settings/env';
import { bodyRuleOf, maxBodyMs, maxFileBytes } from '@/lib/settings/request-bodies';
import { openAdmission } from '@/lib/limits/admit';
import {
  type BodyRefusal,
  endAfterBody,
  hasBody,
  HeldBytes,
  receiveBody,
  refusalOfSize,
} from '@/lib/limits/receive-body';
import { onResponseReady } from '@/lib/limits/when-made';
import { metrics, serveMetrics } from '@/lib/observability/metrics';
import { type ObservedResponse, observeRequest } from '@/lib/observability/observe-request';
import { addPurgeListener, cacheDependencies, freshnessOf, revalidate } from '@/lib/upstream/data-cache';
import { loadAsset } from '@/lib/upstream/asset';
import { originOf } from '@/lib/upstream/transport/call';
import { BuildFiles, filesIn } from '@/page-cache/build-files';
import { capture } from '@/page-cache/capture';
import { compressResponse } from '@/page-cache/compress-response';
import { Connections } from '@/page-cache/connections';
import { LimitError, PageCache } from '@/page-cache/page-cache';
import { closeSlowReaders } from '@/page-cache/slow-readers';

/**
 * The web app's server: rejects invalid requests, serves cached pages, passes all others to Next and drains on
 * SIGTERM. scripts/build-server.mjs bundles it to dist/server.js. The bundle has its own copies of the modules in lib; it shares
 * their state with Next's bundles (lib/process-state.ts).
 */

const drainMs = 12_000;
/** How long a draining instance keeps serving after it says that it is not ready: a load balancer checks about every second. */
const drainNoticeMs = 2_000;
/** Longer than a proxy keeps a connection that it does not use (deploy/nginx.conf). */
const idleMs = 3_000;
const dev = process.argv.includes('--dev');

// MDN Observatory and OWASP ASVS 5.0 V3.4. This policy allows nothing; pages get their own, with a nonce, from middleware.ts.
const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** RFC 9110 §4.1: the minimum length that all recipients should support. A redirect repeats the URL in headers, which proxies limit. */
const maxUrlLength = 8_000;
/** Many times as many as browsers and proxies send. */
const maxHeaderCount = 100;
/** Idle time after which a connection is closed; a document is generated within 30 s. */
const socketTimeoutMs = 120_000;
/** Maximum time for a request's headers. Bodies have limits of their own (lib/limits/receive-body.ts), within the server's for the longest. */
const maxHeadMs = 15_000;
const retryAfterSeconds = 2;

const readMethods = new Set(['GET', 'HEAD']);
const resolverMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const actionMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const refusals = {
  400: 'This address cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This method is not allowed here.',
  414: 'This address is too long.',
  431: 'This request has too many headers.',
};

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

const resolverPath = '/.well-known/gs1resolver';
const isOfResolver = (path: string) =>
  path === resolverPath || (path.startsWith(basePath) && isDigitalLink(path.slice(basePath.length)));
const isPermalink = (path: string) =>
  path.startsWith(basePath) && productOfPermalink(path.slice(basePath.length)) !== null;

const methodsOf = (path: string) => {
  if (isOfResolver(path) || isPermalink(path)) return resolverMethods;
  return path.startsWith(`${basePath}/api/`) ? actionMethods : readMethods;
};

/** The status with which a request is refused before Next sees it, or null. */
function refusalStatus(request: IncomingMessage): keyof typeof refusals | null {
  const { url = '', method = '', headers, rawHeaders } = request;
  const path = pathOf(request);
  // RFC 9112 §3: HTTP/0.9 and versions other than HTTP/1 are refused. §6.1: the only transfer coding is chunked.
  if (request.httpVersionMajor !== 1) return 400;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  if (rawHeaders.length > 2 * maxHeaderCount) return 431;
  if (!methodsOf(path).has(method)) return 405;
  // RFC 9112 §3.2: a request target has no fragment.
  if (!path.startsWith('/') || path.startsWith('//') || /[\\#]/.test(path)) return 400;
  // Next resolves dot segments (WHATWG URL, 'single-dot and double-dot URL path segment'); this checks the path as it was sent.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return 400;
  if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 400;
  if (path !== basePath && !plainResponses.has(path) && !path.startsWith(`${basePath}/`)) return 404;
  // Of Next's own paths the product uses the static files only; the development server uses them all. Next would render a page for a
  // file that is not there.
  if (buildFiles && path.startsWith(`${basePath}/_next/`) && !buildFiles.has(path)) return 404;
  // The data of a page are requested at the page's own URL, with a header.
  if (path.endsWith('.rsc')) return 404;
  try {
    // The length in a Location header, where one character may become six.
    const isLong = url.length > maxUrlLength / 6;
    if (isLong && new URL(url, 'http://localhost').href.length > maxUrlLength) return 414;
    // Next responds with 500 to an undecodable escape or a NUL byte in a path.
    return decodeURIComponent(path).includes('\0') ? 400 : null;
  } catch {
    return 400;
  }
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
}

// Headers in which middleware, Next and pages pass values to each other.
const internalHeaders =
  /^(content-security-policy|x-nonce|x-address|x-next-intl-locale|x-session-ended|x-workgroup-lost|x-digital-link-issue|x-prefetch|x-middleware-.*)$/;
const proxyHeaders = /^(x-forwarded-.*|forwarded|traceparent|tracestate|baggage)$/;

/** Whether a page is only prefetched; Next hides its own header of that from the middleware. */
const isPrefetch = (headers: IncomingHttpHeaders) =>
  Boolean(headers['next-router-prefetch']) ||
  /\bprefetch\b/.test(`${String(headers['sec-purpose'])} ${String(headers.purpose)}`);

/** The addresses of the client and of the proxies behind it, the last proxy's at the end. */
const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  String((env().TRUST_PROXY && headers['x-forwarded-for']) || (socket.remoteAddress ?? ''));

/** Removes headers that a client must not set: internal ones, and those of proxies without the setting TRUST_PROXY. */
function normaliseHeaders(request: IncomingMessage): void {
  const { TRUST_PROXY } = env();
  for (const name of Object.keys(request.headers)) {
    if (internalHeaders.test(name) || (!TRUST_PROXY && proxyHeaders.test(name))) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = forwardedFor(request);
  if (isPrefetch(request.headers)) request.headers['x-prefetch'] = '1';
}

function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

Reflect.set(process.env, 'NODE_ENV', dev ? 'development' : 'production');
const connections = new Connections(
  (request, response) => observeRequest(request, response, () => respond(request, response)),
  {
    clientOf: (request) => admission.networkOf(forwardedFor(request)),
    onRefused: () => metrics().connectionRefusal.inc({ reason: 'pipelined' }),
  },
);
const server = createServer(
  {
    headersTimeout: maxHeadMs,
    requestTimeout: maxHeadMs + 2 * maxBodyMs(maxFileBytes),
    connectionsCheckingInterval: 5_000,
  },
  (request, response) => connections.accept(request, response),
);
server.on('connection', (socket) => connections.watch(socket));
closeSlowReaders(server, {
  onClosed: () => {
    metrics().connectionRefusal.inc({ reason: 'slow reading' });
    log().info('a response was taken too slowly');
  },
});
server.maxHeadersCount = maxHeaderCount + 1;
server.timeout = socketTimeoutMs;
// Next listens for WebSockets on the given server: in production on one that never listens, so that Node handles an upgrade
// request as a normal one.
const app = next({ dev, dir: join(import.meta.dirname, '..'), httpServer: dev ? server : new Server() });
await app.prepare();
checkSettings();
const settings = env();
for (const { name, meant } of findMisspeltSettings(process.env))
  log().warn({ setting: name }, `${name} is not a setting: ${meant}?`);
// OpenTelemetry is loaded only with tracing on.
const stopTracing = settings.isTraced ? (await import('@/lib/observability/tracing')).startTracing() : null;
if (settings.METRICS_PORT !== undefined) serveMetrics();
logUncaught();
const admission = await openAdmission();
const handle = app.getRequestHandler();
/** Runs a function in the context of a request: the site of its domain, and its id in the log. */
const runFor = <T>({ headers }: IncomingMessage, response: ServerResponse, run: () => T): T =>
  runOnSite(siteOf(headers.host), () => runWithResponse(response, run));
const handleByNext = (request: IncomingMessage, response: ServerResponse) =>
  runFor(request, response, () => handle(request, response));
const held = new HeldBytes();
metrics().sizes.heldBodyBytes = () => held.overall;
if (settings.SITE_URL.startsWith('https:')) {
  securityHeaders['Strict-Transport-Security'] = 'max-age=63072000; includeSubDomains';
}
const pageCache = new PageCache({
  render: async (page) => {
    const entry = await admission.admitPage(page.headers['x-forwarded-for'] ?? 'renewals');
    if (entry.refused) {
      const { refused } = entry;
      throw new LimitError(refused.status, (request) => admission.limitResponse(request, refused));
    }
    try {
      const stopTimer = metrics().pageRender.startTimer();
      return await capture(handleByNext, page).finally(stopTimer);
    } finally {
      entry.leave();
    }
  },
  cacheDependencies: cacheDependencies(),
  freshnessOf,
  revalidate: (dependencies, headers) =>
    runOnSite(siteOf(headers.host), () =>
      revalidate(
        dependencies,
        originOf((name) => headers[name]?.toString()),
      ),
    ),
  headers: securityHeaders,
  hostOf: ({ host }) => siteOf(host).host,
  stylesOf: (address) => buildFiles?.stylesOf(address),
  loadDrawing: async (kind, name) => (await loadAsset(kind, name)).bytes,
});
Object.assign(metrics().sizes, pageCache.sizes);
addPurgeListener((products) => pageCache.renewAhead((path) => products.has(path.split('/')[2]!)));
const buildFiles = dev
  ? null
  : new BuildFiles(join(import.meta.dirname, '..', '.next', 'static'), `${basePath}/_next/static/`);
let isDraining = false;
let isClosing = false;

/**
 * RFC 9309: crawlers may not fetch the API of our pages, except for files that pages show and link to. Pages with `noindex` are
 * allowed, since a crawler must read them for that.
 */
const robotsOf = (siteUrl: string) =>
  [
    'User-agent: *',
    ...['assets', 'card', 'download', 'label', 'qr'].map((call) => `Allow: ${basePath}/api/${call}/`),
    `Disallow: ${basePath}/api/`,
    ...(settings.SITEMAP ? ['', `Sitemap: ${siteUrl}${basePath}/sitemap.xml`] : []),
  ].join('\n');

/**
 * Lets `response` redirect as resolvers do: with the query of the request as it came, which Next would write in another form, and, with
 * `siteUrl`, to an absolute URL, where Next would send a relative one.
 */
function redirectAsResolver(response: ServerResponse, query: string, siteUrl: string | null): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'location') return setHeader(name, value);
    const location = new URL(String(value), siteUrl ?? 'http://localhost');
    // What the resolver says about the pack precedes the query of the request.
    location.search = [location.search.slice(1), query].filter(Boolean).join('&');
    return setHeader(name, siteUrl ? location.href : location.pathname + location.search);
  };
}

/** Responses that need no page: health, readiness, and what lies outside the base path. */
const plainResponses = new Map<string, (response: ServerResponse, site: Site) => void>([
  [`${basePath}/healthz`, (response) => sendText(response, 200, 'ok')],
  [
    `${basePath}/readyz`,
    (response) => (isDraining ? sendText(response, 503, 'draining') : sendText(response, 200, 'ready')),
  ],
  [
    '/robots.txt',
    (response, { siteUrl }) => sendText(response, 200, robotsOf(siteUrl), { 'Cache-Control': 'public, max-age=3600' }),
  ],
  ['/', (response) => sendText(response, 307, basePath, { Location: basePath })],
  [
    securityTxtPath,
    (response, { securityContact: contact, siteUrl }) =>
      contact
        ? sendText(response, 200, securityTxt({ contact, siteUrl }, new Date()))
        : sendText(response, 404, refusals[404]),
  ],
  [changePasswordPath, (response) => sendText(response, 303, changePasswordTarget, { Location: changePasswordTarget })],
  [
    resolverPath,
    (response, { brand, siteUrl }) =>
      response
        .writeHead(200, {
          ...resolverHeaders,
          'Content-Type': 'application/json',
          'Cache-Control': 'public, max-age=3600',
        })
        .end(JSON.stringify(resolverDescription(brand.name, siteUrl + basePath))),
  ],
]);

function respond(request: IncomingMessage, response: ObservedResponse): void {
  if (isClosing) response.shouldKeepAlive = false;
  if (hasBody(request)) endAfterBody(request, response);
  const status = refusalStatus(request);
  const bodyRefusal = hasBody(request) ? refusalOfSize(request, bodyRuleOf(request.method!, pathOf(request))) : null;
  if (!status) {
    normaliseHeaders(request);
    if (!dev && !bodyRefusal && pageCache.respond(request, response))
      return admission.seen(String(request.headers['x-forwarded-for']));
  }
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', String(request.headers['x-request-id']));
  if (status) return sendText(response, status, refusals[status], status === 405 ? { Allow: 'GET, HEAD' } : {});
  if (bodyRefusal) return runFor(request, response, () => refuseBody(request, response, bodyRefusal));
  const site = siteOf(request.headers.host);
  if (isOfResolver(pathOf(request))) {
    if (request.method === 'OPTIONS' && pathOf(request) === resolverPath)
      return void response.writeHead(204, { ...resolverHeaders, Allow: 'GET, HEAD, OPTIONS' }).end();
    const { host, siteUrl } = site;
    const [, query = ''] = /\?(.*)/s.exec(request.url ?? '') ?? [];
    redirectAsResolver(response, query, request.headers.host === host ? siteUrl : null);
    // Next would redirect to the path without a slash at its end.
    request.url = request.url?.replace(/\/(?=\?|$)/, '');
  }
  const logo = sites().logos.get(pathOf(request));
  if (logo)
    return void response
      .writeHead(200, {
        'Content-Type': logo.mediaType,
        'Content-Length': logo.bytes.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(request.method === 'HEAD' ? undefined : logo.bytes);
  const plainResponse = plainResponses.get(pathOf(request));
  if (plainResponse) return plainResponse(response, site);
  if (buildFiles?.respond(pathOf(request), request, response)) return;
  handleAdmitted(request, response).catch(() => response.destroy());
}

/** Files that Next sends unchanged, in addition to those of the build. */
const publicFiles = new Set(
  ['apple-icon.png', ...filesIn(join(import.meta.dirname, '..', 'public'))].map((name) => `${basePath}/${name}`),
);
const isFile = (path: string) => publicFiles.has(path) || buildFiles?.has(path);

/** Passes a request to Next after admission, with its body, behind cached pages; files need no admission. */
async function handleAdmitted(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const disconnectController = new AbortController();
  response.once('close', () => disconnectController.abort());
  const isPlain = dev || isFile(pathOf(request)) || !hasBody(request);
  const received = isPlain
    ? request
    : await runFor(request, response, () => receive(request, response, disconnectController.signal));
  if (received === null) return;
  if (!dev) compressResponse(request, response);
  if (dev || isFile(pathOf(request))) return handleByNext(request, response);
  const entry = await admission.admit(request, disconnectController.signal);
  if (entry.refused) {
    const { headers, body } = admission.limitResponse(request, entry.refused);
    response.writeHead(entry.refused.status, headers).end(body);
    return;
  }
  // A client that reads slowly takes no place of others.
  onResponseReady(response, entry.leave.made);
  response.once('close', entry.leave);
  return response.closed ? entry.leave() : handleByNext(received, response);
}

/** The request with its body, once its caller is known to be allowed to send it; null when it was refused, or its client has left. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  disconnectSignal: AbortSignal,
): Promise<IncomingMessage | null> {
  const rule = bodyRuleOf(request.method!, pathOf(request));
  const callerRefusal = rule.caller ? await guardCaller(request.headers, rule.caller) : null;
  if (callerRefusal) {
    await sendEarly(response, callerRefusal, 'caller');
    return null;
  }
  const client = await admission.clientOf(request);
  if (disconnectSignal.aborted) return null;
  const onSlow = () => refuseSlow(request, response);
  const received = await receiveBody(request, { rule, client, held, disconnectSignal, onSlow });
  if (typeof received !== 'string') return received;
  refuseBody(request, response, received);
  return null;
}

function refuseBody(request: IncomingMessage, response: ServerResponse, reason: BodyRefusal): void {
  if (reason === 'length-required') return void sendEarly(response, rejectRequest(411, 'CLIENT_SIDE'), reason);
  if (reason === 'too-large') return void sendEarly(response, rejectRequest(413, 'TOO_LARGE'), reason);
  const status = reason === 'client' ? 429 : 503;
  const { headers, body } = admission.limitResponse(request, { work: 'body', status, retryAfterSeconds });
  void sendEarly(response, new Response(body, { status, headers }), reason);
}

/** Sends a response to a request before its body has come. */
async function sendEarly(response: ServerResponse, early: Response, reason: string): Promise<void> {
  metrics().bodyRefusal.inc({ reason });
  log().info({ reason, status: early.status }, 'body refused');
  const body = await early.text();
  response.setHeader('Content-Length', Buffer.byteLength(body));
  for (const [name, value] of early.headers) response.appendHeader(name, value);
  response.writeHead(early.status).end(body);
}

/** Refuses a body that comes too slowly. Its connection is closed at once, as Node closes that of headers which come too slowly. */
function refuseSlow({ socket }: IncomingMessage, response: ServerResponse): void {
  metrics().bodyRefusal.inc({ reason: 'too-slow' });
  runWithResponse(response, () => log().info({ reason: 'too-slow', status: 408 }, 'body refused'));
  if (!response.headersSent) {
    response.statusCode = 408;
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  }
  socket.destroySoon();
}
server.on('connect', (_request, socket) => {
  // Node takes its own listeners and limits of time off this socket.
  socket.on('error', () => {});
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
    () => socket.destroy(),
  );
});

try {
  await listen(server, settings.PORT, settings.HOST);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `PORT ${settings.PORT} is in use: end the other program or set PORT to a free one.\n`
      : `The web app cannot listen on HOST ${settings.HOST}, PORT ${settings.PORT}: ${message}.\n`,
  );
  process.exit(1);
}
process.send?.('ready');

/** A message of scripts/supervise.mjs, which restarts a process that does not respond. */
type SupervisorMessage = 'ping' | { restarts?: Record<string, number> };
process.on('message', (message: SupervisorMessage) => {
  if (message === 'ping') return void process.send?.('pong');
  for (const [reason, count] of Object.entries(message.restarts ?? {})) metrics().processRestart.inc({ reason }, count);
});

/** Ends this process after the last spans are sent. */
async function exit(): Promise<void> {
  await stopTracing?.().catch(() => {});
  process.exit(0);
}

/**
 * Ends this process without losing a request (reliability R9: within 15 s). It reports that it is not ready, keeps serving for
 * `noticeMs`, until a load balancer has noticed, then accepts no more connections and finishes the requests in flight.
 */
function drain(noticeMs: number): void {
  if (isDraining) return;
  isDraining = true;
  setTimeout(() => {
    runWhenIdle(() => {
      isClosing = true;
      // The HTTP server's own `close` would also close idle connections, with requests on their way to them.
      TcpServer.prototype.close.call(server, () => void exit());
      setTimeout(() => server.closeIdleConnections(), idleMs).unref();
    });
  }, noticeMs);
  setTimeout(() => void exit(), drainMs).unref();
}

/** Runs in an almost idle turn of the event loop, since closing resets connections that wait to be accepted. */
function runWhenIdle(run: () => void, tries = 1000): void {
  const begun = performance.now();
  setImmediate(() => (performance.now() - begun < 1 || tries === 0 ? run() : runWhenIdle(run, tries - 1)));
}
process.on('SIGTERM', () => drain(drainNoticeMs));
process.on('SIGINT', () => drain(0));
// Started by scripts/start.mjs: ends with its parent.
process.on('disconnect', () => drain(0));
