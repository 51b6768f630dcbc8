// A program on XState 4 that knows nothing of cards, and lets itself be inspected: it prints its port, then its lamp goes
// round for each line that it reads.
import { createRequire } from 'node:module';
import { WebSocketServer } from 'ws';

// Beside the inspector stands the version of XState that @xstate/inspect is for.
const require = createRequire(new URL('../../../../inspector/package.json', import.meta.url));
const { createMachine, interpret } = require('xstate');
const { inspect } = require('@xstate/inspect/lib/server');

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
inspect({ server });

const lamp = createMachine({
  id: 'lamp',
  initial: 'green',
  predictableActionArguments: true,
  states: { green: { on: { NEXT: 'amber' } }, amber: { on: { NEXT: 'red' } }, red: { on: { NEXT: 'green' } } },
});
const service = interpret(lamp, { devTools: true }).start();
process.stdin.on('data', () => service.send('NEXT'));
process.stdin.on('end', () => process.exit());
server.on('listening', () => console.log(server.address().port));
