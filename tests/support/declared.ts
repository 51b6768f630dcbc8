import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['effects', 'search', 'machines', 'cards', 'testing', 'cli', 'bench', 'inspector'];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What data has its names under. */
const NAMING = new Set(['name', 'step']);

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/**
 * Every name that the sources give to something that others may speak of: what a file declares or imports, fields and
 * members, types, words of closed unions, and what data calls its parts.
 */
export function declaredNames(): ReadonlySet<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const names = new Set<string>();
  const note = (value: unknown): void => {
    const name = isNode(value) ? (value['name'] ?? value['value']) : undefined;
    if (typeof name === 'string') names.add(name);
  };
  for (const file of ['index.ts', ...files.filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/'))]) {
    const { program } = parseSync(file, readFileSync(new URL(file, ROOT), 'utf8'));
    for (const statement of nodesIn(program.body)) {
      const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
      for (const node of [declared, ...nodesIn(declared['declarations'])]) note(node['id']);
      for (const taken of nodesIn(statement['specifiers'])) note(taken['imported'] ?? taken['exported']);
    }
    inside(program, (node) => {
      note(node['key']);
      if (node.type === 'TSTypeReference') note(node['typeName']);
      if (node.type === 'TSLiteralType') note(node['literal']);
      if (isNode(node['key']) && NAMING.has(String(node['key']['name']))) note(node['value']);
    });
  }
  return names;
}

function inside(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const part of value) inside(part, look);
  if (!isNode(value)) return;
  look(value);
  for (const part of Object.values(value)) inside(part, look);
}

/** Names that the language itself brings: its words, globals, and members of what globals make. */
export function builtIns(): ReadonlySet<string> {
  const names = Object.getOwnPropertyNames(globalThis);
  const members = names.flatMap((name) => {
    const value: unknown = Reflect.get(globalThis, name);
    const made: unknown = typeof value === 'function' ? value.prototype : undefined;
    return [value, made].flatMap((of) => (of instanceof Object ? Object.getOwnPropertyNames(of) : []));
  });
  return new Set([...names, ...members, 'null', 'true', 'false', 'await', 'import']);
}
