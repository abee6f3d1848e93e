import { expect, it } from 'vitest'

import { withSectionOf } from './bring-back-section.ts'

const section = (id: string, words = 'jetzt') => ({ id, words })
const earlier = ['a', 'b', 'c', 'd'].map((id) => section(id, 'damals'))
const bodyOf = (ids: string) => Array.from(ids, (id) => section(id))

it.each([
  ['bca', 'c', 'b C a'],
  ['ad', 'c', 'a C d'],
  ['da', 'c', 'd a C'],
  ['xd', 'b', 'B x d'],
  ['', 'b', 'B'],
  ['ab', 'z', 'a b'],
])('of %s the section %s comes back: %s', (ids, id, told) => {
  const next = withSectionOf(bodyOf(ids), earlier, id)

  expect(next.map((each) => (each.words === 'damals' ? each.id.toUpperCase() : each.id)).join(' ')).toBe(told)
})
