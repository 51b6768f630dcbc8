import type { Readable, Writable } from 'node:stream';

/** Marks that would move the cursor or change the screen: what is in a file must not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** What the command reads from and writes to, and how it ends. */
export class Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** How the command ends if nothing is thrown. */
  code = 0;

  constructor(of: Pick<Io, 'stdin' | 'stdout' | 'stderr'>) {
    this.stdin = of.stdin;
    this.stdout = of.stdout;
    this.stderr = of.stderr;
  }

  /** A line of what was asked for. */
  readonly out = (line: string): void => {
    this.stdout.write(`${line.replace(CONTROLS, '?')}\n`);
  };

  /** A line about how it goes. */
  readonly err = (line: string): void => {
    this.stderr.write(`${line.replace(CONTROLS, '?')}\n`);
  };
}
