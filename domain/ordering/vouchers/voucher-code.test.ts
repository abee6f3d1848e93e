import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { codeHint, codeLetters, codeOf, printedCode, typedCode } from './voucher-code.ts'

const codes = fc
  .array(fc.nat({ max: codeLetters.length - 1 }), { minLength: 11, maxLength: 11 })
  .map((chosen) => codeOf(chosen))

describe('the code of a voucher', () => {
  it('is read however it was typed, read aloud or scanned', () => {
    const code = codeOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const printed = printedCode(code)

    expect(printed).toMatch(/^\w{4}-\w{4}-\w{4}$/)
    for (const typed of [
      code,
      printed,
      printed.toLowerCase(),
      ` ${printed.replaceAll('-', ' ')} `,
      `https://theke.example/store/gutschein#${printed}`,
    ]) {
      expect(typedCode(typed)).toBe(code)
    }
  })

  it('is none with too few letters, letters that no code has, or anything else', () => {
    for (const typed of ['', '-', 'ABCD-EFGH', 'ABCD-EFGH-JKMN-P', '0000-OOOO-1111', 'x'.repeat(10_000)]) {
      expect(typedCode(typed)).toBeNull()
    }
  })

  it('tells a wrong letter', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 11 }), fc.nat({ max: 30 }), (code, place, letter) => {
        const other = codeLetters[letter] ?? ''
        const typed = code.slice(0, place) + other + code.slice(place + 1)

        expect(typedCode(typed)).toBe(typed === code ? code : null)
      }),
    )
  })

  it('tells two letters that changed places', () => {
    fc.assert(
      fc.property(codes, fc.nat({ max: 10 }), (code, place) => {
        const typed = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2)

        expect(typedCode(typed)).toBe(typed === code ? code : null)
      }),
    )
  })

  it('is made of eleven letters, and lists show the last four', () => {
    expect(() => codeOf([1, 2, 3])).toThrow(RangeError)
    expect(() => codeOf(Array.from({ length: 11 }, () => 31))).toThrow(RangeError)
    expect(codeHint('ABCDEFGHJKMN')).toBe('…JKMN')
  })
})
