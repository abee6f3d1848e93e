import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'

import { adminPolicy } from '../csp/policies.ts'
import { createAdminPanel } from './admin-panel.ts'

test('an admin panel that is not built is unavailable, says so once and leaves the shop alone', async () => {
  const onProblem = vi.fn<(error: unknown) => void>()
  const panel = createAdminPanel({
    folder: '/nowhere',
    httpServer: createServer(),
    port: 0,
    isDevelopment: false,
    isStaff: async () => true,
    onProblem,
  })

  await Promise.all([panel.open(), panel.open()])
  await panel.close()

  expect(onProblem).toHaveBeenCalledTimes(1)
})

test('scripts of the admin panel need the nonce of their page', () => {
  const policy = adminPolicy('abc', { isDevelopment: false })

  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).not.toContain('unsafe-eval')
})
