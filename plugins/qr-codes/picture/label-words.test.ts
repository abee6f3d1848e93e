import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { piecesOfAddress, piecesOfName } from './label-words.ts'

describe('what is written on a label', () => {
  it('is broken after blanks and hyphens, and an address behind its signs', () => {
    expect(piecesOfName('Gasthaus Maria-Theresien-Straße')).toEqual([
      'Gasthaus ',
      'Maria-',
      'Theresien-',
      'Straße',
    ])
    expect(piecesOfAddress('steinbach.example/q/ab12')).toEqual(['steinbach.', 'example/', 'q/', 'ab12'])
  })

  it('is the same in pieces as in one, and never in many, whatever somebody calls a code', () => {
    const letters = fc.constantFrom('-', ' ', 'a', '/', '.')
    const names = fc.oneof(fc.constant('-'.repeat(160)), fc.string({ unit: letters, maxLength: 160 }))
    fc.assert(
      fc.property(names, (name) => {
        for (const pieces of [piecesOfName(name), piecesOfAddress(name)]) {
          expect(pieces.join('')).toBe(name)
          expect(pieces.length).toBeLessThanOrEqual(24)
        }
      }),
    )
  })
})
