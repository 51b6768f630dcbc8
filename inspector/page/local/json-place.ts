/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[\t\n\r ]*/y;
const SIMPLE =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Where a text ceases to be JSON. Only asked where it is none: hosts say it in words of their own, or not at all. */
export function jsonFaultAt(text: string): Place {
  return placeOf(text, new Reader(text).stops());
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

/** Reads as far as it is JSON. */
class Reader {
  private readonly text: string;
  private at = 0;
  /** What closes each list and record that is open. */
  private readonly open: string[] = [];

  constructor(text: string) {
    this.text = text;
  }

  stops(): number {
    let wants: 'value' | 'first' | 'key' | 'after' = 'value';
    for (;;) {
      this.skip(SPACE);
      const sign = this.text[this.at] ?? '';
      if (wants === 'after') {
        if (this.open.length === 0) return this.at;
        if (sign === ',') wants = this.open.at(-1) === '}' ? 'key' : 'value';
        else if (sign === this.open.at(-1)) this.open.pop();
        else return this.at;
        this.at += 1;
      } else if (wants === 'first' && sign === this.open.at(-1)) {
        this.open.pop();
        this.at += 1;
        wants = 'after';
      } else if (this.open.at(-1) === '}' && wants !== 'value') {
        if (sign !== '"' || !this.skip(SIMPLE)) return this.at;
        this.skip(SPACE);
        if (this.text[this.at] !== ':') return this.at;
        this.at += 1;
        wants = 'value';
      } else if (sign === '{' || sign === '[') {
        this.open.push(sign === '{' ? '}' : ']');
        this.at += 1;
        wants = 'first';
      } else if (this.skip(SIMPLE)) wants = 'after';
      else return this.at;
    }
  }

  /** @returns whether there was something of it */
  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found.length > 0;
  }
}
