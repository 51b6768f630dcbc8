import type { MatchSetup } from '../../index.ts';
import type { PathsRecord } from '../protocol/paths.ts';

/** Where is listened. */
export interface ListenOptions {
  /** 0: any that is free. */
  readonly port?: number;
  /** The address that is listened at: 127.0.0.1 when left out, which nobody on another computer reaches. */
  readonly host?: string;
}

/** Who may look at a match, from where, and how. */
export interface ExposeOptions extends ListenOptions {
  /** Who an inspector sees as: a player by his name, `spectator`, or `everything` when left out. */
  readonly sees?: string;
  /** It may answer: for who it sees as; who sees everything for all, and he can take answers back. Not when left out. */
  readonly answers?: boolean;
  /** What lets an inspector in: nobody comes in without. 16 to 200 letters and digits; 128 random bits when left out. */
  readonly token?: string;
  /** Origins of the pages that may connect; those on this computer when left out. Programs have none, and may. */
  readonly origins?: readonly string[];
  /** How the match began: with it replays and scenarios can be made of it. */
  readonly setup?: MatchSetup;
  /** Finds the choice graphs of a card, as `pathsOf` does; they cannot be asked for when left out. */
  readonly paths?: (card: string) => Promise<PathsRecord>;
}

/** A match that inspectors can attach to. */
export interface Exposed {
  /** `127.0.0.1:7420` */
  readonly address: string;
  readonly token: string;
  /** What inspectors connect to: `ws://127.0.0.1:7420/?token=…`. */
  readonly url: string;
  /** Lets go of all inspectors and listens no more. The match goes on. */
  close(): Promise<void>;
}
