// All entry points in Node: what a user of plain JavaScript does with them.
import { resumeMatch } from 'cardwright';
import { duel, duelBook, SETS } from 'cardwright/duel';
import { answer, newReplay, playReplay, randomInput, start, withMove } from 'cardwright/search';
import { parseScenarios, runScenario } from 'cardwright/testing';
import { checkRuleset, formatProblem, loadBook, parseSet } from 'cardwright/tools';
import { cards, coins, players } from './coins.mjs';

const problems = checkRuleset(coins);
if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
const loaded = loadBook(coins, [{ set: 'coins', name: 'Coins', ruleset: 'coins', cards }]);
if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
const typo = loadBook(duel, [
  ...SETS,
  parseSet('set: mine\nname: Mine\nruleset: duel\ncards: [{ id: 1 }]', 'mine.yaml'),
]);
if (typo.ok) throw new Error('a card without a name was taken');

const setup = { seed: 1, players };
let { match } = start(loaded.book, setup);
let replay = newReplay(loaded.book, setup);
const draw = (n) => Math.floor(Math.random() * n);
for (let input = randomInput(match, draw); input; input = randomInput(match, draw)) {
  const taken = answer(match, input);
  if (!taken.ok) throw new Error(taken.message);
  match = taken.match;
  replay = withMove(replay, input, match);
}
if (!playReplay(loaded.book, JSON.parse(JSON.stringify(replay))).ok) throw new Error('a replay went another way');
if (resumeMatch({ book: duelBook(), save: {} }).ok) throw new Error('a save of nothing was taken');

const scenario = `
scenario: A penny is a coin
ruleset: coins
setup: { step: main, players: { ann: { hand: [penny] }, bob: {} } }
steps: [{ ann: play penny }]
end: { choice: window, ann: { facts: { coins: 1 } } }`;
const parsed = parseScenarios(scenario, 'coins.yaml');
if (!parsed.ok) throw new Error('a scenario could not be read');
const { failures } = runScenario(parsed.scenarios[0], { coins: { ruleset: coins, cards } });
if (failures.length > 0) throw new Error(JSON.stringify(failures));
console.log(`a match and a scenario played in plain JavaScript`);
