/** A command as a page shows it: what is typed after `$ `, then what the terminal says. */
export interface Shown {
  readonly command: string;
  /** What is typed while it runs: what stands after `> `. */
  readonly typed: readonly string[];
  readonly lines: readonly string[];
  /** Its exit code: 0, or what `$ echo $?` after it shows. */
  readonly code: number;
  /** Which line of the block it begins in, from 0. */
  readonly at: number;
}

/** What a command has come to. */
export interface Said {
  readonly lines: readonly string[];
  readonly code: number;
}

/** The commands of a `console` block, in their order. */
export function shownIn(block: string): readonly Shown[] {
  const lines = block.trimEnd().split('\n');
  const begins = lines.flatMap((line, at) => (line.startsWith('$ ') ? [at] : []));
  const all = begins.map((at, i): Shown => {
    const shown = lines.slice(at + 1, begins[i + 1]);
    const typed = shown.flatMap((line) => (/^> ?/.test(line) ? [line.slice(2)] : []));
    return { command: (lines[at] ?? '').slice(2), typed, lines: shown, code: 0, at };
  });
  return all.flatMap((shown, i) => {
    if (shown.command === 'echo $?') return [];
    const next = all[i + 1];
    return [next?.command === 'echo $?' ? { ...shown, code: Number(next.lines[0]) } : shown];
  });
}

/** Whether a line is as it is shown: `…` at the end of that stands for any rest. */
const isAs = (told: string | undefined, shown: string): boolean =>
  told !== undefined && (shown.endsWith('…') ? told.startsWith(shown.slice(0, -1)) : told === shown);

const quoted = (line: string | undefined): string => (line === undefined ? 'nothing more' : JSON.stringify(line));

/** The first difference between what is shown of a command and what it says, in one line; `…` stands for any lines. */
export function difference({ lines: shown, code }: Shown, said: Said): string | null {
  const told = said.lines;
  let at = 0;
  for (const [i, line] of shown.entries()) {
    if (line === '…') {
      const next = shown[i + 1];
      const found = told.findIndex((words, k) => k >= at && next !== undefined && isAs(words, next));
      at = found < 0 ? told.length : found;
    } else if (isAs(told[at], line)) at++;
    else return `the page says ${quoted(line)}, the command ${quoted(told[at])}`;
  }
  if (at < told.length) return `the page says ${quoted(undefined)}, the command ${quoted(told[at])}`;
  return code === said.code ? null : `its exit code is ${said.code}, not ${code}`;
}
