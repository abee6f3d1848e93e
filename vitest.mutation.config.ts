import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['domain/{money,time,ordering}/**/*.test.ts'],
    // Two years minute by minute is a proof, but too slow to repeat for every mutant.
    exclude: ['domain/time/opening-hours.oracle.test.ts'],
    setupFiles: ['scripts/testing/setup.ts'],
  },
})
