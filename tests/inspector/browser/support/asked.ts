import type { ShapeName, ShownRequest } from '../../../../index.ts';
import type { AskedRecord } from '../../../../inspector/protocol/messages.ts';

type SeenRef = NonNullable<AskedRecord['choice']['source']>;

/** Something that is seen on a table, by its name. */
const seen = (name: string, at: number): SeenRef => ({ object: `#${at + 1}`, card: name.toLowerCase(), name });
export const refs = (...names: readonly string[]): readonly SeenRef[] => names.map(seen);

/** What a request asks of player Ann, in one of the shapes. */
type Asking = {
  [S in ShapeName]: Omit<ShownRequest<SeenRef, S>, 'player'>;
}[ShapeName];

/** A question as a match tells it, made by hand. */
export const asked = (request: Asking, options: readonly string[]): AskedRecord => ({
  player: 0,
  choice: {
    id: '1',
    purpose: 'test',
    asks: [0],
    // `Omit` forgets which parts belong together; put together again they are what they were.
    request: { ...request, player: 0 } as AskedRecord['choice']['request'],
  },
  words: 'Do as the test says',
  options,
  count: null,
});
