import { describe, expect, it } from 'vitest'

import { owedMilliseconds } from './twice.ts'

describe('a product that is slowed', () => {
  it('owes as much processor time as it has used', () => {
    expect(owedMilliseconds({ usedMs: 40, databaseMs: 0, burntMs: 0 })).toBe(40)
  })

  it('pays for its database as well', () => {
    expect(owedMilliseconds({ usedMs: 40, databaseMs: 25, burntMs: 0 })).toBe(65)
  })

  it('owes nothing for what it has burnt, so that it gets twice as slow and not ever slower', () => {
    let burntMs = 0
    for (const ownMs of [40, 40, 55, 90]) {
      burntMs += owedMilliseconds({ usedMs: ownMs + burntMs, databaseMs: 0, burntMs })
      expect(burntMs).toBe(ownMs)
    }
  })

  it('never asks for time back', () => {
    expect(owedMilliseconds({ usedMs: 10, databaseMs: 0, burntMs: 30 })).toBe(0)
  })
})
