import { defineConfig } from 'vitest/config'

const neverTests = ['**/node_modules/**', 'build/**', '.data/**', '.stryker-tmp/**', '**/.next/**']
const onlyInLongRuns = process.env.TEST_RUN === 'long' ? [] : ['**/*.long.*']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', ...onlyInLongRuns, ...neverTests],
          setupFiles: ['scripts/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...onlyInLongRuns, ...neverTests],
          setupFiles: ['scripts/testing/setup.ts'],
          globalSetup: ['scripts/testing/test-database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
