import { expect, test } from 'vitest'

import { uuidV7 } from './uuid-v7.ts'

test('an id carries its time in front, so that ids sort by time', () => {
  const ids = [0, 1, 1_795_000_000_000, 1_795_000_000_001].map(uuidV7)

  expect(ids).toEqual(ids.toSorted())
  expect(Number.parseInt(ids[2]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(1_795_000_000_000)
})

test('an id names its version and variant and is never given twice', () => {
  const ids = Array.from({ length: 1000 }, () => uuidV7(1_795_000_000_000))

  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
