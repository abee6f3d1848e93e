import { describe, expect, it } from 'vitest'

import { isReached, median, pronounce, runPairs, type Side } from './measure.ts'

const side = (name: string, costs: number[], calls: string[] = []): Side => ({
  name,
  run: async () => {
    calls.push(name)
    return { operations: 1, seconds: 1, cpuMilliseconds: costs.shift() ?? 0 }
  },
})

describe('two sides that are compared', () => {
  it('take turns, so that a drifting machine hits both', async () => {
    const calls: string[] = []
    await runPairs(side('A', [], calls), side('B', [], calls), { pairs: 2, warmUps: 1 })
    expect(calls.join('')).toBe('ABABAB')
  })

  it('are judged by the median of their pairs, without what warmed them up', async () => {
    const ours = side('A', [900, 20, 40, 600])
    const theirs = side('B', [1, 10, 20, 20])
    const { cpuRatio } = await runPairs(ours, theirs, { pairs: 3, warmUps: 1 })
    expect(cpuRatio).toBe(2)
  })
})

describe('a verdict', () => {
  it('reaches a goal from its own side', () => {
    expect(isReached({ ratio: 1.5, goal: 2, bound: 'most' })).toBe(true)
    expect(isReached({ ratio: 4, goal: 5, bound: 'least' })).toBe(false)
    expect([
      isReached({ ratio: 2, goal: 2, bound: 'most' }),
      isReached({ ratio: 2, goal: 2, bound: 'least' }),
    ]).toEqual([true, true])
  })

  it('is not sound when a figure is not a number, which proves nothing about a slowed product', () => {
    expect(pronounce('init', [{ ratio: Number.NaN, goal: 2, bound: 'most' }]).isSound).toBe(false)
    expect(pronounce('init', [{ ratio: 1, goal: 2, bound: 'most' }]).isSound).toBe(true)
  })

  it('takes the middle of an even number of rounds', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })
})
