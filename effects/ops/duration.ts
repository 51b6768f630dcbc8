import { Unsafe } from 'typebox';
import type { Duration } from '../effective/stored-modifier.ts';

/** Schema of the ends that a modifier or delayed trigger may have. */
export const duration = Unsafe<Duration>({ $ref: '#/$defs/duration' });
