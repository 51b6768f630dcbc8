import { defineConfig } from 'vitest/config';

const BROWSER = 'tests/inspector/browser/**/*.test.ts';

export default defineConfig({
  test: {
    globals: false,
    // Property tests play many matches; a slow machine is no failure.
    testTimeout: 300_000,
    pool: 'threads',
    maxWorkers: 2,
    // Every file puts back what it has changed; loading the engine anew for each took a quarter of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'engine', include: ['tests/**/*.test.ts'], exclude: [BROWSER] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'tests/inspector/browser/support/setup.ts',
          // A match by clicking takes a quarter of a minute, and several times that beside other work.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
