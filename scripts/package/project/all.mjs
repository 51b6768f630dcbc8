// Everything that a page can import: nothing of it is dropped.
import * as engine from 'cardwright';
import * as duel from 'cardwright/duel';
import * as search from 'cardwright/search';

const everything = { ...engine, ...duel, ...search };
const lacking = Object.keys(everything).filter((name) => everything[name] === undefined);
globalThis.outcome = lacking.length === 0 ? 'all is there' : `${lacking} is not there`;
