import { expect, test } from 'vitest';
import { MOST_MESSAGE, messageIn } from '../../../../inspector/page/session/gate.ts';

const state = '{"value":"a"}';

test('messages of a program come through as copies, with what is read of them', () => {
  const message = { type: 'service.state', sessionId: 'x:0', state, more: 'x', toString: () => '' };
  expect(messageIn(message)).toEqual({ type: 'service.state', sessionId: 'x:0', state });
  expect(messageIn({ type: 'service.stop', sessionId: 'x:0' })).toEqual({ type: 'service.stop', sessionId: 'x:0' });
});

test.each([
  ['no object', 'service.stop'],
  ['nothing', null],
  ['another kind', { type: 'cardwright.told' }],
  ['no kind', { type: 7 }],
  ['a state that is no JSON', { type: 'service.state', sessionId: 'x:0', state: '{' }],
  ['no state', { type: 'service.state', sessionId: 'x:0' }],
  ['no machine', { type: 'service.register', sessionId: 'x:0', state }],
  ['too long a state', { type: 'service.state', sessionId: 'x:0', state: `"${'x'.repeat(MOST_MESSAGE)}"` }],
])('%s does not come through', (_, message) => {
  expect(messageIn(message)).toBeNull();
});
