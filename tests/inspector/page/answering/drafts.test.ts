import { describe, expect, it } from 'vitest';
import { playerId } from '../../../../index.ts';
import { layInto, nudge } from '../../../../inspector/page/answering/arrange.ts';
import { assignPutting } from '../../../../inspector/page/answering/assign.ts';
import { distributePutting, give } from '../../../../inspector/page/answering/distribute.ts';
import { stepped } from '../../../../inspector/page/answering/number.ts';
import { fill, payFrom, payPutting } from '../../../../inspector/page/answering/pay.ts';
import { type Posed, verdictOn } from '../../../../inspector/page/answering/putting.ts';
import { selectPutting } from '../../../../inspector/page/answering/select.ts';
import { refs } from '../../../choices/conformance.ts';
import { holds } from '../../../support/routes.ts';
import { REQUESTS } from './requests.ts';

const player = playerId(0);
const main = (position: number) => ({ list: 'main' as const, position });

describe('picks', () => {
  const request: Posed<'select'> = {
    shape: 'select',
    player,
    candidates: refs(4),
    min: 1,
    max: 2,
    groups: ['a', 'a', 'b', 'c'],
    same: ['x', 'x', 'x', 'y'],
  };

  it('take the place of one of their group', () => {
    expect(selectPutting.point(request, [0], main(1))).toEqual([1]);
    expect(selectPutting.point(request, [0, 2], main(1))).toEqual([2, 1]);
  });

  it('are not taken where they do not go together, or no more may be picked', () => {
    expect(selectPutting.point(request, [0], main(3))).toEqual([0]);
    const { groups: _, ...free } = request;
    expect(selectPutting.point({ ...free, max: 1 }, [0], main(3))).toEqual([3]);
    expect(selectPutting.point({ ...free }, [0, 1], main(2))).toEqual([0, 1]);
    expect(selectPutting.open({ ...free }, [0, 1], main(2))).toBe(false);
    expect(selectPutting.open({ ...free }, [0, 1], main(0))).toBe(true);
  });
});

describe('piles', () => {
  const request: Posed<'arrange'> = {
    shape: 'arrange',
    player,
    items: refs(3),
    piles: [
      { name: 'top', min: 0, max: 3, ordered: true },
      { name: 'bottom', min: 0, max: 1, ordered: true, only: [0, 1] },
    ],
  };

  it('take an item at their end, or before another one', () => {
    const begun = [[0, 1, 2], []];
    expect(layInto(request, begun, 0, { pile: 1 })).toEqual([[1, 2], [0]]);
    expect(layInto(request, begun, 2, { pile: 0, before: 0 })).toEqual([[2, 0, 1], []]);
    expect(layInto(request, begun, 2, { pile: 1 })).toEqual(begun);
  });

  it('have items moved up and down in them', () => {
    expect(nudge([[0, 1, 2], []], 1, -1)).toEqual([[1, 0, 2], []]);
    expect(nudge([[0, 1, 2], []], 2, 1)).toEqual([[0, 1, 2], []]);
  });
});

describe('amounts', () => {
  const request: Posed<'distribute'> = { shape: 'distribute', player, recipients: refs(2), total: 3, each: { min: 1 } };

  it('begin with what each must get, and never come to more than there is', () => {
    const begun = distributePutting.start(request);
    expect(begun).toEqual([1, 1]);
    expect(give(request, begun, 0, 9)).toEqual([2, 1]);
    expect(give(request, begun, 0, 0)).toEqual([1, 1]);
    expect(distributePutting.open(request, [2, 1], main(1))).toBe(false);
  });

  it('go up and down by steps', () => {
    const number: Posed<'number'> = { shape: 'number', player, min: 2, max: 9, step: 3 };
    expect(stepped(number, null, 1)).toBe(2);
    expect(stepped(number, 2, 1)).toBe(5);
    expect(stepped(number, 6, 1)).toBe(8);
    expect(stepped(number, 6, -1)).toBe(5);
    expect(stepped(number, 8, 1)).toBe(8);
    expect(stepped(number, 2, -1)).toBe(2);
  });
});

describe('an assignment', () => {
  const request: Posed<'assign'> = {
    shape: 'assign',
    player,
    items: refs(2),
    targets: refs(2),
    allowed: [[0], [0, 1]],
    min: 0,
    max: 2,
  };
  const at = (position: number) => ({ list: 'targets' as const, position });

  it('is an item, then its target; once more takes it back', () => {
    const begun = assignPutting.start(request);
    expect(assignPutting.open(request, begun, at(0))).toBe(false);
    const armed = assignPutting.point(request, begun, main(0));
    expect(armed).toEqual({ placed: [null, null], armed: 0 });
    expect(assignPutting.open(request, armed, at(1))).toBe(false);
    const placed = assignPutting.point(request, armed, at(0));
    expect(placed).toEqual({ placed: [0, null], armed: null });
    const again = assignPutting.point(request, placed, main(0));
    expect(assignPutting.point(request, again, at(0))).toEqual(begun);
    expect(assignPutting.point(request, again, main(0))).toEqual(placed);
  });
});

describe('payments', () => {
  it('go to the first part that still wants something', () => {
    const request: Posed<'pay'> = {
      shape: 'pay',
      player,
      parts: [
        { name: 'red', amount: 1, from: [0] },
        { name: 'any', amount: 1, from: [0, 1] },
      ],
      sources: refs(2).map((ref) => ({ ref, max: 2 })),
    };
    const begun = payPutting.start(request);
    const once = payPutting.point(request, begun, main(0));
    const twice = payPutting.point(request, once, main(0));
    expect([once, twice]).toEqual([
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ]);
    expect(payPutting.open(request, twice, main(1))).toBe(false);
    expect(payPutting.point(request, twice, main(1))).toEqual(twice);
  });

  it('are filled up with what is paid already where that can be, and from the start where not', () => {
    holds(REQUESTS.pay, 200, (request) => {
      const begun = payPutting.start(request);
      const full = fill(request, begun);
      if (full === begun) return;
      expect(verdictOn(request, full)).toBe(true);
      for (const [part, row] of full.entries())
        for (const source of row.keys()) {
          const some = payFrom(request, begun, { part, source, amount: 1 });
          const filled = fill(request, some);
          expect(verdictOn(request, filled)).toBe(true);
        }
    });
  });
});
