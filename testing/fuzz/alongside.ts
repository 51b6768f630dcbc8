import type { Book } from '../../effects/book.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { liveFrom } from '../../machines/begin.ts';
import type { News } from '../../machines/bus.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { resumeMatch } from '../../machines/resume.ts';
import type { Match } from '../../search/match.ts';
import { give } from '../scenario/live-modes.ts';

/** The same match on the live driver, which must come to the same as the search driver after every input. */
export class Alongside {
  private playing: LiveMatch;
  private heard: News | null = null;
  /** How many inputs can be taken back. */
  private taken = 0;

  constructor(book: Book, state: MatchState) {
    this.playing = liveFrom({ book, state }, (news) => this.hear(news));
  }

  get live(): LiveMatch {
    return this.playing;
  }

  /** Gives it an input that the search driver has taken. @throws where it comes to something else */
  follow(input: Input, match: Match, messages: readonly Message[]): void {
    const given = give(this.playing, input);
    if (!given.ok) throw new Error(`the live driver refuses what the search driver takes: ${given.message}`);
    this.taken += 1;
    this.compare(match, messages);
  }

  /** @throws where it has come to something else than the search driver */
  compare(match: Match, messages: readonly Message[]): void {
    if (hashOf(this.playing.position.state) !== hashOf(match.state))
      throw new Error('the live driver has come to another state than the search driver');
    if (hashOf(treeOf(this.playing)) !== hashOf(treeOfState(match.state)))
      throw new Error('the actors of the live driver do not stand where its state does');
    const told = this.heard?.type === 'settled' ? this.heard.messages : [];
    if (JSON.stringify(told) !== JSON.stringify(messages))
      throw new Error('the live driver tells other events than the search driver');
  }

  /** Takes back the latest input, of which nothing may be left. @returns whether there was one */
  undo(before: Match): boolean {
    if (this.taken === 0) return false;
    const back = this.playing.undo();
    if (!back.ok) throw new Error(`an input cannot be taken back: ${back.message}`);
    this.taken -= 1;
    if (hashOf(this.playing.position.state) !== hashOf(before.state))
      throw new Error('an input that was taken back has left something of it');
    return true;
  }

  /** Goes on from its save as text. */
  resume(book: Book): void {
    const text = JSON.stringify(this.playing.save());
    this.playing.stop();
    const resumed = resumeMatch({ book, save: JSON.parse(text) as unknown });
    if (!resumed.ok) throw new Error(`the save of the live match cannot be resumed: ${resumed.message}`);
    this.playing = resumed.match;
    this.taken = 0;
    this.playing.news$.subscribe((news) => this.hear(news));
  }

  stop(): void {
    this.playing.stop();
  }

  private hear(news: News): void {
    this.heard = news;
  }
}
