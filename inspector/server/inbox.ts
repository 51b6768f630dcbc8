import type { WebSocket } from 'ws';

/** Messages of a client that are taken in a second, and that are worked at together. */
const MOST_A_SECOND = 500;
const MOST_AT_ONCE = 32;

/** Lets a client say no more than can be answered: what is too much waits in his own socket. */
export class Inbox {
  private readonly socket: WebSocket;
  private since = 0;
  private taken = 0;
  private working = 0;
  private later: NodeJS.Timeout | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** A message has come, and is being worked at. */
  async take(work: Promise<void>): Promise<void> {
    const now = performance.now();
    if (now - this.since >= 1000) {
      this.since = now;
      this.taken = 0;
    }
    this.taken += 1;
    this.working += 1;
    this.hold();
    try {
      await work;
    } finally {
      this.working -= 1;
      this.hold();
    }
  }

  close(): void {
    if (this.later) clearTimeout(this.later);
  }

  private hold(): void {
    const { socket, taken, working } = this;
    const tooFast = taken >= MOST_A_SECOND;
    if (tooFast || working >= MOST_AT_ONCE) socket.pause();
    else if (socket.isPaused) socket.resume();
    if (!tooFast || this.later) return;
    this.later = setTimeout(
      () => {
        this.later = null;
        this.taken = 0;
        this.hold();
      },
      Math.max(0, this.since + 1000 - performance.now()),
    );
    this.later.unref();
  }
}
