import { expect, test } from 'vitest'

import { nothingSelected, stillShown, toggled, toggledAll, upTo, without } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted()

test('a row is selected, and again is not', () => {
  const one = toggled(nothingSelected, 'b')

  expect([idsOf(one), idsOf(toggled(one, 'b'))]).toEqual([['b'], []])
})

test('a range goes from where it was begun, in both directions, and keeps what else is selected', () => {
  const begun = toggled(toggled(nothingSelected, 'a'), 'c')

  expect(idsOf(upTo(begun, 'e', order))).toEqual(['a', 'c', 'd', 'e'])
  expect(idsOf(upTo(begun, 'b', order))).toEqual(['a', 'b', 'c'])
  expect(upTo(upTo(begun, 'd', order), 'e', order).anchor).toBe('c')
})

test('a range that was begun at a row which has gone begins anew', () => {
  expect(idsOf(upTo({ ids: new Set(), anchor: 'weg' }, 'b', order))).toEqual(['b'])
})

test('all are selected, and again none', () => {
  const all = toggledAll(toggled(nothingSelected, 'b'), order)

  expect([idsOf(all), idsOf(toggledAll(all, order)), idsOf(toggledAll(nothingSelected, []))]).toEqual([
    order,
    [],
    [],
  ])
})

test('what a filter hides is no longer meant', () => {
  expect(stillShown({ ids: new Set(['a', 'd']), anchor: 'd' }, ['a', 'b'])).toEqual({
    ids: new Set(['a']),
    anchor: null,
  })
})

test('what was done with is no longer selected, and nothing else is forgotten', () => {
  const chosen = { ids: new Set(['a', 'b', 'c']), anchor: 'b' }

  expect(without(chosen, ['a', 'b'])).toEqual({ ids: new Set(['c']), anchor: null })
  expect(without(chosen, ['a'])).toEqual({ ids: new Set(['b', 'c']), anchor: 'b' })
})
