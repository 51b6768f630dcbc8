import { expect, test } from 'vitest';
import type { Link, LinkState } from '../../../inspector/page/session/link.ts';
import { Session } from '../../../inspector/page/session/session.ts';

/** A link to nobody, with what is sent through it. */
function aLink() {
  let hear: (state: LinkState) => void = () => {};
  const sent: unknown[] = [];
  const link: Link = {
    send: (message) => sent.push(message),
    onMessage: () => {},
    onState: (next) => {
      hear = next;
      next({ is: 'connecting' });
    },
    receiver: () => ({ subscribe: () => ({ unsubscribe: () => {} }), stop: () => {} }),
    close: () => {},
  };
  return { link, sent, become: (state: LinkState) => hear(state) };
}

test('what is asked, before or after a connection is lost, is told to be of no use', async () => {
  const { link, sent, become } = aLink();
  const session = new Session(link);
  const before = session.ask('pending', { step: 0 });
  become({ is: 'closed', why: 'lost' });
  await expect(before).rejects.toThrow('closed');
  const already = sent.length;
  await expect(session.ask('pending', { step: 0 })).rejects.toThrow('closed');
  expect(sent).toHaveLength(already);
});
