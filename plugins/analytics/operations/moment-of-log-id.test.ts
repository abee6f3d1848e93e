import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { momentOfLogId } from './moment-of-log-id.ts'

describe('the id of a log entry', () => {
  it('carries its moment to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), (at) => {
        expect(momentOfLogId(uuidV7(at))?.getTime()).toBe(at)
      }),
    )
  })

  it('sorts by its moment', () => {
    expect(uuidV7(1_700_000_000_001) > uuidV7(1_700_000_000_000)).toBe(true)
  })

  it('of another kind carries none', () => {
    expect(momentOfLogId('6f1e0c1e-7a6b-4b43-9d7e-0d7c8a1f2b3c')).toBeNull()
  })
})
