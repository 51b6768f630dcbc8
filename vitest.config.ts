import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globals: false,
    pool: 'threads',
    maxWorkers: 2,
  },
});
