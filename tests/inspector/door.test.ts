import { createServer } from 'node:http';
import { createConnection } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { expose } from '../../inspector/server/expose.ts';
import { exposeMatch } from '../../inspector/server/index.ts';
import { Client, refusedWith } from './client.ts';
import { aMatch, answerOnce, attached, exposed } from './exposed.ts';

describe('nobody is let in', () => {
  test('without the token, or with another one', async () => {
    const { address, token, url } = await exposed(aMatch().match);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await refusedWith(`ws://${address}/`)).toBe(401);
    expect(await refusedWith(`ws://${address}/?token=`)).toBe(401);
    expect(await refusedWith(`ws://${address}/?token=${token.slice(1)}`)).toBe(401);
    expect(await refusedWith(`ws://${address}/?tok%00en=${token}`)).toBe(401);
    expect(await refusedWith(`ws://${address}/other?token=${token}`)).toBe(400);
    (await Client.open(url)).close();
  });

  test('from a page of somebody else, whatever it is called', async () => {
    const { url } = await exposed(aMatch().match);
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'null',
      'http://1270.0.0.1',
    ])
      expect(await refusedWith(url, { origin }), origin).toBe(403);
    for (const origin of ['http://127.0.0.1:7421', 'http://localhost:1', 'http://[::1]:9', 'http://127.1.2.3'])
      (await Client.open(url, { origin })).close();
  });

  test('from pages besides those that were named', async () => {
    const { url } = await exposed(aMatch().match, { origins: ['https://tools.example'] });
    expect(await refusedWith(url, { origin: 'http://127.0.0.1:7421' })).toBe(403);
    (await Client.open(url, { origin: 'https://tools.example' })).close();
    (await Client.open(url)).close();
  });

  test('by a name that was made to lead here', async () => {
    const { address, url } = await exposed(aMatch().match);
    const port = address.split(':')[1];
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example'])
      expect(await refusedWith(url, { headers: { host } }), host).toBe(403);
    for (const host of [`localhost:${port}`, `[::1]:${port}`, address])
      (await Client.open(url, { headers: { host } })).close();
  });

  test('when as many are there as are let in', async () => {
    const { url } = await exposed(aMatch().match);
    const clients = await Promise.all(Array.from({ length: 16 }, () => Client.open(url)));
    expect(await refusedWith(url)).toBe(503);
    clients[0]?.close();
    await clients[0]?.closed;
    await expect.poll(async () => Client.open(url).then((client) => client.close())).toBeUndefined();
    for (const client of clients) client.close();
  });

  test('by anything that is no socket', async () => {
    const { address } = await exposed(aMatch().match);
    const { status } = await fetch(`http://${address}/`);
    expect(status).toBe(426);
  });
});

test('a token, a port and a viewer have to make sense', async () => {
  const { match } = aMatch();
  for (const token of ['short', '', 'with spaces in it that is long', `${'x'.repeat(201)}`])
    await expect(async () => exposeMatch(match, { token })).rejects.toThrow(RangeError);
  await expect(async () => exposeMatch(match, { port: 70_000 })).rejects.toThrow(RangeError);
  await expect(async () => exposeMatch(match, { sees: 'Cid' })).rejects.toThrow('no viewer "Cid"');
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  await expect(exposeMatch(match, { port })).rejects.toThrow('EADDRINUSE');
});

describe('whoever is let in and says what is no message', () => {
  const GARBAGE: Readonly<Record<string, string>> = {
    'no JSON': '{"type":',
    'no record': '"hello"',
    nothing: 'null',
    'an unknown type': '{"type":"other"}',
    'an unknown question': '{"type":"cardwright.ask","id":1,"question":"constructor","about":{}}',
    'a question about nothing': '{"type":"cardwright.ask","id":1,"question":"explain","about":null}',
    'a question about something else': '{"type":"cardwright.ask","id":1,"question":"explain","about":{"step":"0"}}',
    'a step that is none': '{"type":"cardwright.look","viewer":"Ann","step":-1}',
    'a name that is too long': JSON.stringify({ type: 'cardwright.look', viewer: 'x'.repeat(300), step: null }),
    'a message whose kind is inherited': '{"__proto__":{"type":"cardwright.hello"}}',
  };
  for (const [what, text] of Object.entries(GARBAGE))
    test(`is shown out: ${what}`, async () => {
      const { match } = aMatch();
      const client = await attached(match);
      client.socket.send(text);
      expect(await client.closed).toBe(1008);
      expect(client.texts).toEqual([]);
    });

  test('is shown out where it is not text, or too long', async () => {
    const { url } = await exposed(aMatch().match);
    const binary = await Client.open(url);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
    const long = await Client.open(url);
    long.socket.send(JSON.stringify({ type: 'cardwright.look', viewer: 'x'.repeat(256 * 1024), step: null }));
    expect(await long.closed).toBe(1009);
  });

  test('pollutes nothing', async () => {
    const { match } = aMatch();
    const client = await attached(match, { answers: true });
    await client.greet('everything');
    const about =
      '{"step":0,"player":0,"choice":"0","value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
    client.socket.send(`{"type":"cardwright.ask","id":77,"question":"answer","about":${about}}`);
    const told = await client.until(() => client.all('cardwright.told').find(({ id }) => id === 77));
    expect(told.told).toMatchObject({ ok: false });
    expect({}).not.toHaveProperty('polluted');
  });
});

