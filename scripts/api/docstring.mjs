// What a docstring says: its text, and its tags.
import { saidBefore } from './hidden.mjs';

/** The docstring right before a place, or nothing. */
export function docBefore({ text, comments, start }) {
  const said = saidBefore(text, comments, start);
  return said?.type === 'Block' && said.value.startsWith('*') ? readDoc(said.value.slice(1)) : undefined;
}

/** The docstring at the head of a file: what the file is. */
export function docOfFile({ comments }) {
  const [head] = comments;
  return readDoc(head?.start === 0 && head.value.startsWith('*') ? head.value.slice(1) : '');
}

/** `{ text, tags: [{ tag, text }] }`; a tag goes on to the next one. */
function readDoc(comment) {
  const plain = comment.replace(/^[ \t]*\* ?/gm, '').trim();
  const [text, ...parts] = plain.split(/(?:^|\s)@(returns|throws|param|example)\b/);
  const tags = [];
  for (let i = 0; i < parts.length; i += 2) tags.push({ tag: parts[i], text: parts[i + 1].trim() });
  return { text: text.trim(), tags };
}
