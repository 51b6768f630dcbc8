import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Longer lines mean nothing. */
const LONGEST = 2000;

/** The lines that a person types, one by one; also from a pipe. */
export class Lines {
  private readonly waiting: string[] = [];
  private readonly onScreen: boolean;
  private readonly io: Io;
  private readonly reader;
  private take: ((line: string | null) => void) | null = null;
  private ended = false;

  constructor(io: Io) {
    this.io = io;
    this.onScreen = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.reader = createInterface({
      input: io.stdin,
      ...(this.onScreen ? { output: io.stdout } : {}),
      terminal: this.onScreen,
      crlfDelay: Number.POSITIVE_INFINITY,
      prompt: '> ',
    });
    this.reader.on('line', (line) => this.heard(line.slice(0, LONGEST)));
    this.reader.on('close', () => this.heard(null));
  }

  /** The next line; `null` when there are no more. */
  async next(): Promise<string | null> {
    if (this.onScreen) this.reader.prompt();
    const line =
      this.waiting.shift() ??
      (this.ended
        ? null
        : await new Promise<string | null>((resolve) => {
            this.take = resolve;
          }));
    // What comes from a pipe is shown like what was typed.
    if (!this.onScreen && line !== null) this.io.out(`> ${line}`);
    return line;
  }

  close(): void {
    this.reader.close();
  }

  private heard(line: string | null): void {
    if (line === null) this.ended = true;
    const { take } = this;
    this.take = null;
    if (take) take(line);
    else if (line !== null) this.waiting.push(line);
  }
}
