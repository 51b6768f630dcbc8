import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Chronicle } from '../host/chronicle.ts';
import type { Means } from '../host/means.ts';
import type { Grant } from '../protocol/messages.ts';
import { MOST_MESSAGE } from '../protocol/read.ts';
import { attend } from './connection.ts';
import { checkedToken, type Door, newToken, refusal } from './door.ts';
import { LOOPBACK, listen, stopListening } from './listen.ts';
import type { Exposed, ExposeOptions } from './options.ts';
import { BOUNDS, type Bounds } from './outbox.ts';

/** Most inspectors at one match. */
const MOST_INSPECTORS = 16;

export interface ExposeMore extends Pick<Means, 'began' | 'stopPaths'> {
  readonly bounds?: Bounds;
}

/** Shows a match that has been looked at before. The chronicle ends with it, and where it cannot be shown. */
export async function expose(chronicle: Chronicle, options: ExposeOptions, more: ExposeMore = {}): Promise<Exposed> {
  try {
    return await exposed(chronicle, options, more);
  } catch (error) {
    chronicle.close();
    throw error;
  }
}

async function exposed(
  chronicle: Chronicle,
  { token: given, setup, paths, ...options }: ExposeOptions,
  { bounds = BOUNDS, ...own }: ExposeMore,
): Promise<Exposed> {
  const { host = LOOPBACK, port = 0, sees = 'everything', answers = false, origins } = options;
  const token = given === undefined ? newToken() : checkedToken(given);
  const grant: Grant = { sees, answers };
  const means: Means = { ...(setup ? { setup } : {}), ...(paths ? { paths } : {}), ...own };
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
    if (refused === null)
      return sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened));
    // Whoever is sent away and does not hang up would keep others out, and the server from closing.
    socket.once('finish', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refused} ${STATUS_CODES[refused]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}
