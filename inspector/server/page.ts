import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOwnName } from './door.ts';
import { LOOPBACK, listen, stopListening } from './listen.ts';
import type { ListenOptions } from './options.ts';

export interface PageOptions extends ListenOptions {
  /** Sockets that it may connect to, besides those on this computer: `ws://192.168.1.5:7420`. */
  readonly sockets?: readonly string[];
}

/** The page of the inspector, as it is served. */
export interface ServedPage {
  /** `http://127.0.0.1:7421/` */
  readonly url: string;
  close(): Promise<void>;
}

/** Where the built page is: beside this module, or, in a clone, where it is built to. */
const PLACES = ['../app/', '../../dist/inspector/app/'].map((place) => fileURLToPath(new URL(place, import.meta.url)));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The page is not there to be served. */
export class NotBuilt extends Error {}

/** Serves the page; it needs nothing from elsewhere. @throws {NotBuilt} */
export async function servePage({ sockets = [], host = LOOPBACK, port = 0 }: PageOptions = {}): Promise<ServedPage> {
  const files = filesOfPage();
  const [own, viewer] = [headersFor(sockets), headersFor(sockets, PROGRAMS)];
  const server = createServer((request, response) => {
    const headers = isViewer(request.url ?? '') ? viewer : own;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response, { files, host });
  });
  const address = await listen(server, { host, port });
  return { url: `http://${address}/`, close: () => stopListening(server) };
}

/** All files of the page, by the paths under which they are asked for. Nothing else is ever read. */
function filesOfPage(): ReadonlyMap<string, string> {
  const place = PLACES.find((folder) => existsSync(join(folder, 'index.html')));
  if (place === undefined) throw new NotBuilt('the page of the inspector has not been built: `npm run build` does so');
  const files = new Map<string, string>();
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(`/${path.slice(place.length).replaceAll('\\', '/')}`, path);
  }
  files.set('/', join(place, 'index.html'));
  return files;
}

interface Serving {
  readonly files: ReadonlyMap<string, string>;
  readonly host: string;
}

function answer(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { files, host }: Serving,
): void {
  if (!isOwnName(headers.host, host)) return end(response, 403);
  if (method !== 'GET' && method !== 'HEAD') return end(response, 405);
  const file = files.get(url.replace(/\?.*$/, ''));
  if (file === undefined) return end(response, 404);
  try {
    const content = readFileSync(file);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Length', content.length);
    response.end(method === 'HEAD' ? undefined : content);
  } catch {
    // It has been built anew since.
    end(response, 404);
  }
}

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status).end();
};

/** `…/?inspect`: the page as the viewer of a program, whose page opens it or stands around it. */
const isViewer = (url: string): boolean => new URLSearchParams(/\?(.*)$/.exec(url)?.[1]).has('inspect');

/** Whose pages may stand around it then: those of this computer. */
const PROGRAMS = ['localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `https://${name}:*`]);

/** A policy cannot name an address of version 6: of that it is the port that counts. */
const inPolicy = (socket: string): string => socket.replace(/\[[^\]]*\]/, '*');

/**
 * The page runs what is its own, and speaks with nobody but itself and sockets of matches.
 * @param around pages that may hold it in a frame; if there are any it also keeps the window that has opened it
 */
function headersFor(sockets: readonly string[], around: readonly string[] = []): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Components place themselves by styles that they write.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self' ${['ws://127.0.0.1:*', 'ws://localhost:*', ...sockets.map(inPolicy)].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${around.join(' ') || "'none'"}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': around.length > 0 ? 'unsafe-none' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  };
}
