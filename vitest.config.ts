import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', 'build/**', '.data/**', '.stryker-tmp/**'],
          setupFiles: ['scripts/testing/setup.ts'],
        },
      },
    ],
  },
})
