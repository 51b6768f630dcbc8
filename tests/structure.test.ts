import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);

/** Source files below some folders: path to text. */
function sources(...folders: string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const own = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.gen\.ts$|node_modules\//.test(file)).sort();
  return new Map(own.map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')]));
}

/** The code without comments: words in prose are no use of a name. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const found = (files: ReadonlyMap<string, string>, pattern: RegExp): string[] =>
  [...files].flatMap(([file, text]) => (pattern.test(code(text)) ? [file] : []));

describe('the rulebook', () => {
  const rulebook = sources('effects');
  const kernel = sources('effects', 'search', 'machines');

  test('has no clock, no chance of its own, no console, no timers', () => {
    expect(found(rulebook, /Math\.random|Date\.now|new Date\b|console\.|setTimeout|setInterval|performance\./)).toEqual(
      [],
    );
  });
  test('knows no ruleset, card or keyword by name', () => {
    const rulesets = readdirSync(new URL('cards/', ROOT)).filter((name) => name !== 'tools');
    const keywords = readdirSync(new URL('cards/duel/keywords/', ROOT)).map((file) => file.replace('.ts', ''));
    const named = new RegExp(`['"\`](${[...rulesets, ...keywords].join('|')})['"\`]`);
    const used = new Map([...kernel].map(([file, text]) => [file, text.replace(/^\s*example: .*$/gm, '')]));
    expect(found(used, named)).toEqual([]);
  });
  const members = sources(
    'effects/selectors',
    'effects/amounts',
    'effects/conditions',
    'effects/filters',
    'effects/triggers',
  );
  test('has no member that looks at the source or the event itself and does not say so', () => {
    const looking = found(members, /\benv\.(self|event|frame)\b|\babout\(/).filter((file) => /\.\w+\.ts$/.test(file));
    expect(looking).not.toEqual([]);
    expect(looking.filter((file) => !/^ {2}personal: /m.test(members.get(file) ?? ''))).toEqual([]);
  });
  test('has no member that looks at what has happened before and does not say so', () => {
    const looking = found(members, /\bhistory\b/).filter((file) => /\.\w+\.ts$/.test(file));
    expect(looking).not.toEqual([]);
    expect(looking.filter((file) => !/^ {2}looksBack: true/m.test(members.get(file) ?? ''))).toEqual([]);
  });
  test('has no op that looks for one player and does not say where', () => {
    const ops = sources('effects/ops');
    const looking = found(ops, /\bonePlayer\(/);
    expect(looking).not.toEqual([]);
    for (const file of looking) {
      const text = code(ops.get(file) ?? '');
      const params = [...text.matchAll(/\bonePlayer\(\w+, p\.(\w+)\)/g)].map(([, param]) => param);
      expect(`${file}: ${/^ {2}single: (.*),$/m.exec(text)?.[1]}`).toBe(
        `${file}: ['${[...new Set(params)].join("', '")}']`,
      );
    }
  });
  test('has no untyped places', () => {
    expect(found(kernel, /\bas any\b|: any\b|<any>|@ts-ignore|@ts-expect-error/)).toEqual([]);
  });
  test('knows no actors: nothing outside machines/ imports xstate or rxjs, but what goes through choice graphs', () => {
    const rest = sources('effects', 'search', 'cards', 'cli', 'testing');
    expect(found(rest, /(from|import\() ?['"](xstate|rxjs)/)).toEqual(['testing/paths/graph/adjacency.ts']);
    expect(found(sources('machines'), /from ['"]xstate['"]/)).not.toEqual([]);
  });
  test('has two drivers that do not know each other', () => {
    expect(found(sources('machines'), /from ['"](\.\.\/)+(search|cards|testing|cli)\//)).toEqual([]);
    expect(found(sources('search'), /from ['"](\.\.\/)+(machines|cards|testing|cli)\//)).toEqual([]);
  });
  test('does not know the drivers', () => {
    expect(found(rulebook, /from ['"](\.\.\/)+(search|machines|cards|testing|cli)\//)).toEqual([]);
  });
});

describe('the inspector', () => {
  const engine = sources('effects', 'search', 'machines', 'cards', 'testing');
  const inspector = sources('inspector');

  test('is known to the command line, and to what measures it, alone', () => {
    expect(found(engine, /(from|import\() ?['"][^'"]*\binspector\//)).toEqual([]);
    expect(found(sources('cli'), /from ['"][^'"]*\binspector\/server\//)).not.toEqual([]);
    expect(
      found(sources('inspector/page', 'inspector/protocol', 'inspector/host'), /from ['"][^'"]*\/server\//),
    ).toEqual([]);
  });
  test('stands on XState 4 through @xstate/inspect alone', () => {
    // What the workspace resolves as `xstate` is version 4: none of its files names it, nor what is within the package.
    expect(found(inspector, /(from|import|import\(|require\() ?['"]xstate\b/)).toEqual([]);
    const receivers = found(inspector, /(from|import|import\(|require\() ?['"]@xstate\/inspect/);
    expect(receivers).not.toEqual([]);
    expect(receivers.filter((file) => !file.startsWith('inspector/page/session/'))).toEqual([]);
    const rest = sources('effects', 'search', 'machines', 'cards', 'testing', 'cli', 'bench', 'scripts');
    expect(found(rest, /['"]@xstate\/inspect/)).toEqual([]);
    const lock = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as {
      packages: Readonly<Record<string, { readonly dependencies?: object; readonly peerDependencies?: object }>>;
    };
    const asking = Object.entries(lock.packages).filter(
      ([path, { dependencies, peerDependencies }]) =>
        path.startsWith('inspector/') && 'xstate' in { ...dependencies, ...peerDependencies },
    );
    expect(asking.map(([path]) => path)).toEqual(['inspector/node_modules/@xstate/inspect']);
  });
  test('runs in a page: what is not its server imports nothing of Node', () => {
    const page = sources('inspector/page', 'inspector/protocol', 'inspector/host');
    expect(found(page, /(from|import|import\() ?['"](node:|fs|path|http|ws\b)/)).toEqual([]);
    expect(found(sources('inspector/server'), /from ['"]node:/)).not.toEqual([]);
  });
});

describe('files', () => {
  const all = sources('effects', 'search', 'machines', 'cards', 'testing', 'cli', 'bench', 'inspector');
  const lengths = [...all].map(([file, text]) => [file, text.split('\n').length] as const);

  test('are below 400 lines, half of them below 80', () => {
    expect(lengths.filter(([, n]) => n > 400)).toEqual([]);
    const sorted = lengths.map(([, n]) => n).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
  });
  test('leave nothing for later', () => {
    expect([...all].filter(([, text]) => /TODO|FIXME|XXX|not implemented/i.test(text)).map(([file]) => file)).toEqual(
      [],
    );
  });
});
