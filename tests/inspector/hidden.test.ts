import { expect, onTestFinished, test, vi } from 'vitest';
import { duel, duelDecks, SETS } from '../../cards/duel/index.ts';
import { seeded } from '../../effects/rules/seeded.ts';
import { createMatch, type LiveMatch, makeBook } from '../../index.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { Desk } from '../../inspector/host/desk.ts';
import type { HostMessage, StepRecord } from '../../inspector/protocol/messages.ts';
import { answerBy, attached } from './exposed.ts';

const CARDS = new Map(SETS.flatMap((set) => set.cards).map((card) => [card.id, card]));

/** A match in which every card is there once, under an id and a name that nothing else has. */
function marked(seed: number): LiveMatch {
  const { raiders = [], keepers = [] } = duelDecks();
  const copies = [raiders, keepers].map((deck, seat) =>
    deck.flatMap((id, n) => {
      const card = CARDS.get(id);
      const own = `${seat === 0 ? 'ann' : 'bob'}x${String(n).padStart(2, '0')}`;
      return card ? [{ ...card, id: own, name: own.toUpperCase() }] : [];
    }),
  );
  const book = makeBook(duel, [...CARDS.values(), ...copies.flat()]);
  const [ann = [], bob = []] = copies.map((cards) => cards.map(({ id }) => id));
  const players = [
    { name: 'Ann', deck: ann },
    { name: 'Bob', deck: bob },
  ];
  const match = createMatch({ book, seed, players });
  onTestFinished(() => match.stop());
  return match;
}

/** Marks of cards in a text, however they are written. */
const marksIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/(?:ann|bob)x\d\d/gi)].map(([mark]) => mark.toLowerCase())),
];

/** Marks of all that a viewer was ever shown, by what the match itself tells him. */
class Known {
  readonly marks = new Set<string>();

  constructor(match: LiveMatch, viewer: string) {
    const look = (): void => this.learn([match.view(viewer), viewer === 'spectator' ? [] : match.choices(viewer)]);
    match.eventsFor(viewer).subscribe((event) => this.learn(event));
    match.news$.subscribe(look);
    look();
  }

  private learn(value: unknown): void {
    for (const mark of marksIn(JSON.stringify(value))) this.marks.add(mark);
  }
}

/** Messages that tell of what happens: that of greeting names all cards of the game, which everyone knows. */
const telling = (text: string): boolean => !text.startsWith('{"type":"cardwright.welcome"');

test('a player’s connection holds nothing that is hidden from him, whatever he asks', async () => {
  const match = marked(11);
  const known = new Known(match, 'Ann');
  const client = await attached(match, { sees: 'Ann', answers: true });
  await client.greet('Ann');
  client.send({ type: 'xstate.inspecting' });
  const never: Promise<unknown>[] = [];
  const draw = seeded(1);
  for (let n = 0; n < 60 && !match.result; n++) {
    answerBy(match, draw);
    if (n % 12 !== 5) continue;
    const view = match.view('everything');
    const objects = Object.values(view.zones).flatMap((zone) => zone.objects.map(({ object }) => object));
    const step = 0;
    never.push(
      ...objects.map((object) => client.ask('explain', { step, viewer: 'Ann', object }).catch(() => null)),
      client.ask('whyNot', { step, player: 0 }),
      client.ask('whyNot', { step, player: 1 }).then(
        () => expect.unreachable(),
        () => null,
      ),
    );
    const [choice] = match.choices('Ann');
    if (choice) {
      const about = { step: client.all('cardwright.stands').at(-1)?.step ?? 0, player: 0, choice: choice.id };
      never.push(client.ask('answers', { ...about, most: 50 }).catch(() => null));
      for (const value of [[0], 0, { pile: [0] }, 'nonsense'])
        never.push(
          client.ask('refused', { ...about, value }).catch(() => null),
          client.ask('preview', { ...about, value }).catch(() => null),
        );
    }
  }
  await Promise.all(never);
  for (const question of ['pending', 'heard', 'difference', 'save', 'go', 'paths'] as const)
    await expect(
      client.ask(question, { step: 0, from: 0, to: 0, as: 'save', card: '', batch: 0, n: 0, object: '' } as never),
    ).rejects.toThrow();
  for (const viewer of ['Bob', 'everything', 'spectator']) {
    client.send({ type: 'cardwright.look', viewer, step: null });
    await client.until(() => client.all('cardwright.failed').find(({ message }) => message.includes(`"${viewer}"`)));
  }
  const told = new Set(client.texts.filter(telling).flatMap(marksIn));
  expect([...told].filter((mark) => !known.marks.has(mark))).toEqual([]);
  expect([...told].some((mark) => mark.startsWith('ann'))).toBe(true);
  expect(client.texts.some((text) => text.includes('"service.'))).toBe(false);
  expect(client.all('cardwright.scene').every(({ scene }) => scene.viewer === 'Ann')).toBe(true);
});

