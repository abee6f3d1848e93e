import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatRecoveryCode,
  readTypedCode,
  recoveryCodeFrom,
  recoveryCodeLength,
  recoveryLetters,
} from './factor-codes.ts'

describe('what is typed where a code is asked for', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
    ['ABCD EFGH JKMN PQRS', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
    ['2345-6789-2345-6789', { kind: 'recovery', code: '2345678923456789' }],
    ['12345', null],
    ['1234567', null],
    ['abcd-efgh-jkmn-pqr', null],
    ['abcd-efgh-jkmn-pqr0', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readTypedCode(typed)).toEqual(read)
  })
})

describe('a recovery code', () => {
  it('is read back as it was shown, whatever it was made of', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        const code = recoveryCodeFrom(bytes)
        fc.pre(code !== null)

        expect(readTypedCode(formatRecoveryCode(code ?? ''))).toEqual({ kind: 'recovery', code })
      }),
    )
  })

  it('asks for more bytes rather than favour a letter', () => {
    const biased = Uint8Array.from({ length: 64 }, () => 255)
    expect(recoveryCodeFrom(biased)).toBeNull()
    expect(recoveryCodeFrom(Uint8Array.from({ length: recoveryCodeLength }, () => 0))).toBe(
      recoveryLetters[0]?.repeat(recoveryCodeLength),
    )
  })
})
