import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'illustrations',
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // Every picture there is, drawn on a machine that has other things to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
