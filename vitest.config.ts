import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globals: false,
    // Property tests play many matches; a slow machine is no failure.
    testTimeout: 300_000,
    pool: 'threads',
    maxWorkers: 2,
    // Every file puts back what it has changed; loading the engine anew for each took a quarter of the time.
    isolate: false,
  },
});
