import { reason } from '../reason.ts';
import { flag } from '../schema.ts';
import { liveObject } from '../state/objects.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Whether what it was attached to is gone. */
export type Params = boolean;

export const orphanedFilter = defineFilter<Params>({
  test: (wanted) => (env, ref) => {
    const bearer = liveObject(env, ref)?.attachedTo;
    const orphaned = bearer !== undefined && liveObject(env, bearer) === null;
    return orphaned === wanted || reason('condition-false', wanted ? 'it is attached' : 'it came off');
  },
});

export const describeOrphanedFilter = (): FilterDescription<Params> => ({
  params: flag,
  words: '[without its bearer|value=true/with its bearer|value=false]',
  example: true,
});
