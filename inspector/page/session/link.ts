import type { HostMessage, PageMessage } from '../../protocol/messages.ts';

/** The way between a page and a match: in the same page, or through a socket. */
export interface Link {
  readonly send: (message: PageMessage) => void;
  /** Messages that are not those of @xstate/inspect. */
  readonly onMessage: (listener: (message: Exclude<HostMessage, { type: `service.${string}` }>) => void) => void;
  readonly onState: (listener: (state: LinkState) => void) => void;
  /** A receiver of @xstate/inspect on this link; the machines of the match are told of from then on. */
  readonly receiver: () => Receiver | Promise<Receiver>;
  readonly close: () => void;
}

export type LinkState =
  | { readonly is: 'connecting' | 'open' }
  | { readonly is: 'closed'; readonly why: 'lost' | 'refused' | 'too-long' };

/** What the receivers of @xstate/inspect are, as far as the page uses them: what they give is looked at before it is used. */
export interface Receiver {
  readonly subscribe: (next: (message: unknown) => void) => { unsubscribe(): void };
  readonly stop: () => void;
}
