import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('news of the start view', () => {
  it('is for the staff', async () => {
    expect((await app.fetch('/api/today/events')).status).toBe(401)
    const employee = await hire(app, 'ROLE_EMPLOYEE')
    const answer = await employee.ask('GET', '/api/today/events')
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    await answer.body?.cancel()
  })

  it('ends with the session', async () => {
    const someone = await hire(app, 'ROLE_EMPLOYEE')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const answer = await someone.ask('GET', '/api/today/events')
      const heard = answer.text()
      vi.advanceTimersByTime(15_000)
      await someone.ask('POST', '/api/users/sessions/revoke-all', {})
      vi.advanceTimersByTime(15_000)

      expect(await heard).toContain('data: {}')
    } finally {
      vi.useRealTimers()
    }
  })
})
