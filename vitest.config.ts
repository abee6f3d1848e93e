import { defineConfig } from 'vitest/config'

import { isLongRun, size } from './scripts/testing/sizes.ts'
import './scripts/testing/test-seed.ts'

// Where no shop of the tests is, and no whole hours from them: whoever takes the machine's zone for the
// branch's is found out, on every machine alike.
process.env.TZ = 'Pacific/Chatham'

const neverTests = ['**/node_modules/**', 'build/**', '.data/**', '.stryker-tmp/**', '**/.next/**']
// Nothing is proved by how fast a machine is; what never comes is still found.
const patient = { poll: { timeout: 240_000 } }
const onlyInLongRuns = isLongRun ? [] : ['**/*.long.*']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', ...onlyInLongRuns, ...neverTests],
          setupFiles: ['scripts/testing/setup.ts'],
          expect: patient,
          testTimeout: size({ short: 5, long: 60 }) * 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...onlyInLongRuns, ...neverTests],
          setupFiles: ['scripts/testing/setup.ts'],
          globalSetup: ['scripts/testing/test-database.ts'],
          expect: patient,
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: size({ short: 10, long: 240 }) * 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
