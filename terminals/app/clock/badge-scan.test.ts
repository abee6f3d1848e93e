import { expect, it } from 'vitest'

import { afterKey, nothingTyped, ofBadge } from './badge-scan.ts'

/** What comes of keys that are typed so many milliseconds apart. */
function typing(keys: readonly string[], gapMs: number): (string | null)[] {
  let typed = nothingTyped

  return keys.map((key, index) => {
    const after = afterKey(typed, key, 10_000 + index * gapMs)
    typed = after.typed
    return after.badge
  })
}
const last = (keys: readonly string[], gapMs: number) => typing(keys, gapMs).at(-1)

it.each([
  ['a badge', ['m', 'i', 'a', '.', 'm', 'Enter'], 10, 'mia.m'],
  ['a badge with capitals', ['Shift', 'M', 'i', 'Shift', 'A', 'Enter'], 10, 'MiA'],
  ['keys of somebody who types', ['m', 'i', 'a', 'Enter'], 400, null],
  ['Enter alone', ['Enter'], 10, null],
  ['too little for a badge', ['a', 'b', 'Enter'], 10, null],
  ['a badge after Tab', ['x', 'Tab', 'm', 'i', 'a', 'Enter'], 10, 'mia'],
] as const)('%s', (_, keys, gapMs, badge) => {
  expect(last(keys, gapMs)).toBe(badge)
})

it('a second badge does not go on with the first one', () => {
  expect(typing(['m', 'i', 'a', 'Enter', 'b', 'e', 'n', 'Enter'], 5).filter(Boolean)).toEqual(['mia', 'ben'])
})

it('a badge names whoever has its number or is called so, in any case', () => {
  const people = [
    { username: 'mia', badge: '0123456789012345' },
    { username: 'ben@linz.example', badge: '5432109876543210' },
  ]

  expect(ofBadge(people, ' BEN@linz.example ')).toBe(people[1])
  expect(ofBadge(people, '0123456789012345 ')).toBe(people[0])
  expect(ofBadge(people, 'anna')).toBeUndefined()
})
