import { createWindowReceiver } from '@xstate/inspect';
import { messageIn } from './gate.ts';
import type { Link, Receiver } from './link.ts';

/**
 * The way to a program in another window that has opened this one, or stands around it: `inspect({ url: '…/?inspect' })` of
 * @xstate/inspect. It tells of machines alone.
 */
export function windowLink(own: Window): Link {
  const program: Window | null = own.parent === own ? own.opener : own.parent;
  return {
    send: () => {},
    onMessage: () => {},
    onState: (next) => next(program ? { is: 'open' } : { is: 'closed', why: 'refused' }),
    receiver: async () => receiverFor(own, program),
    close: () => {},
  };
}

/** The receiver listens to a target of its own: what comes to the window passes a gate first. */
function receiverFor(own: Window, program: Window | null): Receiver {
  const gated = new EventTarget();
  const listen = (event: MessageEvent<unknown>): void => {
    const data = event.source === program && program !== null ? messageIn(event.data) : null;
    if (data) gated.dispatchEvent(new MessageEvent('message', { data }));
  };
  own.addEventListener('message', listen);
  const receiver = createWindowReceiver({
    // It adds and removes a listener, and posts once.
    window: gated as Window,
    targetWindow: {
      postMessage: (message: unknown) => program?.postMessage(message, '*'),
    } as unknown as Window,
  });
  return {
    subscribe: (next) => receiver.subscribe(next),
    stop: () => {
      own.removeEventListener('message', listen);
      receiver.stop?.();
    },
  };
}
