// One measurement in a process of its own: the harness is shared code and runs slower once it has seen two
// implementations. What the others need is not even loaded.

import type { Driver } from './drivers/driver.ts';
import type { Crowd } from './duel/memory.ts';
import { type Effort, run } from './run.ts';
import type { Skirmish } from './skirmish/game.ts';

async function skirmish<S>(game: Skirmish<S>, effort: Effort) {
  const { play } = await import('./skirmish/play.ts');
  return run((seed) => play(game, seed), effort);
}

async function skirmishOn<M>(driver: Driver<M>, effort: Effort) {
  const engine = await import('./skirmish/engine.ts');
  return skirmish(engine.skirmishOn(driver), effort);
}

async function duelOn<M>(driver: Driver<M>, effort: Effort) {
  const { playDuel } = await import('./duel/play.ts');
  return run((seed) => playDuel(driver, seed), effort);
}

async function memoryOf<M>(driver: Driver<M>, crowd: Crowd) {
  const { measureMemory } = await import('./duel/memory.ts');
  return measureMemory(driver, crowd);
}

const live = async () => (await import('./drivers/live.ts')).live;
const search = async () => (await import('./drivers/search.ts')).search;

const MEASURED: Readonly<Record<string, (how: Effort & Crowd) => Promise<unknown>>> = {
  'skirmish mutable': async (how) => skirmish((await import('./skirmish/mutable.ts')).mutable, how),
  'skirmish immutable': async (how) => skirmish((await import('./skirmish/immutable.ts')).immutable, how),
  'skirmish boardgame.io': async (how) => skirmish((await import('./skirmish/boardgame.ts')).boardgame, how),
  'skirmish search': async (how) => skirmishOn(await search(), how),
  'skirmish live': async (how) => skirmishOn(await live(), how),
  'duel search': async (how) => duelOn(await search(), how),
  'duel live': async (how) => duelOn(await live(), how),
  'memory search': async (how) => memoryOf(await search(), how),
  'memory live': async (how) => memoryOf(await live(), how),
};

const [name = '', how = '{}'] = process.argv.slice(2);
const measure = MEASURED[name];
if (!measure) throw new Error(`There is no measurement "${name}".`);
process.stdout.write(JSON.stringify(await measure(JSON.parse(how))));
