import type { WebSocket } from 'ws';
import type { HostMessage } from '../protocol/messages.ts';

/** How much may wait for a client. */
export interface Bounds {
  /** Bytes that may wait for one who takes nothing for so many milliseconds: then he is cut off. */
  readonly waiting: number;
  readonly patience: number;
  /** Bytes that may wait at all. */
  readonly most: number;
}

/** A match that bots play at full speed fills much before a socket takes anything: that is not its client's fault. */
export const BOUNDS: Bounds = { waiting: 8 * 1024 * 1024, patience: 10_000, most: 256 * 1024 * 1024 };

/** Less than this waits, and more can be told of a long match. */
const LITTLE = 1024 * 1024;

/** What goes out through a socket. A client that does not read is cut off before he fills the memory. */
export class Outbox {
  private readonly socket: WebSocket;
  private readonly bounds: Bounds;
  private taken = 0;
  private watch: NodeJS.Timeout | null = null;
  private readonly waiting: (() => void)[] = [];

  constructor(socket: WebSocket, bounds: Bounds) {
    this.socket = socket;
    this.bounds = bounds;
  }

  readonly send = (message: HostMessage): void => {
    const { socket, bounds } = this;
    if (socket.readyState !== socket.OPEN) return;
    // The type stands first: by that a page tells messages of @xstate/inspect from others before it reads them.
    const { type, ...rest } = message;
    const text = JSON.stringify({ type, ...rest });
    socket.send(text, () => this.sent(text.length));
    if (socket.bufferedAmount > bounds.most) socket.terminate();
    else if (socket.bufferedAmount > bounds.waiting) this.look();
  };

  /** Comes when little waits, and others had their turn. */
  readonly ready = (): Promise<void> =>
    new Promise((resolve) => {
      if (this.socket.bufferedAmount > LITTLE) this.waiting.push(resolve);
      else setImmediate(resolve);
    });

  close(): void {
    if (this.watch) clearTimeout(this.watch);
    this.watch = null;
    for (const go of this.waiting.splice(0)) go();
  }

  private sent(length: number): void {
    this.taken += length;
    if (this.socket.bufferedAmount <= LITTLE) for (const go of this.waiting.splice(0)) setImmediate(go);
  }

  /** Much waits: after a while something must have been taken. */
  private look(): void {
    if (this.watch) return;
    const { taken } = this;
    this.watch = setTimeout(() => {
      this.watch = null;
      const { socket, bounds } = this;
      if (socket.bufferedAmount <= bounds.waiting) return;
      if (this.taken === taken) socket.terminate();
      else this.look();
    }, this.bounds.patience);
    this.watch.unref();
  }
}
