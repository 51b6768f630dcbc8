import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Shorter tokens could be guessed. */
const LEAST_TOKEN = 16;
const MOST_TOKEN = 200;

/** What a client needs to be let in. */
export interface Door {
  readonly token: string;
  /** The name that is listened at. */
  readonly host: string;
  /** Pages that may connect, by their origins; those of this computer when left out. */
  readonly origins?: readonly string[] | undefined;
}

/** A new token, of 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** @throws {RangeError} if a token is too short, or cannot stand in an address as it is */
export function checkedToken(token: string): string {
  if (/^[\w.~-]+$/.test(token) && token.length >= LEAST_TOKEN && token.length <= MOST_TOKEN) return token;
  throw new RangeError(`A token is ${LEAST_TOKEN} to ${MOST_TOKEN} letters, digits or "-", ".", "_", "~".`);
}

/** Why a client is not let in, as a status of HTTP; `null` if he is. */
export function refusal(
  { headers, url = '' }: IncomingMessage,
  { token, host, origins }: Door,
): 400 | 401 | 403 | null {
  // A name of somebody else's that was made to lead here: his page would count as one of this computer.
  if (!isOwnName(headers.host, host)) return 403;
  if (headers.origin !== undefined && !(origins ? origins.includes(headers.origin) : isLoopback(headers.origin)))
    return 403;
  const query = /^\/\?([^#]*)$/.exec(url)?.[1];
  if (query === undefined) return url === '/' ? 401 : 400;
  return isSame(new URLSearchParams(query).get('token') ?? '', token) ? null : 401;
}

/** Whether a `Host` header names an address, which no name server can turn elsewhere, or what is listened at. */
export function isOwnName(header: string | undefined, own: string): boolean {
  const name = /^(\[[\da-f:.]+\]|[^:[\]]+)(:\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return name === 'localhost' || name === own.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Whether a page comes from this computer, by whatever port. */
function isLoopback(origin: string): boolean {
  const name = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(origin)?.[1]?.toLowerCase();
  return (
    name === 'localhost' || name === '[::1]' || (name !== undefined && isIP(name) === 4 && name.startsWith('127.'))
  );
}

/** Compared in a time that tells nothing of how much is right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
