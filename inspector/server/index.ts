/** Shows a match to inspectors in other processes. */

export type { GraphRecord, PathEdge, PathNode, PathsRecord } from '../protocol/paths.ts';
export { type Exposed, type ExposeOptions, exposeMatch } from './expose.ts';
export type { ListenOptions } from './listen.ts';
