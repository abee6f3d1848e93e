import { expect, it, vi } from 'vitest'

import { logAccess } from './access-log.ts'
import type { Log } from './log.ts'

const answered = (status: number) =>
  ({ requestId: 'r', method: 'POST', path: '/api/x', status, ms: 1, source: 'fresh' }) as const

it.each([
  [200, false, 'info'],
  [404, false, 'info'],
  [503, false, 'error'],
  [200, true, 'debug'],
  [401, true, 'info'],
  [503, true, 'error'],
] as const)('an answer %d, polled %s, is written down as %s', (status, isPolled, level) => {
  const log = { debug: vi.fn<Log['debug']>(), info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() }
  logAccess(log as unknown as Log, answered(status), { isPolled })

  expect(Object.entries(log).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []))).toEqual([
    level,
  ])
})
