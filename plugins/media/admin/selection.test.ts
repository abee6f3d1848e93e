import { expect, it } from 'vitest'

import { nothingSelected, stillShown, toggled, upTo } from './selection.ts'

const order = ['a', 'b', 'c', 'd']
const keysOf = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].toSorted()

it('media are selected one by one, and given up again', () => {
  const both = toggled(toggled(nothingSelected, 'a'), 'c')

  expect(keysOf(both)).toEqual(['a', 'c'])
  expect(keysOf(toggled(both, 'a'))).toEqual(['c'])
})

it('a range reaches from the one that was selected last, in either direction', () => {
  expect(keysOf(upTo(toggled(nothingSelected, 'b'), 'd', order))).toEqual(['b', 'c', 'd'])
  expect(keysOf(upTo(toggled(nothingSelected, 'c'), 'a', order))).toEqual(['a', 'b', 'c'])
  expect(keysOf(upTo(nothingSelected, 'c', order))).toEqual(['c'])
  expect(keysOf(upTo({ keys: new Set(), anchor: 'gone' }, 'c', order))).toEqual(['c'])
})

it('what is no longer shown is not selected', () => {
  expect(keysOf(stillShown(toggled(toggled(nothingSelected, 'a'), 'x'), order))).toEqual(['a'])
})
