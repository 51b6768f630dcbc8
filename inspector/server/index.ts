/** Shows a match to inspectors in other processes. */

export { pathsOf } from '../host/paths/paths-record.ts';
export type { GraphRecord, PathEdge, PathNode, PathsRecord } from '../protocol/paths.ts';
export { exposeMatch } from './expose-match.ts';
export type { Exposed, ExposeOptions, ListenOptions } from './options.ts';
