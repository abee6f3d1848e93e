import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { countOfSketch, isExactSketch, joinedSketch, type Sketch, sketchError, sketchOf } from './sketch.ts'

/** Numbers of 32 bits that are spread as hashes are: Murmur's last mix of a counter, which meets none twice. */
function hashOf(visitor: number): number {
  let hash = Math.imul(visitor ^ (visitor >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)

  return (hash ^ (hash >>> 16)) >>> 0
}
const visitors = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => hashOf(from + index))
const bytes = (sketch: Sketch) => Buffer.from(sketch).toString('hex')

describe('up to 1,024 visitors', () => {
  it('are counted exactly, each once', () => {
    for (const count of [0, 1, 2, 37, 1024]) {
      const sketch = sketchOf([...visitors(1, count), ...visitors(1, count)])

      expect([countOfSketch(sketch), isExactSketch(sketch)]).toEqual([count, true])
    }
  })

  it('of two days are counted once, whoever came on both', () => {
    const both = joinedSketch([sketchOf(visitors(1, 300)), sketchOf(visitors(201, 300))])

    expect(countOfSketch(both)).toBe(500)
  })
})

it.each([1025, 2000, 5000, 20_000, 250_000])(
  '%i visitors are estimated within three times the error that is stated',
  (count) => {
    const offs = [1, 2, 3, 4, 5].map((round) => {
      const counted = countOfSketch(sketchOf(visitors(round * 10_000_000, count)))
      return (counted - count) / count
    })
    const typical = Math.sqrt(offs.reduce((sum, off) => sum + off ** 2, 0) / offs.length)

    expect(Math.max(...offs.map(Math.abs))).toBeLessThan(3 * sketchError)
    expect(typical).toBeLessThan(1.7 * sketchError)
  },
)

it('the same visitors make the same bytes, in whatever order and however they were put together', () => {
  const groups = fc.array(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 900 }), { maxLength: 6 })
  fc.assert(
    fc.property(groups, fc.boolean(), (days, isTwice) => {
      const hashes = days.map((day) => day.map(hashOf))
      const once = sketchOf(hashes.flat())
      const one = hashes.map((day) => sketchOf(day))
      const joined = joinedSketch(isTwice ? [...one.toReversed(), ...one] : one)
      const inTurn = one.reduce((sum, day) => joinedSketch([sum, day]), sketchOf([]))

      expect([bytes(joined), bytes(inTurn)]).toEqual([bytes(once), bytes(once)])
    }),
    { numRuns: size({ short: 40, long: 400 }) },
  )
})

it('joining leaves what is joined as it was', () => {
  const many = sketchOf(visitors(1, 3000))
  const before = bytes(many)
  joinedSketch([many, sketchOf(visitors(9000, 3000))])

  expect(bytes(many)).toBe(before)
})
