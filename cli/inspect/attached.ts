import { WebSocket } from 'ws';
import { UserError } from '../errors.ts';
import type { Shown } from './shown.ts';

const ADDRESS = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i;
/** Milliseconds in which somebody must answer. */
const PATIENCE = 5000;

/** A match in another process. @throws {UserError} if nobody is there, or he lets nobody in */
export async function attached(address: string, token: string | undefined): Promise<Shown> {
  const port = Number(ADDRESS.exec(address)?.[2] ?? 0);
  if (port < 1 || port > 65_535)
    throw new UserError(`--attach takes HOST:PORT, such as 127.0.0.1:7420, not "${address}"`);
  const why = await knock(`ws://${address}/${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`);
  if (why === 401) throw new UserError(`${address} ${token === undefined ? NO_TOKEN : WRONG_TOKEN}`);
  if (why !== null) throw new UserError(`${address} ${why}`);
  return {
    hash: { attach: address, ...(token === undefined ? {} : { token }) },
    sockets: [`ws://${address}`],
    close: async () => {},
  };
}

/** Why nobody opens, 401 where that is for the token; `null` if somebody does. */
function knock(url: string): Promise<string | 401 | null> {
  const socket = new WebSocket(url, { handshakeTimeout: PATIENCE, perMessageDeflate: false });
  return new Promise((resolve) => {
    const done = (why: string | 401 | null): void => {
      resolve(why);
      // What is said of an end that we make ourselves is of no interest.
      socket.on('error', () => {});
      socket.terminate();
    };
    socket.once('open', () => done(null));
    socket.once('unexpected-response', (_, { statusCode = 0 }) =>
      done(statusCode === 401 ? 401 : (REFUSED[statusCode] ?? 'is no match that is exposed')),
    );
    socket.once('error', (error: NodeJS.ErrnoException) =>
      done(FAULTS[error.code ?? ''] ?? 'does not answer as a match that is exposed does'),
    );
  });
}

const NO_TOKEN = 'lets nobody in without its token: give it with --token, as `exposeMatch` returns it';
const WRONG_TOKEN = 'lets nobody in with that token: this is not its token, which `exposeMatch` returns';

const REFUSED: Readonly<Record<number, string>> = {
  403: 'does not let this computer in',
  503: 'has as many inspectors as it takes',
};

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is not listened at: has the program called `exposeMatch`, with this port?',
  ENOTFOUND: 'is not known: there is no such host',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ETIMEDOUT: 'does not answer',
};
