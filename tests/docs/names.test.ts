import { describe, expect, test } from 'vitest';
import {
  missingCommands,
  missingExports,
  missingFiles,
  missingLinks,
  missingMembers,
  missingNames,
  missingTests,
} from '../support/page-checks.ts';
import { pageOf, pages } from '../support/pages.ts';

const PAGES = pages();

describe('what the pages name is there:', () => {
  test('files and folders', () => expect(missingFiles(PAGES)).toEqual([]));
  test('tests, by their titles', () => expect(missingTests(PAGES)).toEqual([]));
  test('pages that are linked to', () => expect(missingLinks(PAGES)).toEqual([]));
  test('what is imported', () => expect(missingExports(PAGES)).toEqual([]));
  test('members of the language', () => expect(missingMembers(PAGES)).toEqual([]));
  test('scripts and subcommands', async () => expect(await missingCommands(PAGES)).toEqual([]));
  test('types, functions, fields and members', async () => expect(await missingNames(PAGES)).toEqual([]));
});

test('what is not there is found, and nothing else', async () => {
  const page = pageOf(
    'docs/made-up.md',
    `Files: \`effects/book.ts\`, \`effects/{ops,choices}\`, \`cards/*/bundle.gen.ts\`, \`blocks.ts\`, \`dist/cli/main.js\`;
not \`effects/boook.ts\`, \`effects/{ops,chances}\`, \`cards/*/bundel.gen.ts\`, \`blokcs.ts\`.
Tests: \`tests/docs/examples.test.ts\`, "what one begins with has an example", "what is nowhere is found".
Links: [there](duel.md), [and there](../README.md), [not there](deul.md).
Members: \`{ op: draw }\`, \`{ op: drow }\`, \`{ op: drau }\` (There is no op "drau".), \`{ select: objects }\`, \`{ select: object }\`, \`{ on: { on: died } }\`.
Commands: \`npm run gen -- --check\`, \`npm run gne\`, \`cardwright play --auto\`, \`cardwright play --outo\`, \`cardwright pley\`, \`--seed\`, \`--sead\`.
Names: \`createMatch\`, \`createMach\`, \`Ruleset\`, \`RuleSet\`, \`viewOf(match, 0)\`, \`viewOff(match, 0)\`, \`hannd\`, \`structuredClone\`.

\`\`\`ts
import { createMatch, creatMatch, type Ruleset, type Rulset } from 'cardwright';
import { start } from 'cardwright/serch';
const node = { op: 'dorw' };
\`\`\`
`,
  );
  const at = (words: readonly string[]) => words.map((word) => `docs/made-up.md:${word}`);
  expect(missingFiles([page])).toEqual(
    at(['2 effects/boook.ts', '2 effects/{ops,chances}', '2 cards/*/bundel.gen.ts', '2 blokcs.ts']),
  );
  expect(missingTests([page])).toEqual(['docs/made-up.md tests/docs/examples.test.ts, "what is nowhere is found"']);
  expect(missingLinks([page])).toEqual(['docs/made-up.md deul.md']);
  expect(missingExports([page])).toEqual(
    at(['10 creatMatch from cardwright', '10 Rulset from cardwright', '10 cardwright/serch']),
  );
  expect(missingMembers([page])).toEqual(at(['10 op: dorw', '5 op: drow', '5 select: object']));
  expect(await missingCommands([page])).toEqual(
    at(['6 npm run gne', '6 cardwright play --outo', '6 cardwright pley', '6 --sead']),
  );
  expect(await missingNames([page])).toEqual(at(['7 createMach', '7 RuleSet', '7 viewOff', '7 hannd']));
});
