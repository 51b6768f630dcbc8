import { describe, expect, test } from 'vitest';
import { Log } from '../../cli/log/log.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

describe('the log of the owner', () => {
  test.each(GAMES)('of $name has words for all that happens, and a cause for all that an effect does', (game) => {
    const log = new Log();
    let effects = 0;
    let notes = 0;
    for (const { input, after, messages } of randomMatch(game, 21)) {
      const lines = log.lines({ inputs: [input], after, messages });
      for (const line of lines) expect(line).not.toMatch(/undefined|\[object|null|NaN/);
      const events = messages.flatMap((message) => message.events);
      const made = events.filter((event) => event.frame !== undefined && eventFor(after, event, 'everything') !== null);
      const told = lines.filter((line) => /^( {3}|== ).* {3}\[[^\]]+\]$/.test(line) && !line.startsWith('   - '));
      // Events of the course of the match may have a source of their own.
      expect(told.length).toBeGreaterThanOrEqual(made.length);
      effects += made.length;
      notes += messages.flatMap((message) => message.notes).length;
      expect(lines.filter((line) => line.startsWith('   - '))).toHaveLength(
        messages.flatMap((message) => message.notes).length,
      );
    }
    expect(effects).toBeGreaterThan(10);
    expect(notes).toBeGreaterThan(0);
  });
});
