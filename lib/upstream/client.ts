import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { z } from 'zod';
import { brands } from '@/lib/domain/brands';
import { env } from '@/lib/env';
import { underBreaker } from '@/lib/upstream/breaker';
import { encodeQuery, type QueryValue } from '@/lib/upstream/encode';
import type { CallClass } from '@/lib/upstream/stall-guard';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** Who asks and in which language: what goes to the platform beside the call itself. */
export interface Asker {
  interfaceLang: string;
  requestId?: string;
  /** The visitor's address, for X-Forwarded-For. */
  address?: string;
}

export interface Call {
  callClass: CallClass;
  /** Whole path from the platform's origin, built from validated parameters. */
  path: string;
  query?: Record<string, QueryValue>;
  /** Written as it stands in front of the query, for the bare key `m` of the product detail. */
  bareKey?: string;
  accept?: string;
  asker: Asker;
  maxBytes: number;
}

export interface Answer {
  contentType: string;
  body: Buffer;
}

const shared = globalThis as { [key: symbol]: unknown };

interface Connection {
  agent: Agent;
  /** Retries that may still be spent; each first try earns a tenth (at most 10 % more calls in an outage). */
  retryBudget: number;
}
const connection = (): Connection =>
  (shared[Symbol.for('dossier.connection')] ??= {
    agent: new Agent({ connect: { timeout: 1_000 }, connections: 64, keepAliveTimeout: 10_000 }),
    retryBudget: 1,
  } satisfies Connection) as Connection;

const maxRetryBudget = 10;
const neverAnswered = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The address of a call; it can only lie on the platform's origin, under the path that the caller built. */
function addressOf(call: Call): URL {
  const query = [call.bareKey, encodeQuery(call.query ?? {})].filter(Boolean).join('&');
  const url = new URL(`${env().PLATFORM_URL}${call.path}${query ? `?${query}` : ''}`);
  if (url.origin !== new URL(env().PLATFORM_URL).origin || url.pathname !== call.path) {
    throw new UpstreamFailure('not-found', { method: 'GET', path: call.path });
  }
  return url;
}

/** Built from scratch: nothing that the browser sent reaches the platform by itself. */
function headersOf({ accept, asker }: Call): Record<string, string> {
  return {
    accept: accept ?? 'application/json',
    'accept-language': asker.interfaceLang,
    'x-viewport': brands[env().BRAND].viewportHeader,
    ...(asker.requestId ? { 'x-request-id': asker.requestId } : {}),
    ...(asker.address ? { 'x-forwarded-for': asker.address } : {}),
  };
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number, call: { method: string; path: string }) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new UpstreamFailure('nonsense', call);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function asFailure(error: unknown, call: { method: string; path: string }): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const { name, code } = error as { name?: string; code?: string };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  if (timedOut) return new UpstreamFailure('timeout', call, { cause: error });
  // A connection that cannot be made within a second is as good as refused, but has cost its time already.
  const kind = code?.startsWith('UND_ERR') && code.endsWith('TIMEOUT') ? 'timeout' : 'unreachable';
  return new UpstreamFailure(kind, call, { cause: error });
}

async function tryOnce(call: Call): Promise<Answer> {
  const described = { method: 'GET', path: call.path };
  try {
    const { statusCode, headers, body } = await request(addressOf(call), {
      dispatcher: connection().agent,
      headers: headersOf(call),
      signal: AbortSignal.timeout(env().PLATFORM_PAGE_TIMEOUT_MS),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw UpstreamFailure.ofStatus(statusCode, described);
    }
    // None was asked for.
    if (headers['content-encoding']) throw new UpstreamFailure('nonsense', described);
    const bytes = await readBody(body, call.maxBytes, described);
    return { contentType: String(headers['content-type'] ?? ''), body: bytes };
  } catch (error) {
    throw asFailure(error, described);
  }
}

/** A refused or reset connection is tried once more, with jitter and within the budget; a timeout never is. */
async function tryTwice(call: Call): Promise<Answer> {
  const link = connection();
  link.retryBudget = Math.min(maxRetryBudget, link.retryBudget + 0.1);
  try {
    return await tryOnce(call);
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (!code || !neverAnswered.has(code) || link.retryBudget < 1) throw error;
    link.retryBudget -= 1;
    await sleep(20 + Math.random() * 80);
    return tryOnce(call);
  }
}

/**
 * The only way to the platform: a GET under the page timeout (body included), the breaker of its class and the
 * retry rule (reliability: 'Upstream calls'). `read` parses the answer; when it throws, the answer makes no sense and
 * counts as an outage.
 * @throws {UpstreamFailure}
 */
export function get<T>(call: Call, read: (answer: Answer) => T): Promise<T> {
  const described = { method: 'GET', path: call.path };
  return underBreaker(call.callClass, described, async () => {
    const answer = await tryTwice(call);
    try {
      return read(answer);
    } catch (error) {
      throw new UpstreamFailure('nonsense', described, { cause: error });
    }
  });
}

/** Reads an answer as JSON of the given shape, for `get`. */
export const asJson =
  <T>(schema: z.ZodType<T>) =>
  ({ body }: Answer): T =>
    schema.parse(JSON.parse(body.toString('utf8')));
