/** So many letters are drawn of what is asked or answered; all of it stands beside the drawing. */
const MOST = 40;

export const shortWords = (words: string): string => (words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words);
