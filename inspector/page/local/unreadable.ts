/** Why a file, or an address, could not be opened. What the engine says of it stands in `message`, as it says it. */
export type Fault =
  | { readonly is: 'too-large'; readonly most: number }
  | { readonly is: 'no-json'; readonly line: number; readonly column: number }
  | { readonly is: 'foreign' }
  | { readonly is: 'unknown-game'; readonly game: string }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'problems'; readonly problems: readonly string[] }
  /** A replay that goes another way than it is written; the moves before are shown. Counted from 1; 0: the beginning. */
  | { readonly is: 'differs'; readonly move: number; readonly message: string }
  /** A scenario of which something is not so; the steps before are shown. */
  | { readonly is: 'fails'; readonly step: number; readonly line: number; readonly message: string };

/** A file that is not opened. */
export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super('message' in fault ? fault.message : fault.is);
    this.fault = fault;
  }
}
