import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { servePage } from '../../inspector/server/page.ts';

async function served() {
  const page = await servePage();
  onTestFinished(() => page.close());
  return page;
}

interface Got {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

/** As it is written: nothing in a path is put right before it is sent. */
const get = (
  url: string,
  path: string,
  { host, method = 'GET' }: { host?: string; method?: string } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, ...(host ? { headers: { host } } : {}) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], text }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('the page is served with all that it asks for', async () => {
  const { url } = await served();
  const page = await get(url, '/');
  expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  const named = [...page.text.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(1);
  expect(page.text).not.toMatch(/https?:\/\//);
  for (const path of named) {
    const { status, type } = await get(url, `/${path}`);
    expect(status).toBe(200);
    expect(type).toMatch(
      path.endsWith('.css') ? /^text\/css/ : path.endsWith('.js') ? /^text\/javascript/ : /^image\//,
    );
  }
  expect((await get(url, '/?inspect')).status).toBe(200);
  expect((await get(url, '/', { method: 'HEAD' })).text).toBe('');
});

test('it may do no more than it must', async () => {
  const { url } = await served();
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain('ws://127.0.0.1:*');
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\s\*(\s|;|$)/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('it may speak with the sockets that are named, by addresses of version 6 as well', async () => {
  const page = await servePage({ sockets: ['ws://192.168.1.5:7420', 'ws://[::1]:7421'] });
  onTestFinished(() => page.close());
  const policy = (await fetch(page.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/192\.168\.1\.5:7420 ws:\/\/\*:7421;/);
});

test('only as a viewer of a program it keeps the window that has opened it, and stands in its frame', async () => {
  const { url } = await served();
  const heads = async (path: string) => {
    const { headers } = await fetch(new URL(path, url));
    const [around] = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [headers.get('cross-origin-opener-policy'), around];
  };
  for (const path of ['/', '/?inspected', '/?a=inspect'])
    expect(await heads(path), path).toEqual(['same-origin', "frame-ancestors 'none'"]);
  const [opener, around = ''] = await heads('/?inspect');
  expect(opener).toBe('unsafe-none');
  expect(around).toContain('http://localhost:*');
  expect(around).not.toMatch(/\s\*/);
});

test('nothing else is served, to nobody who was led here by another name', async () => {
  const { url } = await served();
  for (const path of [
    '/../package.json',
    '/assets/../../index.js',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets',
    '/assets/',
    '//etc/passwd',
    '/etc/passwd',
    '/index.html/',
    '/index.html%00.css',
    '/constructor',
    '*',
  ])
    expect((await get(url, path)).status, path).toBe(404);
  expect((await get(url, '/', { method: 'POST' })).status).toBe(405);
  expect((await get(url, '/', { host: 'evil.example' })).status).toBe(403);
  expect((await get(url, '/', { host: 'localhost:80' })).status).toBe(200);
});
