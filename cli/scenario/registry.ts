import { type Problem, unknownWord } from '../../cards/tools/problem.ts';
import { type Parsed, type ParsedWhole, parseSet, placed } from '../../cards/tools/yaml/parse-file.ts';
import type { SetData } from '../../effects/card-data.ts';
import type { Registry, RegistryEntry } from '../../testing/index.ts';
import { parseAt } from '../game/files.ts';
import { loadGame } from '../game/game.ts';
import { gameFolderOf } from '../game/ruleset-file.ts';
import { findGame, type GameSource, readGame, SHIPPED, withSets } from '../game/source.ts';

type AddedSets = readonly Parsed<SetData>[];

/** A game's ruleset and cards under its name, or what is wrong with it. */
type Entered =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function entryOf(source: GameSource, sets: AddedSets = []): Entered {
  const loaded = loadGame(withSets(source, sets));
  if (!loaded.ok) return loaded;
  const { book, cards } = loaded.game;
  const entry: RegistryEntry = { ruleset: book.ruleset, cards };
  return { ok: true, registry: { [book.ruleset.name]: entry } };
}

/** Rulesets that scenario files can name: each file those that are shipped, that of the game it lies in, and those given. */
export class Registries {
  private readonly given: readonly Registry[];
  private readonly shipped: Registry;
  private readonly sets: AddedSets;
  private readonly folders = new Map<string, Promise<Entered>>();

  private constructor(given: readonly Registry[], shipped: Registry, sets: AddedSets) {
    this.given = given;
    this.shipped = shipped;
    this.sets = sets;
  }

  /**
   * @param named names or folders of games
   * @param added paths of set files, whose cards are added to the game that each is for
   * @returns what is wrong with one of them, if something is
   */
  static async of(named: readonly string[], added: readonly string[] = []): Promise<Registries | readonly Problem[]> {
    const sets = added.map((file) => parseAt(file, parseSet));
    for (const set of sets) if (!set.ok) return set.problems;
    const sources = await Promise.all(named.map((name) => findGame(name)));
    const given: Registry[] = [];
    for (const source of sources) {
      const entered = entryOf(source, sets);
      if (!entered.ok) return entered.problems;
      given.push(entered.registry);
    }
    const shipped = sets.length === 0 ? shippedAlone() : shippedWith(sets);
    return shipped.ok ? new Registries(given, shipped.registry, sets) : shipped.problems;
  }

  /** What a file can name. */
  async of(file: string): Promise<Entered> {
    const folder = gameFolderOf(file);
    const own = folder === null ? null : await this.inFolder(folder);
    if (own && !own.ok) return own;
    const registry: Registry = Object.assign({}, this.shipped, own?.registry, ...this.given);
    const problems = this.sets.flatMap((set) => (set.ok ? forNone(set, registry) : []));
    return problems.length > 0 ? { ok: false, problems } : { ok: true, registry };
  }

  private inFolder(folder: string): Promise<Entered> {
    const known = this.folders.get(folder) ?? readGame(folder).then((source) => entryOf(source, this.sets));
    this.folders.set(folder, known);
    return known;
  }
}

/** That a set is for none of the games that a file can name. */
function forNone({ data, file, locate }: ParsedWhole<SetData>, registry: Registry): readonly Problem[] {
  const { ruleset } = data;
  if (Object.hasOwn(registry, ruleset)) return [];
  const known = Object.keys(registry);
  return [placed(unknownWord(['ruleset'], `The set is for "${ruleset}".`, ruleset, known), file, locate)];
}

let alone: Entered | null = null;

/** The shipped games as they are. */
function shippedAlone(): Entered {
  alone ??= shippedWith([]);
  return alone;
}

function shippedWith(sets: AddedSets): Entered {
  const registry: Record<string, RegistryEntry> = {};
  for (const source of Object.values(SHIPPED)) {
    const entered = entryOf(source, sets);
    if (!entered.ok) return entered;
    Object.assign(registry, entered.registry);
  }
  return { ok: true, registry };
}
