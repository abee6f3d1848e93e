import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fillSlots } from './fill-slots.ts'

const news = ['e', 'd', 'c', 'b', 'a'].map((id) => ({ id }))
const idsOf = (chosen: string[]) => fillSlots(news, chosen).map(({ id }) => id)

it('three slots take the chosen news first and the newest after them', () => {
  expect(idsOf([])).toEqual(['e', 'd', 'c'])
  expect(idsOf(['a'])).toEqual(['a', 'e', 'd'])
  expect(idsOf(['b', 'gone', 'd'])).toEqual(['b', 'd', 'e'])
})

it('there are never more than three, and none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x')), (chosen) => {
      expect(new Set(idsOf(chosen)).size).toBe(3)
      expect(idsOf(chosen)).toHaveLength(3)
    }),
  )
})
