import { describe, expect, test } from 'vitest';
import { cli, cliWith, gameFolder } from './run.ts';

const SHAPES = ['play', '--ruleset', gameFolder('shapes'), '--deck', 'first', '--deck', 'second'];

/** What a person is told after the lines that he types: all that comes after each of them. */
async function typed(...lines: readonly string[]) {
  const { code, out, err } = await cli(SHAPES, lines);
  expect(err).toEqual([]);
  const begins = out.flatMap((line, i) => (line.startsWith('> ') ? [i] : []));
  const after = begins.map((at, i) => out.slice(at + 1, begins[i + 1]));
  return { code, out, after, last: after.at(-1) ?? [] };
}

describe('the screen', () => {
  test('shows what the person may know of any game: zones, cells, numbers, counts', async () => {
    const { out } = await typed('call', '2', 'play old', 'left', 'look');
    const board = out.slice(out.lastIndexOf('> look') + 1);
    expect(board.slice(0, 20)).toEqual([
      '',
      '--- turn 1 of Ann: main -----------------------------------------',
      'Bob: points 0, red 3, blue 3',
      '  deck: 12 cards · hand: 4 cards',
      '  row:',
      '    left: -',
      '    right: -',
      '  discard: -',
      '  market: -',
      'Ann (you): points 3, red 3, blue 3',
      '  deck: 11 cards',
      '  hand:',
      '    Old Boulder (weight 5)',
      '    Pebble (weight 1; smooth)',
      '    Pebble (weight 1; smooth)',
      '    Pebble (weight 1; smooth)',
      '  row:',
      '    left: Old Boulder (weight 5)',
      '    right: -',
      '  discard: -',
    ]);
  });

  test('shows nothing that is hidden from him', async () => {
    const { out } = await typed('end', 'look', 'log');
    expect(out.filter((line) => line.includes('goes from Bob'))).not.toEqual([]);
    for (const line of out) if (line.includes("Bob's hand")) expect(line).toMatch(/a card goes from/);
    expect(out.join('\n')).not.toContain('Shale');
  });
});

