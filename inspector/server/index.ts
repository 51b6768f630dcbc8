/** Shows a match to inspectors in other processes. */
export { Chronicle } from '../host/chronicle.ts';
