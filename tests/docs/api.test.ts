import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as duel from '../../cards/duel/index.ts';
import * as tools from '../../cards/tools/index.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import * as testing from '../../testing/index.ts';

const ENTRIES = { cardwright: engine, search, duel, tools, testing };

test.each(Object.entries(ENTRIES))(
  'the page of %s has every value that can be imported, and says what it is',
  (page, entry) => {
    const text = readFileSync(new URL(`../../docs/api/${page}.md`, import.meta.url), 'utf8');
    const sections = text.split(/^### /m).slice(1);
    const said = new Map(sections.map((section) => [section.split('\n', 1)[0], section.replace(/```[\s\S]*?```/, '')]));
    for (const name of Object.keys(entry)) expect(said.get(name)?.replace(name, '').trim(), name).toMatch(/\w/);
  },
);
