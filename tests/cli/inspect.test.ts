import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { Io } from '../../cli/io.ts';
import { run } from '../../cli/program.ts';
import { Client } from '../inspector/client.ts';
import { aMatch, answerOnce, exposed } from '../inspector/exposed.ts';
import { COINS, folderOf } from './folder.ts';
import { cli } from './run.ts';

interface Running {
  /** The address that it prints. */
  readonly url: URL;
  readonly hash: URLSearchParams;
  readonly err: () => readonly string[];
  /** Ctrl-C. @returns the exit code */
  readonly end: () => Promise<number>;
}

/** Runs `cardwright inspect` until it prints its address; it ends with the test. */
async function inspecting(...args: readonly string[]): Promise<Running> {
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const told: string[] = [];
  stderr.on('data', (chunk) => told.push(...String(chunk).trimEnd().split('\n')));
  const io = new Io({ stdin: Readable.from([]), stdout, stderr, stopped: () => stopped });
  const ended = run(COMMANDS, ['inspect', '--port', '0', ...args], io);
  const line = await new Promise<string>((resolve, reject) => {
    stdout.once('data', (chunk) => resolve(String(chunk)));
    ended.then(() => reject(new Error(told.join('\n'))), reject);
  });
  const url = new URL(/http:\S+/.exec(line)?.[0] ?? '');
  const end = (): Promise<number> => {
    stop();
    return ended;
  };
  onTestFinished(async () => void (await end()));
  return { url, hash: new URLSearchParams(url.hash.slice(1)), err: () => told, end };
}

/** The inspector's side of what it shows. */
async function attachedTo({ hash }: Running): Promise<Client> {
  const client = await Client.open(`ws://${hash.get('attach')}/?token=${hash.get('token')}`);
  onTestFinished(() => client.close());
  await client.greet('everything');
  return client;
}

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await cli(['inspect', '--port', '0', ...args]);
  expect([code, ...out]).toEqual([1]);
  expect(err).toHaveLength(1);
  return err.join('');
};

describe('a match of the page’s own', () => {
  test('is served until Ctrl-C', async () => {
    const running = await inspecting();
    expect(running.url.hash).toBe('');
    expect((await fetch(running.url)).status).toBe(200);
    expect(await running.end()).toBe(0);
    await expect(fetch(running.url)).rejects.toThrow();
    expect(running.err()).toEqual([]);
  });

  test('begins with what is named', async () => {
    const args = ['--ruleset', 'duel', '--seed', '9', '--deck', 'raiders', '--deck', 'keepers', '--bots', '-,greedy'];
    const { url } = await inspecting(...args);
    expect(url.hash).toBe('#ruleset=duel&seed=9&decks=raiders,keepers&bots=-,greedy');
    expect(await refused('--deck', 'raider')).toContain('did you mean "raiders"?');
    expect(await refused('--bots', 'greed')).toContain('did you mean "greedy"?');
    expect(await refused('--bots', 'greedy,random,random')).toContain('--bots takes one name, or 2');
  });

  test('of a game that the page does not have is played by the command', async () => {
    const folder = folderOf(COINS);
    const client = await attachedTo(await inspecting('--ruleset', folder, '--bots', 'greedy,-', '--seed', '5'));
    const [welcome] = client.all('cardwright.welcome');
    expect(welcome).toMatchObject({ game: { name: 'coins' }, grant: { sees: 'everything', answers: true } });
    const { text } = await client.ask('save', { step: 0, as: 'replay' });
    expect(JSON.parse(text).setup.seed).toBe(5);
    expect(await refused('--ruleset', folder, '--host', '0.0.0.0')).toContain(
      '--host is not for a match that is played',
    );
  });
});

describe('paths of a match that the command plays', () => {
  test('are found in a thread of its own, of a game that the page does not have', async () => {
    const client = await attachedTo(await inspecting('--ruleset', folderOf(COINS)));
    const [welcome] = client.all('cardwright.welcome');
    expect(welcome?.questions).toEqual(expect.arrayContaining(['paths', 'stopPaths']));
    expect(await client.ask('paths', { card: 'penny' })).toMatchObject({ card: 'penny', uncovered: [], failures: [] });
    await expect(client.ask('paths', { card: 'pound' })).rejects.toThrow('The game has no card "pound".');
  });

  test('can be given up', async () => {
    const client = await attachedTo(await inspecting('--ruleset', folderOf(COINS)));
    const asked = client.ask('paths', { card: 'penny' });
    const refused = expect(asked).rejects.toThrow('The exploration was stopped.');
    await client.ask('stopPaths', {});
    await refused;
  });
});

