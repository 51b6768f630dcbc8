/** Longer messages are not looked at, in letters: the receivers would parse them whatever they are. */
export const MOST_MESSAGE = 16 * 1024 * 1024;
