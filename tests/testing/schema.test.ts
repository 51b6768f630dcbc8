import { readFileSync } from 'node:fs';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from '../../cards/tools/problem.ts';
import { SCHEMA } from '../../cards/tools/schema/schema.ts';
import { validate } from '../../cards/tools/schema/validate.ts';
import { scenarioSchema } from '../../testing/index.ts';
import { scenarioFiles, scenarioText } from '../support/scenarios.ts';

const FILE = new URL('../../testing/scenario/scenario.schema.json', import.meta.url);

describe('the schema of scenario files', () => {
  it('takes no name that the schema of cards has', () => {
    const cards = Object.keys(SCHEMA.$defs ?? {});
    const own = Object.entries(scenarioSchema().$defs ?? {}).filter(([name, def]) => def !== SCHEMA.$defs?.[name]);
    expect(own.map(([name]) => name).filter((name) => cards.includes(name))).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const names = Object.keys(scenarioSchema().$defs ?? {});
    const refs = JSON.stringify(scenarioSchema()).match(/"#\/\$defs\/[^"]+"/g) ?? [];
    const lost = refs.map((ref) => ref.slice(9, -1)).filter((name) => !names.includes(name));
    expect(lost).toEqual([]);
  });

  it('is one that every scenario of this repository keeps to, also to a validator that is not ours', () => {
    const files = scenarioFiles();
    const written = JSON.parse(readFileSync(FILE, 'utf8'));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const data: unknown = parse(scenarioText(file));
      expect(Check(written, data), file).toBe(true);
      expect(Check(written, { ...(data as object), stpes: [] }), file).toBe(false);
      const several = typeof data === 'object' && data !== null && 'scenarios' in data;
      const problems = validate(several ? 'scenarioFile' : 'scenario', data, scenarioSchema());
      expect(problems.map(formatProblem), file).toEqual([]);
    }
  });
});