describe('--attach', () => {
  test('shows a match in another process', async () => {
    const { match } = aMatch();
    const { address, token } = await exposed(match);
    const running = await inspecting('--attach', address, '--token', token);
    expect(running.url.hash).toBe(`#attach=${address}&token=${token}`);
    const client = await attachedTo(running);
    expect(client.all('cardwright.welcome')[0]?.grant.answers).toBe(false);
    expect(await running.end()).toBe(0);
    answerOnce(match);
    expect(match.inputs).toHaveLength(1);
  });

  test('says in one line why nobody is there', async () => {
    const { match } = aMatch();
    const { address } = await exposed(match);
    expect(await refused('--attach', address)).toContain('lets nobody in without its token');
    expect(await refused('--attach', address, '--token', 'another')).toContain('this is not its token');
    expect(await refused('--attach', '127.0.0.1:1')).toContain('127.0.0.1:1 is not listened at');
    expect(await refused('--attach', 'here')).toContain('--attach takes HOST:PORT');
    const { url } = await inspecting();
    expect(await refused('--attach', url.host)).toContain('is no match that is exposed');
  });
});

const SCENARIOS = `
ruleset: coins
scenarios:
  - scenario: Two turns
    setup: { step: main, players: { ann: { hand: [penny, penny], deck: [penny, penny] }, bob: { deck: [penny] } } }
    steps:
      - ann: play penny
      - expect: { ann: { facts: { points: 1 } } }
      - ann: end
    end: { choice: window }
  - scenario: It fails
    setup: { step: main, players: { ann: { hand: [penny], deck: [penny] }, bob: { deck: [penny] } } }
    steps:
      - ann: play penny
      - expect: { ann: { facts: { points: 7 } } }
      - ann: end
    end: { choice: window }
`;

describe('a scenario', () => {
  const folder = () => folderOf({ ...COINS, 'scenarios/two.yaml': SCENARIOS });

  test('is shown at a step', async () => {
    const file = join(folder(), 'scenarios/two.yaml');
    const running = await inspecting(file, '--scenario', 'Two turns', '--step', '2');
    expect(running.hash.get('step')).toBe('1');
    expect(running.err()).toEqual([]);
    const client = await attachedTo(running);
    const steps = client.all('cardwright.steps').flatMap((message) => message.steps);
    expect(steps.map(({ inputs = [] }) => inputs.map(({ words }) => words).join())).toEqual([
      '',
      expect.stringMatching(/Penny/),
      expect.stringMatching(/end/),
    ]);
    expect(steps[0]?.events).not.toEqual([]);
    // It can be gone on with from there.
    expect(await client.ask('go', { step: 1 })).toEqual({ ok: true, step: 1 });
    expect(await running.end()).toBe(0);
  });

  test('that fails is shown up to there', async () => {
    const file = join(folder(), 'scenarios/two.yaml');
    const running = await inspecting(file, '--scenario', 'It fails', '--step', '2');
    expect(running.err().join('\n')).toContain('two.yaml:15:9 The scenario fails at step 2, and is shown up to there');
    expect(running.hash.get('step')).toBe('1');
    expect(await refused(file, '--scenario', 'It fails', '--step', '3')).toContain(
      'has no step 3: there are steps 0 to 2',
    );
  });

  test('has to be there, be one, and be sound', async () => {
    const file = join(folder(), 'scenarios/two.yaml');
    expect(await refused(file)).toContain('has 2 scenarios, say which with --scenario: "Two turns", "It fails"');
    expect(await refused(file, '--scenario', 'Two turn')).toContain('did you mean "Two turns"?');
    expect(await refused(file, '--scenario', 'Two turns', '--step', '4')).toContain('there are steps 0 to 3');
    const odd = folderOf({
      ...COINS,
      'scenarios/a.yaml': SCENARIOS.replaceAll('penny', 'pennny'),
      'scenarios/b.yaml': 'scenario: [',
      'scenarios/c.yaml': SCENARIOS.replaceAll('play penny', 'play'),
    });
    expect(await refused(join(odd, 'scenarios/a.yaml'), '--scenario', 'Two turns')).toMatch(/a\.yaml:5:\d+ .*"pennny"/);
    expect(await refused(join(odd, 'scenarios/b.yaml'))).toMatch(/b\.yaml:\d+:\d+ /);
    expect(await refused('nowhere.yaml')).toContain('nowhere.yaml There is no such file.');
  });
});

