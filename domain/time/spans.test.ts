import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { doSpansOverlap, findOverlap, type Span } from './spans.ts'

const spans = fc.record({
  from: fc.integer({ min: 0, max: 40 }),
  to: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
}) satisfies fc.Arbitrary<Span>

const covers = ({ from, to }: Span, point: number) => point >= from && (to === null || point < to)

describe('two stretches', () => {
  it.each([
    [{ from: 1, to: 3 }, { from: 3, to: 5 }, false],
    [{ from: 1, to: 4 }, { from: 3, to: 5 }, true],
    [{ from: 1, to: null }, { from: 9, to: 10 }, true],
    [{ from: 1, to: null }, { from: 0, to: 1 }, false],
    [{ from: 2, to: 2 }, { from: 0, to: 5 }, false],
  ])('%j and %j overlap: %s', (one, other, doOverlap) => {
    expect(doSpansOverlap(one, other)).toBe(doOverlap)
  })

  it('overlap exactly when some point lies in both, whichever is asked first', () => {
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const points = Array.from({ length: 42 }, (_, point) => point)
        const isShared = points.some((point) => covers(one, point) && covers(other, point))

        expect(doSpansOverlap(one, other)).toBe(isShared)
        expect(doSpansOverlap(other, one)).toBe(isShared)
      }),
    )
  })
})

it('the first that clashes is named', () => {
  const others = [
    { from: 0, to: 2, name: 'early' },
    { from: 4, to: 6, name: 'late' },
  ]

  expect(findOverlap({ from: 5, to: 9 }, others)?.name).toBe('late')
  expect(findOverlap({ from: 2, to: 4 }, others)).toBeUndefined()
})
