import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { instant } from './instant.contract.ts'

const refusalsOf = (text: string) => z.safeParse(instant, text).error?.issues.length ?? 0

it.each(['2026-11-27T18:00:00Z', '2026-11-27T18:00:00.123456789+01:00', '9999-12-31T23:59:59Z'])(
  '%s is an instant',
  (text) => {
    expect(refusalsOf(text)).toBe(0)
  },
)

it.each([
  'morgen',
  '2026-11-27',
  '2026-02-30T18:00:00Z',
  '2026-11-27T18:00:00.1234567891Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
])('%s is refused, once', (text) => {
  expect(refusalsOf(text)).toBe(1)
})
