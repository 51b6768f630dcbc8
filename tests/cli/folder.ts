import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their paths, in a folder of their own that is gone when the test is done. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A small game that is sound: its ruleset, a set and a deck. */
export const COINS: Readonly<Record<string, string>> = {
  'coins.ruleset.yaml': `name: coins
version: "1"
players: { min: 2, max: 2 }
policy: queue
deckZone: deck
zones:
  deck: { of: player, faces: none }
  hand: { of: player, faces: owner }
  discard: { of: player, faces: all }
types:
  trick: { listens: [], play: { to: discard } }
stats:
  worth: { min: 0 }
facts:
  player: { points: { min: 0 } }
  object: {}
keywords: {}
actions:
  play: { kind: play, from: { select: objects, in: [hand], of: you } }
  end: { kind: pass }
phases:
  - step: main
    enter: [{ op: draw }]
    window: { who: active, actions: [play, end] }
    next: [{ to: main, turn: next }]
checks:
  - name: five points
    find: { select: players, who: all, where: { facts: { points: { min: 5 } } } }
    do: [{ op: end, winners: them, why: points }]
abilities:
  - on: { on: signalled, name: empty-draw }
    do: [{ op: lose, who: active, why: empty }]
setup: [{ op: draw, who: everyone, count: 3 }]
`,
  'sets/coins.yaml': `set: coins
name: Coins
ruleset: coins
cards:
  - id: penny
    name: Penny
    types: [trick]
    stats: { worth: 1 }
    play:
      do: [{ op: add, to: you, fact: points, by: { amount: stat, of: self, stat: worth } }]
`,
  'decks/pennies.yaml': 'deck: pennies\nname: Pennies\nruleset: coins\ncards: { penny: 12 }\n',
};
