import { isTable } from '../../cards/tools/schema/branches.ts';
import { readYaml } from '../../cards/tools/yaml/text.ts';
import { UserError } from '../errors.ts';
import { readText } from '../game/files.ts';
import { YAML } from '../game/folder.ts';
import type { Io } from '../io.ts';
import type { FileOptions, Opened } from './opened.ts';
import { openReplay } from './replay.ts';
import { openSave } from './save.ts';
import { openScenario } from './scenario.ts';
import type { Shown } from './shown.ts';

/** Longest file that is read, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A scenario, a save or a replay. @throws {UserError} in one line, where it cannot be shown */
export async function openFile(file: string, options: FileOptions, io: Io): Promise<Shown> {
  const read = readText(file, MAX_BYTES);
  if (!read.ok) throw new UserError(`${file} ${read.message}`);
  const opened: Opened = {
    ...options,
    file,
    onFault: (error) => io.err(`cardwright: ${error instanceof Error ? error.message : String(error)}`),
  };
  if (YAML.test(file)) return openScenario(read.text, opened);
  const { scenario } = options;
  if (scenario !== undefined) throw new UserError('--scenario is for a file of scenarios, *.yaml');
  const data = readJson(file, read.text);
  if (isTable(data) && 'moves' in data) return openReplay(data, opened);
  if (isTable(data) && 'state' in data) return openSave(data, opened);
  throw new UserError(`${file} This is neither a save nor a replay, and a scenario is a file *.yaml`);
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON is YAML, and of that it is known where it ends to be any.
    const yaml = readYaml(text);
    const { line, column } = yaml.ok ? {} : yaml.problem;
    throw new UserError(`${[file, line, column].filter((part) => part !== undefined).join(':')} This is no JSON.`);
  }
}
