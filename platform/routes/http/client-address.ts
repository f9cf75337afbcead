import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's address: the one in the web app's `X-Forwarded-For` when the web app is on loopback or trusted by
 * `TRUST_PROXY=1`, else the address of the peer.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const peer = unmapIpv4(getConnInfo(c).remote.address ?? '');
  if (!trustProxy && peer !== '::1' && !peer.startsWith('127.')) return peer;
  // The direct peer appends the last entry.
  const forwarded = unmapIpv4(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');
  return isIP(forwarded) ? forwarded : peer;
}

/**
 * The network that counts as one visitor: an IPv4 address, or the /64 network, which an IPv6 subscriber is assigned as a whole; with
 * `bits` 48 the network of a whole site (RFC 6177).
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = address.split('%')[0]!.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail].slice(0, bits / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}

/** The network that counts as the visitor of a request. */
export const clientNetwork = (c: Context, trustProxy: boolean): string => networkOf(clientAddress(c, trustProxy));

const unmapIpv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
