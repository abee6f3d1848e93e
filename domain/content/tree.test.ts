import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mostLevels, parentProblem } from './tree.ts'

describe('a record of a tree', () => {
  it('may hang under another branch of it', () => {
    expect(parentProblem({ id: 'c', ancestors: ['b', 'a'], levelsBelow: 1 })).toBeNull()
  })

  it('cannot hang under itself or under what hangs under it', () => {
    expect(parentProblem({ id: 'a', ancestors: ['a'], levelsBelow: 1 })).toMatch('unter sich selbst')
    expect(parentProblem({ id: 'a', ancestors: ['c', 'b', 'a'], levelsBelow: 3 })).toMatch(
      'unter sich selbst',
    )
  })

  it('cannot grow deeper than can be shown', () => {
    const ancestors = Array.from({ length: mostLevels }, (_, level) => `n${level}`)

    expect(parentProblem({ id: null, ancestors, levelsBelow: 1 })).toMatch('Ebenen')
    expect(parentProblem({ id: null, ancestors: ancestors.slice(1), levelsBelow: 1 })).toBeNull()
  })

  it('never ends up in a circle, however often records are moved', () => {
    const node = fc.integer({ min: 0, max: 6 }).map(String)

    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 40 }), (moves) => {
        const parents = new Map<string, string>()
        for (const [id, parent] of moves) {
          const isFine = parentProblem({ id, ancestors: [parent, ...above(parent, parents)], levelsBelow: 1 })
          if (isFine === null) parents.set(id, parent)
        }

        for (const id of parents.keys()) expect(above(id, parents)).not.toContain(id)
      }),
    )
  })
})

function above(id: string, parents: Map<string, string>): string[] {
  const found: string[] = []
  for (let at = parents.get(id); at !== undefined && found.length < 20; at = parents.get(at)) found.push(at)

  return found
}
