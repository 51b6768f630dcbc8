import type { Server } from 'node:http';
import type { ListenOptions } from './options.ts';

export const LOOPBACK = '127.0.0.1';

/** Most connections that are held at once, those of inspectors and all others. */
const MOST_SOCKETS = 100;
/** Milliseconds that a client may take to say what it wants. */
const MOST_TIME = 10_000;

/**
 * Listens, with bounds on what strangers can hold open. @returns `HOST:PORT`
 * @throws {RangeError} if the port is none
 */
export function listen(server: Server, { port = 0, host = LOOPBACK }: ListenOptions): Promise<string> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`A port is a whole number from 0 to 65535, not ${port}.`);
  server.maxConnections = MOST_SOCKETS;
  server.headersTimeout = MOST_TIME;
  server.requestTimeout = MOST_TIME;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const at = server.address();
      // Only a server on a pipe has none, or a text.
      if (at === null || typeof at === 'string') return reject(new Error('The server has no port.'));
      resolve(`${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`);
    });
  });
}

/** Listens no more, and lets go of all who are connected. */
export const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
