import fc from 'fast-check'
import { expect, it } from 'vitest'

import { pathProblem } from './paths.ts'
import { suggestPath } from './suggest-path.ts'

it.each([
  ['Über uns', 'ueber-uns'],
  ['Größe & Maße', 'groesse-masse'],
  ['  Café Crème  ', 'cafe-creme'],
  ['Was kostet’s?', 'was-kostet-s'],
  ['???', ''],
  ['API', ''],
])('a page named „%s“ is suggested „%s“', (name, path) => {
  expect(suggestPath(name)).toBe(path)
})

it('whatever is suggested may be the path of a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const path = suggestPath(name)
      expect(path === '' || pathProblem(path) === null).toBe(true)
    }),
  )
})
