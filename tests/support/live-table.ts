import type { Message } from '../../effects/state/tx.ts';
import { type LiveOptions, liveFrom } from '../../machines/begin.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { give } from '../../testing/scenario/live-modes.ts';
import { type TableOptions, table } from '../../testing/start.ts';
import type { Table } from '../../testing/table.ts';

/** A table on the live driver, and the handle of its match: what a player takes back only the handle knows. */
export function liveTable(
  entry: Parameters<typeof table>[0],
  setup: Parameters<typeof table>[1],
  { live = {}, ...options }: TableOptions & { readonly live?: LiveOptions } = {},
): { readonly t: Table; readonly match: LiveMatch } {
  const made: LiveMatch[] = [];
  const t = table(entry, setup, {
    ...options,
    mode: (book, state) => {
      let messages: readonly Message[] = [];
      const match = liveFrom(
        { book, state },
        (news) => {
          messages = news.type === 'settled' ? news.messages : [];
        },
        { freeze: true, ...live },
      );
      made.push(match);
      return {
        get match() {
          return match.position;
        },
        get messages() {
          return messages;
        },
        send: (input) => {
          const taken = give(match, input);
          return taken.ok ? null : taken;
        },
        stop: () => match.stop(),
      };
    },
  });
  const [match] = made;
  if (!match) throw new Error('A table begins a match.');
  return { t, match };
}
