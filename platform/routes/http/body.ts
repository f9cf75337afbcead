import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { CallerLeftError, QueueFullError } from '../../runtime/fair-queue.ts';
import { metrics } from '../../runtime/metrics.ts';
import { defaultRate, MinimumRate, type RateLimits } from '../../runtime/minimum-rate.ts';
import { HttpError } from './failure.ts';

/** Limits the memory for bodies, from their first byte until they are processed, in total and per owner. */
export class BodyRoom {
  readonly #name: string;
  readonly #limits: { total: number; share: number };
  readonly #held = new Map<string, number>();
  #total = 0;

  /** @param limits in bytes */
  constructor(name: string, limits: { total: number; share: number }) {
    this.#name = name;
    this.#limits = limits;
  }

  /** @throws QueueFullError when the owner has no room left, or nobody has */
  take(owner: string, bytes: number): void {
    const { total, share } = this.#limits;
    const held = (this.#held.get(owner) ?? 0) + bytes;
    if (held > share || this.#total + bytes > total) {
      const reason = held > share ? 'client' : 'all';
      metrics.queueRefused.inc({ queue: this.#name, reason });
      throw new QueueFullError(reason);
    }
    this.#held.set(owner, held);
    this.#total += bytes;
  }

  free(owner: string, bytes: number): void {
    const held = this.#held.get(owner)! - bytes;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
    this.#total -= bytes;
  }
}

const mebibyte = 1024 * 1024;

/** Memory of all bodies except uploaded files. */
export const bodyRoom = new BodyRoom('bodies', { total: 64 * mebibyte, share: 16 * mebibyte });

interface BodyBounds {
  maxBytes: number;
  room: BodyRoom;
  /** Whose share of the room the body takes. */
  owner: string;
  rate?: Partial<RateLimits>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads the body of a request and passes it to `work`. Memory is reserved as bytes arrive, and freed when the work is done.
 * @throws HttpError 415 for an encoded body, which could have any size once decoded, 413 for more than `maxBytes`, 408 for less than
 * 16 KiB/s after 10 s; QueueFullError without room; CallerLeftError
 */
export async function withBody<Result>(
  c: Context,
  { maxBytes, room, owner, rate }: BodyBounds,
  work: (body: Bytes) => Promise<Result>,
): Promise<Result> {
  if ((c.req.header('Content-Encoding') ?? 'identity').trim().toLowerCase() !== 'identity')
    throw new HttpError(415, 'unsupported_media_type', { message: 'must be sent without Content-Encoding' });
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  let held = 0;
  const take = (bytes: number) => {
    if (held + bytes > maxBytes) throw tooLarge();
    room.take(owner, bytes);
    held += bytes;
  };
  try {
    const parts = await receive((c.env as HttpBindings).incoming, take, rate);
    return await work(new Uint8Array(Buffer.concat(parts, held)));
  } finally {
    if (held > 0) room.free(owner, held);
  }
}

function refusal(status: 408 | 413, error: string, headers?: Record<string, string>): HttpError {
  metrics.httpRefused.inc({ status });
  return new HttpError(status, error, {}, headers);
}
const tooLarge = () => refusal(413, 'too_large');

/** @param take called with the length of each part; after it throws, no more parts are kept */
function receive(
  incoming: HttpBindings['incoming'],
  take: (bytes: number) => void,
  rate: Partial<RateLimits> = {},
): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const limits = { ...defaultRate, ...rate };
    const minimum = new MinimumRate(limits);
    const end = (settle: () => void) => {
      clearInterval(timer);
      incoming.off('data', add).off('end', finish).off('close', leave);
      settle();
    };
    const refuse = (error: unknown) => end(() => reject(error as Error));
    const add = (part: Buffer) => {
      try {
        take(part.length);
        parts.push(part);
        bytes += part.length;
      } catch (error) {
        refuse(error);
      }
    };
    const finish = () => end(() => resolve(parts));
    const leave = () => refuse(new CallerLeftError());
    const timer = setInterval(() => {
      if (!minimum.isMet(bytes)) refuse(refusal(408, 'request_timeout', { Connection: 'close' }));
    }, limits.everyMs);
    incoming.on('data', add).once('end', finish).once('close', leave);
    if (incoming.destroyed) leave();
  });
}
