import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { LiveMatch, MatchSetup } from '../../index.ts';
import { Chronicle } from '../host/chronicle.ts';
import type { Means } from '../host/desk.ts';
import { viewerOf } from '../host/grant.ts';
import type { Grant } from '../protocol/messages.ts';
import type { PathsRecord } from '../protocol/paths.ts';
import { MOST_MESSAGE } from '../protocol/read.ts';
import { attend } from './connection.ts';
import { checkedToken, type Door, newToken, refusal } from './door.ts';
import { type ListenOptions, LOOPBACK, listen, stopListening } from './listen.ts';
import { BOUNDS, type Bounds } from './outbox.ts';

/** Who may look at a match, from where, and how. */
export interface ExposeOptions extends ListenOptions {
  /** Who an inspector sees as: a player by his name, `spectator`, or `everything` when left out. */
  readonly sees?: string;
  /** It may answer: for who it sees as; who sees everything for all, and he can take answers back. Not when left out. */
  readonly answers?: boolean;
  /** What lets an inspector in: nobody comes in without. 16 to 200 letters and digits; 128 random bits when left out. */
  readonly token?: string;
  /** Origins of the pages that may connect; those on this computer when left out. Programs have none, and may. */
  readonly origins?: readonly string[];
  /** How the match began: with it replays and scenarios can be made of it. */
  readonly setup?: MatchSetup;
  /** Finds the choice graphs of a card; they cannot be asked for when left out. */
  readonly paths?: (card: string) => Promise<PathsRecord>;
}

/** A match that inspectors can attach to. */
export interface Exposed {
  /** `127.0.0.1:7420` */
  readonly address: string;
  readonly token: string;
  /** What inspectors connect to: `ws://127.0.0.1:7420/?token=…`. */
  readonly url: string;
  /** Lets go of all inspectors and listens no more. The match goes on. */
  close(): Promise<void>;
}

/** Most inspectors at one match. */
const MOST_INSPECTORS = 16;

/**
 * Shows a match to inspectors in other processes: `cardwright inspect --attach ADDRESS --token TOKEN`. Only to who has the
 * token, only from this computer, and only to look at, unless told otherwise. The match itself is not touched by it.
 * Rejects where the port cannot be listened at.
 * @throws {RangeError} if there is no such viewer, or the port or the token is none
 */
export function exposeMatch(match: LiveMatch, options: ExposeOptions = {}): Promise<Exposed> {
  if (viewerOf(match, options.sees ?? 'everything') === null)
    throw new RangeError(
      `There is no viewer "${options.sees}"; there are ${match.players.join(', ')}, spectator, everything.`,
    );
  return expose(new Chronicle(match), options);
}

export interface ExposeMore extends Pick<Means, 'began'> {
  readonly bounds?: Bounds;
}

/** The same for a match that has been looked at before. The chronicle ends with it. */
export async function expose(
  chronicle: Chronicle,
  { token: given, setup, paths, ...options }: ExposeOptions,
  { bounds = BOUNDS, began }: ExposeMore = {},
): Promise<Exposed> {
  const { host = LOOPBACK, port = 0, sees = 'everything', answers = false, origins } = options;
  const token = given === undefined ? newToken() : checkedToken(given);
  const grant: Grant = { sees, answers };
  const means: Means = { ...(setup ? { setup } : {}), ...(paths ? { paths } : {}), ...(began ? { began } : {}) };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE, perMessageDeflate: false });
  const server = answering(sockets, { token, host, origins });
  sockets.on('connection', (socket) => attend(socket, chronicle, { grant, means, bounds }));
  const address = await listen(server, { host, port });
  const close = async (): Promise<void> => {
    for (const socket of sockets.clients) socket.terminate();
    chronicle.close();
    await stopListening(server);
  };
  return { address, token, url: `ws://${address}/?token=${token}`, close };
}

/** A server that knows nothing but how to open a socket. */
function answering(sockets: WebSocketServer, door: Door): Server {
  const server = createServer((_, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain', Connection: 'close' });
    response.end('A match: cardwright inspect --attach\n');
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = refusal(request, door) ?? (sockets.clients.size >= MOST_INSPECTORS ? 503 : null);
    if (refused === null) sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened));
    else socket.end(`HTTP/1.1 ${refused} ${STATUS_CODES[refused]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}
