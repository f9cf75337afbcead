import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's address: what the web app tells in `X-Forwarded-For` when it speaks from loopback or is trusted by
 * `TRUST_PROXY=1`, else the caller's own.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const own = plain(getConnInfo(c).remote.address ?? '');
  if (!trustProxy && own !== '::1' && !own.startsWith('127.')) return own;
  // The last is the one that our own neighbour wrote.
  const forwarded = plain(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');
  return isIP(forwarded) ? forwarded : own;
}

/** What counts as one visitor: an IPv4 address, or the /64 network that an IPv6 connection is given as a whole. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.split('%')[0]!.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
