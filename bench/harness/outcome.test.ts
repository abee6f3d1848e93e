import { describe, expect, it } from 'vitest'

import { codeOf, outcomeOf, summaryLine } from './outcome.ts'

const output =
  '  pair 1: …\ninit, times faster: ratio 9.90 (goal ≥ 5)\ninit, of JSON: ratio 2.62 (goal ≤ 2)\n'
const ended = (code: unknown) => outcomeOf({ code, output, seconds: 61.4 })

describe('the end of a bench', () => {
  it('is as wanted when the product reaches its goal, and when a slowed one misses it', () => {
    expect([codeOf(true, false), codeOf(false, true)]).toEqual([0, 0])
  })

  it('is not as wanted when the goal is missed, nor when a slowed product reaches it', () => {
    expect(codeOf(false, false)).not.toBe(0)
    expect(codeOf(true, true)).not.toBe(0)
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
