import type { RawData, WebSocket } from 'ws';
import type { Chronicle } from '../host/chronicle.ts';
import { Desk, type DeskOptions } from '../host/desk.ts';
import { QUESTIONS } from '../host/questions/index.ts';
import { parsePageMessage } from '../protocol/read.ts';
import { Inbox } from './inbox.ts';
import { type Bounds, Outbox } from './outbox.ts';

export interface ConnectionOptions extends Pick<DeskOptions, 'grant' | 'means'> {
  readonly bounds: Bounds;
}

/** Codes of RFC 6455: what came is of no kind that is taken, or not what was agreed on. */
const NO_TEXT = 1003;
const NO_MESSAGE = 1008;

/** One inspector, on its socket. Whoever says something that is no message of an inspector is shown out. */
export function attend(socket: WebSocket, chronicle: Chronicle, { bounds, ...options }: ConnectionOptions): void {
  const outbox = new Outbox(socket, bounds);
  const inbox = new Inbox(socket);
  const desk = new Desk(chronicle, { ...options, send: outbox.send, ready: outbox.ready });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return socket.close(NO_TEXT);
    const message = parsePageMessage(data.toString(), QUESTIONS);
    if (message) void inbox.take(desk.receive(message));
    else socket.close(NO_MESSAGE);
  });
  socket.on('close', () => {
    desk.close();
    outbox.close();
    inbox.close();
  });
  // Of a message that is too long, or a connection that is lost: it is closed.
  socket.on('error', () => {});
}
