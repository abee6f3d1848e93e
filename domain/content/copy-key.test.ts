import fc from 'fast-check'
import { expect, it } from 'vitest'

import { copyKey } from './copy-key.ts'
import { pathProblem } from './paths.ts'

it('a copy gets the next free key', () => {
  expect(copyKey('angebot', new Set(), 200)).toBe('angebot-kopie')
  expect(copyKey('angebot', new Set(['angebot-kopie', 'angebot-kopie-2']), 200)).toBe('angebot-kopie-3')
})

it('the key of a copy is free, not too long, and a path where that of the record was one', () => {
  const path = fc
    .stringMatching(/^[a-z0-9]+([-_/][a-z0-9]+)*$/, { maxLength: 64 })
    .filter((text) => !pathProblem(text))
  fc.assert(
    fc.property(path, fc.integer({ min: 0, max: 12 }), (key, copies) => {
      const taken = new Set<string>()
      for (let copy = 0; copy <= copies; copy += 1) {
        const next = copyKey(key, taken, 64)
        expect([taken.has(next), next.length <= 64, pathProblem(next)]).toEqual([false, true, null])
        taken.add(next)
      }
    }),
  )
})
