import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareSections } from './section-changes.ts'

const section = (id: string, text = '') => ({ id, blockType: 'content', text })
const page = (...ids: string[]) => ids.map((id) => section(id))
const told = (...args: Parameters<typeof compareSections>) =>
  compareSections(...args).map(({ kind, before, after }) => `${kind} ${String((after ?? before)?.id)}`)

describe('two states of a page', () => {
  it('that differ by a section at the top differ by that one alone', () => {
    expect(told(page('a', 'b'), page('neu', 'a', 'b'))).toEqual(['added neu', 'same a', 'same b'])
  })

  it('tell what is gone where it stood', () => {
    expect(told(page('a', 'b', 'c', 'd'), page('a', 'd'))).toEqual([
      'same a',
      'removed b',
      'removed c',
      'same d',
    ])
    expect(told(page('a', 'b'), page('b'))).toEqual(['removed a', 'same b'])
  })

  it('call one section moved where one was moved', () => {
    expect(told(page('a', 'b', 'c', 'd'), page('d', 'a', 'b', 'c'))).toEqual([
      'moved d',
      'same a',
      'same b',
      'same c',
    ])
  })

  it('tell what was written anew, but not how its fields are ordered or what is empty', () => {
    expect(told([section('a', 'alt')], [section('a', 'neu')])).toEqual(['changed a'])
    expect(told([{ id: 'a', x: 1, y: null }], [{ y: undefined, x: 1, id: 'a' }])).toEqual(['same a'])
  })
})

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String))

it('every section of both states is told once, those of the later state in their order', () => {
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const changes = compareSections(page(...before), page(...after))
      const idsOf = (state: 'before' | 'after') => changes.flatMap((change) => change[state]?.id ?? [])

      expect(idsOf('after')).toEqual(after)
      expect(new Set(idsOf('before'))).toEqual(new Set(before))
      expect(idsOf('before')).toHaveLength(before.length)
    }),
  )
})

it('a page has not changed against itself', () => {
  fc.assert(
    fc.property(ids, (same) => {
      expect(compareSections(page(...same), page(...same)).every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})
