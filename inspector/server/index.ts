/** Shows a match to inspectors in other processes. */

export { type Exposed, type ExposeOptions, exposeMatch } from './expose.ts';
export { type PageOptions, type ServedPage, servePage } from './page.ts';
