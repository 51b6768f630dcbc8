import type { Readable, Writable } from 'node:stream';

/** Marks that would move the cursor, change the screen or turn the order of letters: what is in a file must not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A text as one line that does nothing to the screen. */
export const plainLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(CONTROLS, '?');

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Until somebody presses Ctrl-C, or ends the process; a second time it ends at once. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** What the command reads from and writes to, and how it ends. */
export class Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Comes when a command that goes on and on is to end: with Ctrl-C when left out. */
  readonly stopped: () => Promise<void>;
  /** How the command ends if nothing is thrown. */
  code = 0;

  constructor(of: Pick<Io, 'stdin' | 'stdout' | 'stderr'> & Partial<Pick<Io, 'stopped'>>) {
    this.stdin = of.stdin;
    this.stdout = of.stdout;
    this.stderr = of.stderr;
    this.stopped = of.stopped ?? interrupted;
  }

  /** A line of what was asked for. */
  readonly out = (line: string): void => {
    this.stdout.write(`${plainLine(line)}\n`);
  };

  /** Data for programs, as it is. */
  readonly json = (data: unknown, indent?: number): void => {
    this.stdout.write(`${JSON.stringify(data, null, indent).replace(CONTROLS, escaped)}\n`);
  };

  /** A line about how it goes. */
  readonly err = (line: string): void => {
    this.stderr.write(`${plainLine(line)}\n`);
  };
}
