import { expect, it } from 'vitest'

import { pageCacheHeaders } from './page-cache.ts'

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:01:00Z'],
  ['2026-11-21T12:00:59.999Z', '2026-11-21T12:01:00Z'],
  ['2026-12-31T23:59:30Z', '2027-01-01T00:00:00Z'],
])('a page made at %s is good until %s', (madeAt, until) => {
  const headers = pageCacheHeaders(Temporal.Instant.from(madeAt), ['config', 'branches'])

  expect(headers).toEqual({ 'x-page-tags': 'config,branches', 'x-page-until': until })
})
