import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The match's generator as data: a seed, and the position of each named stream that was used. Streams keep
 * unlike uses apart, so that one more coin does not change every later shuffle.
 */
export interface RandomState {
  readonly seed: number;
  readonly streams: Readonly<Record<string, readonly number[]>>;
  /** Draws that a test has laid down, used first; each must fit its label. */
  readonly script?: readonly ScriptedDraw[];
  /** Draws made so far, in all streams. */
  readonly drawn: number;
}

/** A draw that a test lays down: what it is for, and what comes of it, from 0. */
export interface ScriptedDraw {
  readonly label: string;
  readonly value: number;
}

export const startRandom = (seed: number, script?: readonly ScriptedDraw[]): RandomState => ({
  seed: seed | 0,
  streams: {},
  drawn: 0,
  ...(script && script.length > 0 ? { script } : {}),
});

/** FNV-1a over the stream's name: a stream's seed depends on the match's seed and its name only. */
function streamSeed(seed: number, stream: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < stream.length; i++) hash = Math.imul(hash ^ stream.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/**
 * Whole numbers, one for each bound: the k-th from 0 to `bounds[k] - 1`.
 * @throws when a scripted draw has another label or does not fit its bound: the test is wrong.
 */
export function drawNumbers(
  random: RandomState,
  stream: string,
  label: string,
  bounds: readonly number[],
): readonly [readonly number[], RandomState] {
  const script = [...(random.script ?? [])];
  const state = random.streams[stream];
  const generator = state ? xoroshiro128plusFromState(state) : xoroshiro128plus(streamSeed(random.seed, stream));
  let used = false;
  const values = bounds.map((bound) => {
    const next = script.shift();
    if (next) {
      if (next.label !== label || next.value < 0 || next.value >= bound)
        throw new Error(
          `Scripted draw "${next.label}" = ${next.value} does not fit the draw "${label}" of 0 to ${bound - 1}. ` +
            'Change the script to the label and range of the draw that is made here.',
        );
      return next.value;
    }
    used = true;
    return uniformInt(generator, 0, bound - 1);
  });
  const { script: _, ...rest } = random;
  return [
    values,
    {
      ...rest,
      drawn: random.drawn + bounds.length,
      streams: used ? { ...random.streams, [stream]: [...generator.getState()] } : random.streams,
      ...(script.length > 0 ? { script } : {}),
    },
  ];
}