describe('a replay or a save', () => {
  async function played(folder: string) {
    await cli(['play', '--auto', '--ruleset', folder, '--seed', '4', '--save', join(folder, 'match.json')]);
    return JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
  }

  test('is shown at a step, with all that led there', async () => {
    const folder = folderOf(COINS);
    const replay = await played(folder);
    const file = join(folder, 'match.json');
    const running = await inspecting(file, '--ruleset', folder, '--step', '3');
    expect(running.hash.get('step')).toBe('3');
    const client = await attachedTo(running);
    const steps = client.all('cardwright.steps').flatMap((message) => message.steps);
    expect(steps).toHaveLength(replay.moves.length + 1);
    expect(steps.at(-1)?.over).toBe(true);
    const { text } = await client.ask('save', { step: steps.length - 1, as: 'replay' });
    expect(JSON.parse(text).moves.map(({ state }: { state: string }) => state)).toEqual(
      replay.moves.map(({ state }: { state: string }) => state),
    );
    expect(await refused(file, '--ruleset', folder, '--step', '999')).toContain(
      `there are steps 0 to ${replay.moves.length}`,
    );
    expect(await refused(file)).toContain('was played by "coins": give that game\'s folder with --ruleset');
  });

  test('that goes another way is shown up to there', async () => {
    const folder = folderOf(COINS);
    const replay = await played(folder);
    replay.moves[2].state = 'another';
    const other = folderOf({ 'match.json': JSON.stringify(replay) });
    const running = await inspecting(join(other, 'match.json'), '--ruleset', folder);
    expect(running.err().join()).toContain(
      `goes another way at answer 3 of ${replay.moves.length}, and is shown up to there`,
    );
    const client = await attachedTo(running);
    expect(client.all('cardwright.steps').flatMap((message) => message.steps)).toHaveLength(3);
    const none = folderOf({ 'match.json': JSON.stringify({ ...replay, setup: null }) });
    expect(await refused(join(none, 'match.json'), '--ruleset', folder)).toContain(
      'goes another way before its first answer: it has no setup',
    );
  });

  test('a save is gone on with', async () => {
    const { match } = aMatch();
    for (let n = 0; n < 9; n++) answerOnce(match);
    const folder = folderOf({
      'at.save.json': JSON.stringify(match.save('with-cards')),
      'bad.json': '{"state":{}}',
      'no.json': '{\n  "a": ]',
    });
    const client = await attachedTo(await inspecting(join(folder, 'at.save.json')));
    const { scene } = client.all('cardwright.scene').at(-1) ?? {};
    expect(scene?.view).toEqual(JSON.parse(JSON.stringify(match.view('everything'))));
    expect(scene?.asked).not.toEqual([]);
    expect(await refused(join(folder, 'at.save.json'), '--step', '1')).toContain('has no step 1: there is only step 0');
    expect(await refused(join(folder, 'bad.json'))).toContain('does not say which game it is of');
    expect(await refused(join(folder, 'bad.json'), '--ruleset', 'duel')).toContain(
      'cannot be gone on with: it has another format',
    );
    expect(await refused(join(folder, 'no.json'))).toContain('no.json:2:8 This is no JSON.');
  });
});

test('options that do not go together are named', async () => {
  expect(await refused('--step', '1')).toContain('--step is not for a match of its own');
  expect(await refused('a.yaml', '--attach', '127.0.0.1:1')).toContain(
    'either a file is shown, or what --attach names',
  );
  expect(await refused('a.yaml', '--seed', '1')).toContain('--seed is not for a file');
  expect(await refused('--token', 'x')).toContain('--token is not for a match of its own');
});

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  const { code, err } = await cli(['inspect', '--port', String(port)]);
  expect([code, ...err]).toEqual([1, `cardwright: 127.0.0.1:${port} is taken: name another --port`]);
});