test('more is not read than can be answered, and nothing of it is lost', async () => {
  const { match } = aMatch();
  const client = await attached(match);
  await client.greet('everything');
  const asked = Array.from({ length: 600 }, () => client.ask('whyNot', { step: 0, player: 0 }));
  expect(await Promise.all(asked)).toHaveLength(600);
});

test.each([
  ['who takes nothing for a while', { waiting: 100_000, patience: 1, most: 256 * 1024 * 1024 }],
  ['for whom more waits than is borne', { waiting: 1, patience: 10_000, most: 100_000 }],
])('whoever does not read is cut off: %s; and the match goes on', async (_, bounds) => {
  const { match } = aMatch();
  const server = await expose(new Chronicle(match), {}, { bounds });
  onTestFinished(() => server.close());
  const client = await Client.open(server.url);
  await client.greet('everything');
  client.socket.pause();
  for (let round = 0; round < 60; round++) {
    for (let n = 0; n < 10; n++) client.send({ type: 'cardwright.look', viewer: 'everything', step: 0 });
    answerOnce(match);
    await new Promise((resolve) => setImmediate(resolve));
  }
  client.socket.resume();
  expect(await client.closed).toBe(1006);
  expect(match.inputs).toHaveLength(60);
});

test('closing lets go of everybody, and the match goes on', async () => {
  const { match } = aMatch();
  const server = await exposeMatch(match);
  const client = await Client.open(server.url);
  await client.greet('everything');
  const port = Number(server.address.split(':')[1]);
  // One that says nothing at all is no reason to wait.
  const silent = createConnection(port, '127.0.0.1');
  silent.on('error', () => {});
  await new Promise((resolve) => silent.once('connect', resolve));
  await server.close();
  await client.closed;
  await expect(Client.open(server.url)).rejects.toThrow('ECONNREFUSED');
  answerOnce(match);
  expect(match.inputs).toHaveLength(1);
  silent.destroy();
});

test('a viewer of another kind that sends an event to a machine stays, and moves nothing', async () => {
  const { match } = aMatch();
  const client = await attached(match, { answers: true });
  client.socket.send('{"type":"xstate.event","event":"{\\"type\\":\\"SYNC\\"}","service":"x:0"}');
  await client.greet('everything');
  expect(match.inputs).toHaveLength(0);
});

test('whoever is sent away and does not hang up keeps nobody out', async () => {
  const server = await exposeMatch(aMatch().match);
  const port = Number(server.address.split(':')[1]);
  const head = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n';
  const strangers = Array.from({ length: 100 }, () => {
    const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(`GET / HTTP/1.1\r\nHost: ${server.address}\r\n${head}\r\n`);
    return socket;
  });
  onTestFinished(() => strangers.forEach((socket) => void socket.destroy()));
  await Promise.all(strangers.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  await expect.poll(async () => Client.open(server.url).then((client) => client.close())).toBeUndefined();
  await server.close();
});

test('what goes wrong with a socket is not the match’s', async () => {
  const { match } = aMatch();
  const { url } = await exposed(match);
  const client = await Client.open(url);
  await client.greet('everything');
  client.socket.terminate();
  for (let n = 0; n < 5; n++) answerOnce(match);
  await client.closed;
  expect(match.inputs).toHaveLength(5);
  expect(client.socket.readyState).toBe(WebSocket.CLOSED);
});
