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
/**
 * Tests that start processes, and say by what, change the process that they run in; those that put something else
 * in the place of a module have to be the first to load it.
 */
const runApart = [
  'bench/harness/preloads.test.ts',
  'collections/shared/accounts/password-matches.test.ts',
  'kernel/apart/**/*.test.ts',
  'plugins/desk/admin/today/follow-today.test.tsx',
  'plugins/desk/kit/toast/tell.test.ts',
  'plugins/ordering/admin/board/split-bill-form.test.tsx',
  'plugins/planner/admin/*.test.tsx',
  'plugins/statistics/admin/kept/*.test.tsx',
  'plugins/working-time/admin/*.test.tsx',
  'scripts/keep-server.test.ts',
  'scripts/testing/pgbouncer.test.ts',
  'server/media/**/*.test.ts',
  'storefront/app/cart/cart-copies.test.ts',
]
const usual = {
  setupFiles: ['scripts/testing/setup.ts'],
  expect: patient,
  testTimeout: size({ short: 5, long: 60 }) * 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...usual,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', ...runApart, ...onlyInLongRuns, ...neverTests],
          // Each module is loaded once for all of them, which is three quarters of their time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...usual,
          name: 'processes',
          include: runApart,
          exclude: ['**/*.int.test.ts', ...onlyInLongRuns, ...neverTests],
        },
      },
      {
        test: {
          ...usual,
          name: 'integration',
          setupFiles: ['scripts/testing/fresh-process.ts', ...usual.setupFiles],
          isolate: false,
          include: ['**/*.int.test.ts'],
          exclude: [...onlyInLongRuns, ...neverTests],
          globalSetup: ['scripts/testing/test-database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // After the others, which take as many as there are.
          sequence: { groupOrder: 1 },
          testTimeout: size({ short: 10, long: 240 }) * 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
