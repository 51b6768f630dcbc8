// One implementation in a process of its own: the harness is shared code and runs slower once it has seen two.
import { engine } from './skirmish/engine.ts';
import { immutable } from './skirmish/immutable.ts';
import { mutable } from './skirmish/mutable.ts';
import { run, type Timing } from './skirmish/run.ts';

const RUNS: Readonly<Record<string, (games: number, seconds: number) => Timing>> = {
  engine: (games, seconds) => run(engine, games, seconds),
  immutable: (games, seconds) => run(immutable, games, seconds),
  mutable: (games, seconds) => run(mutable, games, seconds),
};

const [name = '', games = '0', seconds = '0'] = process.argv.slice(2);
const timed = RUNS[name];
if (!timed) throw new Error(`There is no implementation "${name}".`);
process.stdout.write(JSON.stringify(timed(Number(games), Number(seconds))));