describe('each shape of choice is answered', () => {
  test('act: by a number, by a name, by how it begins, whatever its case', async () => {
    const lines = (await typed('quit')).out;
    const number =
      lines
        .find((line) => / {2}call$/.test(line))
        ?.trim()
        .split(' ')[0] ?? '';
    for (const answer of [number, 'call', 'CALL', 'ca']) expect((await typed(answer)).last).toContain('   Ann: call');
    expect((await typed('PLAY  old')).last.join()).toContain('target. Choose 1 of 2.');
    expect((await typed('boulder')).last.join()).toContain('target. Choose 1 of 2.');
  });

  test('select: by numbers or names with commas, or none', async () => {
    expect((await typed('pick', '1, 3')).last).toContain('   points of Ann: 2 (+2)');
    expect((await typed('pick', '1 3')).last).toContain('   points of Ann: 2 (+2)');
    expect((await typed('pick', 'old, pebble')).last).toContain('   points of Ann: 2 (+2)');
    expect((await typed('pick', 'pebble, pebble')).last).toContain('   points of Ann: 2 (+2)');
    expect((await typed('pick', 'none')).last.join()).not.toContain('points of Ann: 1');
  });

  test('arrange: items into piles; what is left out comes last', async () => {
    const draws = async (answer: string) => {
      const { out } = await typed('sort', answer, 'end', 'end');
      const drawn = out.filter((line) => /goes from Ann's deck/.test(line)).at(-1);
      return /(\w+) goes/.exec(drawn ?? '')?.[1];
    };
    // Pebbles lie on top, and below them shale.
    expect(await draws('top: 3, 2, 1')).toBe('Pebble');
    expect((await typed('sort', 'top: 2; bottom: 3, 1')).last).toContain(
      "   Ann puts 1 cards on top and 2 at the bottom of Ann's deck",
    );
    expect((await typed('sort', 'top')).last.join()).toContain('puts 3 cards on top and 0');
    expect((await typed('sort', 'bottom')).last.join()).toContain('puts 0 cards on top and 3');
    expect((await typed('sort', 'top: 1; bottom')).last.join()).toContain('puts 1 cards on top and 2');
    expect((await typed('sort', 'bottom: 1')).last.join()).toContain('puts 2 cards on top and 1');
  });

  test('distribute: an amount for each that gets some', async () => {
    const begin = ['play old', 'left', 'play pebble', 'right', 'share'];
    expect((await typed(...begin, '1 = 1, 2 = 2')).last).toContain('   moss of Pebble: 2 (+2)');
    expect((await typed(...begin, 'pebble = 3')).last).toContain('   moss of Pebble: 3 (+3)');
    expect((await typed(...begin, 'pebble 3')).last).toContain('   moss of Pebble: 3 (+3)');
  });

  test('number: the number', async () => {
    expect((await typed('call', '3')).last).toContain('   points of Ann: 3 (+3)');
  });

  test('assign: items to targets, or none', async () => {
    expect((await typed('send', 'old > right, pebble > left')).last).toContain('    left: Pebble (weight 2; smooth)');
    expect((await typed('send', '1 > 1')).last.join()).toContain('    left: Old Boulder');
    expect((await typed('send', '1 -> left')).last.join()).toContain('    left: Old Boulder');
    expect((await typed('send', 'none')).last).toContain('    left: -');
  });

  test('pay: for each part from each source', async () => {
    expect((await typed('buy', 'red/blue: red = 1, blue = 1; blue: 2 = 1')).last).toContain('   blue of Ann: 1 (-2)');
    expect((await typed('buy', '1: 1=2; 2: 2=1')).last).toContain('   red of Ann: 1 (-2)');
  });
});

describe('what is wrong is said, and asked again', () => {
  test.each([
    [['call', '9'], 'No: expected 1 to 4, got 9. Choose a number from 1 to 4.'],
    [['call', 'many'], '"many" is no whole number. Type the number: `3`.'],
    [['pick', '1, 2, 3'], 'No: expected at most 2 positions, got 3. Choose up to 2 of 5.'],
    [['pick', '7'], 'There is no number 7: there are 1 to 5. Type numbers or names with commas between'],
    [['pick', 'shale'], '"shale" is not among Old Boulder, Pebble. Type numbers'],
    [['pick', 'old bolder'], '"old bolder" is not among Old Boulder, Pebble; did you mean "Old Boulder"? Type'],
    [['sort', 'middle: 1'], '"middle" is not among top, bottom; a pile and its items are `pile: items`'],
    [['sort', 'top: 1, 1; bottom'], 'No: Pebble is named more than once.'],
    [['play old', 'left', 'play pebble', 'right', 'share', '1 = 1'], 'No: expected 3 in total, got 1. Distribute 3'],
    [['play old', 'left', 'play pebble', 'right', 'share', '1 = 4'], 'No: expected 0 to 3 for Old Boulder, got 4.'],
    [['play old', 'left', 'play pebble', 'right', 'share', 'pebble'], '"pebble" is not `name = amount`.'],
    [['send', '1 > 1, 2 > 1'], 'No: expected at most 1 item at left, got 2. Assign up to 2'],
    [['send', '1'], '"1" is not `item > target`.'],
    [['send', '1 > up'], '"up" is not among left, right.'],
    [['buy', 'red/blue: 1 = 2; blue: 1 = 1'], 'No: blue: red cannot pay for it. Pay 2 red/blue and 1 blue.'],
    [['buy', 'red = 3'], '"red = 3" is not among red/blue, blue'],
    [['p'], '"p" could be 1 play Old Boulder, 2 play Old Boulder'],
    [['share'], 'No: share: there are too few.'],
    [['fly'], '"fly" is not among play Old Boulder, play Pebble, sort, call, send, buy, pick, end'],
    [[''], 'Type the number or the name of one: `1`, or `play Old Boulder`. `help` tells more.'],
    [['undo'], 'No: There is no answer that could be taken back.'],
    [['cancel'], 'No: there is nothing to take back. Answer the choice.'],
  ])('after %s', async (lines, words) => {
    const { last, after } = await typed(...lines, 'quit');
    expect(last.at(-2)).toContain('You have left the match');
    expect(after.at(-2)?.[0]?.slice(0, words.length)).toBe(words);
  });
});

describe('besides answers', () => {
  test('undo takes back what has shown nothing, and cancel an unfinished play', async () => {
    const { after } = await typed('call', 'undo', 'play old', 'cancel', 'play old', 'undo', 'play old', 'left', 'undo');
    expect(after[1]).toContain('Your latest answer is taken back.');
    expect(after[3]?.[0]).toBe('The play is taken back.');
    expect(after[5]).toContain('Your latest answer is taken back.');
    expect(after[8]?.[0]).toBe('No: It has shown something, or something random has happened.');
  });

  test('explain tells what numbers come from and what keywords mean', async () => {
    const asked = ['your pebble', 'pebble', 'shale', 'smooth', 'x', ''].map((what) => `explain ${what}`);
    const { after } = await typed('play old', '1', 'play pebble', 'left', ...asked, 'quit');
    const told = after.slice(4);
    const line = told[0] ?? [];
    expect(line).toEqual(told[1]);
    expect(line).toEqual([
      'Pebble (your hand; weight 1; smooth)',
      '  weight 1: printed',
      '  smooth: printed',
      '  “Smooth.”',
      '  smooth means: Moss does not hold on it.',
      'Pebble (your row, left; weight 2; smooth)',
      '  weight 1: printed',
      '  smooth: printed',
      '  addStat weight by 1: Old Boulder',
      '  “Smooth.”',
      '  smooth means: Moss does not hold on it.',
    ]);
    expect(told[2]).toEqual(['Shale, as it is printed (stone; weight 2)']);
    expect(told[3]).toEqual(['  smooth means: Moss does not hold on it.']);
    expect(told[4]).toEqual(['There is no card or keyword "x".']);
    expect(told[5]).toEqual(['Say what: `explain NAME`.']);
  });

  test('why tells why something is not offered', async () => {
    const { after } = await typed('why share', 'why not call', 'why', 'why fly');
    expect(after[0]).toEqual(['  share: there are too few']);
    expect(after[1]?.[0]).toMatch(/^You may: call is number \d+\.$/);
    expect(after[2]).toContain('  share: there are too few');
    expect(after[3]?.[0]).toContain('Nothing here is called "fly".');
  });

  test('help, look and log', async () => {
    const { after } = await typed('help', 'look', 'log', '/help', 'quit');
    expect(after[0]?.[0]).toBe('An answer here is the number or the name of one: `1`, or `play Old Boulder`.');
    expect(after[1]?.[1]).toMatch(/^--- turn 1/);
    expect(after[2]).toContain('== turn 1 of Ann: main');
    expect(after[3]).toEqual(after[0]);
  });
});

describe('a match', () => {
  test('is played through, from the beginning to its end', async () => {
    const { code, out } = await typed('call', '4', 'call', '4', 'call', '4', 'nobody reads this');
    expect(code).toBe(0);
    expect(out.at(-2)).toBe('Result: Ann wins (points) in turn 1, after 6 answers.');
  });

  test('of duel is played through by somebody who reads the screen', async () => {
    let open = false;
    const { code, out, err } = await cliWith(['play', '--seed', '5', '--bots', 'greedy'], (line) => {
      if (line.startsWith('Choose an action')) open = true;
      const [, least] = /\. Choose (\d+|up|any)\b/.exec(line) ?? [];
      if (least !== undefined)
        return /\d/.test(least) ? Array.from({ length: Number(least) }, (_, i) => i + 1).join(', ') : 'none';
      // The last thing that is offered of a window.
      if (!open || !/^ +1 {2}/.test(line)) return null;
      open = false;
      return '1';
    });
    expect(err).toEqual([]);
    expect(code).toBe(0);
    expect(out.at(-2)).toMatch(/^Result: (Ann|Bob) wins \(last\) in turn \d+, after \d+ answers\.$/);
    expect(out.join('\n')).not.toMatch(/^No: /m);
  });

  test('ends politely where the input ends, with another exit code than after `quit`', async () => {
    const ended = await typed('end');
    expect(ended.code).toBe(1);
    expect(ended.out.at(-2)).toMatch(/^There is no more input: the match ends in turn \d+, after \d+ answers\.$/);
    expect((await typed('end', 'quit')).code).toBe(0);
  });

  test('may be played from another seat', async () => {
    const { out, code } = await cli([...SHAPES, '--seat', '2'], ['quit']);
    expect(code).toBe(0);
    expect(out).toContain('Bob (you): points 0, red 3, blue 3');
    expect((await cli([...SHAPES, '--seat', '3'])).err).toEqual([
      'cardwright: --seat takes a number from 1 to 2, not "3"',
    ]);
    const three = ['play', '--ruleset', gameFolder('shapes'), '--players', '3', '--seat', '3'];
    expect((await cli(three, ['quit'])).out.join('\n')).toContain('Cid (you)');
  });
});
