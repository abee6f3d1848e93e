import { describe, expect, it } from 'vitest'

import type { Judged, Verdict } from './measure.ts'
import { codeOf, outcomeOf, summaryLine } from './outcome.ts'

const output =
  '  pair 1: …\ninit, times faster: ratio 9.90 (goal ≥ 5)\ninit, of JSON: ratio 2.62 (goal ≤ 2)\n'
const reached = { ratio: 1, goal: 2, bound: 'most' } as const
const missed = { ...reached, ratio: 3 }
const judged = (...verdicts: Verdict[]): Judged => ({ verdicts, isSound: true })
const ended = (code: unknown) => outcomeOf({ code, output, seconds: 61.4 })

describe('the end of a bench', () => {
  it('is as wanted when the product reaches its goal, and when a slowed one misses it', () => {
    expect([codeOf(judged(reached), false), codeOf(judged(missed), true)]).toEqual([0, 0])
  })

  it('is not as wanted when one of several goals is missed, nor when a slowed product reaches one of them', () => {
    expect(codeOf(judged(reached, missed), false)).not.toBe(0)
    expect(codeOf(judged(reached, missed), true)).not.toBe(0)
  })

  it('lets a slowed product reach what says why it may', () => {
    expect(codeOf(judged({ ...reached, reachedSlowed: 'a promise far above' }, missed), true)).toBe(0)
    expect(codeOf(judged({ ...missed, reachedSlowed: 'a promise far above' }), false)).not.toBe(0)
  })

  it('is never as wanted when something besides speed does not hold', () => {
    expect(codeOf({ ...judged(reached), isSound: false }, false)).not.toBe(0)
    expect(codeOf({ ...judged(missed), isSound: false }, true)).not.toBe(0)
  })

  it('is a break when the bench fell over, which proves nothing about a slowed product', () => {
    for (const code of [1, 130, null]) {
      expect(ended(code)).toMatchObject({ isAsWanted: false, isBroken: true })
    }
    expect(summaryLine('init', ended(1), true)).toContain('✗ init')
    expect(summaryLine('init', ended(1), true)).toContain('BROKEN')
  })

  it('is told in one line with every figure', () => {
    expect(summaryLine('init', ended(2), false)).toBe(
      '✗ init                   missed     61 s  times faster: ratio 9.90 (goal ≥ 5); of JSON: ratio 2.62 (goal ≤ 2)',
    )
  })

  it('says of a slowed product what became of its goal', () => {
    expect(summaryLine('init', ended(0), true)).toMatch(/^✓ init +missed/)
    expect(summaryLine('init', ended(2), true)).toMatch(/^✗ init +reached/)
  })
})
