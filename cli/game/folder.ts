import { readdirSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Problem } from '../../cards/tools/problem.ts';
import { faultWords, kindAt } from './files.ts';

/** Most files that are looked for at once, most things that are looked at for them, and how deep folders may lie. */
const MAX_FILES = 1000;
const MAX_THINGS = 20_000;
const MAX_DEPTH = 16;

const OUT = 'It leads out of the folder it is in.';

export const YAML = /\.ya?ml$/i;

/** The files of a folder, by name; and what stands in the way of others. */
export interface Listing {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

export interface Looking {
  /** Nothing outside of it is read, wherever links lead to. */
  readonly within: string;
  readonly match: RegExp;
  /** Which folders in it are looked through as well: none when left out. */
  readonly deep?: (folder: string) => boolean;
}

/** The files in a folder that is there, in the order of their names; none if it is not. */
export function filesIn(folder: string, looking: Looking): Listing {
  const looker = new Looker(looking);
  if (kindAt(folder) !== 'folder') return looker;
  if (isWithin(looking.within, folder)) looker.look(folder, 0);
  else looker.tell(folder, OUT);
  return looker;
}

class Looker implements Listing {
  readonly files: string[] = [];
  readonly problems: Problem[] = [];
  private readonly looking: Looking;
  private readonly seen = new Set<string>();
  private things = 0;

  constructor(looking: Looking) {
    this.looking = looking;
  }

  look(folder: string, depth: number): void {
    const real = realOf(folder);
    // Links may lead round in circles.
    if (real === null || this.seen.has(real)) return;
    this.seen.add(real);
    if (depth > MAX_DEPTH) return this.tell(folder, `Folders lie in each other more than ${MAX_DEPTH} deep.`);
    for (const name of this.namesIn(folder)) {
      const path = join(folder, name);
      const kind = kindAt(path);
      const { match, deep, within } = this.looking;
      if (++this.things > MAX_THINGS) return this.tooMany(folder, MAX_THINGS);
      if (!(kind === 'folder' ? deep?.(path) : match.test(name))) continue;
      if (!isWithin(within, path)) this.tell(path, OUT);
      else if (kind === 'folder') this.look(path, depth + 1);
      else if (this.files.length >= MAX_FILES) return this.tooMany(folder, MAX_FILES);
      else this.files.push(path);
    }
  }

  private namesIn(folder: string): readonly string[] {
    try {
      return readdirSync(folder).sort();
    } catch (error) {
      this.tell(folder, `${faultWords(error)}.`);
      return [];
    }
  }

  private tooMany(folder: string, most: number): void {
    const message = `There are more than ${most} files here.`;
    if (!this.problems.some((problem) => problem.message === message)) this.tell(folder, message);
  }

  tell(file: string, message: string): void {
    this.problems.push({ path: [], message, file });
  }
}

function realOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Whether a path leads to something in a folder; of what leads nowhere that is said when it is read. */
export function isWithin(folder: string, path: string): boolean {
  const [root, real] = [realOf(folder), realOf(path)];
  if (root === null || real === null) return true;
  const way = relative(root, real);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
