import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { urlSpace } from '../url-space.data.ts'
import { normalisePath, pathProblem } from './paths.ts'

describe('the path of a page', () => {
  it.each([
    ['/Leistungen/Trockeneis/', 'leistungen/trockeneis'],
    ['  ueber-uns ', 'ueber-uns'],
    ['//a//', 'a'],
    ['/ a /', 'a'],
  ])('typed as "%s" is kept as %s', (typed, kept) => {
    expect(normalisePath(typed)).toBe(kept)
  })

  it.each(['leistungen', 'leistungen/trockeneis', 'news/2026/sommer-fest', 'a_b', 'storefront'])(
    'may be %s',
    (path) => {
      expect(pathProblem(path)).toBeNull()
    },
  )

  it.each(['', 'über-uns', 'a b', 'a//b', 'a-', '-a', 'a/../b', 'a?b=1', 'a#b', 'x'.repeat(201)])(
    'cannot be "%s"',
    (path) => {
      expect(pathProblem(path)).toEqual(expect.any(String))
    },
  )

  it('never takes an address of the product', () => {
    for (const segment of Object.keys(urlSpace))
      expect(pathProblem(`${segment}/x`)).toEqual(expect.any(String))
  })

  it('is kept the same way however often it is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalisePath(normalisePath(text))).toBe(normalisePath(text))
      }),
    )
  })
})
