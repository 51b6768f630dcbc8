// boardgame.io says by folders what it exports, which Node's `import` does not take; its `require` does.

import { createRequire } from 'node:module';
import type * as ClientPackage from 'boardgame.io/dist/types/packages/client.js';
import type * as CorePackage from 'boardgame.io/dist/types/packages/core.js';

const require = createRequire(import.meta.url);

export const { Client }: typeof ClientPackage = require('boardgame.io/client');
export const { INVALID_MOVE }: typeof CorePackage = require('boardgame.io/core');
