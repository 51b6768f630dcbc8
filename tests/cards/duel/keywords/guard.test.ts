import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

const against = (deck: Record<string, number>): Arena => new Arena([{ wolf: 30 }, deck]);

it('is the only thing that may be attacked while it is there', () => {
  const a = against({ 'reed-sentinel': 15, stone: 15 });
  a.until(1, { hand: ['reed-sentinel', 'stone'], mana: 2 })
    .play('stone')
    .play('reed-sentinel');
  a.until(0).play('wolf').round();
  a.act('attack wolf');
  expect(a.on('reed-sentinel', 1, 'damage')).toBe(2);
});

it('leaves the choice free once it is gone', () => {
  const a = new Arena([
    { wolf: 15, 'spark-volley': 15 },
    { 'reed-sentinel': 15, stone: 15 },
  ]);
  a.until(1, { hand: ['reed-sentinel', 'stone'], mana: 2 })
    .play('stone')
    .play('reed-sentinel');
  a.until(0, { hand: ['wolf', 'spark-volley'], mana: 4 })
    .play('wolf')
    .round();
  a.attack('wolf', 'reed-sentinel').round();
  a.play('spark-volley', 'reed-sentinel');
  expect(a.act('attack wolf').offered()).toEqual(['stone', 'p1']);
});

it('does not stop anybody from whom it is veiled', () => {
  const a = against({ 'night-cutpurse': 10, 'reed-mail': 10, stone: 10 });
  a.until(1, { hand: ['night-cutpurse', 'reed-mail', 'stone'], mana: 5 })
    .play('stone')
    .play('night-cutpurse');
  a.play('reed-mail', 'night-cutpurse');
  expect(a.unit('night-cutpurse', 1).keywords).toMatchObject({ guard: 1, veiled: 1 });
  a.until(0).play('wolf').round();
  expect(a.act('attack wolf').offered()).toEqual(['stone', 'p1']);
});
