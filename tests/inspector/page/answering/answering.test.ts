import { describe, expect, it } from 'vitest';
import { duelBook, duelDecks } from '../../../../cards/duel/index.ts';
import { createMatch } from '../../../../index.ts';
import { Chronicle } from '../../../../inspector/host/chronicle.ts';
import { Desk } from '../../../../inspector/host/desk.ts';
import { Answering } from '../../../../inspector/page/answering/answering.ts';
import { draftIn, offersIn } from '../../../../inspector/page/answering/offers.ts';
import type { Link } from '../../../../inspector/page/session/link.ts';
import { Session } from '../../../../inspector/page/session/session.ts';

/** A session at a desk, without a browser: machines are not looked at. */
function linkTo(chronicle: Chronicle): Link {
  let hear: Parameters<Parameters<Link['onMessage']>[0]>[0][] | null = [];
  let listener: Parameters<Link['onMessage']>[0] = (message) => hear?.push(message);
  const desk = new Desk(chronicle, {
    grant: { sees: 'everything', answers: true },
    send: (message) => listener(message as Parameters<typeof listener>[0]),
  });
  return {
    send: (message) => desk.receive(message),
    onMessage: (next) => {
      listener = next;
      hear = null;
    },
    onState: (next) => next({ is: 'open' }),
    receiver: () => ({ subscribe: () => ({ unsubscribe: () => {} }), stop: () => {} }),
    close: () => desk.close(),
  };
}

function begun() {
  const { raiders = [], keepers = [] } = duelDecks();
  const players = [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers },
  ];
  const match = createMatch({ book: duelBook(), seed: 7, players });
  const session = new Session(linkTo(new Chronicle(match)));
  const answering = new Answering(session);
  const scene = () => {
    const { scene: shown } = session.store.getState();
    if (!shown) throw new Error('Nothing is shown.');
    return shown;
  };
  /** What a player is asked in what is shown. */
  const moment = (player: number) => {
    const asked = scene().asked.find((one) => one.player === player);
    if (!asked) throw new Error(`Player ${player} is not asked.`);
    return { step: scene().step, asked };
  };
  return { match, session, answering, scene, moment };
}

describe('answering', () => {
  it('answers a question as it stood, and forgets what was picked', async () => {
    const { match, answering, scene, moment } = begun();
    const bob = moment(1);
    answering.put(bob, [0, 1]);
    expect(draftIn(answering.store.getState().drafts, bob)).toEqual([0, 1]);
    await answering.answerDraft(bob, [0, 1]);
    expect(match.inputs).toMatchObject([{ type: 'answer', player: 1, value: [0, 1] }]);
    expect(scene().asked.map(({ player }) => player)).toEqual([0]);
    expect(answering.store.getState()).toEqual({ drafts: {}, sending: null, refused: null });
  });

  it('keeps what was picked while only somebody else is looked at', () => {
    const { session, answering, moment } = begun();
    answering.put(moment(0), [2]);
    session.look({ viewer: 'Bob' });
    session.look({ viewer: 'Ann' });
    expect(draftIn(answering.store.getState().drafts, moment(0))).toEqual([2]);
  });

  it('drops what was picked for a moment that has passed', async () => {
    const { match, answering, moment } = begun();
    const before = moment(0);
    answering.put(before, [2]);
    match.answer('Bob', match.choices('Bob')[0]?.id ?? '', []);
    expect(answering.store.getState().drafts).toEqual({});
    // The same question is asked at the new step: a late answer to the old one is not taken for one to it.
    expect(moment(0).asked.choice.id).toBe(before.asked.choice.id);
    await answering.answer(before, [2]);
    expect(match.inputs).toHaveLength(1);
    expect(answering.store.getState().refused?.why.code).toBe('stale');
    answering.put(moment(0), []);
    expect(answering.store.getState().refused).toBeNull();
  });

  it('says why an answer was not taken, until something else is done', async () => {
    const { match, answering, moment } = begun();
    await answering.answer(moment(0), [99]);
    expect(answering.store.getState().refused?.why).toMatchObject({ code: 'illegal' });
    expect(match.inputs).toHaveLength(0);
    await answering.answer(moment(0), []);
    expect(answering.store.getState().refused).toBeNull();
  });

  it('sends one answer at a time', async () => {
    const { match, answering, moment } = begun();
    const ann = moment(0);
    await Promise.all([answering.answer(ann, []), answering.answer(ann, [])]);
    expect(match.inputs).toHaveLength(1);
    expect(answering.store.getState().refused).toBeNull();
  });
});

describe('offers', () => {
  it('name what can be pointed at, with what is picked', () => {
    const { answering, scene, moment } = begun();
    const { drafts } = answering.store.getState();
    const all = [...offersIn(scene(), drafts, ['Ann', 'Bob']).values()].flat();
    expect(all).toHaveLength(9);
    expect(all.every(({ picked, atOnce }) => !picked && !atOnce)).toBe(true);
    answering.put(moment(0), [1]);
    const now = [...offersIn(scene(), answering.store.getState().drafts, ['Ann', 'Bob']).values()].flat();
    expect(now.filter(({ picked }) => picked)).toMatchObject([{ position: 1, asked: { player: 0 } }]);
    expect(now.find(({ picked }) => picked)?.label).toBe(moment(0).asked.options[1]);
  });

  it('do an action at once', async () => {
    const { answering, scene, moment } = begun();
    await answering.answer(moment(0), []);
    await answering.answer(moment(1), []);
    const offers = () => [...offersIn(scene(), {}, ['Ann', 'Bob']).values()].flat();
    // Turns are ended until somebody has enough for a card.
    for (let turns = 0; offers().length === 0 && turns < 10; turns++) {
      const [asked] = scene().asked;
      if (asked) await answering.answer({ step: scene().step, asked }, 0);
    }
    const [offer] = offers();
    expect(offer).toMatchObject({ list: 'main', step: scene().step, atOnce: true, picked: false });
    expect(offer?.label).toMatch(/^play /);
  });
});
