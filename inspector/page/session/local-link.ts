import type { Chronicle } from '../../host/chronicle.ts';
import { Desk } from '../../host/desk.ts';
import type { Means } from '../../host/means.ts';
import type { Grant } from '../../protocol/messages.ts';
import type { Link, Receiver } from './link.ts';

const OWNER: Grant = { sees: 'everything', answers: true };

export interface LocalOptions {
  readonly grant?: Grant;
  readonly means?: Means;
}

/** The way to a match in the same page: messages are handed over as they are. */
export function localLink(chronicle: Chronicle, { grant = OWNER, means = {} }: LocalOptions = {}): Link {
  const target = new EventTarget();
  let listener: Parameters<Link['onMessage']>[0] = () => {};
  const desk = new Desk(chronicle, {
    grant,
    means,
    send: (message) => {
      if (message.type.startsWith('service.')) target.dispatchEvent(new MessageEvent('message', { data: message }));
      else listener(message as Parameters<typeof listener>[0]);
    },
  });
  return {
    send: (message) => desk.receive(message),
    onMessage: (next) => {
      listener = next;
    },
    onState: (next) => next({ is: 'open' }),
    receiver: async (): Promise<Receiver> => {
      // It brings the whole of XState 4 with it, which the page wants for nothing else.
      const { createWindowReceiver } = await import('@xstate/inspect');
      // The receiver listens to its window and posts to the other one: here that is an event target and the desk.
      const receiver = createWindowReceiver({
        window: target as Window,
        targetWindow: {
          // Not before whoever asked for the receiver listens to it.
          postMessage: () => setTimeout(() => desk.receive({ type: 'xstate.inspecting' }), 0),
        } as unknown as Window,
      });
      return { subscribe: (next) => receiver.subscribe(next), stop: () => receiver.stop?.() };
    },
    close: () => desk.close(),
  };
}
