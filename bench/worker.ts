// One implementation in a process of its own: the harness is shared code and runs slower once it has seen two.
import { engine } from './skirmish/engine.ts';
import { immutable } from './skirmish/immutable.ts';
import { mutable } from './skirmish/mutable.ts';
import { run, type Timing } from './skirmish/run.ts';

const RUNS: Readonly<Record<string, (games: number, warmUp: number) => Timing>> = {
  engine: (games, warmUp) => run(engine, games, warmUp),
  immutable: (games, warmUp) => run(immutable, games, warmUp),
  mutable: (games, warmUp) => run(mutable, games, warmUp),
};

const [name = '', games = '0', warmUp = '0'] = process.argv.slice(2);
const timed = RUNS[name];
if (!timed) throw new Error(`There is no implementation "${name}".`);
process.stdout.write(JSON.stringify(timed(Number(games), Number(warmUp))));
