import { defineConfig } from 'vitest/config'

import './scripts/testing/test-seed.ts'

process.env.TZ = 'Pacific/Chatham'

export default defineConfig({
  test: {
    include: [
      'domain/{money,time,ordering,catalogue,people}/**/*.test.ts',
      '{kernel,collections/shared}/access/*.test.ts',
      'kernel/live/*.test.ts',
      'server/cache/*.test.ts',
      'server/api/{api-answers,api-route,data-key}.test.ts',
      'server/policy/policy-table.test.ts',
    ],
    // Two years minute by minute is a proof, but too slow to repeat for every mutant.
    exclude: ['domain/time/opening-hours.oracle.test.ts'],
    setupFiles: ['scripts/testing/setup.ts'],
  },
})
