import { describe, expect, it } from 'vitest';
import { playerId } from '../../../../index.ts';
import { labelsOf, spotsOf, targetLabels, titleOf } from '../../../../inspector/page/answering/labels.ts';
import type { AskedRecord } from '../../../../inspector/protocol/messages.ts';

const player = playerId(0);
const wolf = { object: '#1', card: 'wolf', name: 'Wolf' };

const asking = (request: AskedRecord['choice']['request'], options: readonly string[]): AskedRecord => ({
  player: 0,
  choice: { id: 'c1', purpose: 'window', asks: [0], request },
  words: '',
  options,
  count: null,
});

describe('words of a question', () => {
  it('make a title of a purpose', () => {
    expect(titleOf('mulligan')).toBe('Mulligan');
    expect(titleOf('choose-target')).toBe('Choose target');
  });

  it('name the ability where that alone tells actions apart', () => {
    const actions = [
      { name: 'end' },
      { name: 'use', ref: wolf, ability: 'howl' },
      { name: 'use', ref: wolf, ability: 'bite' },
      { name: 'attack', ref: wolf, ability: 'run' },
    ];
    const asked = asking({ shape: 'act', player, actions }, ['end', 'use Wolf', 'use Wolf', 'attack Wolf']);
    expect(labelsOf(asked)).toEqual(['end', 'use Wolf: howl', 'use Wolf: bite', 'attack Wolf']);
  });

  it('have items and targets of an assignment in two lists', () => {
    const targets = [{ player: playerId(1) }, wolf];
    const { request } = asking({ shape: 'assign', player, items: [wolf], targets, min: 0, max: 1 }, ['Wolf']).choice;
    expect(targetLabels(request, ['Ann', 'Bob'])).toEqual(['Bob', 'Wolf']);
    expect(spotsOf(request)).toEqual([
      { spot: { list: 'main', position: 0 }, ref: wolf },
      { spot: { list: 'targets', position: 0 }, ref: { player: 1 } },
      { spot: { list: 'targets', position: 1 }, ref: wolf },
    ]);
  });
});
