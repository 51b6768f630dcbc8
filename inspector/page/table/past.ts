import type { Scene } from '../../protocol/messages.ts';

/** The match goes on elsewhere: nothing can be answered here. */
export const isPast = ({ live, view }: Scene): boolean => !live && view.result === null;