/** What a desk tells, as text at once. */
function deskFor(match: LiveMatch, sees: string) {
  const chronicle = new Chronicle(match);
  const messages: HostMessage[] = [];
  const texts: string[] = [];
  const send = (message: HostMessage): void => {
    messages.push(message);
    texts.push(JSON.stringify(message));
  };
  const desk = new Desk(chronicle, { grant: { sees, answers: false }, send });
  onTestFinished(() => desk.close());
  void desk.receive({ type: 'cardwright.hello' });
  void desk.receive({ type: 'cardwright.look', viewer: sees, step: null });
  // One that is told again takes the place of the old one.
  const steps = (): readonly StepRecord[] => {
    const told: StepRecord[] = [];
    for (const message of messages)
      if (message.type === 'cardwright.steps') for (const step of message.steps) told[step.id] = step;
    return told;
  };
  return { chronicle, messages, texts, steps };
}

test.each(['Ann', 'Bob', 'spectator'])('%s is at no moment told of a card before he is shown it', (sees) => {
  for (let seed = 1; seed <= 3; seed++) {
    const match = marked(seed);
    const known = new Known(match, sees);
    const draw = seeded(seed);
    const { texts } = deskFor(match, sees);
    let from = 0;
    for (let n = 0; n < 80 && !match.result; n++) {
      answerBy(match, draw);
      if (n % 7 === 3) match.undo();
      for (const text of texts.slice(from).filter(telling))
        for (const mark of marksIn(text)) expect(known.marks, `${mark} in ${text.slice(0, 80)}`).toContain(mark);
      from = texts.length;
    }
  }
});

test('what a player foresees is dealt in a way that he cannot work out, and the match draws nothing for it', async () => {
  const match = marked(2);
  const client = await attached(match, { sees: 'Ann' });
  await client.greet('Ann');
  const [choice] = match.choices('Ann');
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => random.mockRestore());
  const before = match.position.state;
  await client.ask('preview', { step: 0, player: 0, choice: choice?.id ?? '', value: [0] });
  expect(random).toHaveBeenCalled();
  expect(match.position.state).toBe(before);
});

test('a player is told the events that the match tells him, and that answers were taken back where he can tell', () => {
  const match = marked(5);
  const told: string[] = [];
  match.eventsFor('Bob').subscribe((event) => told.push(JSON.stringify(event)));
  const { steps } = deskFor(match, 'Bob');
  const draw = seeded(5);
  for (let n = 0; n < 60; n++) {
    answerBy(match, draw);
    if (n % 5 === 4) match.undo();
    if (n % 11 === 10) {
      match.undo();
      match.undo();
    }
  }
  const received = steps().flatMap(({ rewound, events }) =>
    rewound ? [JSON.stringify({ type: 'rewound' })] : events.map(({ form }) => JSON.stringify(form)),
  );
  expect(told.filter((text) => text.includes('rewound')).length).toBeGreaterThan(5);
  // How it begins may be told before somebody listens.
  expect(received.slice(received.length - told.length)).toEqual(told);
});

test('steps have numbers of his own, and those that he must not know of have none', () => {
  const match = marked(9);
  const { steps, chronicle } = deskFor(match, 'Bob');
  const draw = seeded(9);
  for (let n = 0; n < 80; n++) answerBy(match, draw);
  expect(chronicle.steps.length).toBeGreaterThan(steps().length);
  expect(steps().map(({ id }) => id)).toEqual(steps().map((_, at) => at));
  expect(steps().map(({ parent }) => parent)).toEqual(steps().map((_, at) => (at === 0 ? null : at - 1)));
  for (const step of steps()) {
    expect(Object.keys(step).filter((key) => ['inputs', 'beats', 'changes'].includes(key))).toEqual([]);
    for (const event of step.events)
      expect(Object.keys(event).filter((key) => ['fact', 'forms', 'frame', 'parent'].includes(key))).toEqual([]);
    expect(step.events.map(({ batch, n }) => [batch, n])).toEqual(step.events.map((_, n) => [step.id, n]));
  }
});
