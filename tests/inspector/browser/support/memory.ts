import type { CDPSession, Page } from 'playwright-core';

/** Where a page has some words: what the browser itself knows of its memory and its document. */
export interface Traces {
  /** Objects in memory that name one of them, as JSON of their own plain parts. */
  readonly objects: readonly string[];
  /** Strings in memory that hold one of them; of long ones the beginning. */
  readonly strings: readonly string[];
  /** Those that the document shows, or holds anywhere. */
  readonly shown: readonly string[];
}

export async function tracesOf(page: Page, words: readonly string[]): Promise<Traces> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.enable');
  const objects = await objectsNaming(browser, words);
  const strings = (await heapStrings(browser)).filter((text) => words.some((word) => text.includes(word)));
  const html = await page.content();
  await browser.detach();
  return { objects, strings, shown: words.filter((word) => html.includes(word)) };
}

/** All objects of the page that have one of the words in a property, an entry or as a key of theirs. */
async function objectsNaming(browser: CDPSession, words: readonly string[]): Promise<readonly string[]> {
  const { result: root } = await browser.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await browser.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' });
  const { result, exceptionDetails } = await browser.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: naming.toString(),
    arguments: [{ value: words }],
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  // What the function gives is a list of texts.
  return result.value as readonly string[];
}

/** Runs in the page, on the list of all its objects. */
function naming(this: readonly object[], words: readonly string[]): readonly string[] {
  const told = (value: unknown): boolean => typeof value === 'string' && words.some((word) => value.includes(word));
  const found: string[] = [];
  for (const object of this) {
    // A getter is nothing that is kept, and may do anything.
    const kept = Object.entries(Object.getOwnPropertyDescriptors(object)).flatMap(([key, { value }]): unknown[][] =>
      value === words ? [] : [[key, value]],
    );
    try {
      if (object instanceof Map) kept.push(...object);
      if (object instanceof Set) kept.push([...object]);
    } catch {
      // A prototype of one is none itself.
    }
    if (object === words || !kept.some((pair) => pair.some(told))) continue;
    const plain = kept.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
    found.push(JSON.stringify(Object.fromEntries(plain)));
  }
  return found;
}

async function heapStrings(browser: CDPSession): Promise<readonly string[]> {
  const parts: string[] = [];
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  // The form of a snapshot is V8's; of its parts only the strings are used.
  const { strings } = JSON.parse(parts.join('')) as { readonly strings: readonly string[] };
  return strings;
}
