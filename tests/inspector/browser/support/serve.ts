import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface Served {
  /** Ends with a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A folder of pages, for this machine only. */
export function serveFolder(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    try {
      const content = readFileSync(file);
      response.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens at a port has an address of that kind.
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}/`,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
