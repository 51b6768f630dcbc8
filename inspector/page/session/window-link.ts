import { createWindowReceiver } from '@xstate/inspect';
import { MOST_MESSAGE } from './gate.ts';
import type { Link, Receiver } from './link.ts';

/** What messages of a program are read for, besides what kind they are. */
const PARTS = ['machine', 'state', 'event', 'id', 'sessionId', 'parent', 'source'] as const;

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
    receiver: () => receiverFor(own, program),
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

/** A message of a program as a copy of our own; `null` if it is none, or too long. */
export function messageIn(data: unknown): Readonly<Record<string, string>> | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (typeof type !== 'string' || !type.startsWith('service.')) return null;
  const message: Record<string, string> = { type };
  for (const part of PARTS) {
    const value: unknown = Reflect.get(data, part);
    if (typeof value !== 'string') continue;
    if (value.length > MOST_MESSAGE) return null;
    message[part] = value;
  }
  return parses(message) ? message : null;
}

/** The receiver throws at what is no JSON, inside the browser's own call. */
function parses({ type, machine, state, event }: Readonly<Record<string, string>>): boolean {
  const wanted =
    type === 'service.register'
      ? [machine, state]
      : type === 'service.state'
        ? [state]
        : type === 'service.event'
          ? [event]
          : [];
  try {
    return wanted.every((text) => text !== undefined && typeof JSON.parse(text) === 'object');
  } catch {
    return false;
  }
}
