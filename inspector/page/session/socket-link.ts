import { createWebSocketReceiver } from '@xstate/inspect';
import type { HostMessage } from '../../protocol/messages.ts';
import { MOST_MESSAGE } from './gate.ts';
import type { Link, LinkState, Receiver } from './link.ts';

/** The way to a match in another process, or to any program that speaks the messages of @xstate/inspect. */
export function socketLink(server: string): Link {
  const waiting: string[] = [];
  let listener: Parameters<Link['onMessage']>[0] = () => {};
  let stateListener: (state: LinkState) => void = () => {};
  let state: LinkState = { is: 'connecting' };
  const become = (next: LinkState): void => {
    state = next;
    stateListener(next);
  };
  const { socket, receiver } = opened(server, {
    other: (message) => listener(message),
    tooLong: () => become({ is: 'closed', why: 'too-long' }),
  });
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
    become({ is: 'open' });
    for (const text of waiting.splice(0)) socket.send(text);
  });
  socket.addEventListener('close', () => {
    if (state.is !== 'closed') become({ is: 'closed', why: wasOpen ? 'lost' : 'refused' });
  });
  return {
    send: (message) => {
      const text = JSON.stringify(message);
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else if (state.is === 'connecting') waiting.push(text);
    },
    onMessage: (next) => {
      listener = next;
    },
    onState: (next) => {
      stateListener = next;
      next(state);
    },
    receiver: async () => {
      // Who comes late asks to be told of all machines once more: what was received before went to nobody.
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"xstate.inspecting"}');
      return receiver;
    },
    close: () => socket.close(),
  };
}

interface Heard {
  readonly other: Parameters<Link['onMessage']>[0] extends (message: infer M) => void ? (message: M) => void : never;
  readonly tooLong: () => void;
}

/**
 * A receiver of @xstate/inspect with the socket that it opens. The receiver makes its socket itself and looks at everything
 * that comes; so for that moment it is given one with a gate: who listens first can keep things from who listens later.
 */
function opened(server: string, heard: Heard): { readonly socket: WebSocket; readonly receiver: Receiver } {
  const Native = globalThis.WebSocket;
  let socket: WebSocket | null = null;
  class Gated extends Native {
    constructor(url: string | URL) {
      super(url);
      socket = this;
      this.addEventListener('message', (event: MessageEvent<unknown>) => gate(event, heard, this));
    }
  }
  globalThis.WebSocket = Gated;
  try {
    const receiver = createWebSocketReceiver({ server, serialize: undefined });
    if (!socket) throw new Error('The receiver has opened no socket.');
    return { socket, receiver: { subscribe: (next) => receiver.subscribe(next), stop: () => {} } };
  } finally {
    globalThis.WebSocket = Native;
  }
}

/** Lets nothing through to the receiver but its own messages, of a length that can be borne. */
function gate(event: MessageEvent<unknown>, { other, tooLong }: Heard, socket: WebSocket): void {
  const { data } = event;
  if (typeof data === 'string' && data.length <= MOST_MESSAGE) {
    if (data.startsWith('{"type":"service.')) {
      if (isBare(data)) event.stopImmediatePropagation();
      return;
    }
    const message = parsed(data);
    if (message?.type.startsWith('service.')) return;
    event.stopImmediatePropagation();
    if (message?.type.startsWith('cardwright.')) other(message as Parameters<typeof other>[0]);
    return;
  }
  event.stopImmediatePropagation();
  if (typeof data === 'string') {
    tooLong();
    socket.close();
  }
}

/** Before a machine of version 4 has begun, its program tells of it without a state, over which the receiver stumbles. */
const isBare = (text: string): boolean => text.startsWith('{"type":"service.state"') && !text.includes('"state":"');

function parsed(text: string): HostMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
      ? (value as HostMessage)
      : null;
  } catch {
    return null;
  }
}
