import { expect, test } from 'vitest';
import { OPS } from '../../effects/ops/registry.gen.ts';
import { OP_INFO } from '../../effects/vocabulary.ts';

test.each(Object.entries(OPS))('%s says what it asks, if it asks', (name, op) => {
  expect(OP_INFO[name as keyof typeof OP_INFO].asks !== undefined).toBe('ask' in op);
});
