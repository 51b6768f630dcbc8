import type { Problem } from '../../cards/tools/problem.ts';
import type { Registry, RegistryEntry } from '../../testing/index.ts';
import { loadGame } from '../game/game.ts';
import { gameFolderOf } from '../game/ruleset-file.ts';
import { findGame, type GameSource, readGame, SHIPPED } from '../game/source.ts';

/** A game's ruleset and cards under its name, or what is wrong with it. */
type Entered =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function entryOf(source: GameSource): Entered {
  const loaded = loadGame(source);
  if (!loaded.ok) return loaded;
  const { book, cards } = loaded.game;
  const entry: RegistryEntry = { ruleset: book.ruleset, cards };
  return { ok: true, registry: { [book.ruleset.name]: entry } };
}

/** Rulesets that scenario files can name: each file those that are shipped, that of the game it lies in, and those given. */
export class Registries {
  private readonly given: readonly Registry[];
  private readonly folders = new Map<string, Promise<Entered>>();

  private constructor(given: readonly Registry[]) {
    this.given = given;
  }

  /** @param named names or folders of games, or what is wrong with one of them */
  static async of(named: readonly string[]): Promise<Registries | readonly Problem[]> {
    const given: Registry[] = [];
    for (const name of named) {
      const entered = entryOf(await findGame(name));
      if (!entered.ok) return entered.problems;
      given.push(entered.registry);
    }
    return new Registries(given);
  }

  /** What a file can name. */
  async of(file: string): Promise<Entered> {
    const folder = gameFolderOf(file);
    const own = folder === null ? null : await this.inFolder(folder);
    if (own && !own.ok) return own;
    return { ok: true, registry: Object.assign({}, shipped(), own?.registry, ...this.given) };
  }

  private inFolder(folder: string): Promise<Entered> {
    const known = this.folders.get(folder) ?? readGame(folder).then(entryOf);
    this.folders.set(folder, known);
    return known;
  }
}

let shippedOnes: Registry | null = null;

function shipped(): Registry {
  const entered = Object.values(SHIPPED).map(entryOf);
  shippedOnes ??= Object.assign({}, ...entered.map((one) => (one.ok ? one.registry : {})));
  return shippedOnes ?? {};
}
