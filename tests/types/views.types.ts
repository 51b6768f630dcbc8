import type { Request, ShownRequest } from '../../effects/choices/choice.ts';
import { redactRequest } from '../../effects/choices/shapes.ts';
import type { PublicEvent, SeenRef } from '../../effects/events/event.ts';
import type { View } from '../../effects/rules/views.ts';
import { eventWords, type Rewound } from '../../index.ts';

// The compiler is the test here: what a client reads of a view has a type, without a cast.

/** Names of what a viewer is asked to choose from. */
export const candidates = ({ choices: [choice] }: View): readonly SeenRef[] =>
  choice?.request?.shape === 'select' ? choice.request.candidates : [];

/** Which actions he is offered, and with what. */
export const actions = ({ choices: [choice] }: View): readonly (readonly [string, SeenRef | undefined])[] =>
  choice?.request?.shape === 'act' ? choice.request.actions.map(({ name, ref }) => [name, ref]) : [];

/** A reference says by its keys what it is. */
export const handle = (ref: SeenRef): string => ('object' in ref ? ref.object : 'none');

/** Shown as it is, a request is the same request. */
export const same = (request: Request): Request => redactRequest(request, (ref) => ref);

// @ts-expect-error it shows what it is told to show
export const shown = (request: Request): ShownRequest<SeenRef> => redactRequest(request, () => 'handle');

/** What a live match tells is an event, or that answers were taken back: told apart by its type. */
export const told = (event: PublicEvent | Rewound): string =>
  event.type === 'rewound' ? 'taken back' : eventWords(event, []);
