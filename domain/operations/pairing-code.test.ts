import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bytesPerCode, pairingCodeFrom, parsePairingCode } from './pairing-code.ts'

const bytes = fc.uint8Array({ minLength: bytesPerCode, maxLength: bytesPerCode })

describe('a code', () => {
  it('reads back whatever bytes it was made of, however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = pairingCodeFrom(random)
        fc.pre(code !== null)

        expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{6}$/)
        for (const typed of [code, code.toLowerCase(), ` ${code} `, `${code.slice(0, 3)}-${code.slice(3)}`]) {
          expect(parsePairingCode(typed)).toBe(code)
        }
      }),
    )
  })

  it('has each letter as often as any other', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const counts = new Map<string, number>()
    for (let start = 0; start + 6 <= 242; start += 6) {
      for (const letter of pairingCodeFrom(all.slice(start, start + 6)) ?? '') {
        counts.set(letter, (counts.get(letter) ?? 0) + 1)
      }
    }

    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1)
    expect(pairingCodeFrom(new Uint8Array(bytesPerCode).fill(255))).toBeNull()
  })

  it.each(['', 'CCCCC', 'CCCCCCC', 'CCCCC0', 'CCCCCO', 'CCCCC1', 'ÄCCCCC', 'constructor'])(
    'is not “%s”',
    (typed) => {
      expect(parsePairingCode(typed)).toBeNull()
    },
  )
})
