import { expect, it } from 'vitest'

import { fewestVisits, isFew, partsTogether, untoldParts } from './untold-parts.ts'

/** All lists of so many parts, each from nobody to a few more than are told. */
function allParts(count: number, most: number): number[][] {
  if (count === 0) return [[]]

  return allParts(count - 1, most).flatMap((parts) =>
    Array.from({ length: most + 1 }, (_, value) => [...parts, value]),
  )
}

const inOrder = (places: ReadonlySet<number>) => [...places].toSorted((one, other) => one - other)
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

/** What is seen of parts in their places: their total, and each that is told. */
function inPlaces(parts: readonly number[]): string {
  const untold = untoldParts(parts)

  return JSON.stringify([sumOf(parts), parts.map((part, place) => (untold.has(place) ? null : part))])
}

/** What is seen of parts by their names: each that is told, and what the others are together; nobody has no row. */
function inRows(parts: readonly number[]): string {
  const together = partsTogether(parts)

  return JSON.stringify([
    parts.map((part, place) => (together.has(place) || part === 0 ? null : part)),
    sumOf(parts.filter((_, place) => together.has(place))),
  ])
}

it.each(
  [inPlaces, inRows].flatMap((seenOf) => [
    { seenOf, count: 2, most: 14 },
    { seenOf, count: 3, most: 12 },
    { seenOf, count: 4, most: 9 },
    { seenOf, count: 5, most: 6 },
  ]),
)(
  'whoever knows $count parts, the rule of $seenOf.name and all that is told finds none of too few',
  (given) => {
    const { seenOf, count, most } = given
    const bySight = Map.groupBy(
      allParts(count, most).filter((parts) => sumOf(parts) >= fewestVisits),
      seenOf,
    )
    const found = [...bySight].filter(([, possible]) =>
      Array.from({ length: count }, (_, place) => new Set(possible.map((parts) => parts[place] ?? 0))).some(
        (values) => values.size === 1 && [...values].some(isFew),
      ),
    )

    expect(bySight.size).toBeGreaterThan(10)
    expect(found.map(([sight]) => sight)).toEqual([])
  },
)

it.each([
  ['what is great enough is told', [5, 0, 30], []],
  ['the smallest beside one of too few is not', [3, 9, 30, 0], [0, 1]],
  ['nor are its equals', [3, 9, 30, 9], [0, 1, 3]],
  ['all ones are not told, nor that nobody was there', [1, 1, 1, 0, 1, 1], [0, 1, 2, 3, 4, 5]],
  ['nor are all fours', [4, 4, 4], [0, 1, 2]],
])('%s', (_, parts, untold) => {
  expect(inOrder(untoldParts(parts))).toEqual(untold)
})

it('what may not be told for another reason counts as too few', () => {
  expect(inOrder(untoldParts([20, 30, 40], (place) => place === 1))).toEqual([0, 1])
})

it.each([
  ['small rows are one', [1230, 4, 3], [1, 2]],
  ['where it is too small, the smallest beside it is with them', [30, 9, 3], [1, 2]],
  ['where all of them are fours, too', [30, 9, 4, 4], [1, 2, 3]],
  ['where there is no other, it is all there is', [1, 2], [0, 1]],
])('%s', (_, parts, together) => {
  expect(inOrder(partsTogether(parts))).toEqual(together)
})
