import type { IncomingMessage } from 'node:http';
import { type ClientOptions, WebSocket } from 'ws';
import type { AskOf, HostMessage, PageMessage, QuestionName, ToldOf } from '../../inspector/protocol/messages.ts';

type Of<T extends HostMessage['type']> = Extract<HostMessage, { readonly type: T }>;

/** An inspector without a page: it keeps all that it is told, as it came. */
export class Client {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: HostMessage[] = [];
  /** The code that the connection was closed with. */
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();
  private lastAsked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(data.toString());
      this.messages.push(JSON.parse(data.toString()));
      for (const look of this.waiting) look();
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  static open(url: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(new WebSocket(url, options));
    return new Promise((resolve, reject) => {
      client.socket.once('open', () => resolve(client));
      client.socket.once('error', reject);
    });
  }

  send(message: PageMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** All messages of a kind so far. */
  all<T extends HostMessage['type']>(type: T): readonly Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.type === type);
  }

  /** Comes when what is looked for is there. */
  until<T>(look: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const again = (): void => {
        const found = look();
        if (found === undefined || found === false) return;
        this.waiting.delete(again);
        resolve(found);
      };
      this.waiting.add(again);
      this.closed.then((code) => reject(new Error(`closed: ${code}`)));
      again();
    });
  }

  /** Greets, and looks as somebody. */
  async greet(viewer: string): Promise<void> {
    this.send({ type: 'cardwright.hello' });
    this.send({ type: 'cardwright.look', viewer, step: null });
    await this.until(() => this.all('cardwright.scene').at(-1));
  }

  /** What is told of a question; rejects where it is not. */
  async ask<Q extends QuestionName>(question: Q, about: AskOf<Q>): Promise<ToldOf<Q>> {
    this.lastAsked += 1;
    const id = this.lastAsked;
    this.send({ type: 'cardwright.ask', id, question, about } as PageMessage);
    const found = await this.until(() =>
      this.messages.find((message) => 'id' in message && message.id === id && /told|failed/.test(message.type)),
    );
    if (found.type === 'cardwright.failed') throw new Error(found.message);
    return (found as Of<'cardwright.told'>).told as ToldOf<Q>;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** The status with which a connection is refused. */
export function refusedWith(url: string, options: ClientOptions = {}): Promise<number | undefined> {
  const socket = new WebSocket(url, options);
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_, response: IncomingMessage) => resolve(response.statusCode));
    socket.once('open', () => reject(new Error('It was let in.')));
  });
}
