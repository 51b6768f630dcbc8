import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { zoneName } from '../state/ids.ts';
import { lastKnown } from '../state/objects.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** The zone it is in, or was in when it was last known. */
export type Params = string;

export const zoneFilter = defineFilter<Params>({
  test: (zone) => {
    const elsewhere = reason('wrong-zone', `it is not in ${zone}`);
    return (env, ref) => {
      const object = lastKnown(env, ref);
      return (object !== null && zoneName(object.zone) === zone) || elsewhere;
    };
  },
});

export const describeZoneFilter = (): FilterDescription<Params> => ({
  params: name,
  words: 'lying <on|in:value> the {value}',
  example: 'board',
});
