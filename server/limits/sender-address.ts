import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Log } from '#server/log.ts';

/**
 * The network address a request came from. `trustedProxies` are the proxies before us, each of which adds the
 * address it saw at the end of X-Forwarded-For; what stands before those was written by the sender and proves
 * nothing.
 */
export function senderAddress(c: Context, trustedProxies: number): string {
  const direct = connectedAddress(c);
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return forwarded.at(-trustedProxies) || direct;
}

/** The same, and logs once when a proxy seems to be there that the settings do not know of. */
export function createSenderAddress(trustedProxies: number, log: Log): (c: Context) => string {
  let said = false;
  return (c) => {
    if (!said && trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined) {
      said = true;
      log.warn('X-Forwarded-For is ignored; behind a proxy TRUST_PROXY must be set, or all visitors count as one');
    }
    return senderAddress(c, trustedProxies);
  };
}

/**
 * What counts as one sender: an IPv4 address, or the 64 bits of an IPv6 address that a household or a machine gets and
 * can vary the rest of at will.
 */
export function senderOf(address: string): string {
  const { plain, groups } = readAddress(address);
  return groups === undefined ? plain : groups.slice(0, 4).join(':');
}

/** The 48 bits a sender with many networks of their own has; undefined for IPv4, of which nobody has so many. */
export function networkOf(address: string): string | undefined {
  return readAddress(address).groups?.slice(0, 3).join(':');
}

/** A network counts as this many senders. */
export const sendersOfNetwork = 16;

/** An address without what stands around it; the eight groups of one of IPv6, each in its shortest spelling. */
function readAddress(address: string): { plain: string; groups?: string[] } {
  const plain = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*/s, '');
  if (!isIPv6(plain)) return { plain };
  const [head = '', tail = ''] = withoutDots(plain).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : [];
  const groups = [...first, ...zeros, ...last].map((part) => Number.parseInt(part, 16).toString(16));
  return isMappedIPv4.test(groups.join(':')) ? { plain: dotted(groups) } : { plain, groups };
}

/** An IPv4 address as IPv6 writes it (RFC 4291, section 2.5.5.2). */
const isMappedIPv4 = /^0:0:0:0:0:ffff:/;

/** `::ffff:192.0.2.1` with its last four bytes as two groups. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const bytes = address.slice(at).split('.').map(Number);
  if (bytes.length !== 4) return address;
  const [a, b, c, d] = bytes as [number, number, number, number];
  return `${address.slice(0, at)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

function dotted(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const bits = Number.parseInt(group, 16);
    return [bits >> 8, bits & 255];
  });
  return bytes.join('.');
}

/** Requests made in process have no connection. */
function connectedAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
