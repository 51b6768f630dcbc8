import type { PageMessage, QuestionName } from './messages.ts';

/** Longest message of a page, in characters: an answer with all its parts is far shorter. */
export const MOST_MESSAGE = 256 * 1024;
/** Longest name in one: of a viewer, a choice, an object, a card. */
const MOST_NAME = 200;

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_NAME;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What the parts of each question are like. */
export type About = Readonly<
  Record<QuestionName, { readonly about: Readonly<Record<string, 'number' | 'text' | 'value'>> }>
>;

/**
 * A message from a page, which can be anything at all, as a copy of our own; `null` if it is none. Never throws.
 * @param about what each question is about
 */
function readPageMessage(value: unknown, about: About): PageMessage | null {
  try {
    if (typeof value !== 'object' || value === null) return null;
    const message = value as Readonly<Record<string, unknown>>;
    switch (message.type) {
      case 'xstate.inspecting':
      case 'xstate.event':
      case 'cardwright.hello':
        return { type: message.type };
      case 'cardwright.look': {
        const { viewer, step } = message;
        return isName(viewer) && (step === null || isCount(step)) ? { type: 'cardwright.look', viewer, step } : null;
      }
      case 'cardwright.ask':
        return readAsk(message, about);
      default:
        return null;
    }
  } catch {
    return null;
  }
}

function readAsk({ id, question, about: given }: Readonly<Record<string, unknown>>, about: About): PageMessage | null {
  if (!isCount(id) || !isName(question) || !Object.hasOwn(about, question)) return null;
  if (typeof given !== 'object' || given === null) return null;
  const read: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(about[question as QuestionName].about)) {
    const value: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined;
    if (kind === 'number' ? !isCount(value) : kind === 'text' && !isName(value)) return null;
    read[key] = value;
  }
  // Just what the question is about, each part of its kind.
  return { type: 'cardwright.ask', id, question, about: read } as unknown as PageMessage;
}

/** A message as it comes through a wire: text, of no more than so many letters. */
export function parsePageMessage(text: string, about: About): PageMessage | null {
  if (text.length > MOST_MESSAGE) return null;
  try {
    return readPageMessage(JSON.parse(text), about);
  } catch {
    return null;
  }
}
